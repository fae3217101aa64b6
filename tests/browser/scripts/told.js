// All text of the page, and what only screen readers hear.
() => [document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .flatMap(element => [element.ariaLabel ?? '', element.getAttribute('title') ?? ''])]

// Every action that can be seen on the page, once each.
() => [...new Set([...document.querySelectorAll('[data-action]')].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}).map(element => element.dataset.action))]

// Things and words that reach out of the window, or out of a box that cuts them off. What people call themselves and
// their tables may be as long as they like.
() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
    for (const element of document.querySelectorAll('.top, .board, .prompt, .dock, [data-thing], [data-action], .prompt *')) {
        if (element.closest('.side') || !element.checkVisibility({ visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const name = element.dataset?.thing ?? element.dataset?.action ?? element.className.baseVal ?? element.className;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
            found.push(`${name} reaches out of the window: ${JSON.stringify(box)}`);
        }
    }
    for (const element of document.querySelectorAll('.shell *')) {
        if (!(element instanceof HTMLElement) || element.closest('.record, .unseen, h1, .nick') || !element.checkVisibility()) continue;
        const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const across = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const down = overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2;
        if ((own || textOverflow === 'ellipsis') && element.clientWidth > 1 && (across || down)) found.push(`${element.textContent.trim()} is cut off`);
    }
    return found;
}

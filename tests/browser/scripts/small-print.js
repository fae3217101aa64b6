// Words in smaller letters than these, by font size and scale; what scrolls in the right column may be small.
smallest => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector('.shell'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('.side, .unseen, dialog, style')) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(element).fontSize);
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        if (box.width > 1 && size * Math.abs(scale) < smallest) found.push(`${node.textContent.trim()}: ${(size * scale).toFixed(1)}`);
    }
    return found;
}

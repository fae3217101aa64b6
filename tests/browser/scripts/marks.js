// Of each word on somebody's state: whether it can be read whole, and neither pushes nor covers what stands beside it.
mark => {
    const seen = [...document.querySelectorAll(`[data-mark=${mark}]`)].filter(each => each.checkVisibility() && !each.closest('dialog'));
    const cuts = element => getComputedStyle(element).overflowX !== 'visible';
    const whole = text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
    };
    // The part of a text that is not cut off by what lies around it.
    const part = text => {
        let { left, right, top, bottom } = whole(text);
        for (let outer = text.parentElement; outer; outer = outer.parentElement) {
            if (!cuts(outer)) continue;
            const around = outer.getBoundingClientRect();
            [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        }
        return { left, right, top, bottom };
    };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return seen.map(element => {
        const row = element.closest('section.player, li, tr');
        const texts = [];
        const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode;
            if (text.data.trim() && !text.parentElement.closest('.unseen, svg')) texts.push(text);
        }
        const parts = texts.map(part);
        if (part(element.firstChild).right < whole(element.firstChild).right - 1) return `${element.textContent} is cut off`;
        for (let outer = element.parentElement; outer !== row.parentElement; outer = outer.parentElement) {
            if (!cuts(outer) && outer.scrollWidth > outer.clientWidth + 1) return `${outer.textContent} reaches out`;
        }
        const first = parts.findIndex((a, index) => parts.some((b, other) => other < index && meet(a, b)));
        return first < 0 ? 'whole' : `${texts[first].data} lies over something`;
    });
}

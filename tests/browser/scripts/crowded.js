// What there is no room for in the top bar and in what is told of each player: words that cover others, that push
// something out of their row, or that say who is away and are cut short. Names may be, and what follows them.
() => {
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
    const textsIn = row => {
        const texts = [];
        const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode;
            const spoken = text.data.trim() && text.parentElement.checkVisibility() && !text.parentElement.closest('.unseen, svg, dialog, [popover]');
            if (spoken) texts.push({ text, part: part(text) });
        }
        return texts;
    };
    const found = [];
    for (const row of document.querySelectorAll('.top, .players section.player, .players .team > li, .players tbody tr')) {
        if (!row.checkVisibility()) continue;
        const edge = Math.min(innerWidth, row.getBoundingClientRect().right);
        const texts = textsIn(row);
        for (const { text, part } of texts) {
            const over = texts.find(other => other.text !== text && meet(part, other.part));
            if (over) found.push(`${text.data} lies over ${over.text.data}`);
            if (part.right > edge + 1) found.push(`${text.data} reaches out`);
            if (text.parentElement.dataset.mark && part.right < whole(text).right - 1) found.push(`${text.data} is cut off`);
        }
    }
    return found;
}

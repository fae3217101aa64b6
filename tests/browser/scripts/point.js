// Where a pointer would meet the target and not what lies over it: its middle, or the next best place.
element => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
    for (const down of places) for (const along of places) {
        const [x, y] = [left + along * width, top + down * height];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}

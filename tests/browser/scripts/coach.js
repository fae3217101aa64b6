// Where a tutorial is, what its coach says, where what it wants can be clicked, and what it speaks of but cannot be seen.
things => {
    const coach = document.querySelector('[data-coach]');
    if (!coach) return null;
    const seen = element => element.getClientRects().length > 0;
    const point = POINT;
    const wanted = [...document.querySelectorAll('[data-wanted]')].filter(seen);
    let place = null; // of the first that can be met: to look for another would scroll it away
    for (const element of wanted) place ??= point(element);
    const named = thing => [...document.querySelectorAll(`[data-thing="${thing}"]`)];
    return {
        lesson: coach.dataset.coach,
        step: coach.dataset.step,
        reading: coach.dataset.reading !== undefined,
        said: document.getElementById('coach-said').textContent,
        closed: document.querySelector('[data-closing]') !== null,
        wanted: [...new Set(wanted.map(element => element.dataset.action))],
        place,
        unseen: things.filter(thing => !named(thing).some(seen)),
    };
}

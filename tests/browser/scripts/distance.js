// The places of the action in focus and of the wanted one, in the order of the keys N and P, and how many there are.
action => {
    const all = [...document.querySelectorAll('.shell [data-action]')].filter(each => each.getClientRects().length);
    const wanted = all.findIndex(each => each.dataset.action === action);
    return [all.indexOf(document.activeElement), wanted, all.length];
}

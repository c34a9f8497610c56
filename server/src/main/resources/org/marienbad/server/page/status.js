/** Whose turn it is, and who has won, by the names of people. */

import { t } from './words.js';

/** By what everybody calls who has a seat. */
export const nameOf = (seat) => seat?.name || seat?.title || '';

/** The seats that share the greatest payoff. */
function winners(payoffs) {
    const most = Math.max(...payoffs) - 1e-9;
    return [...payoffs.keys()].filter((seat) => payoffs[seat] >= most);
}

const isDraw = (payoffs) => payoffs.length > 1 && winners(payoffs).length === payoffs.length;

/** What the end has brought `seat`: `won`, `lost` or `draw`. */
export function outcome(payoffs, seat) {
    return isDraw(payoffs) ? 'draw' : winners(payoffs).includes(seat) ? 'won' : 'lost';
}

/** Whose turn it is or who has won; and what the game says of it, where that is more. */
export function status({ over, payoffs, actor, headline }, { seats, you }) {
    if (over && !isDraw(payoffs)) {
        const best = winners(payoffs).map((seat) => nameOf(seats[seat]));
        return [t(best.length === 1 ? 'headline.wins' : 'headline.shared', best.join(', '))];
    } else if (over || actor < 0) {
        return [headline];
    }
    const turn = actor === you ? t('room.turn') : t('room.waiting', nameOf(seats[actor]));
    // That the seat is to move has been said.
    const plain = [t('headline.turn', seats[actor].title), t('room.waiting', seats[actor].title)].find((words) => headline.startsWith(words));
    const more = plain ? headline.slice(plain.length).replace(/^[\s.,:;–-]+/, '') : headline;
    return more ? [turn, more] : [turn];
}

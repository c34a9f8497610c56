/** Whose turn it is, and who has won, by the names of people. */

import { t } from './words.js';

/** The name of the player of a seat, for everybody. */
export const nameOf = (seat) => seat?.called || seat?.name || seat?.title || '';

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of the game's in which everybody is called by name, not as the seats are: all at once, as names may be titles. */
export function named(words, { seats }) {
    const names = new Map(seats.map((seat) => [seat.title, nameOf(seat)]).reverse());
    const titles = [...names.keys()].filter(Boolean);
    if (!titles.length || !words) {
        return words;
    }
    const all = titles.sort((a, b) => b.length - a.length).map(escaped).join('|');
    return words.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'gu'), (title) => names.get(title));
}

/** The seats that share the greatest payoff. */
function winners(payoffs) {
    const most = Math.max(...payoffs) - 1e-9;
    return [...payoffs.keys()].filter((seat) => payoffs[seat] >= most);
}

const isDraw = (payoffs) => payoffs.length > 1 && winners(payoffs).length === payoffs.length;

/** The result of `seat`: `won`, `lost` or `draw`. */
export function outcome(payoffs, seat) {
    return isDraw(payoffs) ? 'draw' : winners(payoffs).includes(seat) ? 'won' : 'lost';
}

/** Whether a computer plays at a seat now. */
const isComputer = (seat) => seat.standIn || ['level', 'player'].includes(seat.kind);

/**
 * Whose turn it is or who has won; and the words of the game, if they tell more. The seat that played `last` has another
 * turn if it is to move, unless the game names a task, which may be a further part of the same turn.
 */
export function status({ over, payoffs, actor, headline, task }, room, last = null) {
    const { seats, together } = room;
    const you = together ? -1 : room.you;
    if (over && !isDraw(payoffs)) {
        const best = winners(payoffs);
        if (best.length === 1 && best[0] === you) {
            return [t('headline.won')];
        } else if (best.length === 1 && seats.length === 2 && you >= 0) {
            return [t('headline.lost')];
        }
        return [t(best.length === 1 ? 'headline.wins' : 'headline.shared', best.map((seat) => nameOf(seats[seat])).join(', '))];
    } else if (over || actor < 0) {
        return [named(headline, room)];
    }
    // That the seat is to move need not be said twice.
    const plain = task ? null : [t('headline.turn', seats[actor].title), t('room.waiting', seats[actor].title)].find((words) => headline.startsWith(words));
    const again = plain && last?.actor === actor;
    const turn = actor === you ? t(again ? 'room.turn.again' : 'room.turn')
        : isComputer(seats[actor]) ? t('room.thinking', nameOf(seats[actor]))
        : t(!together ? 'room.waiting' : again ? 'headline.turn.again' : 'headline.turn', nameOf(seats[actor]));
    if (task) {
        return [turn, named(task, room)];
    }
    const more = plain ? headline.slice(plain.length).replace(/^[\s.,:;–-]+/, '') : named(headline, room);
    return more ? [turn, more] : [turn];
}

/** The faults of addresses: each is one sentence that names the entry and tells which values are allowed; null if there is none. */

import { embedded, options as query } from './embedded.js';
import { languages, t } from './words.js';

/** By what a fragment leads to, all that it may say besides. */
const BESIDES = {
    room: ['seat', 'watch', 'invite', 'join', 'ply'],
    record: ['ply', 'game'],
    boards: [],
    'set-up': ['game'],
    position: ['game'],
};
const QUERY = ['embed', 'game', 'record', 'level', 'theme', 'language', 'size'];
const THEMES = ['light', 'dark', 'contrast'];
const KINDS = ['person', 'open', 'level'];
/** A link of the host may have a seat of this kind, which anybody else leaves to a computer. */
const HOSTS = 'player';
const CLOCK = /^\d+\+\d+$/;
const WHOLE = /^\d+$/;
const MOST_SHOWN = 40;

function shown(value) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > MOST_SHOWN ? text.slice(0, MOST_SHOWN) + '…' : text;
}

/** The fault of an entry that is there; `allowed` is a list of its values, or words. */
function entry(name, value, allowed, is = allowed.includes(value)) {
    return is || value === undefined || value === null ? null : t('link.entry', name, shown(value), [allowed].flat().join(', '));
}

function unknown(names, known, place = '') {
    const other = [...names].find((name) => !known.includes(name));
    return other === undefined ? null : t('link.unknown', place + shown(other), known.join(', '));
}

const whole = (name, value) => entry(name, value, t('link.whole'), WHOLE.test(value));

/** The fault of the query of a board in another page. */
const ofQuery = () => unknown(query.keys(), QUERY)
    ?? entry('theme', query.get('theme'), THEMES)
    ?? entry('language', query.get('language'), languages())
    ?? whole('size', query.get('size'));

/** The fault of the entries `at` of the fragment, or of the query of a board in another page. */
export function ofAddress(at) {
    const kind = Object.keys(BESIDES).find((each) => at.has(each));
    return (kind ? unknown(at.keys(), [kind, ...BESIDES[kind]]) : null) ?? whole('ply', at.get('ply')) ?? (embedded ? ofQuery() : null);
}

/** That there is no such `ply` in a record of `length`. */
export const ofPly = (ply, length) => entry('ply', ply, t('link.range', 0, length), ply <= length);

function ofSeats(seats, levels) {
    return seats.map((seat, index) => entry(`seats[${index}].kind`, seat?.kind ?? shown(seat), KINDS, [...KINDS, HOSTS].includes(seat?.kind))
        ?? (seat.kind === 'level' ? entry(`seats[${index}].level`, seat.level, levels) : null)).find(Boolean);
}

/** The fault of the set-up `given` by a link to `game`. */
export function ofSetUp(given, game, clocks) {
    const { minSeats, maxSeats } = game;
    const levels = game.levels.map(({ id }) => id);
    const ids = clocks.map(({ id }) => id);
    const flag = (name, value) => entry(name, value, [true, false]);
    const object = (name, value) => entry(name, value, t('link.object'), typeof value === 'object' && !Array.isArray(value));
    const checks = {
        game: () => null,
        seats: (name, value) => entry(name, value, t('link.list', minSeats === maxSeats ? minSeats : `${minSeats}–${maxSeats}`), Array.isArray(value) && value.length >= minSeats && value.length <= maxSeats)
            ?? ofSeats(value ?? [], levels),
        options: (name, value) => object(name, value) ?? unknown(Object.keys(value ?? {}), game.options.map(({ key }) => key), 'options.'),
        starter: (name, value) => entry(name, value, [...Array(maxSeats).keys(), 'lot']),
        clock: (name, value) => entry(name, value, [...ids, '5+3'], ids.includes(value) || CLOCK.test(value)),
        listed: flag,
        takebacks: flag,
        hints: flag,
        position: object,
        condition: (name, value) => entry(name, value, t('link.text'), typeof value === 'string'),
    };
    return unknown(Object.keys(given), Object.keys(checks))
        ?? Object.entries(checks).map(([name, check]) => check(name, given[name])).find(Boolean)
        ?? (embedded ? entry('level', query.get('level'), [...levels, 'none']) : null);
}

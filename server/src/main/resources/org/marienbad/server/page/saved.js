/** The memory of this browser: settings, the person's name, and the games in which the person has a seat. */

import { embedded } from './embedded.js';

const SETTINGS = 'marienbad.settings';
const GAMES = 'marienbad.games';
const MOST_GAMES = 100;
/** In somebody else's page a visitor has no seats, no rights and no settings of before: that page may cover it with its own. */
const here = new Map();
const storage = () => (embedded ? { getItem: (key) => here.get(key) ?? null, setItem: (key, value) => here.set(key, value) } : localStorage);

function read(key, otherwise) {
    try {
        return JSON.parse(storage().getItem(key)) ?? otherwise;
    } catch {
        return otherwise;
    }
}

function write(key, value) {
    try {
        storage().setItem(key, JSON.stringify(value));
    } catch {
        // Where nothing may be kept, the links still hold all that is needed.
    }
}

export const setting = (name, otherwise = null) => read(SETTINGS, {})[name] ?? otherwise;

export function remember(name, value) {
    write(SETTINGS, { ...read(SETTINGS, {}), [name]: value });
}

/**
 * Games with a seat of one's own, the last one first: `{room, token, game, name, language, opponents, begun, played, over, result}`.
 * Of each opponent there are the `words` in that language and perhaps the `level`; earlier versions kept one text of all.
 * Those in which nothing was `played` are no games to be told of, unless one waits for `people`.
 */
export const games = () => read(GAMES, []);

/** Games of one's own in which something was played. */
export const played = () => games().filter((game) => game.played !== false);

export function keep(game) {
    const others = games().filter((each) => each.room !== game.room);
    const before = games().find((each) => each.room === game.room) ?? {};
    // The least is lost with those in which nothing was played.
    const kept = others.length < MOST_GAMES ? others : others.filter((each) => each.played !== false);
    write(GAMES, [{ ...before, ...game }, ...kept].slice(0, MOST_GAMES));
}

/** Changes the entry of a game without moving it to the front. */
export function update(room, facts) {
    write(GAMES, games().map((game) => (game.room === room ? { ...game, ...facts } : game)));
}

export function forget(room) {
    write(GAMES, games().filter((game) => game.room !== room));
}

/** Has a game again that was forgotten, at its place. */
export function restore(game, place) {
    write(GAMES, games().toSpliced(place, 0, game));
}

/** The address of the page of many boards on which a room was shown last; empty if it was on none. */
export function boardsWith(room) {
    const { fragment = '' } = setting('boards', {});
    return fragment.includes(room + '.') ? fragment.slice(1) : '';
}

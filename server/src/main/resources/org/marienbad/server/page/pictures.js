/** The pictures of the gallery: asked for one after the other, and kept as long as the window is open. */

import { get } from './api.js';
import { current } from './words.js';

const AT_A_TIME = 2;
const AGAIN = 2000;
const MOST_TRIES = 5;

const known = new Map();
const waiting = [];
let asking = 0;

function kept(key) {
    try {
        return JSON.parse(sessionStorage.getItem(key));
    } catch {
        return null;
    }
}

function keep(key, drawing) {
    try {
        sessionStorage.setItem(key, JSON.stringify(drawing));
    } catch {
        // Full, or not allowed: it is asked for again the next time.
    }
}

async function fetched(game) {
    for (let tries = 1; ; tries++) {
        try {
            return (await get('catalogue', { game: game.id })).drawing ?? null;
        } catch (refused) {
            // A server that is asked too often answers later.
            if (refused.status !== 429 || tries === MOST_TRIES) {
                return null;
            }
            await new Promise((resolve) => setTimeout(resolve, AGAIN * tries));
        }
    }
}

function next() {
    while (asking < AT_A_TIME && waiting.length) {
        const { game, key, resolve } = waiting.shift();
        asking++;
        fetched(game).then((drawing) => {
            asking--;
            if (drawing) {
                keep(key, drawing);
            }
            resolve(drawing);
            next();
        });
    }
}

/** The picture of `game` in the language shown; null if there is none. */
export function of(game) {
    const key = `picture ${current()} ${game.id}`;
    if (!known.has(key)) {
        const drawing = game.drawing ?? kept(key);
        known.set(key, drawing ? Promise.resolve(drawing) : new Promise((resolve) => {
            waiting.push({ game, key, resolve });
            next();
        }));
    }
    return known.get(key);
}

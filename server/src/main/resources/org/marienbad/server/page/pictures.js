/** The pictures of the gallery: asked for one after the other while nothing else is to be done, and kept as long as the window is open. */

import { get } from './api.js';
import { current } from './words.js';

const AGAIN = 2000;
const MOST_TRIES = 5;

const known = new Map();
let waiting = [];
let asking = false;

// Some browsers cannot tell when nothing is to be done.
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

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

async function next() {
    if (asking) {
        return;
    }
    asking = true;
    for (await idle(); waiting.length; await idle()) {
        const { game, key, resolve } = waiting.shift();
        const drawing = await fetched(game);
        if (drawing) {
            keep(key, drawing);
        }
        resolve(drawing);
    }
    asking = false;
}

/** Forgets the pictures of the game `id`, which is another one now. */
export function forget(id) {
    const isOf = (key) => key.startsWith('picture ') && key.endsWith(' ' + id);
    [...known.keys()].filter(isOf).forEach((key) => known.delete(key));
    try {
        Object.keys(sessionStorage).filter(isOf).forEach((key) => sessionStorage.removeItem(key));
    } catch {
        // Nothing may be kept, so nothing is.
    }
}

/** Asks for no more pictures, as a game begins. */
export function stop() {
    waiting.forEach(({ key }) => known.delete(key));
    waiting = [];
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

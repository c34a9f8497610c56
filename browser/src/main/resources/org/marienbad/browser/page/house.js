/** Asks the worker that plays the part of the server. */

import { notice } from './dom.js';
import { carried, embedded } from './embedded.js';
import { all, TEXTS } from './storage.js';

const OFF = 'marienbad.texts.off';
/** A worker that has answered nothing for so many beats hangs; of a machine that sleeps nothing beats. */
const BEAT = 3000;
const MOST_BEATS = 10;
/** Until the trained models are kept, which hardly any first game needs, and the words of all languages. */
const REST = 5000;
/** For a sentence to be read. */
const LONG = 10000;
/** For a game in text to be read and to be played a little. */
const PATIENCE = 20000;

/** The game in text that is read for a board in another page; empty if there is none. */
const CARRIED = embedded ? carried() ?? '' : '';

const made = (name) => new Worker(new URL('worker.js', import.meta.url), { type: 'module', name });

/** What the session keeps, where the browser lets anything be kept. */
function session(use) {
    try {
        return use(sessionStorage);
    } catch {
        return null;
    }
}

/** Whether games in text are left out, as one of them took too long. */
export const off = () => session((kept) => kept.getItem(OFF)) !== null;

/** Whether they shall be left out, from the next opening of the page on. */
export function turn(out) {
    session((kept) => (out ? kept.setItem(OFF, '') : kept.removeItem(OFF)));
}

let worker = null;
/** By their numbers the messages that the worker has not done with, each with who hears the answers. */
const waiting = new Map();
let latest = 0;

/** The part of the gallery for games in text, loaded while the worker begins. */
export const texts = import('./texts.js');

// Without it the page needs its web server each time; from the disk, or without https, there is none.
embedded || navigator.serviceWorker?.register(new URL('service.js', import.meta.url))
    .then(() => setTimeout(keepMore, REST)).catch(() => {});

async function keepMore() {
    const models = !navigator.connection?.saveData;
    (await navigator.serviceWorker.ready).active.postMessage({ models });
}

let hasRooms = false;
let isElsewhere = false;
let changed = () => {};

/** Whether another tab has the rooms. */
function move(is) {
    if (is !== isElsewhere) {
        isElsewhere = is;
        changed();
    }
}

/** The screen in place of all others while another tab has the rooms; null while this one has them. `hear` is told of each change. */
export async function elsewhere(hear) {
    changed = hear;
    return isElsewhere ? (await import('./elsewhere.js')).screen(() => worker.postMessage({ steal: true })) : null;
}

const TOO_SLOW = 'This game takes too long. / Tato hra trvá příliš dlouho.';

/** Whether the worker has answered anything, which it does when it has read the games in text. */
let hasAnswered = false;
let beats = 0;
let watching = null;

function heard({ data }) {
    if ('waits' in data) {
        hasRooms = !data.waits;
        move(data.waits);
    } else if (data.lost) {
        hasRooms = false;
        move(true);
        renew();
    } else if (data.unkept) {
        texts.then((part) => part.unkept()).then((words) => notice(words, LONG));
    } else if ('reads' in data) {
        data.reads && watch();
    } else if (data.pong) {
        beats = 0;
    } else {
        hasAnswered = true;
        waiting.get(data.id)?.hear(data);
    }
}

/** Has another worker begin, which reads the games in text that are kept now, and is asked again what was asked. */
export function renew() {
    hasAnswered = false;
    clearInterval(watching);
    worker?.terminate();
    const had = hasRooms;
    hasRooms = false;
    // A board in another page keeps nothing, so that it waits for no other one.
    worker = made(embedded ? 'embedded ' + CARRIED : off() ? 'plain' : '');
    worker.onmessage = heard;
    worker.onerror = failed;
    // Another tab that waits for the rooms would get them now.
    had && worker.postMessage({ steal: true });
    waiting.forEach(({ message }) => worker.postMessage(message));
}

/** A game in text may be slow beyond all patience, and Java has no other thread to notice. */
function watch() {
    beats = 0;
    watching = setInterval(() => {
        if (++beats > MOST_BEATS && embedded) {
            clearInterval(watching);
            worker.terminate();
            notice(TOO_SLOW);
            return;
        } else if (beats > MOST_BEATS) {
            worker.terminate();
            turn(true);
            history.replaceState(null, '', location.pathname + location.search);
            location.reload();
        }
        worker.postMessage({ ping: true });
    }, BEAT);
}

/** Reads a game in text in a worker of its own: answers its `id`, an `error`, or that it is `slow`. */
export function tried(file, texts) {
    return new Promise((resolve) => {
        const trial = made('trial');
        const done = (answer) => {
            trial.terminate();
            resolve(answer);
        };
        trial.onmessage = ({ data }) => (data.begun ? setTimeout(() => done({ slow: true }), PATIENCE) : done(data));
        trial.onerror = () => done({ slow: true });
        trial.postMessage({ trial: { file, texts } });
    });
}

function failed({ message }) {
    const text = JSON.stringify({ reason: 'busy', error: message ?? '' });
    [...waiting.values()].forEach(({ hear }) => hear({ status: 503, text, event: JSON.stringify({ type: 'refused', status: 503, error: message }) }));
}

function send(content, hear) {
    const id = ++latest;
    const message = { id, ...content };
    waiting.set(id, { message, hear });
    worker.postMessage(message);
    return id;
}

const bundled = new Map();

/** Whether there are games besides those of the program. */
const hasMore = async () => Boolean(embedded ? CARRIED : !off() && (await all(TEXTS)).length);

/** The games of the program while the worker has not read the others; null if it has, or there are no others. */
export const early = async (language) => (!hasAnswered && await hasMore() ? written(language) : null);

/** The games of the program, as its compiler has written them. */
function written(language) {
    if (!bundled.has(language)) {
        bundled.set(language, fetch(new URL(`catalogue_${language}.json`, import.meta.url))
            .then((answer) => (answer.ok ? answer.text() : null)).catch(() => null));
    }
    return bundled.get(language);
}

/** Answers as `fetch` does; which games there are, before the worker has begun. */
export async function ask(verb, room, token, language, body) {
    const known = verb === 'catalogue' && !Object.keys(body).length && !await hasMore() ? await written(language) : null;
    return known ? { ok: true, status: 200, text: async () => known } : asked({ verb, room, token, language, body });
}

function asked(request) {
    return new Promise((resolve) => {
        const id = send({ ask: request }, ({ status, text }) => {
            waiting.delete(id);
            resolve({ ok: status < 300, status, text: async () => text });
        });
    });
}

/** Tells the events of a room; what it returns ends that. */
export function subscribe(room, token, language, hear) {
    const id = send({ subscribe: { room, token, language } }, ({ event }) => event && hear(JSON.parse(event)));
    return () => {
        waiting.delete(id);
        worker.postMessage({ unsubscribe: id });
    };
}

renew();

/** The rooms of the page without a server: Java in a worker, so that thinking never keeps the page from answering. */

import { load } from './runtime.js';

const ROOMS = 'rooms';

// Java has weak references to nothing, JavaScript has not.
const Weak = globalThis.WeakRef;
globalThis.WeakRef = function (target) {
    return target === null ? { deref: () => undefined } : new Weak(target);
};

/** The rooms that the browser keeps; none where it lets nothing be kept, as in a private window. */
function storage() {
    return new Promise((resolve) => {
        const request = indexedDB.open('marienbad', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(ROOMS);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(null);
    });
}

function all(database) {
    return new Promise((resolve) => {
        const request = database.transaction(ROOMS).objectStore(ROOMS).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve([]);
    });
}

/** Waits until no other page has the rooms: two would overwrite the plies of each other. */
function alone() {
    return new Promise((resolve) => {
        const told = setTimeout(() => postMessage({ waits: true }), 500);
        navigator.locks.request('marienbad', () => new Promise(() => {
            clearTimeout(told);
            postMessage({ waits: false });
            resolve();
        }));
    });
}

async function open() {
    await alone();
    const [files, java, database] = await Promise.all([
        fetch(new URL('files.json', import.meta.url)).then((answer) => answer.json()),
        load(new URL('marienbad.wasm', import.meta.url).href, { noAutoImports: true }),
        storage().catch(() => null),
    ]);
    globalThis.marienbadFiles = files;
    globalThis.marienbadKeep = (id, json) => {
        try {
            const rooms = database?.transaction(ROOMS, 'readwrite').objectStore(ROOMS);
            if (json) {
                rooms?.put(json, id);
            } else {
                rooms?.delete(id);
            }
        } catch (gone) { // the game goes on as long as the page is open
            console.warn(gone);
        }
    };
    java.exports.main([]);
    for (const room of database ? await all(database).catch(() => []) : []) {
        try {
            java.exports.restore(room);
        } catch (unreadable) {
            console.warn(unreadable);
        }
    }
    java.exports.open();
    return java.exports;
}

const house = open();
const subscriptions = new Map();

onmessage = async ({ data }) => {
    const { id } = data;
    let java;
    try {
        java = await house;
    } catch (failure) {
        fail(id, failure);
        return;
    }
    try {
        answer(java, id, data);
    } catch (failure) {
        fail(id, failure);
    }
};

/** For an answer and for events. */
function fail(id, failure) {
    const refusal = { reason: 'busy', error: String(failure) };
    postMessage({ id, status: 503, text: JSON.stringify(refusal), event: JSON.stringify({ type: 'refused', status: 503, ...refusal }) });
}

function answer(java, id, { ask, subscribe, unsubscribe }) {
    if (ask) {
        java.ask(ask.language, ask.token ?? '', ask.room ?? '', ask.verb, JSON.stringify(ask.body),
            (status, text) => postMessage({ id, status, text }));
    } else if (subscribe) {
        subscriptions.set(id, java.subscribe(subscribe.language, subscribe.token ?? '', subscribe.room,
            (event) => postMessage({ id, event })));
    } else if (unsubscribe) {
        java.unsubscribe(subscriptions.get(unsubscribe));
        subscriptions.delete(unsubscribe);
    }
}

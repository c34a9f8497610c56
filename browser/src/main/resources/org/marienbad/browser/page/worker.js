/** The rooms of the page without a server: Java in a worker, so that thinking never keeps the page from answering. */

import { load } from './runtime.js';
import { all, keep, ROOMS, TEXTS } from './storage.js';

// Java has weak references to nothing, JavaScript has not.
const Weak = globalThis.WeakRef;
globalThis.WeakRef = function (target) {
    return target === null ? { deref: () => undefined } : new Weak(target);
};

/** The bytes of a file; nothing if it cannot be had. Java waits for them. */
function fetched(name) {
    const request = new XMLHttpRequest();
    request.open('GET', new URL(name, import.meta.url), false);
    request.responseType = 'arraybuffer';
    request.timeout = 20000;
    try {
        request.send();
    } catch (unreachable) {
        return null;
    }
    return request.status === 200 ? new Int8Array(request.response) : null;
}

/** A trained model: a player waits for it that begins to think. */
globalThis.marienbadModel = (name) => fetched(name + '.model');

let english;
let czech;

/** A text that the program reads. Those in Czech are fetched for readers of Czech alone. */
globalThis.marienbadFile = (name) => {
    if (name.includes('_cs.')) {
        const bytes = czech ? null : fetched('files_cs.json');
        czech ??= bytes ? JSON.parse(new TextDecoder().decode(bytes)) : {};
        return czech[name] ?? null;
    }
    return english[name] ?? null;
};

let steals = false;
/** Takes the rooms from the page that has them. */
let steal = () => (steals = true);

/** Waits until no other page has the rooms: two would overwrite the plies of each other. */
function alone() {
    return new Promise((resolve) => {
        const told = setTimeout(() => postMessage({ waits: true }), 500);
        let has = false;
        const go = () => {
            has = true;
            clearTimeout(told);
            postMessage({ waits: false });
            resolve();
        };
        const lose = () => {
            globalThis.marienbadKeep = () => {};
            postMessage({ lost: true });
        };
        const lock = async (options) => navigator.locks.request('marienbad', options, () => new Promise(go));
        // Nobody has the rooms where nothing may be kept; and without https there are no locks.
        const take = (options) => lock(options).catch(() => (has ? lose() : go()));
        steal = () => take({ steal: true });
        take({ steal: steals });
    });
}

// A browser that can suspend a program answers requests while a player thinks; in any other they wait until it has decided.
const suspends = typeof WebAssembly.Suspending === 'function' && typeof WebAssembly.promising === 'function';
globalThis.marienbadSuspends = suspends;

/** Calls what it was given in turns of their own, sooner than a timer would. */
const turns = (() => {
    const { port1, port2 } = new MessageChannel();
    const waiting = [];
    port1.onmessage = () => waiting.shift()();
    return (task) => {
        waiting.push(task);
        port2.postMessage(null);
    };
})();

/** The program; it reads games in text only where there are some, as it is heavier then. */
async function program(reads) {
    const [files, java] = await Promise.all([
        fetch(new URL('files.json', import.meta.url)).then((answer) => answer.json()),
        load(new URL(reads ? 'marienbad-texts.wasm' : 'marienbad.wasm', import.meta.url).href, {
            noAutoImports: true,
            installImports: (imports) => {
                imports.marienbad = { pause: suspends ? new WebAssembly.Suspending(() => new Promise(turns)) : () => {} };
            },
        }),
    ]);
    const turn = suspends ? WebAssembly.promising(java.instance.exports.turn) : async () => java.instance.exports.turn();
    globalThis.marienbadSoon = () => turns(() => turn().catch((failure) => {
        console.error(failure);
        java.exports.failed();
    }));
    english = files;
    globalThis.marienbadKeep = () => {};
    java.exports.main([]);
    return java.exports;
}

const SEARCH = 'search ';
/** Whether this worker has no rooms, but searches for the players of the one that has the rest of its name. */
const SEARCHES = self.name.startsWith(SEARCH);
const NAME = SEARCHES ? self.name.slice(SEARCH.length) : self.name;
/** Whether the games in text are left out, as one of them took too long. */
const PLAIN = NAME === 'plain';
/** Whether the rooms are those of a board in another page: they last as long as that page. */
const EMBEDDED = NAME.startsWith('embedded ');
/** The text of the game that the address of such a board carries; empty if it carries none. */
const CARRIED = EMBEDDED ? NAME.slice(NAME.indexOf(' ') + 1) : '';

/** The games in text that are kept, or the one that the address of a board in another page carries. */
async function added() {
    if (EMBEDDED) {
        const game = CARRIED ? await (await import('./linked.js')).inflated(CARRIED) : null;
        return game?.texts ? [game] : [];
    }
    return PLAIN ? [] : all(TEXTS);
}

function addTo(java, texts) {
    for (const { file, texts: own } of texts) {
        try {
            const { error } = JSON.parse(java.add(file, JSON.stringify(own)));
            error && console.warn(file, error);
        } catch (unreadable) {
            console.warn(file, unreadable);
        }
    }
}

async function open() {
    // The program is loaded while another page has the rooms, which may add games in text until it is closed.
    const early = (await added()).length > 0;
    const loaded = program(early);
    EMBEDDED || await alone();
    const texts = await added();
    const java = await (early || !texts.length ? loaded : program(true));
    postMessage({ reads: texts.length > 0 });
    let told = false;
    // What cannot be kept goes on as long as the page is open, and its person is told once.
    globalThis.marienbadKeep = async (id, json) => {
        if (!EMBEDDED && !await keep(ROOMS, id, json) && !told) {
            told = true;
            postMessage({ unkept: true });
        }
    };
    addTo(java, texts);
    for (const room of EMBEDDED ? [] : await all(ROOMS)) {
        try {
            java.restore(room);
        } catch (unreadable) {
            console.warn(unreadable);
        }
    }
    java.open();
    return java;
}

/** Reads a game in text, and plays it for a while, as the gallery will. */
async function tried({ file, texts }) {
    const java = await program(true);
    postMessage({ begun: true });
    postMessage(JSON.parse(java.tried(file, JSON.stringify(texts))));
}

/** Measures the speed of a game, which may be one in text. */
async function measured({ game, seconds, file, texts }) {
    const java = await program(Boolean(file));
    file && java.add(file, JSON.stringify(texts));
    postMessage(JSON.parse(java.speed(game, seconds)));
}

/** A worker that has searched for nobody for so long is ended. */
const IDLE = 60000;
/** A worker that has not answered so long after its search was to end is ended, too. */
const DEAF = 1000;
/** The workers that search for players of this one: those that wait, and by the numbers of their searches the others. */
const idle = new Set();
const searching = new Map();

/** Begins to search in another worker, which may have to begin itself. */
globalThis.marienbadBegin = (number, order) => {
    const [waiting] = idle;
    const worker = waiting ?? new Worker(import.meta.url, { type: 'module', name: SEARCH + self.name });
    idle.delete(worker);
    clearTimeout(worker.rest);
    const done = (answer) => {
        if (searching.delete(number)) {
            house.then((java) => java.answer(number, answer));
        }
    };
    const failed = () => {
        worker.terminate();
        done('');
    };
    searching.set(number, { worker, failed });
    worker.onerror = failed;
    worker.onmessage = ({ data }) => {
        if (data.number !== number) {
            return;
        }
        done(data.found);
        idle.add(worker);
        worker.rest = setTimeout(() => idle.delete(worker) && worker.terminate(), IDLE);
    };
    worker.postMessage({ search: { number, order } });
};

globalThis.marienbadEnd = (number) => {
    const search = searching.get(number);
    search?.worker.postMessage({ end: number });
    setTimeout(() => searching.has(number) && search.failed(), DEAF);
};

/** The program for the players of another worker. */
async function helper() {
    const texts = await added();
    const java = await program(texts.length > 0);
    addTo(java, texts);
    return java;
}

/** The number of the search that is wanted here; 0 for none. */
let wanted = 0;
let begun = false;

async function search({ number, order }) {
    wanted = number;
    begun = false;
    const java = await house;
    if (wanted === number) {
        begun = true;
        java.search(order, (found) => answerSearch(number, found));
    }
}

function answerSearch(number, found) {
    wanted = 0;
    postMessage({ number, found });
}

/** A search that ends before it could begin has found nothing. */
async function endSearch(number) {
    if (wanted === number) {
        begun ? (await house).endSearch() : answerSearch(number, '');
    }
}

const house = SEARCHES ? helper() : NAME === 'trial' ? null : open();
const subscriptions = new Map();

onmessage = async ({ data }) => {
    if (data.search) {
        search(data.search);
        return;
    } else if (data.end) {
        endSearch(data.end);
        return;
    } else if (data.trial) {
        tried(data.trial).catch((failure) => postMessage({ error: String(failure) }));
        return;
    } else if (data.measure) {
        measured(data.measure).catch((failure) => postMessage({ error: String(failure) }));
        return;
    } else if (data.ping) {
        postMessage({ pong: true });
        return;
    } else if (data.steal) {
        steal();
        return;
    }
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

/** The server's verbs and events, as docs/server-protocol.md describes them. */

import { current } from './words.js';
import { setting } from './saved.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20000;
const PING = 25000;

// Without a server a worker answers.
const worker = document.querySelector('meta[name="marienbad-house"]')?.content;
const house = worker ? await import(new URL(worker, document.baseURI)) : null;

/** The part of the gallery for games in text; a server reads none. */
export const texts = await house?.texts;

/** As `elsewhere` of the worker's page; a server has its rooms for all tabs. */
export const elsewhere = house?.elsewhere ?? (() => null);

/** Whether all rooms are in this browser: nobody else can come. */
export const alone = Boolean(house);

/** The refusal of a request: one line for people. */
export class Refused extends Error {
    constructor(status, answer) {
        super(answer.error ?? String(status));
        this.status = status;
        this.reason = answer.reason;
        this.field = answer.field;
        this.answer = answer;
    }
}

function headers(token) {
    const all = { 'Accept-Language': current() };
    if (token) {
        all.Authorization = 'Bearer ' + token;
    }
    const host = setting('host');
    if (host) {
        all['Host-Token'] = host;
    }
    return all;
}

async function answerOf(request) {
    let response;
    try {
        response = await request;
    } catch {
        throw new Refused(0, { reason: 'unreachable', error: '' });
    }
    const text = await response.text();
    let answer = {};
    try {
        answer = text ? JSON.parse(text) : {};
    } catch {
        answer = { error: text.slice(0, 200) };
    }
    if (!response.ok) {
        throw new Refused(response.status, answer);
    }
    // A long answer tells its progress, until it is done.
    return 'done' in answer && 'total' in answer ? { ...answer, unfinished: true } : answer;
}

const path = (verb, room) => (room ? `/api/rooms/${encodeURIComponent(room)}/${verb}` : `/api/${verb}`);

/** Asks for something that changes nothing. */
export function get(verb, { room, token, ...query } = {}) {
    if (house) {
        return answerOf(house.ask(verb, room, token, current(), query));
    }
    const entries = Object.entries(query).filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]);
    const parameters = new URLSearchParams(entries).toString();
    return answerOf(fetch(path(verb, room) + (parameters ? '?' + parameters : ''), { headers: headers(token) }));
}

/** Asks for something to be done. */
export function post(verb, { room, token, ...body } = {}) {
    if (house) {
        return answerOf(house.ask(verb, room, token, current(), body));
    }
    return answerOf(fetch(path(verb, room), {
        method: 'POST',
        headers: { ...headers(token), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    }));
}

/** The events of a room, from its state on; opened again and again while the page wants them. */
export class Events {
    /** `onmessage` gets every message, `onstate` whether there is a connection, `onrefused` why there will be none. */
    constructor(room, token, { onmessage, onstate, onrefused }) {
        this.room = room;
        this.token = token;
        this.handlers = { onmessage, onstate, onrefused };
        this.wait = FIRST_WAIT;
        // A page that one may come back to keeps its socket, and its person would seem to be there.
        this.away = () => this.drop();
        this.back = (event) => event.persisted && this.again();
        window.addEventListener('pagehide', this.away);
        window.addEventListener('pageshow', this.back);
        this.open();
    }

    open() {
        if (this.closed) {
            return;
        }
        if (house) {
            this.end = house.subscribe(this.room, this.token, current(), (message) => this.hear(message));
            return;
        }
        const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
        const socket = new WebSocket(`${scheme}//${location.host}${path('events', this.room)}`);
        this.socket = socket;
        socket.onopen = () => {
            socket.send(JSON.stringify({ token: this.token ?? '', language: current(), host: setting('host') ?? undefined }));
            this.ping = setInterval(() => socket.send('{"ping":1}'), PING);
        };
        socket.onmessage = (event) => this.hear(JSON.parse(event.data));
        socket.onclose = () => {
            if (socket === this.socket) {
                clearInterval(this.ping);
                this.handlers.onstate(false);
                this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
                this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
            }
        };
    }

    hear(message) {
        if (message.type === 'gone') {
            this.wait = Math.max(FIRST_WAIT, 1000 * (message.retry ?? 1));
            if (!message.retry) {
                this.refuse(message.error);
            } else if (house) {
                this.later();
            }
        } else if (message.type === 'refused') {
            // Who comes too often, or to a server that is busy, comes again.
            if (message.status === 429 || message.status >= 500) {
                this.wait = LONGEST_WAIT;
                if (house) {
                    this.later();
                }
            } else {
                this.refuse(message.error);
            }
        } else if (message.type !== 'pong') {
            this.wait = FIRST_WAIT;
            this.handlers.onstate(true);
            this.handlers.onmessage(message);
        }
    }

    /** A worker, unlike a socket, does not end when nothing more comes. */
    later() {
        this.drop();
        this.handlers.onstate(false);
        this.timer = setTimeout(() => this.open(), this.wait);
    }

    refuse(words) {
        this.close();
        this.handlers.onrefused(words);
    }

    /** Begins anew: all is sent in full again, in the language that is shown now. */
    again() {
        this.drop();
        this.open();
    }

    drop() {
        clearTimeout(this.timer);
        clearInterval(this.ping);
        this.end?.();
        this.end = null;
        const old = this.socket;
        this.socket = null;
        // The console complains of a socket that is closed before it is open.
        if (old?.readyState === WebSocket.CONNECTING) {
            old.onopen = () => old.close();
        } else {
            old?.close();
        }
    }

    close() {
        this.closed = true;
        window.removeEventListener('pagehide', this.away);
        window.removeEventListener('pageshow', this.back);
        this.drop();
    }
}

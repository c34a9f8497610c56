/** Asks the worker that plays the part of the server. */

const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
const waiting = new Map();
let latest = 0;

// Without it the page needs its web server each time; from the disk, or without https, there is none.
navigator.serviceWorker?.register(new URL('service.js', import.meta.url)).catch(() => {});

worker.onmessage = ({ data }) => waiting.get(data.id)?.(data);

function send(message, hear) {
    const id = ++latest;
    waiting.set(id, hear);
    worker.postMessage({ id, ...message });
    return id;
}

/** Answers as `fetch` does. */
export function ask(verb, room, token, language, body) {
    return new Promise((resolve) => {
        const id = send({ ask: { verb, room, token, language, body } }, ({ status, text }) => {
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

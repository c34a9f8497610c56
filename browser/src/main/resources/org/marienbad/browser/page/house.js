/** Asks the worker that plays the part of the server. */

const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
const waiting = new Map();
let latest = 0;

// Without it the page needs its web server each time; from the disk, or without https, there is none.
navigator.serviceWorker?.register(new URL('service.js', import.meta.url)).catch(() => {});

// The words of the page may not be there yet.
const ELSEWHERE = 'Marienbad is open in another tab: close that one to go on here. / '
    + 'Marienbad je otevřený na jiné kartě: zavřete ji a pokračujte tady.';

worker.onmessage = ({ data }) => {
    if ('waits' in data) {
        document.getElementById('notices').textContent = data.waits ? ELSEWHERE : '';
    } else {
        waiting.get(data.id)?.(data);
    }
};
worker.onerror = ({ message }) => {
    const text = JSON.stringify({ reason: 'busy', error: message ?? '' });
    [...waiting.values()].forEach((hear) => hear({ status: 503, text, event: JSON.stringify({ type: 'refused', status: 503, error: message }) }));
};

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

/** Keeps the files of the page, so that it opens without a network, too; newer ones take their place when there is one. */

const KEPT = 'marienbad';

self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keepAll() {
    const names = await (await fetch('page.json')).json();
    const cache = await caches.open(KEPT);
    await cache.addAll(['./', ...names]);
}

self.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope)) {
        event.respondWith(newest(event.request));
    }
});

async function newest(request) {
    const cache = await caches.open(KEPT);
    try {
        const answer = await fetch(request);
        if (answer.ok) {
            await cache.put(request, answer.clone());
        }
        return answer;
    } catch (unreachable) {
        const known = await cache.match(request, { ignoreSearch: true });
        if (known) {
            return known;
        }
        throw unreachable;
    }
}

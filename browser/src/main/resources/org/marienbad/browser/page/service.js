/** Keeps the files of the page, all of one version, so that it opens without a network, too. */

// The compiler writes what the files are here and below.
const KEPT = 'marienbad VERSION';
/** Files that are kept from their first use on. */
const LATER = 'NAMES'.split(' ');

self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(keepAll());
});

// The page asks for this when it has been open for a while: without a network the computer plays as well then, and all languages are there.
self.addEventListener('message', (event) => event.waitUntil(keepMore(event.data).catch(() => {})));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function keepAll() {
    const names = await (await fetch('page.json', { cache: 'reload' })).json();
    const used = await Promise.all(LATER.map(async (name) => ((await caches.match(name)) ? name : null)));
    const cache = await caches.open(KEPT);
    await cache.addAll(['./', ...names, ...used.filter(Boolean)].map((name) => new Request(name, { cache: 'reload' })));
}

async function keepMore({ models }) {
    const cache = await caches.open(KEPT);
    const wanted = LATER.filter((name) => name.includes('_') || (models && name.endsWith('.model')));
    for (const name of wanted) {
        (await cache.match(name)) || await cache.add(name);
    }
}

async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith('marienbad ') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope)) {
        event.respondWith(kept(event.request));
    }
});

async function kept(request) {
    const cache = await caches.open(KEPT);
    const known = await cache.match(request, { ignoreSearch: true });
    if (known) {
        return known;
    }
    const answer = await fetch(request);
    if (answer.ok && LATER.some((name) => request.url.endsWith('/' + name))) {
        await cache.put(request, answer.clone()).catch(() => {});
    }
    return answer;
}

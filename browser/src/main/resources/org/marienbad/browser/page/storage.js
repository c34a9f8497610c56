/** The storage of the browser: the rooms, and the games in text. */

export const ROOMS = 'rooms';
export const TEXTS = 'texts';

const settled = (request, otherwise) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(otherwise);
});

async function opened() {
    const request = indexedDB.open('marienbad', 2);
    request.onupgradeneeded = () => [ROOMS, TEXTS].filter((name) => !request.result.objectStoreNames.contains(name))
        .forEach((name) => request.result.createObjectStore(name));
    const database = await settled(request, null);
    if (database) {
        // The browser closes it when its user deletes the data of the page.
        database.onclose = () => (connection = null);
    }
    return database;
}

let connection = null;

/** One connection for all; nothing where the browser lets nothing be kept, as in a private window. */
const storage = () => (connection ??= opened().catch(() => null));

/** All values of a store; none where nothing is kept. */
export async function all(store) {
    const database = await storage();
    return database ? settled(database.transaction(store).objectStore(store).getAll(), []) : [];
}

/** Keeps a value, or forgets it if there is none; whether that is done. */
export async function keep(store, key, value) {
    const database = await storage();
    return new Promise((resolve) => {
        const change = database?.transaction(store, 'readwrite');
        if (!change) {
            resolve(false);
            return;
        }
        value ? change.objectStore(store).put(value, key) : change.objectStore(store).delete(key);
        change.oncomplete = () => resolve(true);
        change.onabort = () => resolve(false);
    });
}

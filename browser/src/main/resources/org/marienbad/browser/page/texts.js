/** Games in text: added by a file or a link, kept in this browser. */

import { button, dialog, h } from './dom.js';
import * as house from './house.js';
import { iconButton } from './icons.js';
import { bytes, deflated, inflated, MOST_LINKED, MOST_NAME } from './linked.js';
import * as saved from './saved.js';
import { all, keep, TEXTS } from './storage.js';
import { current, format, parse, t } from './words.js';

const ENDING = '.rbg';
const RECORD = '.json';
const MOST_FILE = 1 << 20;

const read = async (file) => (await fetch(new URL(file, import.meta.url))).text();
const known = new Map();

/** The words of this part of the page in the language shown. */
export async function words() {
    const language = current();
    if (!known.has(language)) {
        known.set(language, read(language === 'en' ? 'texts.properties' : `texts_${language}.properties`).then((text) => new Map(parse(text))));
    }
    const bundle = await known.get(language);
    return (key, ...values) => format(bundle.get(key), values);
}

const same = (one, other) => JSON.stringify(Object.entries(one.texts).sort()) === JSON.stringify(Object.entries(other.texts).sort());

/** An entry of the companions that the game of a `file` has among `texts`, in the language shown if it is there. */
function entry(texts, file, key) {
    const entries = (ending) => Object.fromEntries(parse(texts[file.replace(ENDING, ending + '.properties')] ?? ''));
    return entries('_' + current())[key] ?? entries('')[key];
}

/** The name of the game of a `file` among `texts`: its own, or that of the file. */
function titled(texts, file) {
    const name = file.slice(0, -ENDING.length).replaceAll('-', ' ');
    return entry(texts, file, 'title') ?? name[0].toUpperCase() + name.slice(1);
}

/** The same game with a number in its name. */
function renamed({ file, texts }, number) {
    const base = file.slice(0, -ENDING.length);
    const end = ` ${number}`;
    const name = base.slice(0, MOST_NAME - end.length) + end;
    const entries = Object.entries(texts).map(([each, text]) => [each.startsWith(base) ? name + each.slice(base.length) : each, text]);
    return { file: name + ENDING, texts: Object.fromEntries(entries) };
}

/** The ids of games that were removed while the worker still has them. */
const removed = new Set();

/** The sections that are not closed, the one in sight last: another may have come while a game is read. */
const sections = new Set();

/** The games that are being read, in words. */
const reading = new Set();

function showReading() {
    sections.forEach(({ state }) => (state.textContent = [...reading].join(' ')));
}

const inSight = () => [...sections].at(-1);

/** The part of the gallery for games in text. */
class Section {
    /** `at` holds the entries of an address that carries a game; null if none does. */
    constructor(home, at) {
        this.home = home;
        this.app = home.app;
        this.kept = all(TEXTS);
        this.words = words();
        this.element = h('section', { class: 'texts' });
        this.state = h('p', { role: 'status' });
        this.error = h('p', { class: 'error', role: 'alert' });
        this.over = (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
        this.drop = (event) => {
            if (event.dataTransfer?.files.length) {
                event.preventDefault();
                this.take([...event.dataTransfer.files]);
            }
        };
        document.addEventListener('dragover', this.over);
        document.addEventListener('drop', this.drop);
        sections.add(this);
        showReading();
        this.show();
        at && this.follow(at);
    }

    close() {
        sections.delete(this);
        document.removeEventListener('dragover', this.over);
        document.removeEventListener('drop', this.drop);
    }

    async show() {
        const w = await this.words;
        const file = h('input', { type: 'file', multiple: true, hidden: true, accept: '.json,.rbg,.properties,text/plain', 'data-text-file': true,
            onchange: () => {
                const chosen = [...file.files];
                // The same file may be chosen again at once.
                file.value = '';
                this.take(chosen);
            } });
        this.element.setAttribute('aria-label', w('title'));
        this.element.replaceChildren(
            h('div', { class: 'buttons' }, button(w('open'), () => file.click(), '', { 'data-text-open': true, title: w('drop') }), file,
                button(w('examples'), () => this.examples(), 'quiet', { 'data-text-examples': true })),
            this.state, this.error, ...(house.off() ? await this.left(w) : []));
    }

    /** Games in text are off: they can be removed, and be turned on again. */
    async left(w) {
        return [h('p', { class: 'error', role: 'alert' }, w('off')),
            h('ul', { class: 'rows' }, (await this.kept).map((game) => {
                const row = h('li', {}, h('span', { class: 'entry' }, game.file),
                    button(w('remove'), () => this.remove(game, row), '', { 'data-text-remove': game.id }));
                return row;
            })),
            button(w('on'), () => { house.turn(false); location.reload(); }, '', { 'data-text-on': true })];
    }

    async say(key, ...values) {
        const w = await this.words;
        const shown = inSight();
        if (!shown) {
            this.app.notice(w(key, ...values));
            return;
        }
        shown.error.textContent = w(key, ...values);
        await shown.home.shown;
        shown.error.scrollIntoView({ block: 'nearest' });
    }

    /** Opens the record of a file, or adds the game of files: a description, and its companions beside it. */
    async take(files) {
        if (files.length === 1 && files[0].name.endsWith(RECORD)) {
            await this.openRecord(files[0]);
            return;
        }
        const main = files.filter((file) => file.name.endsWith(ENDING));
        if (main.length !== 1) {
            await this.say('one', files.map((file) => file.name).join(', '));
            return;
        }
        const parts = files.filter((file) => file === main[0] || file.name.endsWith('.properties'));
        if (parts.some((file) => file.size > MOST_FILE)) {
            await this.say('long', main[0].name, MOST_FILE);
            return;
        }
        try {
            const texts = await Promise.all(parts.map(async (file) => [file.name, new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())]));
            await this.add({ file: main[0].name, texts: Object.fromEntries(texts) });
        } catch {
            await this.say('utf', main[0].name);
        }
    }

    /** Shows a record, to step through. */
    async openRecord(file) {
        if (file.size > MOST_FILE) {
            await this.say('long', file.name, MOST_FILE);
            return;
        }
        try {
            const record = JSON.parse(await file.text());
            if (record?.game) {
                const { packed } = await import('./beginning.js');
                this.app.go('record=' + packed(record));
                return;
            }
        } catch {
            // This is not JSON.
        }
        await this.say('record', file.name);
    }

    /**
     * Adds a game, and shows it in the gallery, or the `fragment` of its id. It takes another one's place only if that came from
     * a file of its name; else it gets the first `number` that leaves all in place.
     */
    async add(game, fragment = null, number = 1) {
        const w = await this.words;
        const { file, texts } = number > 1 ? renamed(game, number) : game;
        const words = w('reading', file);
        sections.forEach((each) => (each.error.textContent = ''));
        reading.add(words);
        showReading();
        try {
            const { id, error } = await house.tried(file, texts);
            const before = (await all(TEXTS)).find((each) => each.id === id);
            if (before && (fragment || before.file !== file)) {
                reading.delete(words);
                await this.add(game, fragment, number + 1);
            } else if (!id) {
                await (error ? this.say('wrong', file, error) : this.say('slow', file));
            } else if (!await keep(TEXTS, id, { id, file, texts })) {
                await this.say('unkept', file);
            } else {
                await this.enter(id, fragment);
            }
        } finally {
            reading.delete(words);
            showReading();
        }
    }

    /** The worker reads its games when it begins, so another one begins. */
    async enter(id, fragment) {
        house.turn(false);
        house.renew();
        removed.clear();
        this.app.renew(id);
        if (fragment) {
            this.app.go(fragment(id));
            return;
        }
        const shown = inSight();
        if (shown) {
            shown.kept = all(TEXTS);
            await shown.home.show(id);
            shown.show();
        }
    }

    /** Opens the set-up of the game that a link holds, or what the link says of the game: a position, or a record. */
    async follow(at) {
        history.replaceState(null, '', location.pathname + location.search);
        const { packed, unpacked } = await import('./beginning.js');
        const what = ['position', 'record'].find((each) => at.has(each));
        // Here the game may have another id.
        const fragment = (id) => (what ? `${what}=${packed({ ...unpacked(at.get(what)), game: id })}${at.has('ply') ? '&ply=' + at.get('ply') : ''}` : 'set-up=' + encodeURIComponent(id));
        const game = await inflated(at.get('game'));
        if (!game) {
            await this.say('link');
        } else if (game.large) {
            await this.say('large', MOST_LINKED);
        } else {
            const before = (await this.kept).find((each) => same(each, game));
            before ? this.app.go(fragment(before.id)) : await this.add(game, fragment);
        }
    }

    /** The games that the gallery has before the worker has read those in text, which are `unread`; null if it has. */
    async early() {
        const [kept, bundled, w] = await Promise.all([this.kept, house.early(current()), this.words]);
        return bundled && [...JSON.parse(bundled).games, ...kept.map(({ id, file, texts }) => ({ id, name: titled(texts, file), unread: w('reading', file) }))];
    }

    /** Those of `games` that were not removed. */
    without(games) {
        return games.filter((game) => !removed.has(game.id));
    }

    /** The buttons of a game's card; none if it is no game in text. */
    buttons(game) {
        const place = h('span', { hidden: true });
        Promise.all([this.kept, this.words]).then(([kept, w]) => {
            const text = kept.find((each) => each.id === game.id);
            if (text) {
                place.hidden = false;
                place.append(iconButton('share', `${w('copy')}: ${game.name}`, () => this.share(text), { 'data-text-link': game.id, title: w('copy') }),
                    button('×', () => this.remove(text, place.closest('article')), 'icon quiet', { 'aria-label': `${w('remove')}: ${game.name}`, title: w('remove'), 'data-text-remove': game.id }));
            }
        });
        return place;
    }

    async share(game) {
        const w = await this.words;
        const { text, refused } = await carried(game.id);
        if (refused) {
            this.app.notice(refused);
            return;
        }
        const { link } = await import('./help.js');
        dialog(w('copy'), t('panel.close'), h('p', {}, w('copied.help')), link(w('copy'), text.replace('&', '#')));
    }

    async remove(game, element) {
        const w = await this.words;
        if (await keep(TEXTS, game.id)) {
            removed.add(game.id);
            const inside = [...element.childNodes];
            const back = button(t('home.undo'), async () => {
                await keep(TEXTS, game.id, game);
                removed.delete(game.id);
                element.replaceChildren(...inside);
                this.home.has(game.id, true);
            }, '', { 'data-text-undo': true });
            const rooms = saved.games().filter((each) => each.game === game.id);
            const forget = button(w('forget', rooms.length), () => {
                rooms.forEach(({ room }) => saved.forget(room));
                forget.remove();
                this.home.has(game.id, false);
            }, '', { 'data-text-forget': true });
            element.replaceChildren(h('p', { class: 'dim', role: 'status' }, t('home.forgotten', titled(game.texts, game.file))),
                h('div', { class: 'buttons' }, back, rooms.length ? forget : ''));
            this.home.has(game.id, false);
            back.focus();
        } else {
            await this.say('unkept', w('title'));
        }
    }

    /** The games in text that come with the page, fetched when somebody wants them. */
    async examples() {
        const w = await this.words;
        let files;
        try {
            files = JSON.parse(await read('examples.json'));
        } catch {
            await this.say('unreachable');
            return;
        }
        const box = dialog(w('examples'), t('panel.close'), h('p', {}, w('examples.help')),
            h('ul', { class: 'rows' }, Object.keys(files).filter((file) => file.endsWith(ENDING)).map((file) => h('li', {},
                h('span', { class: 'entry' }, h('b', {}, titled(files, file)), h('br'), h('span', { class: 'dim' }, entry(files, file, 'summary') ?? files[file].match(/^\s*\/\/\s*(.*)/)?.[1] ?? '')),
                button(w('add'), () => {
                    box.close();
                    const base = file.slice(0, -ENDING.length);
                    const own = Object.entries(files).filter(([name]) => name === file || name.startsWith(base + '.') || name.startsWith(base + '_'));
                    this.add({ file, texts: Object.fromEntries(own) });
                }, '', { 'data-text-example': file })))));
    }
}

/** The end of a fragment that carries the game `id`, `text`; nothing of a game that is not in text. `refused` says why it cannot be carried. */
export async function carried(id) {
    const game = (await all(TEXTS)).find((each) => each.id === id);
    if (!game) {
        return {};
    }
    const w = await words();
    const size = bytes(game.texts);
    return size > MOST_LINKED ? { refused: w('unlinked', game.file, size, MOST_LINKED) } : { text: '&game=' + await deflated(game) };
}

/** That the rooms are lost with the page. */
export async function unkept() {
    const w = await words();
    return w('rooms');
}

export const section = (home, at) => new Section(home, at);

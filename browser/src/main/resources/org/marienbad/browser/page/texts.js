/** Games in text: added by a file or a link, kept in this browser. */

import { decoded, encoded } from './base64url.js';
import { button, dialog, h } from './dom.js';
import * as house from './house.js';
import { iconButton } from './icons.js';
import { all, keep, TEXTS } from './storage.js';
import { current, format, parse, t } from './words.js';

const ENDING = '.rbg';
const MOST_FILE = 1 << 20;
/** All that a link carries, in bytes. */
const MOST_LINKED = 8192;
/** The same as JSON, where characters may take more. */
const MOST_UNPACKED = 4 * MOST_LINKED;
const MOST_NAME = 60;
const NAME = new RegExp(`^[\\p{L}\\p{N} ._-]{1,${MOST_NAME}}\\.rbg$`, 'u');
const ADDED = 'marienbad.added';

const read = async (file) => (await fetch(new URL(file, import.meta.url))).text();
const known = new Map();

/** The words of this part of the page in the language shown. */
async function words() {
    const language = current();
    if (!known.has(language)) {
        known.set(language, read(language === 'en' ? 'texts.properties' : `texts_${language}.properties`).then((text) => new Map(parse(text))));
    }
    const bundle = await known.get(language);
    return (key, ...values) => format(bundle.get(key), values);
}

const bytes = (texts) => Object.values(texts).reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);

/** The bytes that a stream gives; null if there are more than `most`. */
async function gathered(stream, most) {
    const reader = stream.getReader();
    const parts = [];
    for (let length = 0; ;) {
        const { done, value } = await reader.read();
        if (done) {
            return new Blob(parts).arrayBuffer();
        }
        parts.push(value);
        length += value.length;
        if (length > most) {
            reader.cancel().catch(() => {});
            return null;
        }
    }
}

/** A game as text for an address, made smaller. */
async function deflated({ file, texts }) {
    const stream = new Blob([JSON.stringify({ file, texts })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return encoded(new Uint8Array(await gathered(stream, Infinity)));
}

/** The game in a text of `deflated`; null for any other text. `large` if it is longer than links may be. */
async function inflated(text) {
    try {
        const whole = await gathered(new Blob([decoded(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MOST_UNPACKED);
        if (!whole) {
            return { large: true };
        }
        const { file, texts } = JSON.parse(new TextDecoder().decode(whole));
        const isGame = NAME.test(file) && typeof texts?.[file] === 'string' && Object.values(texts).every((each) => typeof each === 'string');
        return !isGame ? null : bytes(texts) > MOST_LINKED ? { large: true } : { file, texts };
    } catch {
        return null;
    }
}

const same = (one, other) => JSON.stringify(Object.entries(one.texts).sort()) === JSON.stringify(Object.entries(other.texts).sort());

/** The same game with a number in its name. */
function renamed({ file, texts }, number) {
    const base = file.slice(0, -ENDING.length);
    const end = ` ${number}`;
    const name = base.slice(0, MOST_NAME - end.length) + end;
    const entries = Object.entries(texts).map(([each, text]) => [each.startsWith(base) ? name + each.slice(base.length) : each, text]);
    return { file: name + ENDING, texts: Object.fromEntries(entries) };
}

/** The part of the gallery for games in text. */
class Section {
    /** `link` is the text of a game in the address; null if there is none. */
    constructor(app, link) {
        this.app = app;
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
        this.show();
        link && this.follow(link);
    }

    close() {
        document.removeEventListener('dragover', this.over);
        document.removeEventListener('drop', this.drop);
    }

    async show() {
        const w = await this.words;
        const file = h('input', { type: 'file', multiple: true, hidden: true, accept: '.rbg,.properties,text/plain', 'data-text-file': true,
            onchange: () => this.take([...file.files]).finally(() => (file.value = '')) });
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
        this.state.textContent = '';
        this.error.textContent = w(key, ...values);
        this.error.scrollIntoView({ block: 'nearest' });
    }

    /** Adds the game of files: a description, and its companions beside it. */
    async take(files) {
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
            await this.add({ file: main[0].name, texts: Object.fromEntries(texts) }, '');
        } catch {
            await this.say('utf', main[0].name);
        }
    }

    /**
     * Adds a game, and shows it in the gallery, or what `fragment` says of its id. It takes another one's place only if that came from
     * a file of its name; else it gets the first `number` that leaves all in place.
     */
    async add(game, fragment, number = 1) {
        const w = await this.words;
        const { file, texts } = number > 1 ? renamed(game, number) : game;
        this.error.textContent = '';
        this.state.textContent = w('reading', file);
        const { id, error } = await house.tried(file, texts);
        const before = (await all(TEXTS)).find((each) => each.id === id);
        if (before && (fragment || before.file !== file)) {
            await this.add(game, fragment, number + 1);
        } else if (!id) {
            await (error ? this.say('wrong', file, error) : this.say('slow', file));
        } else if (!await keep(TEXTS, id, { id, file, texts })) {
            await this.say('unkept', file);
        } else {
            this.enter(id, fragment);
        }
    }

    /** The worker reads its games when the page is opened. */
    enter(id, fragment) {
        house.turn(false);
        sessionStorage.setItem(ADDED, id);
        Object.keys(sessionStorage).filter((key) => key.startsWith('picture ') && key.endsWith(' ' + id)).forEach((key) => sessionStorage.removeItem(key));
        history.replaceState(null, '', location.pathname + location.search + (fragment && '#' + fragment + encodeURIComponent(id)));
        location.reload();
    }

    /** Opens the set-up of the game that a link holds. */
    async follow(link) {
        history.replaceState(null, '', location.pathname + location.search);
        const game = await inflated(link);
        if (!game) {
            await this.say('link');
        } else if (game.large) {
            await this.say('large', MOST_LINKED);
        } else {
            const before = (await this.kept).find((each) => same(each, game));
            before ? this.enter(before.id, 'set-up=') : await this.add(game, 'set-up=');
        }
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
        if (sessionStorage.getItem(ADDED) === game.id) {
            sessionStorage.removeItem(ADDED);
            requestAnimationFrame(() => place.closest('article')?.querySelector('[data-play]').focus());
        }
        return place;
    }

    async share(game) {
        const w = await this.words;
        const size = bytes(game.texts);
        if (size > MOST_LINKED) {
            this.app.notice(w('unlinked', game.file, size, MOST_LINKED));
            return;
        }
        const { link } = await import('./help.js');
        dialog(w('copy'), t('panel.close'), h('p', {}, w('copied.help')), link(w('copy'), '#game=' + await deflated(game)));
    }

    async remove(game, element) {
        const w = await this.words;
        if (await keep(TEXTS, game.id)) {
            const inside = [...element.childNodes];
            const back = button(t('home.undo'), async () => {
                await keep(TEXTS, game.id, game);
                element.replaceChildren(...inside);
            }, '', { 'data-text-undo': true });
            element.replaceChildren(h('p', { class: 'dim', role: 'status' }, t('home.forgotten', game.file)), back);
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
        const titled = (file) => {
            const entries = (ending) => Object.fromEntries(parse(files[file.replace(ENDING, ending + '.properties')] ?? ''));
            return entries('_' + current()).title ?? entries('').title ?? file;
        };
        const box = dialog(w('examples'), t('panel.close'), h('p', {}, w('examples.help')),
            h('ul', { class: 'rows' }, Object.keys(files).filter((file) => file.endsWith(ENDING)).map((file) => h('li', {},
                h('span', { class: 'entry' }, h('b', {}, titled(file)), h('br'), h('span', { class: 'dim' }, files[file].match(/^\s*\/\/\s*(.*)/)?.[1] ?? '')),
                button(w('add'), () => {
                    box.close();
                    const base = file.slice(0, -ENDING.length);
                    const own = Object.entries(files).filter(([name]) => name === file || name.startsWith(base + '.') || name.startsWith(base + '_'));
                    this.add({ file, texts: Object.fromEntries(own) }, '');
                }, '', { 'data-text-example': file })))));
    }
}

/** Whether the game `id` is one of this browser's own. */
export const isText = async (id) => (await all(TEXTS)).some((game) => game.id === id);

export const section = (app, link) => new Section(app, link);

/** The first screen: the gallery of games, games that one can join, and one's own. */

import { alone, get, texts } from './api.js';
import { button, h } from './dom.js';
import { iconButton } from './icons.js';
import { thumbnail } from './painter.js';
import * as pictures from './pictures.js';
import { lastSetup, opened } from './setup.js';
import * as saved from './saved.js';
import { current, t } from './words.js';

const REFRESH = 15000;
const MOST_MINE = 6;
const MOST_RUNNING = 12;
/** How far below the screen pictures are asked for. */
const NEAR = '25%';
/** The filters of games, and the games that each leaves. */
const FILTERS = {
    players: [
        ['2', (game) => game.minSeats <= 2 && game.maxSeats >= 2],
        ['3', (game) => game.minSeats <= 3 && game.maxSeats >= 3],
        ['4', (game) => game.maxSeats >= 4],
    ],
    minutes: [
        ['10', (game) => game.minutes <= 10],
        ['20', (game) => game.minutes <= 20],
        ['long', (game) => game.minutes > 20],
    ],
    kind: [
        ['plain', (game) => !game.chance && !game.hidden],
        ['chance', (game) => game.chance],
        ['hidden', (game) => game.hidden],
    ],
};

/** Whatever was searched and chosen last, and how far one had scrolled: it is the same after a game. */
const wish = { words: '', chosen: {}, scrolled: 0 };

/** Without accents and capitals, as people search. */
const plain = (words) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Games with people go before others, and those in which one is to move before those in which one is not. */
const urgency = (game) => 2 * Boolean(game.people) + Boolean(game.mine);

/** Names in a row, each once, with its number if there are several of it. */
function counted(names) {
    const numbers = new Map();
    names.forEach((name) => numbers.set(name, (numbers.get(name) ?? 0) + 1));
    return [...numbers].map(([name, number]) => (number > 1 ? `${number} × ${name}` : name)).join(', ');
}

export class Home {
    /** `at` holds the entries of an address that carries a game in text; null if none does. */
    constructor(app, at = null) {
        this.app = app;
        this.texts = texts?.section(this, at);
        at && !texts && app.notice(t('home.carried'));
        this.gallery = h('section', { class: 'gallery', 'aria-label': t('home.heading') });
        this.open = h('section', { class: 'open-games', hidden: true });
        this.mine = h('section', { class: 'my-games', hidden: true });
        this.search = h('input', { type: 'search', value: wish.words, placeholder: t('home.search'), 'aria-label': t('home.search'), oninput: () => this.sift() });
        this.filters = Object.entries(FILTERS).map(([name, values]) =>
            h('select', { 'aria-label': t('home.filter.' + name), 'data-filter': name, onchange: (event) => { wish.chosen[name] = event.target.value; this.sift(); } },
                h('option', { value: '' }, t('home.filter.' + name)),
                values.map(([value]) => h('option', { value, selected: value === wish.chosen[name] }, t(`home.filter.${name}.${value}`)))));
        this.sieve = h('div', { class: 'sieve', role: 'search', hidden: true }, this.search, this.filters);
        this.nothing = h('p', { class: 'dim', role: 'status', hidden: true }, t('home.nothing'));
        this.element = h(
            'div',
            { class: 'home' },
            h('header', { class: 'top' }, h('h1', {}, 'Marienbad'), h('p', { class: 'motto' }, t('home.heading')), app.controls()),
            h('main', {}, this.mine, this.open,
                this.sieve, this.nothing, this.gallery, this.texts?.element));
        this.seen = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => {
            this.seen.unobserve(target);
            this.paint(target);
        }), { rootMargin: NEAR });
        this.games = [];
        this.cards = [];
        this.show();
        this.timer = setInterval(() => this.showOpen(), REFRESH);
    }

    close() {
        clearInterval(this.timer);
        this.seen.disconnect();
        pictures.stop();
        this.texts?.close();
        this.closed = true;
        wish.scrolled = window.scrollY;
    }

    /** Shows the games, after they were shown before: two at a time would undo each other's work. */
    show(added) {
        this.shown = Promise.resolve(this.shown).then(() => this.fill(added));
        return this.shown;
    }

    /** Shows everything at once, so that nothing moves when it is there; the game `added`, if any, in sight. */
    async fill(added) {
        this.showMine();
        if (added) {
            wish.chosen = {};
            [this.search, ...this.filters].forEach((field) => (field.value = ''));
        }
        try {
            const early = added ? null : await this.texts?.early();
            early && this.lay(early);
            const [{ games: all, clocks }] = await Promise.all([this.app.catalogue(), this.showOpen()]);
            const games = this.texts?.without(all) ?? all;
            this.clocks = clocks;
            this.known = new Map(games.map((game) => [game.id, game]));
            if (saved.games().some(({ game, name, language }) => this.known.get(game)?.name !== name || language !== current())) {
                this.showMine();
            }
            this.lay(games, added);
            this.gallery.querySelector(`[data-play="${CSS.escape(added ?? '')}"]`)?.focus();
            added || requestAnimationFrame(() => this.closed || window.scrollTo(0, wish.scrolled));
        } catch (refused) {
            this.gallery.replaceChildren(h('p', { class: 'error', role: 'alert' }, refused.message || t('room.unsent')),
                button(t('room.retry'), () => this.show()));
        }
    }

    /** Lays out the cards of games: those played last, then the others by their prominence and names. One that is there stays, but that of a game `unread` until now, or another one `anew`. */
    lay(games, anew) {
        const last = saved.played().map((game) => game.game);
        const recent = (game) => (last.includes(game.id) ? last.indexOf(game.id) : last.length);
        const before = new Map(this.games.map((game, index) => [game.id, game.unread || game.id === anew ? null : this.cards[index]]));
        const names = new Intl.Collator(current());
        this.games = [...games].sort((one, other) => recent(one) - recent(other) || (other.prominence ?? 0) - (one.prominence ?? 0) || names.compare(one.name, other.name));
        this.cards = this.games.map((game) => before.get(game.id) ?? this.card(game));
        [...this.gallery.children].filter((child) => !this.cards.includes(child)).forEach((child) => child.remove());
        this.cards.forEach((card, index) => card.parentNode || this.gallery.insertBefore(card, this.gallery.children[index] ?? null));
        this.sieve.hidden = !games.length;
        this.sift();
    }

    /** Leaves the games that have all that is wanted. */
    sift() {
        wish.words = this.search.value.trim();
        const words = plain(wish.words);
        const wanted = Object.entries(FILTERS).map(([name, values]) => values.find(([value]) => value === wish.chosen[name])?.[1]).filter(Boolean);
        const found = this.games.map((game) =>
            plain(` ${game.name} ${game.summary ?? ''}`).includes(' ' + words) && wanted.every((suits) => suits(game)));
        found.forEach((is, index) => (this.cards[index].hidden = !is));
        this.nothing.hidden = !found.length || found.some(Boolean);
    }

    card(game) {
        const picture = h('div', { class: 'picture' });
        if (game.unread) {
            return h('article', { class: 'game' }, picture, h('h2', {}, game.name), h('p', { class: 'dim' }, game.unread));
        }
        const seats = game.minSeats === game.maxSeats ? t('home.seats', game.minSeats) : t('home.seats.range', game.minSeats, game.maxSeats);
        const play = button(game.name, () => this.play(game, play), 'cover', { 'data-play': game.id, 'aria-label': `${t('home.play')}: ${game.name}` });
        const others = t(alone ? 'home.together' : 'home.friend');
        const friend = game.maxSeats > 1 ? iconButton('invite', `${others}: ${game.name}`, () => this.play(game, friend, true), { 'data-friend': game.id, title: others }) : null;
        const card = h(
            'article',
            { class: 'game', 'data-game': game.id, title: game.summary ?? '' },
            picture,
            h('h2', {}, play),
            h('p', { class: 'dim' }, game.minutes ? t('home.facts', seats, game.minutes) : seats),
            h('div', { class: 'buttons' }, h('span', { class: 'go', 'aria-hidden': 'true' }, t('home.play')), this.texts?.buttons(game), friend,
                iconButton('settings', `${t('home.setup')} ${game.name}`, () => this.app.go('set-up=' + encodeURIComponent(game.id)), { 'data-setup': game.id, title: t('home.setup') })));
        this.seen.observe(card);
        return card;
    }

    /** Paints the picture of a game whose card has come into sight. */
    async paint(card) {
        const game = this.games.find((each) => each.id === card.dataset.game);
        const drawing = game && await pictures.of(game);
        if (drawing && !this.closed) {
            // The card of a game in text that was removed meanwhile has another content.
            card.querySelector('.picture')?.replaceChildren(...thumbnail(drawing, this.app.theme(), game.name));
        }
    }

    /** Begins at once, set up as the last time, but with a person in the first seat if there was none. */
    async play(game, control, withFriend = false) {
        control.disabled = true;
        pictures.stop();
        const { host } = await this.app.catalogue();
        const setup = lastSetup(game, host);
        if (!setup.seats.some((seat) => seat.kind === 'person')) {
            setup.seats = [{ kind: 'person' }, ...setup.seats.slice(1)];
        }
        if (withFriend) {
            setup.seats = setup.seats.map((seat) => (seat.kind === 'person' ? seat : { kind: 'open' }));
        }
        try {
            this.app.created(await opened(setup), game);
        } catch (refused) {
            // The last set-up may not be possible any more: there is a form for that.
            this.app.notice(refused.message || t('room.unsent'));
            this.app.go('set-up=' + encodeURIComponent(game.id));
        } finally {
            control.disabled = false;
        }
    }

    /** One's own games: those that go on, and the others behind a line. */
    showMine() {
        const games = saved.games().map((game, place) => ({ game, place })).filter(({ game }) => game.played !== false || game.people);
        const over = games.filter(({ game }) => game.over || game.gone);
        const running = games.filter(({ game }) => !game.over && !game.gone)
            .sort((one, other) => urgency(other.game) - urgency(one.game));
        const boards = saved.setting('boards');
        const list = (rows) => h('ul', { class: 'rows' }, rows.map(({ game, place }) => this.own(game, place)));
        this.mine.hidden = !games.length && !boards;
        this.mine.replaceChildren(...[
            boards ? h('ul', { class: 'rows' }, h('li', {}, h('a', { class: 'entry', href: boards.fragment, 'data-boards': true }, h('b', {}, t('boards.title', boards.count))),
                button('×', () => { saved.remember('boards', undefined); this.showMine(); }, 'icon', { 'aria-label': `${t('home.forget')}: ${t('boards.title', boards.count)}`, title: t('home.forget') }))) : null,
            running.length ? h('h2', {}, t('home.mine')) : null,
            running.length ? list(running.slice(0, MOST_MINE)) : null,
            running.length > MOST_MINE ? h('details', { class: 'history' }, h('summary', {}, t('home.more', running.length - MOST_MINE)), list(running.slice(MOST_MINE))) : null,
            over.length ? h('details', { class: 'history', open: !running.length && over.length <= 2 }, h('summary', {}, t('home.history', over.length)), list(over)) : null,
        ].filter(Boolean));
    }

    /** Whether the game `id` is one of those here has changed. */
    has(id, is) {
        is ? this.known.set(id, this.games.find((game) => game.id === id)) : this.known.delete(id);
        this.showMine();
    }

    own(game, place) {
        // What goes on in a game that is not here cannot be shown.
        const known = this.known?.get(game.game);
        const removed = this.known && !known;
        const state = removed ? t('home.removed')
            : game.gone ? t('home.gone')
            : game.result ? t(`home.result.${game.result}`)
            : t(game.over ? 'home.over' : game.mine ? 'home.turn' : 'home.running');
        const begun = game.begun && new Date(game.begun);
        const line = h(
            'li',
            {},
            h(removed ? 'span' : 'a', { href: removed ? false : `#room=${game.room}&seat=${game.token}`, class: 'entry' },
                h('b', {}, known?.name ?? game.name), ' ', h('span', { class: 'dim' }, this.against(game, known)), h('br'),
                h('span', { class: game.mine && !game.over && !removed ? 'turn' : 'dim' }, state),
                begun ? [' · ', h('time', { class: 'dim', datetime: begun.toISOString() },
                    begun.toLocaleString(current(), { dateStyle: 'medium', timeStyle: 'short' }))] : null),
            button('×', () => this.forget(game, place, line), 'icon', { 'aria-label': `${t('home.forget')}: ${game.name}`, title: t('home.forget') }));
        return line;
    }

    /** The opponents in a game of one's own, in the language of now where the game is `known`. */
    against({ opponents = '' }, known) {
        const said = ({ words, level }) => {
            const name = known?.levels.find((each) => each.id === level)?.name;
            return name ? t('new.player.level', t('setup.seat.opponent'), name) : words;
        };
        return Array.isArray(opponents) ? counted(opponents.map(said)) : opponents;
    }

    /** The link to a seat may be known nowhere else, so it can be had back. */
    forget(game, place, line) {
        saved.forget(game.room);
        const back = button(t('home.undo'), () => { saved.restore(game, place); this.showMine(); }, '', { 'data-undo': true });
        line.replaceChildren(h('span', { class: 'entry dim', role: 'status' }, t('home.forgotten', this.known?.get(game.game)?.name ?? game.name)), back);
        back.focus();
    }

    async showOpen() {
        if (alone) {
            return;
        }
        let rooms;
        try {
            ({ rooms } = await get('open'));
        } catch {
            return;
        }
        const own = new Set(saved.games().map((game) => game.room));
        const others = rooms.filter((room) => !own.has(room.id));
        const open = others.filter((room) => room.seats.some((seat) => seat.kind === 'open'));
        const running = others.filter((room) => !open.includes(room)).slice(0, MOST_RUNNING);
        this.open.hidden = !open.length && !running.length;
        this.open.replaceChildren(
            ...(open.length ? [h('h2', {}, t('home.open')), h('ul', { class: 'rows' }, open.map((room) => this.room(room, true)))] : []),
            ...(running.length ? [h('h2', {}, t('home.runningGames')), h('ul', { class: 'rows' }, running.map((room) => this.room(room, false)))] : []));
    }

    /** A game of others, which one may join or watch. */
    room(room, free) {
        const names = room.seats.map((seat) => seat.name || seat.words || (seat.kind === 'open' ? t('seat.open') : '')).filter(Boolean);
        const known = this.clocks?.find((each) => each.id === room.clock);
        const clock = room.clock && room.clock !== 'unlimited' ? ` · ${known?.words ?? room.clock}` : '';
        return h('li', {}, h('span', { class: 'entry' }, h('b', {}, room.name ?? room.game), h('br'), h('span', { class: 'dim' }, names.join(' – '), clock)),
            free ? button(t('home.join'), () => this.app.go(`room=${room.id}&join`), 'primary', { 'data-join': room.id }) : null,
            button(t('home.watch'), () => this.app.go(`room=${room.id}&watch`), '', { 'data-watch': room.id }));
    }
}

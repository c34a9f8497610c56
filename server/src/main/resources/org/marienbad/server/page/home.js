/** The first screen: the gallery of games, games that one can join, and one's own. */

import { get, post } from './api.js';
import { button, h } from './dom.js';
import { thumbnail } from './painter.js';
import { lastSetup, seatsOf } from './setup.js';
import * as saved from './saved.js';
import { current, t } from './words.js';

const REFRESH = 15000;

export class Home {
    constructor(app) {
        this.app = app;
        this.gallery = h('section', { class: 'gallery', 'aria-label': t('home.heading') });
        this.open = h('section', { class: 'open-games', hidden: true });
        this.mine = h('section', { class: 'my-games', hidden: true });
        this.element = h(
            'div',
            { class: 'home' },
            h('header', { class: 'top' }, h('h1', {}, 'Marienbad'), h('p', { class: 'motto' }, t('home.heading')), app.controls()),
            h('main', {}, this.mine, this.open, this.gallery));
        this.show();
        this.timer = setInterval(() => this.showOpen(), REFRESH);
    }

    close() {
        clearInterval(this.timer);
        this.closed = true;
    }

    async show() {
        this.showMine();
        try {
            const { games } = await this.app.catalogue();
            this.gallery.replaceChildren(...games.map((game) => this.card(game)));
            this.showOpen();
        } catch (refused) {
            this.gallery.replaceChildren(h('p', { class: 'error', role: 'alert' }, refused.message || t('room.unsent')),
                button(t('room.retry'), () => this.show()));
        }
    }

    card(game) {
        const picture = h('div', { class: 'picture' });
        const seats = game.minSeats === game.maxSeats ? t('home.seats', game.minSeats) : t('home.seats.range', game.minSeats, game.maxSeats);
        const play = button(t('home.play'), () => this.play(game, play), 'primary', { 'data-play': game.id, 'aria-label': `${t('home.play')}: ${game.name}` });
        this.app.drawing(game).then((drawing) => {
            if (drawing && !this.closed) {
                picture.replaceChildren(...thumbnail(drawing, this.app.theme(), game.name));
            }
        });
        return h(
            'article',
            { class: 'game', 'data-game': game.id },
            picture,
            h('h2', {}, game.name),
            h('p', { class: 'dim', title: game.summary ?? '' }, game.minutes ? t('home.facts', seats, game.minutes) : seats),
            h('div', { class: 'buttons' }, play,
                button(t('home.setup'), () => this.app.go('set-up=' + encodeURIComponent(game.id)), '', { 'data-setup': game.id, 'aria-label': `${t('home.setup')} ${game.name}` })));
    }

    /** Begins at once, set up as the last time. */
    async play(game, control) {
        control.disabled = true;
        const { host } = await this.app.catalogue();
        const setup = lastSetup(game, host);
        try {
            this.app.created(await post('create', { ...setup, seats: seatsOf(setup) }), game);
        } catch (refused) {
            // What the last set-up says may not be possible any more: there is a form for that.
            this.app.notice(refused.message || t('room.unsent'));
            this.app.go('set-up=' + encodeURIComponent(game.id));
        } finally {
            control.disabled = false;
        }
    }

    showMine() {
        const games = saved.games();
        this.mine.hidden = !games.length;
        this.mine.replaceChildren(
            h('h2', {}, t('home.mine')),
            h('ul', { class: 'rows' }, games.slice(0, 12).map((game, place) => this.own(game, place))));
    }

    own(game, place) {
        const state = game.gone ? t('home.gone')
            : game.result ? t(`home.result.${game.result}`)
            : t(game.over ? 'home.over' : game.mine ? 'home.turn' : 'home.running');
        const begun = game.begun && new Date(game.begun);
        const line = h(
            'li',
            {},
            h('a', { href: `#room=${game.room}&seat=${game.token}`, class: 'entry' },
                h('b', {}, game.name), ' ', h('span', { class: 'dim' }, game.opponents ?? ''), h('br'),
                h('span', { class: game.mine && !game.over ? 'turn' : 'dim' }, state),
                begun ? [' · ', h('time', { class: 'dim', datetime: begun.toISOString() },
                    begun.toLocaleString(current(), { dateStyle: 'medium', timeStyle: 'short' }))] : null),
            button('×', () => this.forget(game, place, line), 'icon', { 'aria-label': `${t('home.forget')}: ${game.name}`, title: t('home.forget') }));
        return line;
    }

    /** The link to a seat may be known nowhere else, so it can be had back. */
    forget(game, place, line) {
        saved.forget(game.room);
        const back = button(t('home.undo'), () => { saved.restore(game, place); this.showMine(); }, '', { 'data-undo': true });
        line.replaceChildren(h('span', { class: 'entry dim', role: 'status' }, t('home.forgotten', game.name)), back);
        back.focus();
    }

    async showOpen() {
        let rooms;
        try {
            ({ rooms } = await get('open'));
        } catch {
            return;
        }
        const own = new Set(saved.games().map((game) => game.room));
        const open = rooms.filter((room) => !own.has(room.id));
        this.open.hidden = !open.length;
        this.open.replaceChildren(
            h('h2', {}, t('home.open')),
            h('ul', { class: 'rows' }, open.map((room) => {
                const names = room.seats.map((seat) => (typeof seat === 'string' ? seat : seat.name || seat.words || seat.title)).filter(Boolean);
                return h('li', {}, h('span', { class: 'entry' }, h('b', {}, room.name ?? room.game), ' ', h('span', { class: 'dim' }, names.join(', '))),
                    button(t('home.join'), () => this.app.go(`room=${room.id}&join`), 'primary', { 'data-join': room.id }),
                    button(t('home.watch'), () => this.app.go(`room=${room.id}&watch`)));
            })));
    }
}

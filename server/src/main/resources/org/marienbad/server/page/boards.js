/** Many games at a glance, for who watches over them: a class, a club evening. The address holds all that it shows. */

import { Events, post } from './api.js';
import { button, dialog, h, s } from './dom.js';
import { iconButton } from './icons.js';
import { changed, Painter } from './painter.js';
import { sign } from './seats.js';
import { nameOf, status } from './status.js';
import * as saved from './saved.js';
import { t } from './words.js';

/** One game, small. */
class SmallBoard {
    constructor(app, id, watch) {
        this.app = app;
        this.id = id;
        this.watch = watch;
        this.seats = h('p', { class: 'who' });
        this.line = h('p', { class: 'dim', role: 'status' }, t('room.connecting'));
        this.picture = h('div', { class: 'picture' });
        this.element = h('article', { class: 'game small-board', 'data-board': id }, this.picture,
            h('h2', {}, h('a', { class: 'cover', href: `#room=${id}&watch=${watch}` }, this.seats)), this.line);
        const back = s('svg', { 'aria-hidden': 'true' });
        const front = s('svg', { 'aria-hidden': 'true' });
        this.picture.append(back, front);
        this.painter = new Painter(front, back, app.theme());
        this.events = new Events(id, watch, {
            onmessage: (message) => this.receive(message),
            onstate: (connected) => this.element.classList.toggle('offline', !connected),
            onrefused: (words) => (this.line.textContent = words || t('room.unknown')),
        });
    }

    receive(message) {
        if (message.type === 'room') {
            this.room = message;
        } else if (message.type === 'position') {
            const { drawing } = message;
            if (!drawing.full && drawing.base !== this.position?.version) {
                this.events.again();
                return;
            }
            this.position = { ...message, picture: drawing.full ?? changed(this.position.picture, drawing) };
        }
        if (this.room && this.position) {
            this.painter.names = new Map(this.room.seats.map((seat) => [seat.title, nameOf(seat)]));
            this.painter.show(this.position.picture);
            this.seats.replaceChildren(...this.room.seats.flatMap((seat, index) => [index ? ' – ' : '', sign(seat, this.app.theme()), ' ',
                seat.kind === 'open' ? t('seat.open') : nameOf(seat)]));
            const free = this.room.seats.some((seat) => seat.kind === 'open');
            this.line.textContent = this.room.paused ? t('room.paused') : free && !this.position.length ? t('boards.missing') : status(this.position, this.room).join(' · ');
            this.element.classList.toggle('over', this.position.over);
            this.order = this.position.over ? 2 : free ? 1 : 0;
        }
    }

    close() {
        this.events.close();
    }
}

export class Boards {
    /** `list` is made by {@link addressOf}. */
    constructor(app, list) {
        this.app = app;
        this.boards = list.split(',').filter(Boolean).map((entry) => new SmallBoard(app, ...entry.split('.')));
        this.pausing = h('span', { class: 'buttons', hidden: true },
            button(t('boards.pause'), () => this.pause(true), '', { 'data-pause': true }), button(t('boards.goOn'), () => this.pause(false), '', { 'data-go-on': true }));
        app.catalogue().then(({ host }) => (this.pausing.hidden = !host)).catch(() => {});
        this.element = h('div', { class: 'home' },
            h('header', { class: 'top' }, iconButton('back', t('screen.back'), () => app.go('')), h('h1', {}, t('boards.title', this.boards.length)),
                this.invitations().length ? button(t('boards.invitations'), () => this.invite(), 'primary', { 'data-invitations': true }) : null,
                this.pausing, app.controls()),
            h('main', {}, h('section', { class: 'gallery boards', 'aria-label': t('boards.title', this.boards.length) }, this.boards.map((board) => board.element))));
    }

    close() {
        this.boards.forEach((board) => board.close());
    }

    /** Stops all games that are not over, or lets them go on. */
    async pause(paused) {
        const running = this.boards.filter((board) => !board.position?.over);
        const answers = await Promise.allSettled(running.map(({ id, watch }) => post('pause', { room: id, token: watch, paused })));
        const refused = answers.find((answer) => answer.status === 'rejected');
        if (refused) {
            this.app.notice(refused.reason.message || t('room.unsent'));
        }
    }

    /** The invitations to these games that this browser has, a line for each seat. */
    invitations() {
        return this.boards.flatMap(({ id }, table) => (this.app.links(id).invitations ?? []).map((invitation, seat) =>
            invitation && `${t('boards.table', table + 1, seat + 1)} ${location.origin}${location.pathname}#room=${id}&invite=${invitation}`)).filter(Boolean);
    }

    invite() {
        const words = this.invitations().join('\n');
        const field = h('textarea', { readonly: true, rows: 12, 'aria-label': t('boards.invitations') }, words);
        const copy = button(t('archive.copy'), async () => {
            field.select();
            try {
                await navigator.clipboard.writeText(words);
            } catch {
                document.execCommand('copy');
            }
            copy.textContent = t('share.copied');
        }, 'primary');
        dialog(t('boards.invitations'), t('panel.close'), h('p', {}, t('boards.send')), field, copy);
    }
}

/** Opens `count` games set up alike, all of whose seats are for others, and shows them. */
export async function openMany(app, setup, count) {
    const rooms = [];
    for (let table = 0; table < count; table++) {
        const seats = setup.seats.map((seat) => (seat.kind === 'person' ? { kind: 'open' } : seat));
        const { id, invitations, watch } = await post('create', { ...setup, seats });
        saved.remember('links ' + id, { invitations, watch });
        rooms.push(`${id}.${watch}`);
    }
    app.go('boards=' + rooms.join(','));
}

/** Many games at a glance, for who watches over them: a class, a club evening. The address holds all that it shows. */

import { Events, get, post } from './api.js';
import { Beginning } from './beginning.js';
import { button, dialog, h, s } from './dom.js';
import { iconButton } from './icons.js';
import { changed, Painter } from './painter.js';
import { sign } from './seats.js';
import { nameOf, status } from './status.js';
import * as saved from './saved.js';
import { t } from './words.js';

/** Widths and heights in those of letters: of the page, of the least board, of the words below one, and of the header. */
const MOST_WIDTH = 115;
const LEAST_WIDTH = 10;
const WORDS = 5.5;
const HEADER = 4.4;

/** One game, small. */
class SmallBoard {
    /** `onsettled` is told once there is something to see, or will be nothing; `onnext` that all go on in another room. */
    constructor(app, id, watch, { onsettled, onnext }) {
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
            onstate: (connected) => {
                this.element.classList.toggle('offline', !connected);
                connected || onsettled(this);
            },
            onrefused: (words) => {
                this.line.textContent = words || t('room.unknown');
                onsettled(this);
            },
        });
        this.handlers = { onsettled, onnext };
    }

    receive(message) {
        if (message.type === 'room') {
            this.room = message;
            if (message.next) {
                this.handlers.onnext(this, message.next);
                return;
            }
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
            this.seats.replaceChildren(...this.room.seats.flatMap((seat, index) => [index ? ' – ' : '',
                h('span', {}, sign(seat, this.app.theme()), ' ', seat.kind === 'open' ? t('seat.open') : nameOf(seat))]));
            const free = this.room.seats.some((seat) => seat.kind === 'open');
            this.line.textContent = this.room.paused ? t('room.paused') : free && !this.position.length ? t('boards.missing') : status(this.position, this.room).join(' · ');
            this.element.classList.toggle('over', this.position.over);
            this.picture.style.setProperty('--aspect', this.painter.aspect);
            this.handlers.onsettled(this);
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
        this.boards = list.split(',').map((entry) => entry.split('.')).filter(([id, watch]) => id && watch).map(([id, watch]) => this.board(id, watch));
        this.unsettled = new Set(this.boards);
        this.keep();
        this.grid = h('section', { class: 'gallery boards waiting', 'aria-label': t('boards.title', this.boards.length) }, this.boards.map((board) => board.element));
        this.pausing = h('span', { class: 'buttons', hidden: true },
            button(t('boards.pause'), () => this.pause(true), '', { 'data-pause': true }), button(t('boards.goOn'), () => this.pause(false), '', { 'data-go-on': true }),
            button(t('boards.position'), () => this.setPosition(), '', { 'data-position-all': true }));
        app.catalogue().then(({ host }) => (this.pausing.hidden = !host)).catch(() => {});
        this.element = h('div', { class: 'home' },
            h('header', { class: 'top boards-top' }, iconButton('back', t('screen.back'), () => { saved.remember('boards', undefined); app.go(''); }), h('h1', {}, t('boards.title', this.boards.length)),
                this.invitations().length ? button(t('boards.invitations'), () => this.invite(), 'primary', { 'data-invitations': true }) : null,
                this.pausing, app.controls()),
            h('main', {}, this.grid));
        this.fit();
        this.resized = () => this.fit();
        window.addEventListener('resize', this.resized);
    }

    board(id, watch) {
        return new SmallBoard(this.app, id, watch, { onsettled: (board) => this.settle(board), onnext: (board, next) => this.follow(board, next) });
    }

    /** The same people go on in the room `next`. */
    follow(board, next) {
        const { id, watch, element } = board;
        const fresh = this.board(next, watch);
        board.close();
        element.replaceWith(fresh.element);
        this.boards[this.boards.indexOf(board)] = fresh;
        this.settle(board);
        saved.remember('links ' + next, this.app.links(id));
        history.replaceState(null, '', this.keep());
    }

    /** Remembers these boards, for the way back; returns their fragment. */
    keep() {
        const fragment = '#boards=' + this.boards.map((each) => `${each.id}.${each.watch}`).join(',');
        this.boards.length && saved.remember('boards', { fragment, count: this.boards.length });
        return fragment;
    }

    settle(board) {
        if (this.unsettled.delete(board) && !this.unsettled.size) {
            this.fit();
            this.grid.classList.remove('waiting');
        }
    }

    /** Takes the fewest columns with which all boards are seen at once, or as many as leave the boards a useful size. */
    fit() {
        const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const aspect = this.boards[0]?.painter.aspect ?? 1;
        const width = Math.min(innerWidth, MOST_WIDTH * letter) - 2 * letter;
        const most = Math.max(1, Math.floor(width / (LEAST_WIDTH * letter)));
        let columns = 1;
        const high = () => Math.ceil(this.boards.length / columns) * (width / columns / aspect + WORDS * letter);
        while (columns < most && high() > innerHeight - HEADER * letter) {
            columns++;
        }
        this.grid.style.setProperty('--columns', columns);
    }

    close() {
        window.removeEventListener('resize', this.resized);
        this.boards.forEach((board) => board.close());
    }

    /** Stops all games that are not over, or lets them go on. */
    pause(paused) {
        return this.ask('pause', this.boards.filter((board) => !board.position?.over), { paused });
    }

    /** Asks the same in the rooms of several boards, and tells why one of them refuses. */
    async ask(verb, boards, body) {
        const answers = await Promise.allSettled(boards.map(({ id, watch }) => post(verb, { room: id, token: watch, ...body })));
        const refused = answers.find((answer) => answer.status === 'rejected');
        if (refused) {
            this.app.notice(refused.reason.message || t('room.unsent'));
        }
    }

    /** Asks for a position, in which all boards of the first game begin again. */
    setPosition() {
        const game = (board) => board.room?.game.id;
        const same = this.boards.filter((board) => game(board) && game(board) === game(this.boards[0]));
        if (!same.length) {
            return;
        }
        const { room } = same[0];
        const go = button(t('boards.position.set', same.length), async () => {
            if (await beginning.settled()) {
                await this.ask('set-position', same, { position: beginning.position });
                box.close();
            }
        }, 'primary', { disabled: true, 'data-position-set': true });
        const beginning = new Beginning(this.app, {
            asked: () => ({ game: room.game.id, options: room.options, seats: room.seats.length }), given: null,
            onchange: () => (go.disabled = !beginning.position || !beginning.isReady),
        });
        const from = h('select', { id: 'position-from', onchange: () => {
            const { id, watch, position } = this.boards[from.value];
            beginning.show([], get('position', { room: id, token: watch, at: position.length }).then(({ setUp }) => setUp ?? null));
        } }, h('option', { value: '', hidden: true }, ''), this.boards.map((board, index) => (same.includes(board) ? h('option', { value: index }, board.seats.textContent) : null)));
        const box = dialog(t('boards.position'), t('panel.close'), h('p', {}, t('boards.position.help')),
            h('div', { class: 'field' }, h('label', { for: 'position-from' }, t('boards.position.from')), from), beginning.element, h('div', { class: 'buttons' }, go));
        box.addEventListener('close', () => beginning.close());
        beginning.element.open = true;
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

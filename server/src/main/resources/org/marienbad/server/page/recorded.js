/** A game that was played elsewhere, to step through: the record is all that there is of it. */

import { post } from './api.js';
import { packed, unpacked } from './beginning.js';
import { Board } from './board.js';
import { h } from './dom.js';
import { embedded, options } from './embedded.js';
import { foot, lost } from './embed.js';
import { Headline } from './headline.js';
import { iconButton } from './icons.js';
import { STEPS } from './keys.js';
import { ofPly } from './links.js';
import { MoveList, ReplayBar } from './moves.js';
import { nameOf } from './status.js';
import { Shown } from './shown.js';
import { aspectOf } from './painter.js';
import { t } from './words.js';

/** In place of a record. */
const UNREADABLE = { refusal: 'unreadable' };

/** The record that the fragment holds, or whose file on this server the query names; null if they do neither. */
export async function recordOf(fragment) {
    const packedOne = location.hash ? fragment.get('record') : null;
    if (packedOne) {
        return unpacked(packedOne) ?? UNREADABLE;
    }
    const file = location.hash ? null : options.get('record');
    try {
        const url = file ? new URL(file, document.baseURI) : null;
        return url && url.origin !== location.origin ? { refusal: 'elsewhere' } : url && await (await fetch(url)).json();
    } catch {
        return UNREADABLE;
    }
}

export class Recorded {
    /** One begins to look after `first` plies. */
    constructor(app, record, first) {
        this.app = app;
        this.record = record;
        this.first = first;
        this.atRest = true;
        this.board = new Board(app.theme(), { onplay: () => {}, onnarrow: () => {}, onrefuse: () => {} });
        this.shown = new Shown({ play: async () => {}, settle: () => this.settle() });
        const look = (length) => this.look(length);
        this.bar = new ReplayBar(look);
        this.moves = new MoveList(look);
        this.headline = new Headline(this, () => {});
        this.title = h('h1', {}, '');
        this.from = h('a', { hidden: true, 'data-from-here': true }, t('share.setUp'));
        this.foot = foot(app, () => '#record=' + packed(record) + (this.shown.index ? `&ply=${this.shown.index}` : ''));
        this.element = h('div', { class: 'room upright recorded waiting' },
            h('header', { class: 'top' }, iconButton('back', t('screen.back'), () => app.go(''), { class: 'icon quiet back' }), this.title, app.controls()),
            h('main', { class: 'play' }, this.headline.element, this.board.element, h('div', { class: 'bar' }, this.bar.element), this.foot?.element ?? this.from),
            embedded ? null : this.moves.element, this.headline.live);
        this.element.classList.toggle('embed', embedded);
        this.keys = (event) => this.key(event);
        document.addEventListener('keydown', this.keys);
        this.show();
    }

    close() {
        document.removeEventListener('keydown', this.keys);
    }

    fetch(at) {
        return post('preview', { record: this.record, at });
    }

    /** Begins at the end, of which all is known, and goes to where one begins to look. */
    async show() {
        try {
            if (this.record.refusal) {
                throw new Error(t('record.' + this.record.refusal));
            }
            const { position, game, options: rules, seats } = await this.fetch();
            const fault = ofPly(this.first, position.length);
            if (fault) {
                throw new Error(fault);
            }
            this.room = { game, options: rules, you: -1, seats: seats.map((seat) => ({ ...seat, kind: 'person', called: seat.name || seat.title })) };
            this.title.textContent = document.title = game.name;
            this.board.call(new Map(this.room.seats.map((seat) => [seat.title, nameOf(seat)])));
            this.shown.receive({ ...position, motions: [], version: 0 });
            await this.look(this.first);
        } catch (refused) {
            const { element } = lost(this.app, refused.message || t('room.unsent'));
            this.element.replaceWith(element);
            this.element = element;
        }
    }

    look(length) {
        return this.shown.look(length, (at) => this.fetch(at)).catch((refused) => this.app.notice(refused.message || t('room.unsent')));
    }

    settle() {
        const position = this.shown.told;
        this.element.classList.remove('waiting');
        this.element.style.setProperty('--aspect', aspectOf(position.picture));
        this.board.show(position.picture, [], position.last ?? []);
        this.headline.show(position, null);
        this.bar.show(this.shown);
        this.moves.show(this.shown, this.room, this.app.theme());
        this.begin();
        this.foot?.show();
    }

    /** Offers the position looked at as a beginning, where it can be one. */
    async begin() {
        const { index, latest } = this.shown;
        this.from.hidden = true;
        if (this.foot || index === latest.length) {
            return;
        }
        const { setUp } = await this.fetch(index).catch(() => ({}));
        if (setUp && index === this.shown.index) {
            const { game, options: rules, seats } = this.room;
            const mover = Math.max(0, this.shown.told.actor);
            this.from.href = '#position=' + packed({ game: game.id, options: rules, position: setUp,
                seats: seats.map((unused, seat) => ({ kind: seat === mover ? 'person' : 'level' })) });
            this.from.hidden = false;
        }
    }

    key(event) {
        const go = STEPS[event.key];
        if (go && this.room && !event.target.closest('input, dialog')) {
            event.preventDefault();
            this.look(this.shown.index + go);
        }
    }

    repaint() {
        this.board.theme(this.app.theme());
        this.room && this.settle();
    }
}

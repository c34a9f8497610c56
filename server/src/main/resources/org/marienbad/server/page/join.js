/** The invitation, and the way in. */

import { get, post } from './api.js';
import { button, h } from './dom.js';
import { rules } from './help.js';
import { icon } from './icons.js';
import { thumbnail } from './painter.js';
import * as saved from './saved.js';
import { t } from './words.js';

/** 128 random bits, as tokens of seats are written. */
function secret() {
    const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
    return btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export class Join {
    /** `invite` is the invitation's token; empty for an open seat of a listed game. */
    constructor(app, room, invite) {
        this.app = app;
        this.id = room;
        this.invite = invite;
        this.own = secret();
        this.about = h('p', {}, '');
        this.picture = h('div', { class: 'picture' });
        this.rules = h('div', { class: 'buttons' });
        this.name = h('input', { type: 'text', id: 'join-name', maxlength: 40, value: saved.setting('name') ?? '', autocomplete: 'nickname' });
        this.error = h('p', { class: 'error', role: 'alert' });
        this.enter = h('button', { type: 'submit', class: 'primary' }, t('join.enter'));
        const form = h(
            'form',
            { class: 'panel join waiting', onsubmit: (event) => { event.preventDefault(); this.claim(); } },
            h('h1', {}, t(invite ? 'join.title' : 'home.join')),
            this.about,
            this.picture,
            this.rules,
            h('label', { for: 'join-name' }, t('join.name')),
            this.name,
            this.error,
            h('div', { class: 'buttons' }, this.enter, button(t('screen.back'), () => app.go(''))));
        this.element = h('div', { class: 'home' }, h('header', { class: 'top' }, h('h1', {}, 'Marienbad'), app.controls()), h('main', {}, form));
        // Nothing moves once it is seen.
        this.describe().then(() => form.classList.remove('waiting'));
    }

    close() {}

    async describe() {
        try {
            const { room, invited } = await get('position', { room: this.id, token: this.invite });
            const names = room.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name || seat.words).filter(Boolean);
            const seat = room.seats[invited] ?? room.seats.find((each) => each.kind === 'open');
            this.about.replaceChildren(h('b', {}, room.game.name),
                names.length ? ` – ${names.join(', ')}` : '',
                seat ? ` – ${t('join.seat', seat.title)}` : '');
            const { drawing } = await post('preview', { game: room.game.id, seats: room.seats.length, options: room.options ?? {} });
            this.picture.style.setProperty('--aspect', drawing.width / drawing.height);
            this.picture.replaceChildren(...thumbnail(drawing, this.app.theme(), room.game.name));
            const { clocks } = await this.app.catalogue();
            const clock = clocks.find((each) => each.id === room.clock)?.words ?? room.clock;
            this.rules.replaceChildren(
                button([icon('rules'), ' ', t('game.rules')], () => rules({ room, app: this.app })),
                h('span', { class: 'dim' }, [`${t('clock')}: ${clock}`, room.hints ? t('setup.hints') : '', room.optionsWords].filter(Boolean).join(' · ')));
        } catch (refused) {
            this.about.textContent = refused.status === 404 ? t('room.unknown') : '';
        }
    }

    async claim() {
        this.enter.disabled = true;
        const name = this.name.value.trim();
        saved.remember('name', name);
        try {
            // With a secret of one's own: if the answer is lost, the same claim is answered again.
            const { token } = await post('claim', { room: this.id, token: this.invite, name, newToken: this.own });
            this.app.goRoom(this.id, { seat: token });
        } catch (refused) {
            this.error.textContent = refused.message || t('room.unsent');
            this.enter.disabled = false;
        }
    }
}

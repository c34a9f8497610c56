/** The position in which a game is to begin: set up by moves on the board, as text, or by a link that holds all of it. */

import { post } from './api.js';
import { decoded, encoded } from './base64url.js';
import { Board } from './board.js';
import { button, h, typed } from './dom.js';
import { decided, shorter } from './explore.js';
import { t } from './words.js';

/** Any value as text for an address. */
export function packed(value) {
    return encoded(new TextEncoder().encode(JSON.stringify(value)));
}

/** The value in a text of `packed`; null for any other text. */
export function unpacked(text) {
    try {
        return JSON.parse(new TextDecoder().decode(decoded(text)));
    } catch {
        return null;
    }
}

/** The letters of a line of the text, about. */
const WIDTH = 40;

/** The object that a text writes; undefined if it writes none. */
function object(text) {
    try {
        const value = JSON.parse(text);
        return value?.constructor === Object ? value : undefined;
    } catch {
        return undefined;
    }
}

export class Beginning {
    /** `asked()` tells the game, its options and seats; `given` is a position, or null; `onchange` is told of another one, and whether it is ready. */
    constructor(app, { asked, given, onchange }) {
        this.asked = asked;
        this.onchange = onchange;
        this.base = given;
        this.line = [];
        /** How many positions were asked for: a late answer to an earlier question is not shown. */
        this.questions = 0;
        /** The position that is set up; null while the game begins as usual. */
        this.position = given;
        /** Whether a game can begin: the text writes the position shown. */
        this.isReady = true;
        this.board = new Board(app.theme(), { onplay: (action) => this.show([...this.line, action.ply]) });
        this.status = h('p', { class: 'dim', role: 'status' });
        this.error = h('p', { class: 'error', role: 'alert', id: 'position-error' });
        this.typing = typed(() => this.read());
        this.text = h('textarea', { id: 'position', spellcheck: 'false', 'aria-describedby': 'position-error',
            oninput: () => { this.unready(); this.typing.go(); } });
        this.back = button(t('explore.back'), () => this.show(shorter(this.line)), '', { 'data-position-back': true });
        this.element = h('details', { class: 'beginning', open: Boolean(given), ontoggle: () => this.toggle() },
            h('summary', {}, t('beginning.title')), h('p', { class: 'dim' }, t('beginning.help')),
            h('div', { class: 'beside' },
                h('div', {}, this.board.element, this.status, this.error,
                    h('div', { class: 'buttons' }, this.back, button(t('beginning.clear'), () => this.show([], null), '', { 'data-position-clear': true }))),
                h('div', {}, h('label', { for: 'position' }, t('beginning.text')), this.text)));
    }

    get isOpen() {
        return this.element.open;
    }

    toggle() {
        if (this.isOpen) {
            this.show(this.line);
        } else {
            this.unready();
            this.position = null;
            this.isReady = true;
            this.onchange();
        }
    }

    repaint(theme) {
        this.board.theme(theme);
    }

    close() {
        this.typing.stop();
    }

    /** No answer to what was asked before counts any more, and no game can begin until there is another one. */
    unready() {
        this.typing.stop();
        this.questions++;
        this.isReady = false;
        this.onchange();
    }

    /** Takes the position that is written. */
    read() {
        const text = this.text.value.trim();
        if (text === this.drawn?.text) {
            this.show(this.drawn.line, this.drawn.base, true);
            return;
        }
        const position = text ? object(text) : null;
        position === undefined ? this.tell(t('beginning.malformed')) : this.show([], position, true);
    }

    /** Says how it stands, or what is wrong. */
    tell(error, words = '') {
        this.error.textContent = error;
        this.status.textContent = words;
    }

    /** Shows where `line` leads from the position `base`, and makes that the beginning; the text stays as it is while it `isWritten`. */
    async show(line, base = this.base, isWritten = false) {
        this.unready();
        const asked = this.questions;
        try {
            const { position, line: played, setUp, text } = await post('preview', { ...this.asked(), position: base ?? undefined, line });
            if (asked !== this.questions || !this.isOpen) {
                return;
            }
            this.base = base;
            this.line = played;
            this.position = setUp ?? null;
            this.isReady = !position.over;
            this.tell(!text ? t('beginning.none') : position.over ? t('beginning.over') : '', [position.headline, ...decided(played)].join(' · '));
            if (!isWritten) {
                // Who writes the same again takes nothing back.
                this.drawn = { text, base, line: played };
                this.text.value = text;
                this.text.rows = text.split('\n').reduce((sum, each) => sum + Math.ceil(each.length / WIDTH), 0);
            }
            this.back.disabled = !decided(played).length;
            this.board.show(position.drawing.full, position.legal ?? [], position.last ?? []);
        } catch (refused) {
            if (asked !== this.questions || !this.isOpen) {
                return;
            }
            this.tell(refused.message || t('room.unsent'));
        }
        this.onchange();
    }
}

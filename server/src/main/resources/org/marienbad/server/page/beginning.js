/** The position in which a game is to begin: set up by moves on the board, as text, or by a link that holds all of it. */

import { post } from './api.js';
import { decoded, encoded } from './base64url.js';
import { Board } from './board.js';
import { button, h } from './dom.js';
import { shorter } from './explore.js';
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

/** The position is shown when nobody has typed for so long. */
const TYPED = 300;

export class Beginning {
    /** `asked()` tells the game, its options and seats; `given` is a position, or null; `onchange` is told of another one. */
    constructor(app, { asked, given, onchange }) {
        this.asked = asked;
        this.onchange = onchange;
        this.base = given;
        this.line = [];
        /** How many positions were asked for: a late answer to an earlier question is not shown. */
        this.questions = 0;
        /** The position that is set up; null while the game begins as usual. */
        this.position = given;
        this.board = new Board(app.theme(), { onplay: (action) => this.show([...this.line, action.ply]) });
        this.status = h('p', { class: 'dim', role: 'status' });
        this.error = h('p', { class: 'error', role: 'alert', id: 'position-error' });
        this.text = h('textarea', { id: 'position', spellcheck: 'false', wrap: 'off', 'aria-describedby': 'position-error', 
            oninput: () => { clearTimeout(this.typing); this.typing = setTimeout(() => this.read(), TYPED); } });
        this.back = button(t('explore.back'), () => this.show(shorter(this.line)), '', { 'data-position-back': true });
        this.element = h('details', { class: 'beginning', open: Boolean(given), ontoggle: () => this.toggle() },
            h('summary', {}, t('beginning.title')), h('p', { class: 'dim' }, t('beginning.help')),
            this.board.element, this.status, h('div', { class: 'buttons' }, this.back, button(t('beginning.clear'), () => this.clear(), '', { 'data-position-clear': true })),
            h('label', { for: 'position' }, t('beginning.text')), this.text, this.error);
    }

    get isOpen() {
        return this.element.open;
    }

    toggle() {
        if (this.isOpen) {
            this.show(this.line);
        } else {
            this.position = null;
            this.onchange();
        }
    }

    /** Begins as usual. */
    clear() {
        this.base = null;
        this.show([]);
    }

    /** Takes the position that is written. */
    read() {
        const text = this.text.value.trim();
        try {
            this.base = text ? JSON.parse(text) : null;
            this.show([], true);
        } catch {
            this.error.textContent = t('beginning.malformed');
        }
    }

    /** Shows where `line` leads, and makes that the beginning; the text stays as it is while it `isWritten`. */
    async show(line, isWritten = false) {
        const asked = ++this.questions;
        try {
            const { position, line: played, setUp, text = '' } = await post('preview', { ...this.asked(), position: this.base ?? undefined, line });
            if (asked !== this.questions || !this.isOpen) {
                return;
            }
            this.line = played;
            this.position = this.base || played.length ? setUp ?? null : null;
            this.error.textContent = setUp ? '' : t('beginning.none');
            if (!isWritten) {
                this.text.value = text;
                this.text.rows = text.split('\n').length;
            }
            this.status.textContent = [position.headline, ...played].join(' · ');
            this.back.disabled = !played.length;
            this.board.show(position.drawing.full, position.legal ?? [], position.last ?? []);
        } catch (refused) {
            this.error.textContent = refused.message || t('room.unsent');
        }
        this.onchange();
    }
}

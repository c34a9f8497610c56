/** The position in which a game is to begin: set up by moves on the board, as text, or by a link that holds all of it. */

import { post } from './api.js';
import { decoded, encoded } from './base64url.js';
import { Board } from './board.js';
import { button, debounced, h } from './dom.js';
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

/** About how many letters of the text fit into a line. */
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
        /** Whether a game can begin in what was shown or refused last. */
        this.isReady = true;
        this.board = new Board(app.theme(), { onplay: (action) => this.play(action), onnarrow: () => this.showChoices() });
        this.choices = h('div', { class: 'buttons' });
        this.status = h('p', { class: 'dim', role: 'status' });
        this.error = h('p', { class: 'error', role: 'alert', id: 'position-error' });
        this.typing = debounced(() => this.read());
        this.text = h('textarea', { id: 'position', spellcheck: 'false', 'aria-describedby': 'position-error',
            oninput: () => { this.cancel(); this.typing.call(); } });
        this.back = button(t('explore.back'), () => this.show(shorter(this.line)), '', { 'data-position-back': true, disabled: true });
        this.usual = button(t('beginning.clear'), () => this.show([], null), '', { 'data-position-clear': true });
        this.element = h('details', { class: 'beginning', open: Boolean(given), ontoggle: () => this.toggle() },
            h('summary', {}, t('beginning.title')), h('p', { class: 'dim' }, t('beginning.help')),
            h('div', { class: 'beside' },
                h('div', {}, this.board.element, this.choices, this.status, this.error, h('div', { class: 'buttons' }, this.back, this.usual)),
                h('div', {}, h('label', { for: 'position' }, t('beginning.text')), this.text)));
    }

    get isOpen() {
        return this.element.open;
    }

    toggle() {
        if (this.isOpen) {
            this.renew();
        } else {
            this.cancel();
            this.position = null;
            this.isReady = true;
            this.onchange();
        }
    }

    repaint(theme) {
        this.board.theme(theme);
    }

    close() {
        this.typing.cancel();
    }

    /** No answer to what was asked before counts any more. */
    cancel() {
        this.typing.cancel();
        this.questions++;
    }

    /** Waits until the position wanted last is shown or refused; whether a game can begin in it. */
    async settled() {
        this.typing.flush();
        for (let asking = null; asking !== this.asking;) {
            asking = this.asking;
            await asking;
        }
        return this.isReady;
    }

    /** Shows the same under the rules of now. */
    renew() {
        this.text.value.trim() === (this.drawn?.text ?? '') ? this.show(this.line) : this.read();
    }

    /** Takes the position that is written. */
    read() {
        const text = this.text.value.trim();
        if (text === this.drawn?.text) {
            this.show(this.drawn.line, this.drawn.base, true);
            return;
        }
        const position = text ? object(text) : null;
        if (position === undefined) {
            this.cancel();
            this.isReady = false;
            this.tell(t('beginning.malformed'));
            this.onchange();
        } else {
            this.show([], position, true);
        }
    }

    /** Nothing else can be played until the answer is there. */
    play({ ply }) {
        const [drawing, , last] = this.seen;
        this.board.show(drawing, [], last);
        this.show([...this.line, ply]);
    }

    /** Says how it stands, or what is wrong, if that is news. */
    tell(error, words = '') {
        this.text.setAttribute('aria-invalid', Boolean(error));
        [[this.error, error], [this.status, words]].forEach(([element, news]) => element.textContent === news || (element.textContent = news));
    }

    showBoard() {
        if (this.seen) {
            this.board.show(...this.seen);
            this.showChoices();
        }
    }

    /** The moves that only a button can choose. */
    showChoices() {
        this.choices.replaceChildren(...this.board.clicks.buttons().map((action) => button(action.words, () => this.play(action), 'choice')));
    }

    /** Shows where `line` leads from the position `base`, which may be a promise, and makes that the beginning; the text stays as it is while it `isWritten`. */
    show(line, base = this.base, isWritten = false) {
        this.cancel();
        this.asking = this.ask(line, base, isWritten);
        return this.asking;
    }

    async ask(line, base, isWritten) {
        const asked = this.questions;
        let position = null;
        try {
            position = await base;
            const answer = await post('preview', { ...this.asked(), position: position ?? undefined, line });
            if (asked !== this.questions || !this.isOpen) {
                return;
            }
            this.base = position;
            this.answered(answer, isWritten);
        } catch (refused) {
            if (asked !== this.questions || !this.isOpen) {
                return;
            }
            // If no answer came, the position shown still holds.
            this.isReady = !isWritten && refused.status !== 422;
            this.tell(refused.message || t('room.unsent'));
            this.showBoard();
            if (!this.drawn && position && !isWritten) {
                this.write(JSON.stringify(position, null, 2));
            }
        }
        this.onchange();
    }

    answered({ position, line, setUp, text }, isWritten) {
        const moves = decided(line);
        this.line = line;
        this.position = setUp ?? null;
        this.isReady = !position.over && Boolean(text || !moves.length);
        this.tell(!text ? t('beginning.none') : position.over ? t('beginning.over') : '', [position.headline, ...moves].join(' · '));
        if (!isWritten) {
            // A person who writes the same again keeps the moves.
            this.drawn = { text, base: this.base, line };
            this.write(text);
        }
        document.activeElement === this.back && !moves.length && this.usual.focus();
        this.back.disabled = !moves.length;
        this.seen = [position.drawing.full, position.legal ?? [], position.last ?? []];
        this.showBoard();
    }

    write(text) {
        this.text.value = text;
        this.text.rows = text.split('\n').reduce((sum, each) => sum + Math.ceil(each.length / WIDTH), 0);
    }
}

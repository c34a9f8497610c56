/** The buttons below the board: actions that clicks cannot choose or only with pains, and the question whether one was meant. */

import { button, h } from './dom.js';
import { withoutName } from './moves.js';
import * as saved from './saved.js';
import { t } from './words.js';

/** Who has no keys goes back by a button. */
const touch = matchMedia('(hover: none) and (pointer: coarse)');
/** Spots of fewer pixels are hard to hit by any means: buttons with words stand beside the board, unless they are too many. */
const SMALL = 24;
const MOST_BUTTONS = 24;
/** Who touches spots of fewer pixels is asked whether they were meant. */
const FINGER = 32;

export class Choices {
    /** `screen` plays the actions, and shows the questions. */
    constructor(screen) {
        this.screen = screen;
        this.element = h('div', { class: 'choices' });
        this.asked = null;
    }

    /** The action that waits for its confirmation in the position shown. */
    get open() {
        const { board, shown } = this.screen;
        return this.asked?.version === shown.latest.version && !board.clicks.clicked.length ? this.asked.action : null;
    }

    /** Shows the choices if there are any. Returns the line above the board, if there is more to choose. */
    show(free) {
        const { clicks } = this.screen.board;
        const asked = free ? this.open : null;
        const narrowed = clicks.clicked.length > 0;
        const shown = !free ? [] : asked ? [asked] : [...clicks.buttons(), ...this.small()];
        // Small screens keep the place, so that nothing below it moves the next time.
        this.element.classList.toggle('used', this.element.classList.contains('used') || shown.length > 0 || narrowed);
        this.refocus ||= this.element.contains(document.activeElement) && document.activeElement.matches(':focus-visible');
        this.element.replaceChildren(
            ...(asked ? [h('p', { class: 'question', role: 'status' }, t('game.confirm'))] : []),
            ...shown.map((action) => button(this.own(action.words), () => this.choose(action, true), asked ? 'choice primary' : 'choice')),
            ...(narrowed || asked ? [button(t('dialog.cancel'), () => this.reset(), 'quiet')] : []));
        this.goOn(free);
        return narrowed ? t(!clicks.next().size ? 'game.narrowed.buttons' : touch.matches ? 'game.narrowed.touch' : 'game.narrowed') : '';
    }

    /** Who has chosen by the keyboard goes on by it. */
    goOn(free) {
        const { board } = this.screen;
        if (this.refocus && free && document.activeElement === document.body) {
            const first = this.element.querySelector('button');
            if (first || board.clicks.next().size) {
                this.refocus = false;
                first ? first.focus() : board.enter();
            }
        }
    }

    /** The actions that one click means, if one of their spots is hard to hit: buttons for some would deny the others. */
    small() {
        const { board } = this.screen;
        const { legal, clicked } = board.clicks;
        const single = legal.length > MOST_BUTTONS || clicked.length ? [] : legal.filter(({ spots }) => spots.length === 1 && board.clicks.meaning(spots[0]));
        return single.some(({ spots }) => board.reach(spots[0]) < SMALL) ? single : [];
    }

    /** One's own action, without one's name. */
    own(words) {
        const { seats, you } = this.screen.room;
        return seats[you] ? withoutName(words, seats[you].title) : words;
    }

    /** Plays an action; but a finger that has touched a small spot must do so again, or touch the button. */
    choose(action, byButton = false) {
        const { board, shown } = this.screen;
        const sure = byButton || (!touch.matches && saved.setting('confirm', 'off') === 'off') || this.open?.code === action.code
            || (saved.setting('confirm', 'off') === 'off' && action.spots.every((spot) => board.reach(spot) >= FINGER));
        this.asked = sure ? null : { action, version: shown.latest.version };
        this.screen.turn.unhint();
        board.recommend(sure ? [] : action.spots);
        sure ? this.screen.play(action) : this.screen.showButtons();
    }

    /** Takes back the parts chosen of an action. */
    reset() {
        const { board } = this.screen;
        this.asked = null;
        board.recommend([]);
        board.reset();
        // A finger that is gone points at nothing.
        touch.matches && board.hover(null);
    }
}

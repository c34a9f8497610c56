/** The keys of a room. */

import { describe } from './help.js';

/** The plies to go by each key that looks on or back. */
export const STEPS = { PageUp: -1, ArrowLeft: -1, PageDown: 1, ArrowRight: 1 };

/** A key was pressed in the room of `screen`. */
export function pressed(screen, event) {
    if (screen.together.covered || event.target.closest('input, select, textarea, dialog, [contenteditable]') || event.ctrlKey || event.altKey || event.metaKey) {
        return;
    }
    const go = STEPS[event.key];
    if (go && !event.target.closest('.board')) {
        event.preventDefault();
        screen.look(screen.shown.index + go);
    } else if (event.key === 'Home' && screen.shown.latest) {
        screen.look(0);
    } else if (event.key === 'End' && screen.shown.latest) {
        screen.look(null);
    } else if (event.key === 'Escape') {
        screen.turn.forget();
        screen.choices.reset();
    } else if (event.key === 'b') {
        screen.board.enter();
    } else if (event.key === 'd') {
        describe(screen);
    } else if (event.key === 'h' && screen.talk.mayHint()) {
        screen.turn.hint();
    } else if (event.key === 'r') {
        screen.replay();
    } else if (event.key === 'f') {
        screen.flip();
    }
}

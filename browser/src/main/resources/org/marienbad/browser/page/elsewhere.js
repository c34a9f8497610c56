/** In place of all screens while another tab has the rooms. */

import { button, h } from './dom.js';
import { words } from './texts.js';

/** `here` has the rooms come to this tab; they also come when the other one is closed. */
export async function screen(here) {
    const w = await words();
    const go = button(w('elsewhere.here'), () => {
        go.disabled = true;
        here();
    }, 'primary', { 'data-here': true });
    return {
        element: h('div', { class: 'room covered' }, h('section', { class: 'panel hand' }, h('h1', {}, w('elsewhere')), h('p', {}, w('elsewhere.text')), go)),
        close() {},
    };
}

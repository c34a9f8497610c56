/** Icons of one stroke, drawn in a square of 24. */

import { button, s } from './dom.js';

const PATHS = {
    turn: 'M7 4v15m0 0-3-3m3 3 3-3M17 20V5m0 0-3 3m3-3 3 3',
    takeback: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
    draw: 'M5 6.500 7.500 4.500v7M18 4 6 20M14 15.500a2.300 2.300 0 1 1 4 1.500L14 20.500h4.800',
    resign: 'M6 21V4m0 0h11l-3 4 3 4H6',
    lens: 'M10 3h4v4h-4zM12 7v4m0 0-6 4m6-4 6 4M4 15h4v4H4zM16 15h4v4h-4zM12 11v4M10 15h4v4h-4z',
    hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
    say: 'M4 5h16v11H10l-5 4v-4H4z',
    leave: 'M14 4h5v16h-5M11 8l-4 4 4 4M7 12h9',
    swap: 'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c.5-3.5 3-5 6-5s5.500 1.500 6 5M16 5h6m0 0-2-2m2 2-2 2M22 11h-6m0 0 2-2m-2 2 2 2',
    rules: 'M5 4h11l3 3v13H5zM8 9h8M8 13h8M8 17h5',
    learn: 'M2 9l10-5 10 5-10 5zM6 11.500V17c3.500 2.600 8.500 2.600 12 0v-5.500M22 9v6',
    describe: 'M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
    share: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
    invite: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-3.500 3-5 6.500-5s6 1.500 6.500 5M18 8v6M15 11h6',
    settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500v5M9 14.500v5',
    gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10.5 3h3l.5 2.500 2 1.100 2.400-.900 1.500 2.600-1.900 1.700v2l1.900 1.700-1.500 2.600-2.400-.900-2 1.100-.5 2.500h-3l-.5-2.500-2-1.100-2.400.900-1.500-2.600 1.900-1.700v-2L4.100 8.300l1.500-2.600 2.400.900 2-1.100z',
    back: 'M15 5l-7 7 7 7',
    open: 'M5 9l7 7 7-7',
    copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
    more: 'M4 12h2M11 12h2M18 12h2',
    again: 'M5 12a7 7 0 1 0 2.500-5.400M4 4v4.500h4.500',
    hold: 'M9 5v14M15 5v14',
    resume: 'M8 5l10 7-10 7z',
    bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4',
};

export function icon(name) {
    return s('svg', { class: 'line-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));
}

/** A quiet button with an icon and a tooltip. */
export function iconButton(name, words, onclick, more = {}) {
    return button([icon(name)], onclick, 'icon quiet', { 'aria-label': words, title: words, ...more });
}

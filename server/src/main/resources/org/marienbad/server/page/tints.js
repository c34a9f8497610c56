/** The colors and the light in which a person likes boards and pieces: those of the window, whose file says them. */

import { parse } from './words.js';

const entries = new Map(parse(await (await fetch(new URL('tastes.properties', import.meta.url))).text()));
const list = (key) => entries.get(key).split(' ');

/** The boards and the pieces to choose from, the usual ones first. */
export const BOARDS = list('boards');
export const PIECES = list('pieces');

const INKS = new Set(['inks.wood', 'inks.spots', 'inks.cloth'].flatMap(list));
const UNLIT = new Set(list('pieces.unlit'));
const PIECE = /^(seat-|(black|white)-(piece|rim))/;
/** A color whose parts differ by less is none. */
const GREY = 24;

/** The taste that all pictures follow. */
export const taste = { boards: BOARDS[0], pieces: PIECES[0] };

const chromaOf = (rgb) => Math.max(...rgb) - Math.min(...rgb);

/** The color with another hue and the same brightness for the eye. */
function tinted(rgb, tint) {
    const [hue, kept, more] = tint.split(' ').map(Number);
    const brightness = (parts) => 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    const chroma = chromaOf(rgb) * kept / 100 + more;
    const part = (shift) => chroma * Math.max(0, Math.min(1, Math.abs((hue / 60 + shift) % 6 - 3) - 1));
    const pure = [part(0), part(4), part(2)];
    const lift = brightness(rgb) - brightness(pure);
    return pure.map((value) => Math.max(0, Math.min(255, Math.round(value + lift))));
}

/** Whether boards have another color than their games give them. */
export const isTinted = () => entries.has('boards.' + taste.boards);

/** Whether pieces have light and shadow. */
export const areLit = () => !UNLIT.has(taste.pieces);

/** The color of an ink as the person likes it. */
export function toTaste(ink, rgb, theme) {
    const tint = theme === 'high-contrast' ? ''
        : INKS.has(ink.match(/^[a-z-]+/)?.[0]) ? entries.get('boards.' + taste.boards)
        : PIECE.test(ink) && chromaOf(rgb) < GREY ? entries.get('pieces.' + taste.pieces) : '';
    return tint ? tinted(rgb, tint) : rgb;
}

/** The color of a seat, `#rrggbb`, as the person likes it. */
export function seatColor(color, theme) {
    const rgb = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    return '#' + toTaste('seat-', rgb, theme).map((part) => part.toString(16).padStart(2, '0')).join('');
}

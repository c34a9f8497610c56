/** The colors of boards that a person likes. */

/** Inks of boards, which a person may like in other colors. */
const MATERIALS = new Set(['wood', 'wood-edge', 'walnut', 'walnut-edge', 'kaya', 'kaya-edge', 'pit', 'trough', 'rail', 'rail-edge',
    'dark-square', 'light-square', 'cell-dark', 'cell-light', 'tray', 'tray-edge', 'hexagon', 'hexagon-edge', 'glint', 'bids', 'bids-edge',
    'felt', 'felt-edge', 'field', 'field-edge', 'baize', 'baize-edge']);
/** The hue of a board in degrees, and how much of its saturation is left. */
const BOARDS = { slate: [215, 0.3], green: [150, 0.55] };

/** The colors of boards that all pictures have: `wood`, as their games paint them, or a key of `BOARDS`. */
export const taste = { board: 'wood' };

/** The color with another hue and the same brightness for the eye. */
function tinted(rgb, [hue, strength]) {
    const brightness = (parts) => 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    const most = Math.max(...rgb);
    const chroma = (most - Math.min(...rgb)) * strength;
    const part = (shift) => chroma * Math.max(0, Math.min(1, Math.abs((((hue / 60 + shift) % 6) + 6) % 6 - 3) - 1));
    const pure = [part(0), part(4), part(2)];
    const lift = brightness(rgb) - brightness(pure);
    return pure.map((value) => Math.round(Math.max(0, Math.min(255, value + lift))));
}

/** Whether boards have another color than their games give them. */
export const isTinted = () => Boolean(BOARDS[taste.board]);

/** The color of an ink as the person likes it. */
export function toTaste(ink, rgb) {
    const board = BOARDS[taste.board];
    return board && MATERIALS.has(ink.match(/^[a-z-]+/)?.[0]) ? tinted(rgb, board) : rgb;
}

/** The places of the parts of a room: those that leave its board the most room. */

import { embedded } from './embedded.js';
import { aspectOf } from './painter.js';

/** Upright screens show everything in one column. */
const upright = matchMedia('(max-aspect-ratio: 1/1), (max-width: 720px)');
/** The cards of more seats than these stand together. */
const MOST_STRIPS = 3;
/** How much of a screen each layout keeps from the board, in heights of letters. */
const TOP = 4.4;
const STRIPS = 15.5;
const COLUMN = 20;
const MARGINS = 2;
const LINES = 20;
const FEW_LINES = 8;
/** A board so many times as wide as high is turned by a quarter where that makes it so much larger. */
const WIDE = 2;
const WORTH = 1.15;

const letter = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

export class Layout {
    constructor(screen) {
        this.screen = screen;
        this.shown = null;
        this.resized = () => this.screen.fit();
        window.addEventListener('resize', this.resized);
    }

    close() {
        window.removeEventListener('resize', this.resized);
    }

    /** `embed`: nothing but the board and its lines. `upright`: one column. `broad`: everything above and below a wide board. `beside`: everything beside the board. */
    get kind() {
        const { room, shown } = this.screen;
        if (embedded) {
            return 'embed';
        } else if (upright.matches) {
            return this.aside ? 'beside' : 'upright';
        } else if (shown.over || (room?.seats.length ?? 0) > MOST_STRIPS) {
            return 'beside';
        }
        return this.scale(0, STRIPS) > this.scale(COLUMN, TOP) ? 'broad' : 'beside';
    }

    /** How large the board is where the other parts take so much beside and above it, turned by a quarter or not. */
    scale(besides, above, turned = false) {
        const [across, along] = turned ? [1, this.aspect] : [this.aspect, 1];
        return Math.min((innerWidth - (MARGINS + besides) * letter()) / across, (innerHeight - above * letter()) / along);
    }

    /** Whether a wide board fills the height of an upright screen, turned by a quarter, and leaves room for all else beside it. */
    get aside() {
        const upright = Math.max(this.scale(0, LINES), this.scale(0, LINES, true));
        return innerHeight > innerWidth && this.aspect > WIDE && this.scale(COLUMN, TOP, true) > WORTH * upright;
    }

    /** Whether the cards of all seats stand together. */
    get together() {
        return this.shown === 'beside' && this.screen.room.seats.length > MOST_STRIPS;
    }

    /** How many times as wide as high the board is, seen from the usual side. */
    get aspect() {
        const { told } = this.screen.shown;
        return told ? aspectOf(told.picture) : 1;
    }

    /** Whether a wide board is turned by a quarter, so that it fills a narrow screen. */
    get sideways() {
        const above = embedded ? FEW_LINES : LINES;
        return upright.matches && this.aspect > WIDE
            && (this.kind === 'beside' || (!this.screen.result.values && this.scale(0, above, true) > WORTH * this.scale(0, above)));
    }

    /** Puts every part into its place for the screen, the board and the number of seats. */
    arrange() {
        const { screen, kind } = this;
        screen.element.style.setProperty('--aspect', this.sideways ? 1 / this.aspect : this.aspect);
        if (kind === this.shown) {
            return;
        }
        const { headline: { element: headline }, together: { element: hand }, foot, talk: { banner }, explore: { element: explore }, board: { element: board },
            choices: { element: choices }, others, own, tool, middle } = screen;
        // The board stays when offers come: on upright screens they stand below it, on broad ones they lie on the oldest moves.
        const [main, side] = {
            embed: [[headline, banner, board, choices, hand, foot?.element], []],
            upright: [[headline, explore, others, board, own, choices, hand, tool], [middle, banner]],
            broad: [[explore, others, board, own, choices, hand, tool], [middle, banner]],
            beside: [[board], [others, banner, explore, middle, choices, hand, tool, own]],
        }[kind];
        if (kind === 'broad' || kind === 'beside') {
            screen.state.after(headline);
        }
        screen.main.replaceChildren(...main);
        screen.side.replaceChildren(...side);
        screen.element.classList.remove(this.shown);
        screen.element.classList.add(kind);
        this.shown = kind;
    }
}

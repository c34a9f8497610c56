/** One's own lines in a game that is over. */

import { get } from './api.js';
import { button, h } from './dom.js';
import { t } from './words.js';

const CHANCE = '*';

/** The moves of a line that somebody has decided. */
export const decided = (line) => line.filter((ply) => !ply.startsWith(CHANCE));

/** The line without its last move, and without the chance that followed it. */
export function shorter(line) {
    const last = line.findLastIndex((ply) => !ply.startsWith(CHANCE));
    return line.slice(0, Math.max(0, last));
}

export class Explore {
    constructor(screen) {
        this.screen = screen;
        /** The moves tried after the position looked at; null while nothing is tried. */
        this.line = null;
        this.position = null;
        this.element = h('p', { class: 'offer', role: 'status', hidden: true });
    }

    /** Whether moves can be tried in the position looked at. */
    get possible() {
        const { shown } = this.screen;
        return Boolean(shown.over && shown.viewing !== null && shown.viewed);
    }

    /** Looks which moves can be tried where one looks at; forgets those of another position. */
    async look() {
        const { shown } = this.screen;
        if (this.at === shown.viewing && this.possible) {
            this.line ? this.show(this.position) : this.offer();
            return;
        }
        this.leave();
        if (!this.possible) {
            return;
        }
        this.at = shown.viewing;
        const found = await this.fetch(this.at, []);
        if (found && this.at === shown.viewing && !this.line) {
            this.legal = found.position.legal ?? [];
            this.offer();
        }
    }

    /** Shows the moves to try in the position looked at. */
    offer() {
        const { viewed } = this.screen.shown;
        this.screen.board.show(viewed.picture, this.legal, viewed.last ?? []);
    }

    async fetch(at, line) {
        const { id, token } = this.screen;
        try {
            return await get('position', { room: id, token, at, line });
        } catch {
            return null;
        }
    }

    /** Tries a move. */
    async play(action) {
        const { at } = this;
        const found = await this.fetch(at, [...(this.line ?? []), action.ply]);
        if (found && at === this.at) {
            this.line = found.line;
            this.show(found.position);
        }
    }

    async back() {
        const line = shorter(this.line);
        if (!line.length) {
            this.leave();
            this.screen.settle();
            return;
        }
        const found = await this.fetch(this.at, line);
        if (found) {
            this.line = found.line;
            this.show(found.position);
        }
    }

    show(position) {
        const { board } = this.screen;
        this.position = position;
        this.screen.headline.status(position);
        board.show(position.drawing.full, position.legal ?? [], position.last ?? []);
        this.element.hidden = false;
        this.element.replaceChildren(h('b', {}, t('explore.title')), ` ${this.line.join(' ')}`, position.over ? ` – ${position.headline}` : '',
            position.over ? '' : button(t('lens.title'), () => this.screen.talk.decide(), '', { title: t('lens.help') }),
            button(t('explore.back'), () => this.back()), button(t('explore.leave'), () => { this.leave(); this.screen.settle(); }, '', { 'data-explore-end': true }));
    }

    /** Back to the game. */
    leave() {
        this.line = null;
        this.at = null;
        this.legal = [];
        this.element.hidden = true;
    }
}

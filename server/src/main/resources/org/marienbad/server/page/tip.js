/** The words of the thing pointed at, in a box beside it: its name in the first line, its explanation below. */

import { h } from './dom.js';

/** How long a pointer rests on a thing, in milliseconds, before its words cover what is beside it. */
const REST = 600;
/** How far a box stays off the thing and the edges of the screen, in pixels. */
const GAP = 6;

export class Tip {
    constructor(holder) {
        this.box = h('div', { class: 'tip', 'aria-hidden': 'true', hidden: true });
        holder.append(this.box);
        this.words = '';
    }

    /** Shows `words` at `node` once the pointer has rested there; each move of it begins the rest anew. */
    rest(words, node) {
        clearTimeout(this.timer);
        if (!words || node !== this.node) {
            this.hide();
        }
        if (words && this.box.hidden) {
            this.node = node;
            this.timer = setTimeout(() => node.isConnected && this.show(words, node), REST);
        }
    }

    /** Shows `words` at `node`; no words take the box away. */
    show(words, node) {
        if (!words) {
            this.hide();
            return;
        }
        if (words === this.words && node === this.node) {
            return;
        }
        Object.assign(this, { words, node });
        const [name, ...more] = words.split('\n');
        this.box.hidden = true;
        this.box.replaceChildren(h('b', {}, name), ...more.map((line) => h('span', {}, line)));
        this.box.hidden = false;
        this.place(node.getBoundingClientRect());
    }

    /** Above the thing if there is room, else below it. */
    place(at) {
        const { width, height } = this.box.getBoundingClientRect();
        const left = Math.max(GAP, Math.min(at.left + (at.width - width) / 2, innerWidth - width - GAP));
        const above = at.top - height - GAP;
        this.box.style.left = `${left}px`;
        this.box.style.top = `${above < GAP ? Math.min(at.bottom + GAP, innerHeight - height - GAP) : above}px`;
    }

    hide() {
        clearTimeout(this.timer);
        this.box.hidden = true;
        this.words = '';
    }
}

/** Shows in a box, which is returned, the words of all in `holder` that have `data-tip`, now or later, to who rests on them or taps on them. */
export function tipped(holder) {
    const tip = new Tip(holder);
    const at = (say) => ({ target }) => {
        const node = target.closest?.('[data-tip]');
        tip[say](node?.dataset.tip, node);
    };
    holder.addEventListener('pointerover', at('rest'));
    holder.addEventListener('pointermove', at('rest'));
    holder.addEventListener('click', at('show'));
    holder.addEventListener('pointerleave', () => tip.hide());
    return tip;
}

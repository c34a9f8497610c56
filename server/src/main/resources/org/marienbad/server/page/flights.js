/** The motions in progress: takes tokens off their spots, carries them, and puts them down, by the Web Animations API. */

import { s } from './dom.js';
import { around } from './painter.js';
import { timeline } from './timeline.js';

const DRAWN = 12;
const LIFT = 1.6;
const SAMPLES = 8;

const kindOf = (look) => look.slice(0, look.lastIndexOf('/'));
const eased = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** Which loose stones lie where: they keep their hues when they travel, even if a drawing of the spot has others. */
export class Hues {
    constructor() {
        this.carried = new Map();
    }

    /** The look of the `index`-th token of a spot if it is known to be another one. */
    look(primitive, index) {
        const look = this.carried.get(primitive.spot)?.[index];
        return look && primitive.icon.includes('/-1/') && kindOf(look) === kindOf(primitive.icon) ? look : null;
    }
}

/** One flight of tokens over `layer`, a group above the tokens of `painter`. */
export class Flights {
    constructor(painter, layer, hues) {
        this.painter = painter;
        this.layer = layer;
        this.hues = hues;
        this.animations = [];
        this.timers = [];
    }

    /** Plays `motions` from the drawing shown towards `after`; resolves when the last token has landed. */
    play(motions, after, speed) {
        const plan = timeline(motions.filter((motion) => motion.tokens.count > 0 || motion.from === motion.to), speed);
        this.piles = new Map();
        this.slots = new Map();
        this.after = after;
        this.painter.expect(after);
        this.read();
        for (const primitive of after.primitives) {
            if (primitive.icon) {
                const key = primitive.spot + ' ' + kindOf(primitive.icon);
                this.slots.set(key, [...(this.slots.get(key) ?? []), primitive]);
            }
        }
        this.counts = this.numbers();
        plan.flights.forEach((flight) => (flight.motion.from === flight.motion.to ? this.turn(flight) : this.carry(flight)));
        for (const [spot, pile] of this.piles) {
            this.hues.carried.set(spot, pile.map((token) => token.look));
        }
        return new Promise((resolve) => {
            this.done = resolve;
            this.at(plan.end, () => this.finish());
        });
    }

    get active() {
        return Boolean(this.done);
    }

    /** Ends all at once. */
    finish() {
        this.animations.forEach((animation) => animation.cancel());
        this.timers.forEach(clearTimeout);
        this.animations = [];
        this.timers = [];
        this.layer.replaceChildren();
        this.numberNodes?.forEach(([node, words]) => (node.textContent = words));
        const done = this.done;
        this.done = null;
        done?.();
    }

    at(time, what) {
        this.timers.push(setTimeout(what, time));
    }

    animate(node, keyframes, options) {
        this.animations.push(node.animate(keyframes, { fill: 'both', ...options }));
    }

    read() {
        const { drawing, shown } = this.painter;
        drawing.primitives.forEach((primitive, index) => {
            if (primitive.icon && primitive.spot) {
                const pile = this.piles.get(primitive.spot) ?? [];
                pile.push({
                    look: shown[index].dataset.look ?? primitive.icon,
                    node: shown[index],
                    x: primitive.x,
                    y: primitive.y,
                    radius: primitive.radius,
                });
                this.piles.set(primitive.spot, pile);
            }
        });
    }

    /** The numbers on the board that tell how many tokens are drawn on a spot, to be counted along. */
    numbers() {
        const { drawing, shown } = this.painter;
        this.numberNodes = [];
        const lying = (one, spot) => one.primitives.filter((each) => each.icon && each.spot === spot).length;
        const found = new Map();
        drawing.primitives.forEach((primitive, index) => {
            if (primitive.type !== 'words' || !primitive.spot || !/^\d+$/.test(primitive.words)) {
                return;
            }
            const then = this.after.primitives.find((other) =>
                other.type === 'words' && other.spot === primitive.spot && other.y === primitive.y && other.x === primitive.x);
            const count = Number(primitive.words);
            if (then && then.words !== primitive.words && count === lying(drawing, primitive.spot)
                && Number(then.words) === lying(this.after, primitive.spot)) {
                found.set(primitive.spot, { node: shown[index], count });
                this.numberNodes.push([shown[index], primitive.words]);
            }
        });
        return found;
    }

    count(spot, change, time) {
        const number = this.counts.get(spot);
        if (number) {
            this.at(time, () => (number.node.textContent = number.count += change));
        }
    }

    pile(spot) {
        if (!this.piles.has(spot)) {
            this.piles.set(spot, []);
        }
        return this.piles.get(spot);
    }

    /** Where the next token of `kind` lies on `spot`; null if nobody knows. */
    slot(spot, kind, index) {
        const slots = this.slots.get(spot + ' ' + kind) ?? [];
        if (slots.length) {
            return slots[Math.min(index, slots.length - 1)];
        }
        const target = this.painter.drawing.targets.find((one) => one.spot === spot)
            ?? this.after.targets.find((one) => one.spot === spot);
        if (!target) {
            return null;
        }
        const box = around(target.shape);
        return { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2, radius: 0 };
    }

    look(kind, index) {
        const looks = Object.keys(this.painter.drawing.icons).filter((look) => kindOf(look) === kind);
        return looks.length ? looks[index % looks.length] : null;
    }

    carry({ motion, start, end }) {
        const kind = motion.tokens.kind + '/' + motion.tokens.owner;
        const source = this.pile(motion.from);
        const goal = this.pile(motion.to);
        this.count(motion.from, -motion.tokens.count, start);
        this.count(motion.to, motion.tokens.count, end);
        const stays = this.isFigure(source, motion.from, kind);
        for (let i = 0; i < Math.min(DRAWN, motion.tokens.count); i++) {
            let token = source.findLast((one) => kindOf(one.look) === kind);
            if (token && !stays) {
                source.splice(source.indexOf(token), 1);
                this.animate(token.node, [{ opacity: 1 }, { opacity: 0 }], { delay: start, duration: 1 });
            }
            const look = token?.look ?? this.look(kind, i);
            const lying = goal.filter((one) => kindOf(one.look) === kind).length;
            let to = this.slot(motion.to, kind, lying);
            const from = token ?? this.slot(motion.from, kind, 0) ?? to;
            to ??= from;
            if (!look || !to) {
                continue;
            }
            const radius = to.radius || from.radius || this.usual();
            const landed = { look, x: to.x, y: to.y, radius };
            landed.node = this.fly(look, { ...from, radius: from.radius || radius }, landed, start, end);
            if (this.targetOf(motion.to)) {
                goal.push(landed);
            } else {
                this.animate(landed.node, [{ opacity: 1 }, { opacity: 0 }], { delay: end, duration: 1 });
            }
        }
    }

    /** Whether one token stands for several, and some are left: it is not taken away then. */
    isFigure(source, spot, kind) {
        const same = source.filter((one) => kindOf(one.look) === kind);
        return same.length === 1 && this.after.primitives.some((one) =>
            one.icon && one.spot === spot && kindOf(one.icon) === kind && one.x === same[0].x && one.y === same[0].y);
    }

    targetOf(spot) {
        return this.after.targets.some((one) => one.spot === spot) || this.piles.get(spot)?.length;
    }

    usual() {
        const first = this.painter.drawing.primitives.find((one) => one.icon) ?? this.after.primitives.find((one) => one.icon);
        return first ? first.radius : 1;
    }

    fly(look, from, to, start, end) {
        const node = s('g', { opacity: 0 }, this.painter.icon(look, 0, 0, 1));
        this.layer.append(node);
        const top = this.painter.top;
        const frames = [];
        for (let i = 0; i <= SAMPLES; i++) {
            const t = eased(i / SAMPLES);
            const lift = Math.sin(Math.PI * t);
            const radius = from.radius + (to.radius - from.radius) * t;
            const x = from.x + (to.x - from.x) * t;
            const y = from.y + (to.y - from.y) * t + lift * LIFT * radius;
            frames.push({ transform: `translate(${x}px, ${top - y}px) scale(${radius * (1 + 0.18 * lift)})` });
        }
        this.animate(node, [{ opacity: 0 }, { opacity: 1 }], { delay: start, duration: 1 });
        this.animate(node, frames, { delay: start, duration: end - start });
        return node;
    }

    /** Turns over the tokens on a spot, and takes them away if no others follow; on an empty one the tokens are put down from above. */
    turn({ motion, start, end }) {
        const kind = motion.tokens.kind + '/' + motion.tokens.owner;
        const pile = this.pile(motion.from);
        if (pile.length === motion.tokens.count && pile.every((token) => kindOf(token.look) === kind)) {
            return;
        }
        const before = pile.splice(0);
        const half = (start + end) / 2;
        for (const token of before) {
            this.animate(token.node, [{ opacity: 1 }, { opacity: 0 }], { delay: start, duration: 1 });
            this.flip(token.look, token, [1, 0], start, half, true);
        }
        for (let i = 0; i < Math.min(DRAWN, motion.tokens.count); i++) {
            const to = this.slot(motion.to, kind, i);
            const look = this.look(kind, i);
            if (to && look) {
                const landed = { look, x: to.x, y: to.y, radius: to.radius || this.usual() };
                landed.node = before.length
                    ? this.flip(look, landed, [0, 1], half, end, false)
                    : this.flip(look, landed, [1.18, 1], start, end, false, true);
                pile.push(landed);
            }
        }
    }

    flip(look, at, [from, to], start, end, gone, whole = false) {
        const node = s('g', { opacity: 0 }, this.painter.icon(look, 0, 0, 1));
        this.layer.append(node);
        const place = `translate(${at.x}px, ${this.painter.top - at.y}px)`;
        const frame = (width) =>
            ({ transform: `${place} scale(${at.radius * width}, ${whole ? at.radius * width : at.radius})` });
        this.animate(node, [frame(from), frame(to)], { delay: start, duration: end - start });
        this.animate(node, [{ opacity: 0 }, { opacity: 1 }], { delay: start, duration: 1 });
        if (gone) {
            this.animate(node, [{ opacity: 1 }, { opacity: 0 }], { delay: end, duration: 1, fill: 'forwards' });
        }
        return node;
    }
}

/**
 * The game on the screen: one ply after the other, in the order in which they were played, while the game itself
 * may be plies ahead. All that the screen tells belongs to the position shown. Take-backs and looks back are shown at once.
 */

import { changed } from './painter.js';
import { inOrder } from './timeline.js';

/** How many drawings of earlier positions are kept. */
const MOST_KEPT = 300;
/** Who is farther behind sees the newest position at once: a turn of some games has many plies. */
const MOST_BEHIND = 40;

export class Shown {
    /**
     * `play(motions, position)` shows motions and resolves when they are over; `settle()` is called for each position shown;
     * `rest()` resolves when a position that others follow has been seen; `paced()` is whether all plies wait for that.
     */
    constructor({ play, settle, rest, paced = () => false }) {
        this.handlers = { play, settle, rest, paced };
        this.generation = 0;
        this.forget();
    }

    /** Begins anew: who looks from now on may see none of the positions that were shown. */
    forget() {
        this.generation++;
        this.running = false;
        this.queue = [];
        this.plies = [];
        this.kept = new Map();
        this.latest = null;
        this.position = null;
        /** The newest position that the board has come to: a replay goes back from it. */
        this.reached = null;
        this.moving = null;
        this.held = false;
        this.viewing = null;
        this.viewed = null;
        /** The position looked at, until the next look has brought another. */
        this.looked = { viewing: null, viewed: null };
    }

    /** Takes a message of a position; false if it builds on one that has not come, so that all must be sent again. */
    receive(message) {
        const { drawing } = message;
        if (!drawing.full && drawing.base !== this.latest?.version) {
            return false;
        }
        const picture = drawing.full ?? changed(this.latest.picture, drawing);
        const position = { ...message, picture, received: performance.now() };
        const before = this.latest;
        this.latest = position;
        this.plies.length = Math.min(this.plies.length, message.plies.from);
        this.plies.push(...message.plies.list);
        this.plies.length = Math.min(this.plies.length, message.length);
        // The positions kept tell less than the end reveals, or belong to the line before a takeback.
        for (const length of this.kept.keys()) {
            if (length > message.plies.from || length >= message.length || length < message.length - MOST_KEPT) {
                this.kept.delete(length);
            }
        }
        this.kept.set(message.length, position);
        if (!before || message.length <= before.length || (!this.handlers.paced() && (document.hidden || this.queue.length >= MOST_BEHIND))) {
            this.jump();
        } else {
            this.queue.push(position);
            this.run();
        }
        return true;
    }

    /** Shows the newest position at once. */
    jump() {
        this.queue = [];
        this.position = this.reached = this.latest;
        this.generation++;
        this.moving = null;
        this.running = false;
        this.handlers.settle();
    }

    async run() {
        if (this.running) {
            return;
        }
        this.running = true;
        const generation = this.generation;
        while (this.queue.length && generation === this.generation && !this.waits) {
            const next = this.queue.shift();
            next.again || (this.reached = next);
            if (this.viewing === null) {
                this.moving = next;
                this.handlers.settle();
                await this.handlers.play(inOrder(next.motions), next);
            }
            if (generation !== this.generation) {
                return;
            }
            this.moving = null;
            this.position = next;
            this.handlers.settle();
            if (next.again || (this.handlers.paced() && !next.over)) {
                await this.handlers.rest();
            }
        }
        if (generation === this.generation) {
            this.running = false;
        }
    }

    /** Whether newer plies wait until somebody wants to see them. */
    get waits() {
        return this.held || (this.handlers.paced() && this.viewing !== null);
    }

    /** Stands still before the next ply, or goes on. */
    hold(held) {
        this.held = held;
        this.handlers.settle();
        this.run();
    }

    /** The plies that the board has come to. */
    get course() {
        return this.plies.length > this.reached?.length ? this.plies.slice(0, this.reached.length) : this.plies;
    }

    /** Whether the board has come to the end of the game. */
    get over() {
        return Boolean(this.reached?.over && this.moving !== this.reached);
    }

    /** The position that the screen tells of: the one after the ply in motion while there is one. */
    get told() {
        return this.viewed ?? this.moving ?? this.position;
    }

    /** How many plies are played in the position shown. */
    get index() {
        return this.viewing ?? this.told?.length ?? 0;
    }

    /**
     * Looks at the position after `length` plies, which `fetchAt(length)` brings if it is not kept; null: at the newest.
     * If it cannot be brought, the position before stays.
     */
    async look(length, fetchAt) {
        const newest = length === null || length >= (this.handlers.paced() ? this.reached : this.latest).length;
        this.viewing = newest ? null : Math.max(0, length);
        this.viewed = null;
        if (newest) {
            this.looked = { viewing: null, viewed: null };
            length !== null && this.handlers.paced() ? this.hold(this.held) : this.jump();
            return;
        }
        const wanted = this.viewing;
        let found;
        try {
            found = await this.bring(wanted, fetchAt);
        } catch (failure) {
            if (this.viewing === wanted && !this.viewed) {
                Object.assign(this, this.looked);
                this.handlers.settle();
            }
            throw failure;
        }
        if (this.viewing !== wanted) {
            return;
        }
        this.viewed = { ...found, thinking: -1 };
        this.looked = { viewing: wanted, viewed: this.viewed };
        this.handlers.settle();
    }

    /** The position after `length` plies, kept or fetched. */
    async bring(length, fetchAt) {
        const { kept } = this;
        let found = kept.get(length);
        if (!found) {
            const { position } = await fetchAt(length);
            found = { ...position, picture: position.drawing.full };
            kept.set(length, found);
        }
        return found;
    }

    /** Shows again, ply by ply, what others than `watcher` have played last, up to the newest position. */
    async replay(watcher, fetchAt) {
        await this.look(null);
        const { latest, generation } = this;
        const again = [];
        for (let length = this.startOfOthers(watcher); length <= latest.length; length++) {
            const found = await this.bring(length, fetchAt);
            again.push({ ...found, thinking: -1, again: true, motions: (found.motions ?? []).filter((motion) => motion.ply === length - 1) });
        }
        if (generation === this.generation && this.viewing === null && !this.queue.length && again.length > 1) {
            [this.position, ...this.queue] = again;
            this.handlers.settle();
            await this.run();
            if (generation === this.generation && this.position.version === this.latest.version) {
                this.position = this.latest;
                this.handlers.settle();
            }
        }
    }

    /** The beginning of the last turn of somebody else than `watcher`. */
    startOfOthers(watcher) {
        let to = this.plies.length;
        while (watcher >= 0 && to > 0 && this.plies[to - 1].actor === watcher) {
            to--;
        }
        return this.startOfTurn(watcher, to || this.plies.length);
    }

    /**
     * The last turn before the position shown, as a range of plies: all since the last decision of `watcher`; those of the
     * seat that moved last if nobody watches.
     */
    lastTurn(watcher) {
        const to = Math.min(this.index, this.plies.length);
        if (to === 0) {
            return [0, 0];
        }
        return [this.startOfTurn(watcher, to), to];
    }

    /** The ply at which the last turn of the first `to` plies begins. */
    startOfTurn(watcher, to) {
        const actor = (ply) => this.plies[ply].actor;
        let from = to;
        if (watcher >= 0) {
            while (from > 0 && actor(from - 1) !== watcher) {
                from--;
            }
        } else {
            const last = this.plies.slice(0, to).findLast((ply) => ply.actor >= 0)?.actor;
            while (from > 0 && (actor(from - 1) === last || actor(from - 1) < 0)) {
                from--;
            }
        }
        return from === to ? Math.max(0, to - 1) : from;
    }
}

/** A board that shows any drawing and lets a person choose an action by clicks, touches or keys, knowing no game. */

import { Clicks } from './clicks.js';
import { h, s } from './dom.js';
import { Drag } from './drag.js';
import { Flights, Hues } from './flights.js';
import { Marks } from './marks.js';
import { around, Painter, shapeElement } from './painter.js';
import { Tip } from './tip.js';
import { sideways, turned } from './turned.js';
import { t } from './words.js';

/** How near to a line a click must be, in pixels. */
const LINE_REACH = 10;
/** Where more spots than this are legal, Tab goes past them, and arrows walk them. */
const MOST_STOPS = 24;
/** A finger that stays longer than this, in milliseconds, asks for words and plays nothing. */
const HOLD = 450;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export class Board {
    /** `onplay(action)` is called with the action that clicks mean, `onnarrow()` whenever clicks were counted or taken back. */
    constructor(theme, { onplay, onnarrow = () => {}, onrefuse = () => {} }) {
        this.back = s('svg', { class: 'back', 'aria-hidden': 'true' });
        this.svg = s('svg', { class: 'front', role: 'group', 'aria-label': t('board') });
        this.element = h('div', { class: 'board' }, this.back, this.svg);
        this.tip = new Tip(this.element);
        this.painter = new Painter(this.svg, this.back, theme);
        this.air = s('g', { class: 'air' });
        this.areas = s('g', { class: 'areas' });
        this.svg.append(this.air, this.areas);
        this.hues = new Hues();
        this.flights = new Flights(this.painter, this.air, this.hues);
        this.clicks = new Clicks();
        this.handlers = { onplay, onnarrow, onrefuse };
        this.spots = new Map();
        this.last = new Set();
        this.hint = new Set();
        this.hovered = null;
        this.turned = false;
        this.sideways = false;
        this.svg.addEventListener('pointerdown', (event) => this.press(event));
        this.svg.addEventListener('contextmenu', (event) => event.pointerType === 'touch' && event.preventDefault());
        this.svg.addEventListener('click', (event) => this.release(event));
        this.svg.addEventListener('pointerover', (event) => this.hover(event.target.dataset?.spot ?? null));
        this.svg.addEventListener('pointermove', () => this.rest());
        this.svg.addEventListener('pointerleave', () => this.hover(null));
        this.drag = new Drag(this);
        this.svg.addEventListener('keydown', (event) => this.key(event));
        this.svg.addEventListener('focusin', (event) => {
            event.target.matches(':focus-visible') && this.explain(event.target.dataset.spot);
            this.mark();
        });
        this.svg.addEventListener('focusout', () => {
            this.tip.hide();
            this.mark();
        });
    }

    theme(theme) {
        const { drawing } = this.painter;
        this.skip();
        this.painter.forget(theme);
        if (drawing) {
            this.painter.show(drawing, this.hues);
            this.mark();
        }
    }

    /** Shows a position at rest: the legal actions, and the spots of the last turn. */
    show(upright, legal, last = []) {
        this.skip();
        this.legal = legal;
        this.shown = [upright, legal, last];
        const drawing = this.seen(upright);
        this.clicks.offer(legal);
        this.last = new Set(last);
        this.painter.show(drawing, this.hues);
        this.marks = new Marks(drawing, legal);
        this.element.style.setProperty('--aspect', this.painter.aspect);
        this.layAreas(drawing);
        this.tip.box.hidden || this.explain(this.hovered);
        this.mark();
    }

    /** Plays `motions` towards the drawing `after`, and resolves when they are over. */
    async play(motions, after, speed) {
        this.skip();
        this.tip.hide();
        this.clicks.offer([]);
        this.last = new Set();
        this.mark();
        if (speed > 0 && !reduced.matches && !document.hidden && motions.length) {
            await this.flights.play(motions, this.seen(after), speed);
        }
    }

    /** The names of people in place of their seats, on the board too. */
    call(names) {
        const key = JSON.stringify([...names]);
        if (key !== this.namesKey) {
            this.namesKey = key;
            this.painter.names = names;
            this.theme(this.painter.theme);
        }
    }

    /** A drawing as it is looked at. */
    seen(drawing) {
        const side = this.turned ? turned(drawing) : drawing;
        return this.sideways ? sideways(side) : side;
    }

    /** Shows the board from the other side, or from its own; upright or turned by a quarter. */
    turn(around, aside = false) {
        if (this.turned !== around || this.sideways !== aside) {
            this.turned = around;
            this.sideways = aside;
            if (this.shown) {
                this.show(...this.shown);
            }
        }
    }

    /** Copies of the drawing, and the color behind it in a theme. */
    picture() {
        const { drawing } = this.painter;
        return { back: this.back.cloneNode(true), front: this.svg.cloneNode(true), background: (theme) => drawing.inks[theme]?.background ?? '#ffffff' };
    }

    /** Ends all motions. */
    skip() {
        if (this.flights.active) {
            this.flights.finish();
        }
    }

    get moving() {
        return this.flights.active;
    }

    /** How many pixels a finger or a mouse has to hit: the smaller side of a spot. Edges are reached from beside them. */
    reach(spot) {
        const { node, target } = this.spots.get(spot) ?? {};
        if (!node || target.shape.type === 'line') {
            return Infinity;
        }
        const { width, height } = node.getBoundingClientRect();
        return Math.min(width, height);
    }

    recommend(spots) {
        this.hint = new Set(spots);
        this.mark();
    }

    /** Takes back the clicks; whether there were any. */
    reset() {
        const narrowed = this.clicks.clicked.length > 0;
        this.clicks.reset();
        this.mark();
        this.handlers.onnarrow();
        return narrowed;
    }

    layAreas(drawing) {
        const focused = document.activeElement?.dataset?.spot;
        const had = focused && this.areas.contains(document.activeElement);
        const same = drawing.targets.length === this.spots.size
            && drawing.targets.every((target) => this.spots.has(target.spot));
        if (!same) {
            this.spots.clear();
            this.areas.replaceChildren();
        }
        for (const target of drawing.targets) {
            let area = this.spots.get(target.spot);
            const key = JSON.stringify(target.shape);
            if (!area || area.key !== key) {
                const fresh = this.area(target, drawing);
                area ? area.node.replaceWith(fresh) : this.areas.append(fresh);
                area = { node: fresh, key };
                this.spots.set(target.spot, area);
            }
            area.target = target;
        }
        if (had && !this.areas.contains(document.activeElement)) {
            this.spots.get(focused)?.node.focus();
        }
    }

    area(target, drawing) {
        const node = shapeElement(target.shape, drawing.height);
        node.dataset.spot = target.spot;
        const line = target.shape.type === 'line';
        node.setAttribute('class', line ? 'area line' : 'area');
        if (line) {
            const scale = Math.max(drawing.width, drawing.height) / Math.max(300, this.svg.clientWidth || 0);
            node.setAttribute('stroke-width', Math.max(target.shape.width ?? 0, 2 * LINE_REACH * scale));
        }
        return node;
    }

    /** Gives rings, names and reach by keys to the spots that are legal now. */
    mark() {
        if (!this.marks) {
            return;
        }
        const next = this.clicks.next();
        const focused = document.activeElement?.dataset?.spot;
        const visible = focused && document.activeElement.matches(':focus-visible');
        const pointed = this.hovered ?? (visible ? focused : null);
        const { above, below } = this.marks.elements({
            legal: next,
            hover: new Set(pointed ? [pointed] : []),
            chosen: new Set(this.clicks.clicked),
            target: new Set([...this.clicks.following(pointed)].filter((spot) => spot !== pointed)),
            last: this.last,
            hint: this.hint,
            focus: visible && this.spots.has(focused) ? focused : null,
        });
        this.painter.mark(above, below);
        const stops = [...next].filter((spot) => this.spots.has(spot));
        const stop = stops.includes(focused) ? focused : stops[0];
        for (const [spot, { node, target }] of this.spots) {
            this.name(spot, node, target, next, stops.length <= MOST_STOPS || spot === stop);
        }
    }

    name(spot, node, target, next, reachable) {
        const clickable = next.has(spot);
        const chosen = this.clicks.clicked.includes(spot);
        const state = `${clickable}${chosen}${reachable}${target.tip}${clickable && this.clicks.meaning(spot)?.words}`;
        if (node.dataset.state === state) {
            return;
        }
        node.dataset.state = state;
        const [title, ...more] = (target.tip ?? '').split('\n');
        const name = title || this.marks.words(spot) || spot;
        more.length ? node.setAttribute('aria-description', more.join(' ')) : node.removeAttribute('aria-description');
        node.classList.toggle('clickable', clickable || chosen);
        if (clickable || chosen) {
            const meaning = this.clicks.meaning(spot)?.words ?? name;
            node.setAttribute('role', 'button');
            // An action that ends in the name of its spot needs no name before it.
            const named = ` ${meaning}`.toLowerCase().endsWith(` ${name}`.toLowerCase());
            node.setAttribute('aria-label', named ? meaning : `${name}: ${meaning}`);
            node.setAttribute('tabindex', reachable ? 0 : -1);
            chosen ? node.setAttribute('aria-pressed', 'true') : node.removeAttribute('aria-pressed');
            return;
        }
        for (const attribute of ['role', 'aria-label', 'aria-pressed']) {
            node.removeAttribute(attribute);
        }
        // The spot with the focus keeps it, so that arrows go on from there.
        node === document.activeElement ? node.setAttribute('tabindex', -1) : node.removeAttribute('tabindex');
    }

    press(event) {
        this.skip();
        this.tip.hide();
        this.known = this.hovered;
        this.pressed = event.timeStamp;
    }

    /** A click; a finger that was held on a spot with words has only asked for them. */
    release(event) {
        const { spot } = event.target.dataset ?? {};
        const held = event.pointerType === 'touch' && event.timeStamp - this.pressed > HOLD;
        if (held && this.spots.get(spot)?.target.tip) {
            this.explain(spot);
            return;
        }
        const answered = this.click(spot);
        if (!answered && event.pointerType === 'touch') {
            this.explain(spot);
        }
    }

    /** Shows the words of a spot; without one, takes words away. */
    explain(spot) {
        const { node, target } = this.spots.get(spot) ?? {};
        this.flights.active ? this.tip.hide() : this.tip.show(target?.tip, node);
    }

    hover(spot) {
        if (spot !== this.hovered) {
            this.hovered = spot;
            this.known = null;
            this.rest();
            this.mark();
        }
    }

    /** Shows the words of the spot on which the pointer comes to rest; who has pressed it knows what it is. */
    rest() {
        const spot = this.flights.active || this.hovered === this.known ? null : this.hovered;
        const { node, target } = this.spots.get(spot) ?? {};
        this.tip.rest(target?.tip, node);
    }

    /** Whether a click on `spot` plays something, or begins to. */
    click(spot) {
        if (!spot) {
            return false;
        }
        const before = this.clicks.clicked.join();
        const action = this.clicks.click(spot);
        const answered = action || before !== this.clicks.clicked.join();
        if (!answered) {
            this.handlers.onrefuse(spot, this.spots.get(spot)?.target.tip ?? '');
        }
        this.mark();
        this.handlers.onnarrow();
        if (action) {
            this.tip.hide();
            this.handlers.onplay(action);
        }
        return Boolean(answered);
    }

    key(event) {
        const spot = event.target.dataset?.spot;
        if (event.key === 'Escape' && this.reset()) {
            event.stopPropagation();
        } else if ((event.key === 'Enter' || event.key === ' ') && spot) {
            event.preventDefault();
            this.skip();
            this.click(spot);
        } else if (ARROWS[event.key] && !event.altKey && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            event.stopPropagation();
            this.walk(spot, ARROWS[event.key]);
        }
    }

    /** To the nearest clickable spot in a direction: way aside counts twice. */
    walk(from, [dx, dy]) {
        const middle = (spot) => {
            const box = around(this.spots.get(spot).target.shape);
            return [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
        };
        const stops = [...this.clicks.next()].filter((spot) => this.spots.has(spot) && spot !== from);
        if (!stops.length) {
            return;
        }
        const [x, y] = from && this.spots.has(from) ? middle(from) : [0, 0];
        let best = null;
        let nearest = Infinity;
        for (const spot of stops) {
            const [mx, my] = middle(spot);
            const along = (mx - x) * dx + (my - y) * dy;
            const aside = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
            const far = along + 2 * aside;
            if ((along > 0.001 || !from) && far < nearest) {
                nearest = far;
                best = spot;
            }
        }
        if (best) {
            this.focus(best);
        }
    }

    focus(spot) {
        const { node } = this.spots.get(spot);
        node.setAttribute('tabindex', 0);
        node.focus({ focusVisible: true });
        this.mark();
    }

    /** Puts the focus on the first clickable spot, if there is one. */
    enter() {
        const first = [...this.clicks.next()].find((spot) => this.spots.has(spot));
        if (first) {
            this.focus(first);
        }
    }
}

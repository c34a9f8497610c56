/** Paints drawings (docs/engine.md, "Drawings") as SVG: the same shapes, inks and finishes as the window's pictures. */

import { h, s } from './dom.js';
import { areLit, isTinted, toTaste } from './tints.js';

const MARGIN = 0.035;
const CAPITAL = 0.73;
const STOPS = 7;
/** Where the gradient of a ball begins, and how far it reaches, in parts of the box around it. */
const SHINE = { x: 0.36, y: 0.3, reach: 0.72 };

let painters = 0;

const clamp = (value) => Math.max(0, Math.min(1, value));
const smooth = (t) => t * t * (3 - 2 * t);
const round = (value) => Math.round(value * 1000) / 1000;

/** The brightness of a ball at a point of the unit disc, y up. */
function ballLight(x, y) {
    const height = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const diffuse = -0.42 * x + 0.56 * y + 0.72 * height;
    const shine = Math.pow(Math.max(0, -0.3 * x + 0.42 * y + 0.855 * height), 26);
    return clamp(0.46 + 0.56 * diffuse + 0.34 * shine);
}

function parse(color) {
    const digits = color.slice(1);
    return {
        rgb: [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)),
        alpha: digits.length > 6 ? parseInt(digits.slice(6), 16) / 255 : 1,
    };
}

function hex(rgb, light) {
    return '#' + rgb.map((part) => Math.round(part * light).toString(16).padStart(2, '0')).join('');
}

/** The element of a shape without colors; y is subtracted from `top`, as SVG has y down. */
export function shapeElement(shape, top, grow = 0) {
    switch (shape.type) {
        case 'circle':
            return s('circle', { cx: round(shape.x), cy: round(top - shape.y), r: round(Math.max(0, shape.radius + grow)) });
        case 'box':
            return s('rect', {
                x: round(shape.x - grow),
                y: round(top - shape.y - shape.height - grow),
                width: round(Math.max(0, shape.width + 2 * grow)),
                height: round(Math.max(0, shape.height + 2 * grow)),
                rx: round(Math.max(0, Math.min(shape.radius + grow, shape.width / 2 + grow, shape.height / 2 + grow))),
            });
        default: {
            const points = [];
            for (let i = 0; i + 1 < shape.points.length; i += 2) {
                points.push(round(shape.points[i]) + ',' + round(top - shape.points[i + 1]));
            }
            return s(shape.type === 'polygon' ? 'polygon' : 'polyline', { points: points.join(' ') });
        }
    }
}

const marginOf = ({ width, height }) => Math.max(width, height) * MARGIN;

/** How many times as wide as high a drawing is, with its margins. */
export function aspectOf(drawing) {
    const margin = 2 * marginOf(drawing);
    return (drawing.width + margin) / (drawing.height + margin);
}

/** The box around a shape, y up. */
export function around(shape) {
    if (shape.type === 'circle') {
        const { x, y, radius } = shape;
        return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius };
    } else if (shape.type === 'box') {
        return { left: shape.x, right: shape.x + shape.width, bottom: shape.y, top: shape.y + shape.height };
    }
    const xs = shape.points.filter((value, index) => index % 2 === 0);
    const ys = shape.points.filter((value, index) => index % 2 === 1);
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Brings the primitives of one drawing after the other into groups of SVG, making anew only the changed ones. */
export class Painter {
    /**
     * `svg` is filled; shapes with a costly grain go to `back`, an SVG behind it that is painted once. `theme` is one of
     * those of the drawing's inks.
     */
    constructor(svg, back, theme) {
        this.svg = svg;
        this.back = back;
        this.theme = theme;
        this.prefix = 'p' + painters++;
        this.below = s('g', {});
        this.marks = s('g', { class: 'marks' });
        this.above = s('g', {});
        this.defs = s('defs', {});
        this.ground = s('g', {});
        back.replaceChildren(this.ground);
        svg.replaceChildren(this.defs, this.below, this.marks, this.above);
        this.forget();
    }

    /** Everything is painted anew: the theme may be another one. */
    forget(theme = this.theme) {
        this.theme = theme;
        this.nodes = new Map();
        this.ids = new Map();
        this.defs.replaceChildren();
        this.drawing = null;
    }

    get shaded() {
        return this.theme !== 'high-contrast' && (!this.onToken || areLit());
    }

    /** Shows `drawing`; `hueOf(primitive, index)` may give loose stones other hues than it says. */
    show(drawing, hues = null) {
        const before = this.drawing;
        this.drawing = drawing;
        this.top = drawing.height;
        if (!before || before.width !== drawing.width || before.height !== drawing.height) {
            const margin = marginOf(drawing);
            const box = [-margin, -margin, drawing.width + 2 * margin, drawing.height + 2 * margin].map(round).join(' ');
            this.aspect = aspectOf(drawing);
            this.svg.setAttribute('viewBox', box);
            this.back.setAttribute('viewBox', box);
        }
        const { primitives } = drawing;
        const grounded = primitives.findLastIndex((one) => one.finish === 'grain') + 1;
        const captions = primitives.findLastIndex((one) => one.layer !== 'words') + 1;
        const used = new Set();
        const counts = new Map();
        const nodes = primitives.map((primitive) => this.node(primitive, used, counts, hues));
        this.ground.replaceChildren(...nodes.slice(0, grounded));
        this.below.replaceChildren(...nodes.slice(grounded, Math.max(grounded, captions)));
        this.above.replaceChildren(...nodes.slice(Math.max(grounded, captions)));
        this.shown = nodes;
        for (const primitive of this.nodes.keys()) {
            if (!used.has(this.nodes.get(primitive))) {
                this.nodes.delete(primitive);
            }
        }
    }

    /** Has the looks and colors of `next` at hand too, whose tokens are on their way. */
    expect(next) {
        const { icons, inks } = this.drawing;
        const both = Object.entries(next.inks).map(([theme, colors]) => [theme, { ...inks[theme], ...colors }]);
        this.drawing = { ...this.drawing, icons: { ...icons, ...next.icons }, inks: { ...inks, ...Object.fromEntries(both) } };
    }

    /** Shows marks: those `above` the tokens, and by spot those that lie between the spot and its tokens. */
    mark(above, below) {
        this.marks.replaceChildren(...above);
        this.between?.forEach((node) => node.remove());
        this.between = [...below].map(([spot, node]) => {
            const index = this.drawing.primitives.findLastIndex((one) => one.spot === spot && one.layer === 'board');
            index < 0 ? this.marks.append(node) : this.shown[index].after(node);
            return node;
        });
    }

    node(primitive, used, counts, hues) {
        let look = primitive.icon;
        if (look && hues) {
            const index = counts.get(primitive.spot) ?? 0;
            counts.set(primitive.spot, index + 1);
            look = hues.look(primitive, index) ?? look;
        }
        let node = this.nodes.get(primitive);
        if (!node || used.has(node) || (look && node.dataset.look !== look)) {
            node = this.make(look ? { ...primitive, icon: look } : primitive, this.top);
            if (look) {
                node.dataset.look = look;
            }
            this.nodes.set(primitive, node);
        }
        used.add(node);
        return node;
    }

    make(primitive, top) {
        switch (primitive.type) {
            case 'fill':
                return this.area(primitive, top);
            case 'line':
                return this.stroke(primitive, top);
            case 'icon':
                return this.icon(primitive.icon, primitive.x, top - primitive.y, primitive.radius);
            default:
                return this.words(primitive, top);
        }
    }

    /** A token at a point of the SVG, y down. */
    icon(look, x, y, radius) {
        return s('use', {
            href: '#' + this.symbol(look),
            transform: `translate(${round(x)} ${round(y)}) scale(${round(radius)})`,
        });
    }

    symbol(look) {
        return this.define('icon ' + look, (id) => {
            this.onToken = true;
            const parts = (this.drawing.icons[look] ?? []).map((part) => this.make(part, 0));
            this.onToken = false;
            return s('g', { id }, parts);
        });
    }

    color(ink) {
        const colors = this.drawing.inks[this.theme] ?? this.drawing.inks.light;
        const found = parse(colors[ink] ?? '#888888');
        return { ...found, rgb: toTaste(ink, found.rgb, this.theme) };
    }

    paint(element, attribute, ink, light = 1) {
        const { rgb, alpha } = this.color(ink);
        element.setAttribute(attribute, hex(rgb, light));
        if (alpha < 1) {
            element.setAttribute(attribute + '-opacity', round(alpha));
        }
        return element;
    }

    area(area, top) {
        const element = shapeElement(area.shape, top);
        const finish = area.finish ?? 'flat';
        if (finish === 'soft' || finish === 'grain') {
            if (!this.shaded) {
                return s('g', {});
            }
            if (finish === 'soft') {
                element.setAttribute('fill', this.gradient(area.ink, finish));
            } else {
                element.setAttribute('filter', this.grain());
            }
        } else if (!this.shaded || finish === 'flat') {
            this.paint(element, 'fill', area.ink);
        } else if (finish === 'ball') {
            element.setAttribute('fill', this.gradient(area.ink, finish));
        } else {
            const veil = element.cloneNode();
            veil.setAttribute('fill', this.veil(finish));
            return s('g', {}, this.paint(element, 'fill', area.ink, finish === 'hollow' ? 0.88 : 0.94), veil);
        }
        return element;
    }

    stroke(line, top) {
        const element = this.paint(shapeElement(line.shape, top), 'stroke', line.ink);
        element.setAttribute('fill', 'none');
        element.setAttribute('stroke-width', round(line.width));
        element.setAttribute('stroke-linejoin', 'round');
        if (line.dash > 0) {
            element.setAttribute('stroke-dasharray', round(line.dash));
        } else {
            element.setAttribute('stroke-linecap', 'round');
        }
        return element;
    }

    words(words, top) {
        const shown = this.names?.get(words.words) ?? words.words;
        // A name may be longer than the seats that it replaces, the longest of which has room.
        const most = Math.max(...(this.names?.has(words.words) ? [...this.names.keys()] : [shown]).map((seat) => seat.length));
        const size = words.size * Math.min(1, (most + 3) / shown.length || 1);
        const element = s('text', {
            x: round(words.x),
            y: round(top - words.y + (size * CAPITAL) / 2),
            'font-size': round(size),
            'text-anchor': 'middle',
        });
        element.textContent = shown;
        if (words.along) {
            element.setAttribute('transform', `rotate(-90 ${round(words.x)} ${round(top - words.y)})`);
        }
        return this.paint(element, 'fill', words.ink);
    }

    gradient(ink, finish) {
        const id = this.define(finish + ' ' + ink, (name) => {
            const { rgb, alpha } = this.color(ink);
            const stops = [];
            for (let i = 0; i < STOPS; i++) {
                const t = i / (STOPS - 1);
                let light = 1;
                if (finish === 'ball') {
                    const x = 2 * SHINE.x - 1 + 2 * SHINE.reach * t * 0.6;
                    const y = 1 - 2 * SHINE.y - 2 * SHINE.reach * t * 0.8;
                    const far = Math.max(1, Math.hypot(x, y));
                    light = ballLight(x / far, y / far);
                }
                const opacity = alpha * (finish === 'ball' ? 1 : smooth(1 - t));
                stops.push(s('stop', { offset: round(t), 'stop-color': hex(rgb, light), 'stop-opacity': round(opacity) }));
            }
            const at = finish === 'ball' ? { cx: SHINE.x, cy: SHINE.y, r: SHINE.reach } : { cx: 0.5, cy: 0.5, r: 0.5 };
            return s('radialGradient', { id: name, ...at }, stops);
        });
        return `url(#${id})`;
    }

    /** Light and shade from the upper left over a raised or hollow shape. */
    veil(finish) {
        const id = this.define('veil ' + finish, (name) => {
            const hollow = finish === 'hollow';
            const [first, second] = hollow ? ['#000', '#fff'] : ['#fff', '#000'];
            const stop = (offset, color, opacity) => s('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
            return s(
                'linearGradient',
                { id: name, x1: 0.3, y1: 0, x2: 0.7, y2: 1 },
                stop(0, first, hollow ? 0.38 : 0.12),
                stop(hollow ? 0.45 : 0.25, first, hollow ? 0.08 : 0),
                stop(hollow ? 0.75 : 0.8, second, 0),
                stop(1, second, 0.12));
        });
        return `url(#${id})`;
    }

    grain() {
        const id = this.define('grain', (name) => {
            const side = Math.max(this.drawing.width, this.drawing.height);
            return s(
                'filter',
                { id: name, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
                s('feTurbulence', {
                    type: 'fractalNoise',
                    baseFrequency: `${1.4 / side} ${34 / side}`,
                    numOctaves: 3,
                    seed: 7,
                }),
                s('feColorMatrix', { values: (isTinted() ? '0 0 0 0 .2  0 0 0 0 .2  0 0 0 0 .2' : '0 0 0 0 .35  0 0 0 0 .2  0 0 0 0 0') + '  0 0 0 -.8 .47' }),
                s('feComposite', { operator: 'in', in2: 'SourceAlpha' }));
        });
        return `url(#${id})`;
    }

    /** The id of a definition, made the first time that it is asked for. */
    define(key, make) {
        let id = this.ids.get(key);
        if (!id) {
            id = this.prefix + '-' + this.ids.size;
            this.ids.set(key, id);
            this.defs.append(make(id));
        }
        return id;
    }
}

/** A picture without motions, such as that of a game in the gallery; `words` describes it. */
export function thumbnail(drawing, theme, words) {
    if (!drawing.primitives.length) {
        return [h('span', { class: 'initial', 'aria-hidden': 'true' }, words.charAt(0).toUpperCase())];
    }
    const back = s('svg', { 'aria-hidden': 'true' });
    const svg = s('svg', { role: 'img', 'aria-label': words });
    new Painter(svg, back, theme).show(drawing);
    return [back, svg];
}

/** The drawing that `changes` make of `before`: runs of it, by index and count, and new primitives. */
export function changed(before, changes) {
    const spliced = (old, entries) => entries.flatMap((entry) =>
        Array.isArray(entry) ? old.slice(entry[0], entry[0] + entry[1]) : [entry]);
    const inks = { ...before.inks };
    for (const [theme, colors] of Object.entries(changes.inks ?? {})) {
        inks[theme] = { ...inks[theme], ...colors };
    }
    return {
        width: changes.width ?? before.width,
        height: changes.height ?? before.height,
        primitives: spliced(before.primitives, changes.changes),
        targets: changes.targets ? spliced(before.targets, changes.targets) : before.targets,
        icons: { ...before.icons, ...changes.icons },
        inks,
    };
}

/** Marks on a board: rings and dots, as the window draws them. A ring is a bright line between two dark ones. */

import { s } from './dom.js';
import { around, shapeElement } from './painter.js';

/** Where more spots than this are legal, dots mark them, since so many rings would hide the board. */
const MOST_RINGS = 24;
/** Fewer marks than this are no crowd. */
const CROWD = 7;
const EDGE = 0.8;
const NONE = new Set();

/** By spot, its looks in the drawing. */
function looks(drawing) {
    const found = new Map();
    for (const primitive of drawing.primitives) {
        if (primitive.spot) {
            const spot = found.get(primitive.spot) ?? { drawn: false, hollow: false, tokens: 0, words: [] };
            found.set(primitive.spot, spot);
            spot.drawn ||= primitive.layer === 'board';
            spot.hollow ||= primitive.finish === 'hollow';
            spot.tokens += primitive.icon ? 1 : 0;
            if (primitive.type === 'words') {
                spot.words.push(primitive.words);
            }
        }
    }
    return found;
}

/** Half the smaller side of the box around a shape. */
function half(shape) {
    const box = around(shape);
    return Math.min(box.right - box.left, box.top - box.bottom) / 2;
}

/** A long field on which tokens stand, as in backgammon: a ring would run across them. */
const isPoint = (shape) => shape.type === 'polygon' && shape.points.length === 6;

/** The rings of one drawing. */
export class Marks {
    constructor(drawing, legal) {
        this.drawing = drawing;
        this.top = drawing.height;
        this.spots = looks(drawing);
        this.shapes = new Map(drawing.targets.map((target) => [target.spot, target.shape]));
        const usual = [...new Set(legal.flatMap((action) => action.spots))]
            .filter((spot) => this.shapes.has(spot) && this.shapes.get(spot).type !== 'line')
            .map((spot) => half(this.shapes.get(spot)))
            .sort((a, b) => a - b);
        const side = Math.min(drawing.width, drawing.height);
        const unit = usual.length ? usual[Math.floor(usual.length / 2)] : side / 20;
        this.ring = Math.max(Math.min(unit, side / 8) * 0.055, side / 270);
    }

    /** How many tokens are drawn on a spot. */
    tokens(spot) {
        return this.spots.get(spot)?.tokens ?? 0;
    }

    /** The text on a spot. */
    words(spot) {
        return (this.spots.get(spot)?.words ?? []).join(' ');
    }

    /** The elements for `marks`, a set of spots for each reason; those by spot that lie below its tokens are apart. */
    elements(marks) {
        const out = [];
        const below = new Map();
        const quiet = this.isEverywhere(marks);
        for (const { spot, shape } of this.drawing.targets) {
            const silent = quiet && !marks.hover.has(spot) && marks.focus !== spot;
            const line = this.line(spot, silent ? { ...marks, legal: NONE } : marks);
            if (line?.ink === 'legal' && this.isDotted(marks) && !marks.hover.has(spot)) {
                out.push(this.dot(spot, shape));
            } else if (line && isPoint(shape)) {
                below.set(spot, this.outline(spot, shape, line));
            } else if (line) {
                out.push(this.outline(spot, shape, line));
            }
            if (marks.focus === spot) {
                const gap = (line ? 1.5 * this.ring : 0) + 2.6 * this.ring;
                out.push(this.double(shapeElement(shape, this.top, gap), 'focus', 1.1 * this.ring, false));
            }
        }
        return { above: out, below };
    }

    line(spot, marks) {
        const width = this.ring;
        const piece = this.isPiece(spot) ? 0.6 : 1;
        if (marks.target.has(spot)) {
            return { ink: 'target', width };
        } else if (marks.chosen.has(spot)) {
            return { ink: 'chosen', width: 1.6 * width };
        } else if (marks.hint.has(spot)) {
            return { ink: 'hint', width: 1.4 * width, dashed: true };
        } else if (marks.legal.has(spot)) {
            return { ink: 'legal', width: width * piece * (marks.hover.has(spot) ? 1.7 : 1) };
        } else if (marks.last.has(spot)) {
            return { ink: 'last', width: 0.7 * width };
        }
        return null;
    }

    /** Whether nearly every spot of its kind may be chosen, or every empty one: marks would tell nothing and hide the board. */
    isEverywhere(marks) {
        if (marks.legal.size < CROWD) {
            return false;
        }
        const types = new Set([...marks.legal].map((spot) => this.shapes.get(spot)?.type));
        const onEmpty = !marks.chosen.size && [...marks.legal].every((spot) => !this.tokens(spot));
        const kin = this.drawing.targets.filter(({ spot, shape }) => types.has(shape.type) && (!onEmpty || !this.tokens(spot)));
        return marks.legal.size >= 0.75 * kin.length;
    }

    isDotted(marks) {
        return marks.legal.size > MOST_RINGS;
    }

    /** A loose thing on a place that is not drawn. */
    isPiece(spot) {
        const look = this.spots.get(spot);
        return Boolean(look && !look.drawn && look.tokens);
    }

    outline(spot, shape, line) {
        const total = line.width * (1 + EDGE);
        const look = this.spots.get(spot);
        const framed = look?.hollow && shape.type === 'circle';
        const grow = shape.type === 'line' ? 0 : framed ? half(shape) * 0.035 + total / 2 : -total / 2;
        return this.double(shapeElement(shape, this.top, grow), line.ink, line.width, line.dashed);
    }

    double(element, ink, width, dashed) {
        const edge = element.cloneNode();
        edge.setAttribute('class', ink === 'focus' ? 'ring focus-edge' : 'ring mark-edge');
        edge.setAttribute('stroke-width', width * (1 + EDGE));
        element.setAttribute('class', 'ring ' + ink);
        element.setAttribute('stroke-width', width);
        if (dashed) {
            element.setAttribute('stroke-dasharray', width * 3);
        }
        return s('g', {}, edge, element);
    }

    /** A dot in the middle of an empty spot, at the corner of one that is taken. */
    dot(spot, shape) {
        const box = around(shape);
        const inradius = half(shape);
        const radius = Math.max(inradius * 0.16, Math.min(inradius * 0.5, this.ring));
        const away = this.tokens(spot) ? inradius * 0.6 : 0;
        const at = { cx: (box.left + box.right) / 2 + away, cy: this.top - (box.bottom + box.top) / 2 - away };
        return s(
            'g',
            {},
            s('circle', { ...at, r: radius + (this.ring * EDGE) / 2, class: 'dot mark-edge' }),
            s('circle', { ...at, r: radius, class: 'dot legal' }));
    }
}

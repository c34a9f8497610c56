/** Drawings seen from other sides; their words and tokens stay upright. */

import { around } from './painter.js';

/** How far the words of a turned spot stay inside it, in parts of its half. */
const INSIDE = 0.9;
/** Longer words than this stand along the side of a board on which they have no room across. */
const SHORT = 2;

/** The shape with its points and boxes moved by `point`, which turns a box by a quarter if `quarter`. */
function moved(shape, point, quarter) {
    if (shape.type === 'circle') {
        const [x, y] = point(shape.x, shape.y);
        return { ...shape, x, y };
    } else if (shape.type === 'box') {
        const [x, y] = point(shape.x + shape.width / 2, shape.y + shape.height / 2);
        const [width, height] = quarter ? [shape.height, shape.width] : [shape.width, shape.height];
        return { ...shape, x: x - width / 2, y: y - height / 2, width, height };
    }
    const pairs = Array.from({ length: shape.points.length / 2 }, (unused, index) => point(shape.points[2 * index], shape.points[2 * index + 1]));
    return { ...shape, points: pairs.flat() };
}

/** Turns each primitive once: the same gives the same, so that it is not painted again. */
function once(turn) {
    const known = new WeakMap();
    return (one, ...more) => {
        if (!known.has(one)) {
            known.set(one, turn(one, ...more));
        }
        return known.get(one);
    };
}

function middle(shape) {
    const { left, right, bottom, top } = around(shape);
    return { x: (left + right) / 2, y: (bottom + top) / 2, across: (right - left) / 2, along: (top - bottom) / 2 };
}

const shifted = (one, dx, dy) =>
    one.shape ? { ...one, shape: moved(one.shape, (x, y) => [x + dx, y + dy], false) } : { ...one, x: one.x + dx, y: one.y + dy };

const opposite = once((one, point) => {
    if (one.shape) {
        return { ...one, shape: moved(one.shape, point, false) };
    }
    const [x, y] = point(one.x, one.y);
    return { ...one, x, y };
});

/** The drawing from the other side: turned by half a circle. */
export function turned(drawing) {
    const { width, height } = drawing;
    const point = (x, y) => [width - x, height - y];
    const all = (list) => list.map((one) => opposite(one, point));
    return { ...drawing, primitives: all(drawing.primitives), targets: all(drawing.targets) };
}

const quarter = once((one, point, spots) => {
    const spot = one.layer === 'words' ? spots.get(one.spot) : null;
    const at = one.shape ? middle(one.shape) : one;
    if (spot && Math.abs(at.x - spot.x) < spot.across && Math.abs(at.y - spot.y) < spot.along) {
        // A number stays where it is in its spot, which is as high as it was wide.
        const [x, y] = point(spot.x, spot.y);
        const most = INSIDE * spot.across;
        const dy = Math.max(-most, Math.min(most, at.y - spot.y));
        return shifted(one, x - spot.x, y + dy - at.y);
    }
    if (one.shape) {
        return { ...one, shape: moved(one.shape, point, true) };
    }
    const [x, y] = point(one.x, one.y);
    return { ...one, x, y, along: one.type === 'words' && one.words.length > SHORT };
});

/** The drawing turned by a quarter, for narrow screens: its right side is at the bottom. */
export function sideways(drawing) {
    const { width, height } = drawing;
    const point = (x, y) => [y, width - x];
    const spots = new Map(drawing.targets.map((target) => [target.spot, middle(target.shape)]));
    const all = (list) => list.map((one) => quarter(one, point, spots));
    return { ...drawing, width: height, height: width, primitives: all(drawing.primitives), targets: all(drawing.targets) };
}

const FLIGHT = 340;
const STAGGER = 130;
const LONGEST = 6000;

/** How fast motions are, by the setting. */
export const SPEEDS = { off: 0, slow: 0.5, normal: 1, fast: 2.2 };

/** Motions of several plies, each with its `ply`, as steps that follow each other. */
export function inOrder(motions) {
    let offset = 0;
    let ply = -1;
    return (motions ?? []).map((motion) => {
        if (motion.ply !== ply) {
            ply = motion.ply;
            offset += 1000;
        }
        return { ...motion, step: offset + motion.step };
    });
}

/**
 * When which motion flies, in milliseconds. Motions of one step start together, the steps follow each other closely; but
 * tokens leave a spot only after those that were to come to it before have landed. `speed` 1 is normal.
 */
export function timeline(motions, speed = 1) {
    const flights = [];
    const landed = new Map();
    let start = 0;
    let end = 0;
    for (let index = 0; index < motions.length; ) {
        let last = index;
        while (last < motions.length && motions[last].step === motions[index].step) {
            start = Math.max(start, landed.get(motions[last].from) ?? 0);
            last++;
        }
        for (; index < last; index++) {
            flights.push({ motion: motions[index], start, end: start + FLIGHT });
            landed.set(motions[index].to, Math.max(landed.get(motions[index].to) ?? 0, start + FLIGHT));
        }
        end = Math.max(end, start + FLIGHT);
        start += STAGGER;
    }
    const factor = (end > LONGEST ? LONGEST / end : 1) / speed;
    return {
        flights: flights.map((flight) => ({ ...flight, start: flight.start * factor, end: flight.end * factor })),
        end: end * factor,
    };
}

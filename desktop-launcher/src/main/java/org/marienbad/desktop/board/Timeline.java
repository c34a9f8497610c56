package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.picture.Motion;

/**
 * When which motion flies. Motions of one step start together, and the steps follow each other closely. But tokens
 * leave a spot only after those that were to come to it before have landed.
 */
record Timeline(List<Flight> flights, float end) {
    private static final float FLIGHT = 0.34f;
    private static final float STAGGER = 0.13f;
    private static final float LONGEST = 6f;

    /** One motion in the air from {@code start} to {@code end}, in seconds. */
    record Flight(Motion motion, float start, float end) {}

    /** The flights of {@code motions} at {@code speed}, 1 being normal. */
    static Timeline of(List<Motion> motions, float speed) {
        List<Flight> flights = new ArrayList<>();
        Map<String, Float> landed = new HashMap<>();
        float start = 0;
        float end = 0;
        int index = 0;
        while (index < motions.size()) {
            int step = motions.get(index).step();
            int last = index;
            while (last < motions.size() && motions.get(last).step() == step) {
                start = Math.max(start, landed.getOrDefault(motions.get(last).from(), 0f));
                last++;
            }
            for (; index < last; index++) {
                Motion motion = motions.get(index);
                flights.add(new Flight(motion, start, start + FLIGHT));
                landed.merge(motion.to(), start + FLIGHT, Math::max);
            }
            end = Math.max(end, start + FLIGHT);
            start += STAGGER;
        }
        float factor = (end > LONGEST ? LONGEST / end : 1) / speed;
        return new Timeline(
                flights.stream()
                        .map(flight -> new Flight(flight.motion, flight.start * factor, flight.end * factor))
                        .toList(),
                end * factor);
    }
}

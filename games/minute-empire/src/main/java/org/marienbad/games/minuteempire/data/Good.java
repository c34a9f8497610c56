package org.marienbad.games.minuteempire.data;

import java.util.List;

/** A kind of goods: whoever has {@code need.get(i)} of it scores {@code points.get(i)}. Both rise; equally long. */
public record Good(String id, List<Integer> need, List<Integer> points) {
    public Good {
        need = List.copyOf(need);
        points = List.copyOf(points);
    }
}

package org.marienbad.games.minuteempire.map;

import java.util.List;

/** Regions, by index and ascending, that are counted together. Connected by land. */
public record Continent(String id, List<Integer> regions) {
    public Continent {
        regions = List.copyOf(regions);
    }
}

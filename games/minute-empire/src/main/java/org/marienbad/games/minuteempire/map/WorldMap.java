package org.marienbad.games.minuteempire.map;

import java.util.List;

/**
 * A map, compiled: regions are numbered from 0, 64 at most.
 *
 * @param start the region where every army begins
 * @param land for each region those one step by land away, ascending; symmetric
 * @param sea for each region those one step by sea away and not by land, ascending; symmetric
 */
public record WorldMap(
        String id,
        List<Region> regions,
        List<Continent> continents,
        int start,
        List<List<Integer>> land,
        List<List<Integer>> sea,
        MapLayout layout) {
    /** So many regions fit into the bits of a long. */
    public static final int MAX_REGIONS = 64;

    public WorldMap {
        regions = List.copyOf(regions);
        continents = List.copyOf(continents);
        land = land.stream().map(List::copyOf).toList();
        sea = sea.stream().map(List::copyOf).toList();
    }
}

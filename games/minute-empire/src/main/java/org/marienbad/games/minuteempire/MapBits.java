package org.marienbad.games.minuteempire;

import java.util.List;
import org.marienbad.games.minuteempire.map.WorldMap;

/**
 * A map as bits: a set of regions is a long. A step is known by the index of its directed edge; edges are ordered by
 * where they begin, then by where they end.
 */
final class MapBits {
    final WorldMap map;
    final int regions;
    final int start;
    final int edges;
    /** By kind of step and region: the regions one step away. */
    private final long[][] near = new long[2][];
    /** By region: the index of its first edge. */
    private final int[] firstEdge;

    private final byte[] from;
    private final byte[] to;
    /** By kind of step and edge; see {@link #detours}. */
    private final long[][] detours = new long[2][];
    /** By continent: its regions. */
    final long[] continents;
    /** By kind of step: the regions that have a neighbor. */
    private final long[] connected = new long[2];

    MapBits(WorldMap map) {
        this.map = map;
        regions = map.regions().size();
        start = map.start();
        near[0] = sets(map.land());
        near[1] = sets(map.sea());
        firstEdge = new int[regions + 1];
        for (int region = 0; region < regions; region++) {
            near[1][region] |= near[0][region];
            firstEdge[region + 1] = firstEdge[region] + Long.bitCount(near[1][region]);
        }
        edges = firstEdge[regions];
        from = new byte[edges];
        to = new byte[edges];
        int edge = 0;
        for (int region = 0; region < regions; region++) {
            for (long left = near[1][region]; left != 0; left &= left - 1) {
                from[edge] = (byte) region;
                to[edge++] = (byte) Long.numberOfTrailingZeros(left);
            }
        }
        for (int kind = 0; kind < 2; kind++) {
            detours[kind] = detours(near[kind]);
            for (int region = 0; region < regions; region++) {
                connected[kind] |= near[kind][region] == 0 ? 0 : 1L << region;
            }
        }
        continents = map.continents().stream()
                .mapToLong(continent -> set(continent.regions()))
                .toArray();
    }

    private static long set(List<Integer> regions) {
        return regions.stream().mapToLong(region -> 1L << region).reduce(0, (a, b) -> a | b);
    }

    private static long[] sets(List<List<Integer>> neighbours) {
        return neighbours.stream().mapToLong(MapBits::set).toArray();
    }

    private long[] detours(long[] next) {
        long[] found = new long[edges];
        for (int edge = 0; edge < edges; edge++) {
            int begin = from[edge];
            int middle = to[edge];
            if ((next[begin] >>> middle & 1) == 0) {
                continue;
            }
            found[edge] = next[begin] | 1L << begin;
            for (long left = next[begin] & (1L << middle) - 1; left != 0; left &= left - 1) {
                found[edge] |= next[Long.numberOfTrailingZeros(left)];
            }
        }
        return found;
    }

    /** Regions one step away from {@code region}; {@code sea}: over land or water, else over land. */
    long near(int region, boolean sea) {
        return near[sea ? 1 : 0][region];
    }

    /**
     * The regions to which the army that came over {@code edge} need not go next. It could get there from the beginning
     * of the edge in fewer steps, or in as many through a region of a lower number.
     */
    long detours(int edge, boolean sea) {
        return detours[sea ? 1 : 0][edge];
    }

    /** Regions from which there is a step. */
    long connected(boolean sea) {
        return connected[sea ? 1 : 0];
    }

    /** Index of the edge between neighbors. */
    int edge(int begin, int end) {
        return firstEdge[begin] + Long.bitCount(near[1][begin] & (1L << end) - 1);
    }

    int from(int edge) {
        return from[edge];
    }

    int to(int edge) {
        return to[edge];
    }

    String id(int region) {
        return map.regions().get(region).id();
    }

    /** Most edges that begin in {@code count} regions. */
    int mostEdges(int count) {
        return java.util.stream.IntStream.range(0, regions)
                .map(region -> -Long.bitCount(near[1][region]))
                .sorted()
                .limit(count)
                .map(degree -> -degree)
                .sum();
    }
}

package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Draws a map of which only the spots of the regions are known, with organic coasts and borders. Neighbors by land
 * share a border, others do not, and sea routes are lines. The same input gives the same drawing everywhere.
 */
final class Cartographer {
    private static final int CELLS = 4200;
    /** The least length of a visible border, in sides of cells. */
    private static final int LEAST_SIDES = 4;

    private static final int ATTEMPTS = 12;
    private static final int SMOOTHINGS = 2;

    private final double width;
    private final double height;
    private final List<MapLayout.Point> spots;
    private final Topology topology;
    private final HexMesh mesh;
    private final int[] owners;

    private Cartographer(double width, double height, List<MapLayout.Point> spots, Topology topology, long seed) {
        this.width = width;
        this.height = height;
        this.spots = spots;
        this.topology = topology;
        mesh = new HexMesh(width, height, StrictMath.sqrt(width * height / CELLS), seed);
        owners = new RegionGrowth(mesh, width, height, spots, topology, seed).owners();
    }

    /** The drawing, the best of a few; a border by land that could not be drawn gets a line like a sea route. */
    static MapLayout draw(double width, double height, List<MapLayout.Point> spots, Topology topology) {
        Cartographer best = null;
        for (int seed = 1; seed <= ATTEMPTS && (best == null || best.missing() > 0); seed++) {
            Cartographer next = new Cartographer(width, height, spots, topology, seed);
            best = best == null || next.missing() < best.missing() ? next : best;
        }
        return best.layout();
    }

    private int missing() {
        int[] missing = {0};
        Topology.forEachPair(topology.land(), (a, b) -> missing[0] += isDrawn(a, b) ? 0 : 1);
        return missing[0];
    }

    /** Whether two regions share a border that can be seen. */
    private boolean isDrawn(int a, int b) {
        int sides = 0;
        for (int cell = 0; cell < owners.length; cell++) {
            for (int next : mesh.neighbours(cell)) {
                sides += owners[cell] == a && next >= 0 && owners[next] == b ? 1 : 0;
            }
        }
        return sides >= LEAST_SIDES;
    }

    private MapLayout layout() {
        List<MapLayout.Point> corners = smoothed();
        List<List<MapLayout.Point>> outlines = new ArrayList<>();
        for (int region = 0; region < spots.size(); region++) {
            outlines.add(outline(region, corners));
        }
        SeaLanes lanes = new SeaLanes(mesh, owners, spots);
        List<MapLayout.Route> routes = new ArrayList<>();
        Topology.forEachPair(topology.land(), (a, b) -> {
            if (!isDrawn(a, b)) {
                routes.add(new MapLayout.Route(a, b, rounded(lanes.between(a, b))));
            }
        });
        Topology.forEachPair(
                topology.sea(), (a, b) -> routes.add(new MapLayout.Route(a, b, rounded(lanes.between(a, b)))));
        return new MapLayout(MapLayout.Kind.GRAPH, width, height, outlines, spots, routes);
    }

    /** The places of the corners when each has been drawn towards its neighbors on borders and coasts. */
    private List<MapLayout.Point> smoothed() {
        Map<Integer, Set<Integer>> next = new HashMap<>();
        for (int cell = 0; cell < owners.length; cell++) {
            for (int side = 0; side < 6; side++) {
                if (isBorder(cell, side)) {
                    int from = mesh.corners(cell)[side];
                    int to = mesh.corners(cell)[(side + 1) % 6];
                    next.computeIfAbsent(from, unused -> new LinkedHashSet<>()).add(to);
                    next.computeIfAbsent(to, unused -> new LinkedHashSet<>()).add(from);
                }
            }
        }
        List<MapLayout.Point> points = new ArrayList<>(mesh.points());
        for (int round = 0; round < SMOOTHINGS; round++) {
            List<MapLayout.Point> before = List.copyOf(points);
            next.forEach((corner, others) -> {
                double x = 0;
                double y = 0;
                for (int other : others) {
                    x += before.get(other).x();
                    y += before.get(other).y();
                }
                MapLayout.Point own = before.get(corner);
                points.set(
                        corner,
                        new MapLayout.Point((own.x() + x / others.size()) / 2, (own.y() + y / others.size()) / 2));
            });
        }
        return rounded(points);
    }

    private boolean isBorder(int cell, int side) {
        int next = mesh.neighbours(cell)[side];
        return owners[cell] != RegionGrowth.SEA && (next < 0 || owners[next] != owners[cell]);
    }

    /** The outer border of a region, counter-clockwise. */
    private List<MapLayout.Point> outline(int region, List<MapLayout.Point> corners) {
        Map<Integer, Integer> next = new HashMap<>();
        for (int cell = 0; cell < owners.length; cell++) {
            for (int side = 0; owners[cell] == region && side < 6; side++) {
                if (isBorder(cell, side)) {
                    next.put(mesh.corners(cell)[side], mesh.corners(cell)[(side + 1) % 6]);
                }
            }
        }
        List<MapLayout.Point> longest = List.of();
        while (!next.isEmpty()) {
            List<MapLayout.Point> loop = new ArrayList<>();
            Integer corner = next.keySet().iterator().next();
            while (next.containsKey(corner)) {
                loop.add(corners.get(corner));
                corner = next.remove(corner);
            }
            longest = loop.size() > longest.size() ? loop : longest;
        }
        return longest;
    }

    /** Rounds to about a thousandth of the width: shared points stay shared. */
    private List<MapLayout.Point> rounded(List<MapLayout.Point> points) {
        double quantum = StrictMath.pow(10, 3 - StrictMath.floor(StrictMath.log10(width)));
        return points.stream()
                .map(point -> new MapLayout.Point(
                        StrictMath.rint(point.x() * quantum) / quantum, StrictMath.rint(point.y() * quantum) / quantum))
                .toList();
    }
}

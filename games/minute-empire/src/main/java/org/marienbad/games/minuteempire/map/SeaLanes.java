package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Finds lines over the sea from coast to coast, clear of other coasts and of one another. */
final class SeaLanes {
    private static final double NEAR_COAST = 1.5;
    private static final double NEAR_EDGE = 6;
    private static final double USED = 8;
    private static final int SMOOTHINGS = 4;

    private final HexMesh mesh;
    private final int[] owners;
    private final List<MapLayout.Point> spots;
    private final boolean[] used;

    private record Visit(double cost, int cell) {}

    SeaLanes(HexMesh mesh, int[] owners, List<MapLayout.Point> spots) {
        this.mesh = mesh;
        this.owners = owners;
        this.spots = spots;
        used = new boolean[mesh.size()];
    }

    /** A line from region to region; straight where no water leads from one to the other. */
    List<MapLayout.Point> between(int from, int to) {
        double[] costs = new double[mesh.size()];
        int[] previous = new int[mesh.size()];
        Arrays.fill(costs, Double.MAX_VALUE);
        Arrays.fill(previous, -1);
        PriorityQueue<Visit> open =
                new PriorityQueue<>(Comparator.comparingDouble(Visit::cost).thenComparingInt(Visit::cell));
        for (int cell = 0; cell < mesh.size(); cell++) {
            if (owners[cell] == from) {
                costs[cell] = 0.2 * mesh.distance(cell, spots.get(to));
                open.add(new Visit(costs[cell], cell));
            }
        }
        while (!open.isEmpty()) {
            Visit visit = open.remove();
            if (owners[visit.cell()] == to) {
                return line(visit.cell(), previous);
            }
            if (visit.cost() > costs[visit.cell()]) {
                continue;
            }
            for (int next : mesh.neighbours(visit.cell())) {
                if (next < 0 || owners[next] != RegionGrowth.SEA && owners[next] != to) {
                    continue;
                }
                double cost = visit.cost() + mesh.spacing() * weight(next, from, to);
                if (cost < costs[next]) {
                    costs[next] = cost;
                    previous[next] = visit.cell();
                    open.add(new Visit(cost, next));
                }
            }
        }
        return List.of(spots.get(from), spots.get(to));
    }

    private double weight(int cell, int from, int to) {
        double weight = used[cell] ? USED : 1;
        for (int next : mesh.neighbours(cell)) {
            boolean foreign =
                    next >= 0 && owners[next] != RegionGrowth.SEA && owners[next] != from && owners[next] != to;
            weight += next < 0 ? NEAR_EDGE : foreign ? NEAR_COAST : 0;
        }
        return weight;
    }

    private List<MapLayout.Point> line(int end, int[] previous) {
        List<MapLayout.Point> points = new ArrayList<>();
        for (int cell = end; cell >= 0; cell = previous[cell]) {
            points.add(0, new MapLayout.Point(mesh.x(cell), mesh.y(cell)));
            used[cell] = true;
        }
        for (int round = 0; round < SMOOTHINGS; round++) {
            List<MapLayout.Point> before = List.copyOf(points);
            for (int i = 1; i + 1 < points.size(); i++) {
                points.set(
                        i,
                        new MapLayout.Point(
                                (before.get(i - 1).x()
                                                + 2 * before.get(i).x()
                                                + before.get(i + 1).x())
                                        / 4,
                                (before.get(i - 1).y()
                                                + 2 * before.get(i).y()
                                                + before.get(i + 1).y())
                                        / 4));
            }
        }
        return points;
    }
}

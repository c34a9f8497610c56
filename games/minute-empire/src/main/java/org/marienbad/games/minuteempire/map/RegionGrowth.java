package org.marienbad.games.minuteempire.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Lets regions grow from their spots over the cells of a mesh. Regions that are not neighbors by land never touch. Open
 * sea lies between those that a sea route joins, or that no land joins.
 */
final class RegionGrowth {
    static final int SEA = -1;

    /** How far apart the cells of separate lands are, in spacings. */
    private static final double STRAIT = 3.3;
    /** How far from the edge the coasts stay, in spacings, and how much more or less by chance. */
    private static final double MARGIN = 2.8;

    private static final double MARGIN_NOISE = 1.9;
    /** Half the width of the land that leads to a neighbor, in spacings. */
    private static final double CORRIDOR = 1.7;
    /** How much less it costs to grow towards a neighbor than in any direction. */
    private static final double ALONG = 0.5;
    /** How far from its spots a region grows into the sea, as a share of the mean distance between neighbors. */
    private static final double REACH = 0.62;

    /** About how long the waves of coasts and borders are, in spacings. */
    private static final double WAVE = 12;

    private final HexMesh mesh;
    private final double width;
    private final double height;
    private final List<MapLayout.Point> spots;
    private final Topology topology;
    private final int[] owner;
    private final int[] landmass;
    private final int[][] nearby;
    private final Waves[] noise;
    private final Waves coast;
    private final double reach;

    private record Claim(double cost, int cell, int region) {}

    RegionGrowth(HexMesh mesh, double width, double height, List<MapLayout.Point> spots, Topology topology, long seed) {
        this.mesh = mesh;
        this.width = width;
        this.height = height;
        this.spots = spots;
        this.topology = topology;
        owner = new int[mesh.size()];
        Arrays.fill(owner, SEA);
        landmass = new int[spots.size()];
        nearby = new int[mesh.size()][];
        noise = new Waves[spots.size()];
        double between = 0;
        int pairs = 0;
        SplittableRandom random = new SplittableRandom(seed);
        for (int region = 0; region < spots.size(); region++) {
            landmass[region] = topology.landmass(region).get(0);
            noise[region] = new Waves(random, WAVE * mesh.spacing());
            for (int other : topology.land().get(region)) {
                between += between(region, other);
                pairs++;
            }
        }
        coast = new Waves(random, WAVE * mesh.spacing());
        reach = REACH * (pairs > 0 ? between / pairs : StrictMath.sqrt(width * height / spots.size()));
    }

    private double between(int a, int b) {
        return StrictMath.hypot(
                spots.get(a).x() - spots.get(b).x(),
                spots.get(a).y() - spots.get(b).y());
    }

    /** The region on each cell, or {@link #SEA}. */
    int[] owners() {
        layCorridors();
        dropSevered();
        grow(reach);
        fillLakes();
        return owner;
    }

    private void layCorridors() {
        List<Claim> claims = new ArrayList<>();
        for (int region = 0; region < spots.size(); region++) {
            for (int cell = 0; cell < mesh.size(); cell++) {
                if (mesh.distance(cell, spots.get(region)) <= CORRIDOR * mesh.spacing()) {
                    claims.add(new Claim(0, cell, region));
                }
                for (int other : topology.land().get(region)) {
                    double along = along(cell, region, other);
                    if (along >= 0 && along <= 0.5 && aside(cell, region, other, along) <= CORRIDOR * mesh.spacing()) {
                        claims.add(new Claim(1 + along, cell, region));
                    }
                }
            }
        }
        claims.sort(Comparator.comparingDouble(Claim::cost));
        claims.forEach(this::take);
    }

    /** The place of a cell on the way from a region's spot (0) to another's (1). */
    private double along(int cell, int region, int other) {
        MapLayout.Point a = spots.get(region);
        MapLayout.Point b = spots.get(other);
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double length = dx * dx + dy * dy;
        return length == 0 ? 0 : ((mesh.x(cell) - a.x()) * dx + (mesh.y(cell) - a.y()) * dy) / length;
    }

    /** How far a cell is from the point of that way. */
    private double aside(int cell, int region, int other, double along) {
        MapLayout.Point a = spots.get(region);
        MapLayout.Point b = spots.get(other);
        return mesh.distance(
                cell, new MapLayout.Point(a.x() + along * (b.x() - a.x()), a.y() + along * (b.y() - a.y())));
    }

    private boolean take(Claim claim) {
        if (owner[claim.cell()] != SEA || !isAllowed(claim.cell(), claim.region())) {
            return false;
        }
        owner[claim.cell()] = claim.region();
        return true;
    }

    private boolean isAllowed(int cell, int region) {
        double margin = MARGIN + MARGIN_NOISE * coast.at(mesh.x(cell), mesh.y(cell));
        if (!mesh.isInside(cell, width, height, margin * mesh.spacing())) {
            return false;
        }
        for (int other : mesh.neighbours(cell)) {
            if (other >= 0
                    && owner[other] != SEA
                    && owner[other] != region
                    && !topology.hasLand(region, owner[other])) {
                return false;
            }
        }
        for (int other : nearby(cell)) {
            boolean separate = owner[other] != SEA
                    && (landmass[owner[other]] != landmass[region] || topology.hasSea(region, owner[other]));
            if (separate) {
                return false;
            }
        }
        return true;
    }

    private int[] nearby(int cell) {
        if (nearby[cell] == null) {
            List<Integer> found = new ArrayList<>();
            for (int other = 0; other < mesh.size(); other++) {
                if (mesh.distance(cell, other) <= STRAIT * mesh.spacing()) {
                    found.add(other);
                }
            }
            nearby[cell] = found.stream().mapToInt(Integer::intValue).toArray();
        }
        return nearby[cell];
    }

    /** Gives back to the sea what a corridor took beyond the reach of its own spot. */
    private void dropSevered() {
        BitSet kept = new BitSet();
        for (int region = 0; region < spots.size(); region++) {
            int home = mesh.nearest(spots.get(region));
            if (owner[home] == region) {
                kept.or(spread(home));
            }
        }
        for (int cell = 0; cell < owner.length; cell++) {
            if (!kept.get(cell)) {
                owner[cell] = SEA;
            }
        }
    }

    /** The cells of one owner that hang together with {@code start}. */
    private BitSet spread(int start) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        reached.set(start);
        while (!open.isEmpty()) {
            for (int next : mesh.neighbours(open.remove())) {
                if (next >= 0 && owner[next] == owner[start] && !reached.get(next)) {
                    reached.set(next);
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private void grow(double limit) {
        PriorityQueue<Claim> open = new PriorityQueue<>(Comparator.comparingDouble(Claim::cost)
                .thenComparingInt(Claim::cell)
                .thenComparingInt(Claim::region));
        for (int cell = 0; cell < owner.length; cell++) {
            if (owner[cell] != SEA) {
                offerAround(cell, limit, open);
            }
        }
        while (!open.isEmpty()) {
            Claim claim = open.remove();
            if (take(claim)) {
                offerAround(claim.cell(), limit, open);
            }
        }
    }

    private void offerAround(int cell, double limit, PriorityQueue<Claim> open) {
        for (int next : mesh.neighbours(cell)) {
            if (next >= 0 && owner[next] == SEA) {
                double cost = cost(next, owner[cell]);
                if (cost <= limit) {
                    open.add(new Claim(cost, next, owner[cell]));
                }
            }
        }
    }

    /** The distance from the spot, less where it leads to a neighbor, more or less by chance. */
    private double cost(int cell, int region) {
        double cost = mesh.distance(cell, spots.get(region));
        for (int other : topology.land().get(region)) {
            double along = Math.max(0, Math.min(0.5, along(cell, region, other)));
            cost = Math.min(cost, aside(cell, region, other, along) + ALONG * along * between(region, other));
        }
        return cost * (1 + 0.3 * noise[region].at(mesh.x(cell), mesh.y(cell)));
    }

    /** Gives lakes to an adjacent region, except where they keep regions apart. */
    private void fillLakes() {
        BitSet ocean = spread(0);
        PriorityQueue<Claim> open = new PriorityQueue<>(Comparator.comparingDouble(Claim::cost)
                .thenComparingInt(Claim::cell)
                .thenComparingInt(Claim::region));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < owner.length; cell++) {
                for (int next : mesh.neighbours(cell)) {
                    if (owner[cell] == SEA && !ocean.get(cell) && next >= 0 && owner[next] != SEA) {
                        open.add(new Claim(cost(cell, owner[next]), cell, owner[next]));
                    }
                }
            }
            while (!open.isEmpty()) {
                changed |= take(open.remove());
            }
        }
    }

    /** Smooth noise from −1 to 1: a few waves of different directions and lengths. */
    private static final class Waves {
        private static final int COUNT = 5;

        private final double[] across = new double[COUNT];
        private final double[] up = new double[COUNT];
        private final double[] phase = new double[COUNT];

        Waves(SplittableRandom random, double length) {
            for (int i = 0; i < COUNT; i++) {
                double angle = 2 * StrictMath.PI * random.nextDouble();
                double number = 2 * StrictMath.PI / (length * (0.35 + random.nextDouble()));
                across[i] = number * StrictMath.cos(angle);
                up[i] = number * StrictMath.sin(angle);
                phase[i] = 2 * StrictMath.PI * random.nextDouble();
            }
        }

        double at(double x, double y) {
            double sum = 0;
            for (int i = 0; i < COUNT; i++) {
                sum += StrictMath.sin(across[i] * x + up[i] * y + phase[i]);
            }
            return sum / COUNT;
        }
    }
}

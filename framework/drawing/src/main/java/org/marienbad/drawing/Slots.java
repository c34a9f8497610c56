package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.marienbad.drawing.Artwork.Arrangement;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Style;

/** The places of tokens on one spot: stones in a loose heap, matches side by side, pieces in a row or stacked. */
final class Slots {
    /** More equal pieces than this are drawn as one piece and a number. */
    static final int ROW_CAPACITY = 3;

    /** From the sixth on, stacked pieces are not drawn but counted. */
    static final int STACK_CAPACITY = 5;

    private static final int HEAP_CAPACITY = 20;
    private static final int MOST_IN_HEAP = 60;
    private static final double FILLING = .94;
    private static final double PIECE_IN_CELL = .76;

    private final Picture.Spot spot;
    private final Outline outline;
    private final Sizes sizes;
    private final Artwork artwork;
    private List<Slot> heap;

    Slots(Picture.Spot spot, Outline outline, Sizes sizes, Artwork artwork) {
        this.spot = spot;
        this.outline = outline;
        this.sizes = sizes;
        this.artwork = artwork;
    }

    /** How tokens of {@code pile} lie here. */
    Arrangement arrangement(Pile pile) {
        Arrangement usual = artwork.arrangement(pile.kind().id());
        return usual == Arrangement.HEAP && spot.style() == Style.NOTE ? Arrangement.FIGURE : usual;
    }

    /** Whether tokens of {@code pile} are thrown together and counted. */
    boolean isLoose(Pile pile) {
        Arrangement arrangement = arrangement(pile);
        return arrangement == Arrangement.HEAP || arrangement == Arrangement.RACK;
    }

    /** The place of the {@code index}-th token of {@code pile}, one of {@code piles}. */
    Slot slot(List<Pile> piles, Pile pile, int index) {
        int before = 0;
        for (Pile other : piles.subList(0, piles.indexOf(pile))) {
            before += other.count();
        }
        if (spot.style() == Style.CROSSING) {
            return new Slot(outline.x(), outline.y(), outline.inradius() * FILLING);
        } else if (spot.style() == Style.POINT) {
            return stacked(piles, pile, index);
        }
        return switch (arrangement(pile)) {
            case FIGURE -> figure(piles, pile);
            case HEAP -> {
                Slot at = heap().get(Math.min(before + index, heap().size() - 1));
                yield new Slot(at.x(), at.y(), Math.min(sizes.stone(), outline.inradius() * .8));
            }
            case RACK ->
                rack(
                        before + index,
                        before + index + 31 * Math.floorMod(spot.id().hashCode(), 97));
            case ROW -> row(piles, pile, index);
            case SPREAD -> spread(piles, before + index);
        };
    }

    /** The slot, if there is space to draw the token. */
    Optional<Slot> shown(List<Pile> piles, Pile pile, int index) {
        int most = switch (spot.style()) {
            case CROSSING -> 1;
            case POINT -> STACK_CAPACITY;
            default ->
                switch (arrangement(pile)) {
                    case FIGURE -> 1;
                    case HEAP -> heap().size();
                    case RACK -> rackCapacity();
                    case ROW -> pile.count() > ROW_CAPACITY ? 1 : ROW_CAPACITY;
                    case SPREAD -> Integer.MAX_VALUE;
                };
        };
        return index < most ? Optional.of(slot(piles, pile, index)) : Optional.empty();
    }

    private Slot figure(List<Pile> piles, Pile pile) {
        List<Pile> figures = piles.stream()
                .filter(other -> arrangement(other) == Arrangement.FIGURE && (other.count() > 0 || other.equals(pile)))
                .toList();
        List<Integer> counts = figures.stream().map(Pile::count).toList();
        Cluster cluster = outline.shape() instanceof Picture.Polygon
                ? Cluster.inCircle(outline.inradius(), counts)
                : Cluster.inBox(outline.width(), outline.height(), counts);
        Picture.Circle at = cluster.figures().get(figures.indexOf(pile));
        return new Slot(outline.x() + at.x(), outline.y() + at.y(), cluster.radius());
    }

    private Slot row(List<Pile> piles, Pile pile, int index) {
        List<Pile> rows = piles.stream()
                .filter(other -> arrangement(other) == Arrangement.ROW && (other.count() > 0 || other.equals(pile)))
                .toList();
        double radius = outline.inradius() * rowShare();
        int widest = rows.stream().mapToInt(Slots::inRow).max().orElse(1);
        radius = Math.min(radius, Math.min(outline.height() / rows.size(), outline.width() / widest) / 2.1);
        double step = 2.1 * radius;
        int shown = inRow(pile);
        return new Slot(
                outline.x() + (Math.min(index, shown - 1) - (shown - 1) / 2.0) * step,
                outline.y() + ((rows.size() - 1) / 2.0 - rows.indexOf(pile)) * step,
                radius);
    }

    /** How much of a spot a piece takes: a round cell is made for it, as the holes of an upright board are. */
    private double rowShare() {
        if (spot.style() == Style.CELL) {
            return outline.shape() instanceof Picture.Circle ? FILLING : PIECE_IN_CELL;
        }
        return spot.style() == Style.PIECE ? .9 : .66;
    }

    private static int inRow(Pile pile) {
        return pile.count() > ROW_CAPACITY ? 1 : Math.max(1, pile.count());
    }

    /** Side by side in rows, smaller only if they do not fit. */
    private Slot spread(List<Pile> piles, int index) {
        int count = piles.stream()
                .filter(pile -> arrangement(pile) == Arrangement.SPREAD)
                .mapToInt(Pile::count)
                .sum();
        count = Math.max(count, index + 1);
        double radius = outline.inradius() * (spot.style() == Style.PIECE ? .9 : .7);
        while (columns(radius) * rows(radius) < count) {
            radius *= .95;
        }
        int columns = Math.min(columns(radius), count);
        int rows = (count + columns - 1) / columns;
        int row = index / columns;
        int inThisRow = row < rows - 1 ? columns : count - row * columns;
        return new Slot(
                outline.x() + (index % columns - (inThisRow - 1) / 2.0) * 2.2 * radius,
                outline.y() + ((rows - 1) / 2.0 - row) * 2.2 * radius,
                radius);
    }

    private int columns(double radius) {
        return Math.max(1, (int) (outline.width() / (2.2 * radius)));
    }

    private int rows(double radius) {
        return Math.max(1, (int) (outline.height() / (2.2 * radius)));
    }

    /** From the middle of the first side, the lower one of a box, towards the other end. */
    private Slot stacked(List<Pile> piles, Pile pile, int index) {
        int place = Math.min(index, STACK_CAPACITY - 1);
        for (Pile other : piles.subList(0, piles.indexOf(pile))) {
            place += Math.min(other.count(), STACK_CAPACITY);
        }
        double[] path = outline.shape() instanceof Picture.Polygon polygon
                ? polygon.points().stream().mapToDouble(Double::doubleValue).toArray()
                : new double[] {
                    outline.left(),
                    outline.bottom(),
                    outline.right(),
                    outline.bottom(),
                    outline.right(),
                    outline.top(),
                    outline.left(),
                    outline.top()
                };
        double fromX = (path[0] + path[2]) / 2;
        double fromY = (path[1] + path[3]) / 2;
        double toX = 0;
        double toY = 0;
        int rest = path.length / 2 - 2;
        for (int i = 4; i + 1 < path.length; i += 2) {
            toX += path[i] / rest;
            toY += path[i + 1] / rest;
        }
        double length = Math.hypot(toX - fromX, toY - fromY);
        double radius =
                Math.min(Math.hypot(path[2] - path[0], path[3] - path[1]) * .46, length / (2.0 * STACK_CAPACITY));
        double along = radius * (2 * place + 1) / length;
        return new Slot(fromX + along * (toX - fromX), fromY + along * (toY - fromY), radius);
    }

    /** In rows from the upper left; a single one stands in the middle. None stands quite where it should. */
    private Slot rack(int index, int seed) {
        double length = rackLength();
        double aside = (Math.floorMod(seed * 37, 11) - 5) * length * .002;
        double along = (Math.floorMod(seed * 53, 7) - 3) * length * .006;
        if (isRackSingle()) {
            return new Slot(outline.x() + aside, outline.y() + along, length / 2);
        }
        int columns = rackColumns();
        int rows = rackRows();
        double step = length * .2;
        double pitch = rows == 1 ? 0 : Math.min(length * 1.08, (outline.height() * .95 - length) / (rows - 1));
        int shown = Math.min(index, rackCapacity() - 1);
        int row = shown / columns;
        return new Slot(
                outline.x() + aside + (shown % columns - (columns - 1) / 2.0) * step,
                outline.y() + along + ((rows - 1) / 2.0 - row) * pitch,
                length / 2);
    }

    private double rackLength() {
        return Math.min(sizes.rack(), outline.height() * .9);
    }

    private int rackColumns() {
        return Math.max(1, (int) (outline.width() * .84 / (rackLength() * .2)));
    }

    private int rackRows() {
        return Math.max(1, (int) (outline.height() * .95 / rackLength()));
    }

    private boolean isRackSingle() {
        return spot.style() == Style.PIECE || spot.style() == Style.HIDDEN;
    }

    private int rackCapacity() {
        return isRackSingle() ? 1 : rackColumns() * rackRows();
    }

    /** Points of a slightly disturbed hexagonal lattice inside the outline, the inner ones first. */
    private List<Slot> heap() {
        if (heap == null) {
            heap = lattice();
        }
        return heap;
    }

    private List<Slot> lattice() {
        double r = Math.min(sizes.stone(), outline.inradius() * .8);
        double width = outline.width() - 2.3 * r;
        double height = outline.height() - 2.3 * r;
        List<Slot> points = new ArrayList<>();
        if (outline.shape() instanceof Picture.Line || width <= 0 || height <= 0) {
            return List.of(new Slot(outline.x(), outline.y(), r));
        }
        double spacing = Math.max(.95 * r, Math.min(1.85 * r, Math.sqrt(width * height / (.866 * HEAP_CAPACITY))));
        int across = (int) (width / spacing) + 2;
        int up = (int) (height / (.866 * spacing)) + 2;
        long random = spot.id().hashCode() * 0x9E3779B97F4A7C15L;
        for (int j = -up / 2 - 1; j <= up / 2 + 1; j++) {
            for (int i = -across / 2 - 1; i <= across / 2 + 1; i++) {
                random = random * 6364136223846793005L + 1442695040888963407L;
                double shiftX = ((random >>> 40) / (double) (1 << 24) - .5) * .4 * spacing;
                double shiftY = ((random >>> 16 & 0xffffff) / (double) (1 << 24) - .5) * .4 * spacing;
                double x = outline.x() + (i + (j & 1) * .5) * spacing + shiftX;
                double y = outline.y() + j * .866 * spacing + shiftY;
                if (outline.containsCircle(x, y, 1.12 * r)) {
                    points.add(new Slot(x, y, r));
                }
            }
        }
        if (points.isEmpty()) {
            points.add(new Slot(outline.x(), outline.y(), r));
        }
        points.sort(Comparator.comparingDouble(point -> Math.hypot(point.x() - outline.x(), point.y() - outline.y())));
        return points.size() > MOST_IN_HEAP ? List.copyOf(points.subList(0, MOST_IN_HEAP)) : points;
    }
}

package org.marienbad.desktop.board;

import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.picture.Cluster;
import org.marienbad.framework.picture.Icon;
import org.marienbad.framework.picture.Picture;

/** Where tokens lie in an outline: stones in a loose heap, matches side by side, pieces in a row. */
final class Slots {
    private static final int HEAP_CAPACITY = 20;
    /** More equal pieces than this are drawn as one piece and a number. */
    static final int ROW_CAPACITY = 3;

    private final Outline outline;
    private final Sizes sizes;
    private final Picture.Style style;
    private final List<Vector2> heap;

    Slots(Outline outline, Picture.Style style, Sizes sizes, int seed) {
        this.outline = outline;
        this.style = style;
        this.sizes = sizes;
        heap = lattice(seed);
    }

    /** Whether tokens of this kind are thrown together and counted, rather than set up one by one. */
    static boolean isHeaped(Picture.Kind kind) {
        return kind == Picture.Kind.STONE || kind == Picture.Kind.MATCH || kind == Picture.Kind.COIN;
    }

    /** Whether tokens of this kind are drawn once with a number beside, close to the other kinds of their spot. */
    static boolean isClustered(Picture.Kind kind, Picture.Style style) {
        boolean counted = kind == Picture.Kind.ARMY
                || kind == Picture.Kind.CITY
                || Icon.of(kind).isPresent();
        return counted || kind == Picture.Kind.COIN && style == Picture.Style.NOTE;
    }

    private Cluster cluster(List<Pile> figures) {
        List<Integer> counts = figures.stream().map(Pile::count).toList();
        return outline.inscribed() == null
                ? Cluster.inBox(outline.width(), outline.height(), counts)
                : Cluster.inCircle(outline.inradius(), counts);
    }

    /** The piles that are drawn as figures, {@code asked} among them even if it is empty. */
    private List<Pile> figures(List<Pile> piles, Pile asked) {
        return piles.stream()
                .filter(pile -> isClustered(pile.kind, style) && (pile.count() > 0 || pile == asked))
                .toList();
    }

    float radius(List<Pile> piles, Pile pile) {
        if (isClustered(pile.kind, style)) {
            return (float) cluster(figures(piles, pile)).radius();
        }
        return switch (pile.kind) {
            case STONE -> Math.min(sizes.stone(), outline.inradius() * .8f);
            case COIN -> Math.min(sizes.stone() * 1.3f, outline.inradius() * .8f);
            case MATCH -> Math.min(sizes.match(), outline.height() * .9f) / 2;
            case DISC, CROSS, RING, DIE -> outline.inradius() * (style == Picture.Style.PIECE ? .9f : .62f);
            default -> Math.min(outline.inradius() * .62f, sizes.unit() * .42f);
        };
    }

    boolean position(List<Pile> piles, Pile pile, int index, Vector2 out) {
        if (isClustered(pile.kind, style)) {
            List<Pile> figures = figures(piles, pile);
            Picture.Circle figure = cluster(figures).figures().get(figures.indexOf(pile));
            out.set(outline.centreX() + (float) figure.x(), outline.centreY() + (float) figure.y());
            return index < 1; // one figure stands for all
        }
        int before = 0;
        int rows = 0;
        int row = 0;
        for (Pile other : piles) {
            if (other == pile) {
                row = rows;
            } else if (row == 0 && piles.indexOf(other) < piles.indexOf(pile) && isHeaped(other.kind)) {
                before += other.count();
            }
            if (!isHeaped(other.kind) && other.count() > 0) {
                rows++;
            }
        }
        if (pile.kind == Picture.Kind.MATCH) {
            return match(before + index, out);
        }
        if (isHeaped(pile.kind)) {
            int slot = before + index;
            if (slot >= heap.size()) {
                out.set(outline.centreX(), outline.centreY());
                return false;
            }
            out.set(heap.get(slot));
            return true;
        }
        int shown = pile.kind == Picture.Kind.DIE || pile.count() > ROW_CAPACITY ? 1 : Math.max(1, pile.count());
        float step = 2.1f * radius(piles, pile);
        float y = outline.centreY() + ((Math.max(1, rows) - 1) / 2f - row) * step;
        out.set(outline.centreX() + (Math.min(index, shown - 1) - (shown - 1) / 2f) * step, y);
        return index < shown;
    }

    /** Matches stand in rows from the upper left; a single one stands in the middle. */
    private boolean match(int index, Vector2 out) {
        float length = Math.min(sizes.match(), outline.height() * .9f);
        float step = length * .2f;
        int columns = Math.max(1, (int) (outline.width() * .84f / step));
        int rows = Math.max(1, (int) (outline.height() * .95f / length));
        if (style == Picture.Style.PIECE || style == Picture.Style.HIDDEN || columns == 1 && rows == 1) {
            out.set(outline.centreX(), outline.centreY());
            return index == 0;
        }
        float left = outline.centreX() - (columns - 1) * step / 2;
        float pitch = rows == 1 ? 0 : Math.min(length * 1.08f, (outline.height() * .95f - length) / (rows - 1));
        float top = outline.centreY() + (rows - 1) * pitch / 2;
        int row = index / columns;
        out.set(left + index % columns * step, top - row * pitch);
        return index < columns * rows;
    }

    /** Points of a slightly disturbed hexagonal lattice inside the outline, the inner ones first. */
    private List<Vector2> lattice(int seed) {
        float r = Math.min(sizes.stone(), outline.inradius() * .8f);
        float width = outline.width() - 2.3f * r;
        float height = outline.height() - 2.3f * r;
        if (outline.kind() == Outline.Kind.LINE || width <= 0 || height <= 0) {
            return List.of(new Vector2(outline.centreX(), outline.centreY()));
        }
        float spacing = (float) Math.sqrt(width * height / (.866f * HEAP_CAPACITY));
        spacing = Math.max(.95f * r, Math.min(1.85f * r, spacing));
        List<Vector2> points = new ArrayList<>();
        int across = (int) (width / spacing) + 2;
        int up = (int) (height / (.866f * spacing)) + 2;
        long random = seed * 0x9E3779B97F4A7C15L;
        for (int j = -up / 2 - 1; j <= up / 2 + 1; j++) {
            for (int i = -across / 2 - 1; i <= across / 2 + 1; i++) {
                random = random * 6364136223846793005L + 1442695040888963407L;
                float shiftX = ((random >>> 40) / (float) (1 << 24) - .5f) * .4f * spacing;
                float shiftY = ((random >>> 16 & 0xffffff) / (float) (1 << 24) - .5f) * .4f * spacing;
                float x = outline.centreX() + (i + (j & 1) * .5f) * spacing + shiftX;
                float y = outline.centreY() + j * .866f * spacing + shiftY;
                if (isRoomAt(x, y, 1.12f * r)) {
                    points.add(new Vector2(x, y));
                }
            }
        }
        if (points.isEmpty()) {
            points.add(new Vector2(outline.centreX(), outline.centreY()));
        }
        points.sort(Comparator.comparingDouble(this::fromCentre));
        return points.size() > 60 ? points.subList(0, 60) : points;
    }

    private double fromCentre(Vector2 point) {
        return Math.hypot(point.x - outline.centreX(), point.y - outline.centreY());
    }

    private boolean isRoomAt(float x, float y, float r) {
        return outline.contains(x - r, y)
                && outline.contains(x + r, y)
                && outline.contains(x, y - r)
                && outline.contains(x, y + r)
                && outline.contains(x - .7f * r, y - .7f * r)
                && outline.contains(x + .7f * r, y - .7f * r)
                && outline.contains(x - .7f * r, y + .7f * r)
                && outline.contains(x + .7f * r, y + .7f * r);
    }
}

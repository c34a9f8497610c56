package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.drawing.Primitive.Words;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/** The words and numbers of a picture: labels in or beside their spots, counts of the tokens on them. */
final class Captions {
    private static final double SIZE = .42;
    private static final double SMALLEST = .55;
    /** How much of a card words alone on it take at least. */
    private static final double ON_CARD = .55;
    /** Numbers and the like may be as large as their spot. */
    private static final int SHORT = 3;

    private final Picture picture;
    private final Artwork artwork;
    private final Sizes sizes;
    private final boolean counted;
    private final List<Primitive> out;
    private final List<Outline> taken = new ArrayList<>();

    /** @param counted whether to tell how many loose tokens lie on a spot */
    Captions(Picture picture, Artwork artwork, Sizes sizes, boolean counted, List<Primitive> out) {
        this.counted = counted;
        this.picture = picture;
        this.artwork = artwork;
        this.sizes = sizes;
        this.out = out;
    }

    /** Labels beside spots keep clear of this. */
    void keepClearOf(Spot spot, Outline outline) {
        if (spot.style() != Style.BOARD && spot.style() != Style.HIDDEN) {
            taken.add(outline);
        }
    }

    /** The numbers of tokens on a spot. */
    void counts(Spot spot, Outline outline, Slots slots, List<Pile> piles) {
        for (Pile pile : piles) {
            multiple(spot, slots, piles, pile);
        }
        if (isCounted(spot, slots, piles)) {
            int count =
                    piles.stream().filter(slots::isLoose).mapToInt(Pile::count).sum();
            double size = SIZE * sizes.unit();
            double height = TextWidth.CAPITAL * size * 1.9;
            Outline badge = badge(spot, String.valueOf(count), outline.x(), outline.bottom() + .2 * height, size);
            taken.add(badge);
        }
    }

    private boolean isCounted(Spot spot, Slots slots, List<Pile> piles) {
        return counted && Sizes.isContainer(spot.style()) && piles.stream().anyMatch(slots::isLoose);
    }

    private Outline badge(Spot spot, String number, double x, double y, double size) {
        double h = TextWidth.CAPITAL * size * 1.9;
        double w = Math.max(h * 1.25, TextWidth.of(number, size) + h * .7);
        double edge = h * .04;
        Picture.Box box = new Picture.Box(x - w / 2, y - h / 2, w, h, h / 2);
        Outline badge = Outline.of(box);
        out.add(new Area(spot.id(), Layer.WORDS, badge.grown(edge), "printed@45", Finish.FLAT));
        out.add(new Area(spot.id(), Layer.WORDS, box, "paper", Finish.FLAT));
        out.add(new Words(spot.id(), Layer.WORDS, number, x, y, size, number.equals("0") ? "faint" : "text"));
        return badge;
    }

    /** How many there are beside pieces that stand for more than are drawn. */
    private void multiple(Spot spot, Slots slots, List<Pile> piles, Pile pile) {
        if (pile.count() == 0 || slots.isLoose(pile)) {
            return;
        }
        if (spot.style() == Style.POINT) {
            if (pile.count() > Slots.STACK_CAPACITY) {
                Slot top = slots.slot(piles, pile, Slots.STACK_CAPACITY - 1);
                badge(spot, String.valueOf(pile.count()), top.x(), top.y(), top.radius() * .75);
            }
            return;
        }
        boolean figure = slots.arrangement(pile) == Artwork.Arrangement.FIGURE;
        boolean row = slots.arrangement(pile) == Artwork.Arrangement.ROW;
        if (figure && pile.count() > 1 || row && pile.count() > Slots.ROW_CAPACITY) {
            Slot at = slots.slot(piles, pile, 0);
            double size = at.radius() * (figure ? 1.35 : 1);
            String number = (figure ? "" : "×") + pile.count();
            double x = at.x() + at.radius() * (figure ? 1.15 : 1.25) + TextWidth.of(number, size) / 2;
            out.add(new Words(spot.id(), Layer.WORDS, number, x, at.y(), size, "text"));
        }
    }

    /** The label of a spot. */
    void label(Spot spot, Outline outline, Slots slots, List<Pile> piles, String label) {
        if (spot.style() == Style.LAND) {
            name(spot, outline, label);
        } else if (Sizes.isContainer(spot.style())) {
            beside(spot, outline, isCounted(spot, slots, piles), label);
        } else {
            boolean empty = piles.stream().allMatch(pile -> pile.count() == 0);
            double share = label.length() <= SHORT ? .8 : spot.style() == Style.CARD ? ON_CARD : 0;
            double alone = empty ? outline.inradius() * share : 0;
            double usual = Math.min(Math.max(SIZE * sizes.unit(), alone), outline.inradius() * 1.1);
            double size = fitting(label, usual, outline.width() * .92);
            double y = empty ? outline.y() : outline.top() - TextWidth.LINE * size * .7;
            out.add(new Words(spot.id(), Layer.WORDS, label, outline.x(), y, size, "text"));
        }
    }

    /** Below, above, on the left or on the right of a spot, wherever there is space. */
    private void beside(Spot spot, Outline outline, boolean counted, String label) {
        double size = fitting(label, SIZE * sizes.unit(), Math.max(outline.width() * 1.25, 2 * sizes.unit()));
        double w = TextWidth.of(label, size);
        double h = TextWidth.LINE * size;
        double badge = counted ? h * .3 : 0;
        double gap = sizes.unit() * .1;
        double[][] candidates = {
            {outline.x(), outline.bottom() - h * .6 - badge},
            {outline.x(), outline.top() + h * .5 + gap},
            {outline.left() - w / 2 - gap, outline.y()},
            {outline.right() + w / 2 + gap, outline.y()},
        };
        for (double[] at : candidates) {
            Picture.Box box = new Picture.Box(at[0] - w / 2, at[1] - h / 2, w, h, 0);
            boolean inside =
                    box.x() >= 0 && box.y() >= 0 && box.x() + w <= picture.width() && box.y() + h <= picture.height();
            if (inside && taken.stream().noneMatch(other -> other.overlaps(box))) {
                out.add(new Words(spot.id(), Layer.WORDS, label, at[0], at[1], size, "text"));
                return;
            }
        }
        out.add(new Words(spot.id(), Layer.WORDS, label, outline.x(), outline.top() - h * .8, size, "white"));
    }

    /** A small name at the upper edge of the space in a region, in the color of the seat that holds it. */
    private void name(Spot spot, Outline outline, String label) {
        double size = fitting(label, Math.min(outline.inradius(), 1.3 * sizes.unit()) * .36, outline.inradius() * 1.5);
        double y = outline.y() + outline.inradius() * Cluster.NAME_HEIGHT;
        if (spot.owner() < 0) {
            out.add(new Words(spot.id(), Layer.WORDS, label, outline.x(), y, size, "dim"));
            return;
        }
        double h = TextWidth.CAPITAL * size * 1.8;
        double sign = h * .28;
        double text = TextWidth.of(label, size);
        double w = text + 2.6 * sign + h * .8;
        double x = outline.x() - w / 2;
        out.add(new Area(
                spot.id(),
                Layer.WORDS,
                new Picture.Box(x, y - h / 2, w, h, h / 2),
                Artwork.seat(spot.owner()),
                Finish.FLAT));
        out.addAll(artwork.sign(spot.id(), Layer.WORDS, spot.owner(), new Slot(x + h * .35 + sign, y, sign)));
        out.add(new Words(spot.id(), Layer.WORDS, label, x + w - h * .4 - text / 2, y, size, "white"));
    }

    /** {@code size}, or as small as needed to fit into {@code width}, but no less than about half. */
    private static double fitting(String words, double size, double width) {
        double needed = TextWidth.of(words, size);
        return needed <= width ? size : Math.max(SMALLEST * size, size * width / needed);
    }
}

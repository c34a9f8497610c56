package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;

/**
 * The places of everything in a picture: computed once, for all screens. The same picture, words and marks give the
 * same drawing everywhere. For one thread.
 */
public final class Layout {
    private final Picture picture;
    private final Artwork artwork;
    private final Function<Text, String> words;
    private final Sizes sizes;
    private final Map<String, Place> places = new LinkedHashMap<>();
    /** Finding the largest circle in a polygon takes time. */
    private final Map<Picture.Shape, Outline> outlines;

    private final boolean counted;

    /** A spot, its shape, and where tokens lie in it. */
    private record Place(Spot spot, Outline outline, Slots slots) {}

    private Layout(
            Picture picture,
            Artwork artwork,
            Function<Text, String> words,
            Map<Picture.Shape, Outline> outlines,
            boolean counted) {
        this.counted = counted;
        this.picture = picture;
        this.artwork = artwork;
        this.words = words;
        this.outlines = outlines;
        List<Outline> all = picture.spots().stream()
                .map(spot -> outlines.computeIfAbsent(spot.shape(), Outline::of))
                .toList();
        sizes = Sizes.of(picture, all);
        for (int i = 0; i < all.size(); i++) {
            Spot spot = picture.spots().get(i);
            places.put(spot.id(), new Place(spot, all.get(i), new Slots(spot, all.get(i), sizes, artwork)));
        }
    }

    /** {@code picture} made of {@code artwork}; {@code words} turns its texts into those of one language. */
    public static Layout of(Picture picture, Artwork artwork, Function<Text, String> words) {
        return new Layout(picture, artwork, words, new HashMap<>(), true);
    }

    /** Another picture of the same game; the common part is not computed again. */
    public Layout next(Picture other) {
        return new Layout(other, artwork, words, outlines, counted);
    }

    /** The same with or without the numbers of loose tokens, which can be counted by eye. */
    public Layout counted(boolean shown) {
        return new Layout(picture, artwork, words, outlines, shown);
    }

    /** Whether it tells how many loose tokens lie on a spot. */
    public boolean isCounted() {
        return counted;
    }

    /** The picture that is laid out. */
    public Picture picture() {
        return picture;
    }

    /** The artwork whose icons this layout uses. */
    public Artwork artwork() {
        return artwork;
    }

    /** Half the size of a usual spot. */
    public double unit() {
        return sizes.unit();
    }

    public boolean has(String spot) {
        return places.containsKey(spot);
    }

    /** Whether a point is in a spot, or no farther than {@code reach} from it if it is a line. */
    public boolean contains(String spot, double x, double y, double reach) {
        return places.get(spot).outline().contains(x, y, reach);
    }

    /** Whether a click can mean the spot, rather than one below. */
    public static boolean isTarget(Spot spot) {
        return switch (spot.style()) {
            case NOTE, SEA, MARK -> false;
            default -> true;
        };
    }

    /** The box around a spot. */
    public Picture.Box around(String spot) {
        return places.get(spot).outline().around();
    }

    /** The largest circle in a spot: of a line, one without a size. */
    public Picture.Circle middle(String spot) {
        return places.get(spot).outline().middle();
    }

    /** The tokens of a spot in the picture. */
    public List<Pile> piles(String spot) {
        return piles(places.get(spot).spot(), List.of());
    }

    /** The tokens of {@code spot}, as far as possible those that are there {@code already}. */
    public static List<Pile> piles(Spot spot, List<Pile> already) {
        int hue = Math.floorMod(spot.id().hashCode() * 31, 97);
        List<Pile> piles = new ArrayList<>();
        for (Picture.Tokens tokens : spot.tokens()) {
            Pile pile =
                    already.stream().filter(each -> each.is(tokens)).findFirst().orElse(Pile.empty(tokens));
            piles.add(pile.resized(tokens.count(), hue));
        }
        return piles;
    }

    /** The place of the {@code index}-th token of {@code pile}, one of {@code piles}. */
    public Slot slot(String spot, List<Pile> piles, Pile pile, int index) {
        return places.get(spot).slots().slot(piles, pile, index);
    }

    /** The picture with {@code marks}. */
    public Drawing drawing(Marks marks) {
        return drawing(marks, this::piles);
    }

    /** The picture with {@code marks}, other tokens lying on its spots. */
    public Drawing drawing(Marks marks, Function<String, List<Pile>> lying) {
        List<Primitive> out = new ArrayList<>();
        SpotShapes shapes = new SpotShapes(artwork, sizes, out);
        boolean quiet = Rings.areEverywhere(
                marks, picture.spots(), spot -> lying.apply(spot.id()).stream().allMatch(pile -> pile.count() == 0));
        Rings rings = new Rings(sizes, marks, quiet, out);
        Captions captions = new Captions(picture, artwork, sizes, counted, out);
        Map<Place, List<Pile>> piles = new LinkedHashMap<>();
        boolean shores = false;
        for (Place place : places.values()) {
            List<Pile> here = lying.apply(place.spot().id());
            piles.put(place, here);
            rings.under(place.spot(), place.outline());
            if (place.spot().style() == Style.LAND && !shores) {
                places.values().forEach(each -> shapes.shore(each.spot(), each.outline()));
                shores = true;
            }
            shapes.draw(place.spot(), place.outline());
            List<Primitive.Icon> tokens = tokens(place, here);
            if (isMarkedBelow(place)) {
                rings.below(place.spot(), place.outline(), tokens);
            }
            out.addAll(tokens);
            captions.keepClearOf(place.spot(), place.outline());
        }
        piles.forEach((place, here) -> {
            if (!isMarkedBelow(place)) {
                rings.draw(place.spot(), place.outline(), here.stream().allMatch(pile -> pile.count() == 0));
            }
        });
        new Arrows(sizes, id -> places.containsKey(id) ? places.get(id).outline() : null, out).draw(marks.arrows());
        piles.forEach((place, here) -> captions.counts(place.spot(), place.outline(), place.slots(), here));
        piles.forEach((place, here) -> {
            String label = words.apply(place.spot().label());
            if (!label.isEmpty()) {
                captions.label(place.spot(), place.outline(), place.slots(), here, label);
            }
        });
        return new Drawing(picture.width(), picture.height(), out, targets());
    }

    /** Whether the ring of a spot would run across the tokens on it. */
    private static boolean isMarkedBelow(Place place) {
        return place.spot().style() == Style.POINT;
    }

    private static List<Primitive.Icon> tokens(Place place, List<Pile> piles) {
        List<Primitive.Icon> tokens = new ArrayList<>();
        for (Pile pile : piles) {
            for (int i = 0; i < pile.count(); i++) {
                Look look = pile.look(i);
                place.slots()
                        .shown(piles, pile, i)
                        .ifPresent(slot ->
                                tokens.add(new Primitive.Icon(place.spot().id(), Layer.TOKEN, look, slot)));
            }
        }
        return tokens;
    }

    private List<Drawing.Target> targets() {
        return picture.spots().stream()
                .filter(Layout::isTarget)
                .map(spot -> new Drawing.Target(spot.id(), spot.shape(), words.apply(spot.tip())))
                .toList();
    }
}

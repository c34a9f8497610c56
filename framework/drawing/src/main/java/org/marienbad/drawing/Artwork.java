package org.marienbad.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.shared.PluginGuard;

/**
 * The material of pictures: inks (a color in each theme), materials of spots, and icons of tokens. The framework brings
 * common ones; a game has its own in a file {@value #FILE} beside its provider. Immutable.
 *
 * <pre>
 * ink.coal      = #2e2c30 #8c8a90 #000000      light, dark, high contrast; one color is for all
 * material.felt = felt felt-edge flat          ink, ink of the edge, and how it is built:
 *                                              board, hollow, flat, card or bare
 * icon.carrot   = #e07b1f M-.75 .9L.25-.5Z     parts from the back to the front, with ; between them
 * icon.bean     = heap | soft shadow circle .1 .2 1.2 ; ball piece circle 0 0 1
 * seat.0        = white-piece white-rim black  ink of the first seat, of its edge, and of the shape on its sign
 * </pre>
 *
 * <p>An icon fills the square from −1 to 1, y down as in SVG. A part is an ink and a form. A form is {@code circle x y
 * r}, {@code box x y width height corner} or {@code words LETTERS x y size}. SVG path data (M L H V C Q Z) are a form, too. A {@link
 * Finish finish} may stand before the ink, or {@code line WIDTH} for a line along the form. The form {@code sign x y r}
 * is the shape that tells the owner's seat without color. How several tokens lie together stands before a {@code |},
 * see {@link Arrangement}; a figure if nothing is said. A game tells its seats by shapes of its own with {@code
 * icon.sign-0} and so on. Light and dark alone tell seats apart whose shape is {@code none}.
 *
 * <p>An ink is the name of one, {@code #rrggbb}, {@code owner} (the seat's), {@code piece} (the seat's, or a hue if it
 * is nobody's), or a mixture. Mixtures are {@code owner:black:30}, a third on the way to black, and {@code shadow@40},
 * opaque to 40 of 100.
 */
public final class Artwork {
    /** Name of the file. */
    public static final String FILE = "pictures.properties";

    private static final String UNKNOWN = "unknown";
    private static final String SIGN = "sign-";
    private static final int SIGNS = 5;
    private static final String OWNER = "owner";
    private static final String PIECE = "piece";
    private static final Look UNIT = new Look("", -1, 0);

    private static final ClassValue<Artwork> BESIDE = new ClassValue<>() {
        @Override
        protected Artwork computeValue(Class<?> type) {
            return read(type);
        }
    };

    /** How tokens of one kind lie together on a spot. */
    public enum Arrangement {
        /** One for all with their number beside, close to the other kinds of the spot. */
        FIGURE,
        /** Thrown together, and counted on pits, stores and heaps. */
        HEAP,
        /** Standing side by side in rows, and counted like those. */
        RACK,
        /** Up to three in a row, else one and their number. */
        ROW,
        /** Each on its own, side by side. */
        SPREAD
    }

    /** How spots of a material are built. */
    enum Build {
        BOARD,
        HOLLOW,
        FLAT,
        CARD,
        BARE
    }

    /** The material of a spot. */
    record Material(String fill, String edge, Build build) {}

    /** How tokens of a kind lie, and one of them in the square from −1 to 1, y up. */
    record Drawn(Arrangement arrangement, List<Primitive> parts) {
        Drawn {
            parts = List.copyOf(parts);
        }
    }

    private final Map<String, List<String>> inks;
    private final Map<String, Material> materials;
    private final Map<String, Drawn> icons;
    /** By the entries that they add: equal ones are one, since screens keep painted artwork. */
    private final Map<Map<String, String>, Artwork> variants = new ConcurrentHashMap<>();

    private Artwork(Map<String, List<String>> inks, Map<String, Material> materials, Map<String, Drawn> icons) {
        this.inks = Map.copyOf(inks);
        this.materials = Map.copyOf(materials);
        this.icons = Map.copyOf(icons);
    }

    /** The material that every game has. */
    public static Artwork common() {
        return BESIDE.get(Artwork.class);
    }

    /**
     * The material of the pictures of {@code game}: the common one, that of the file beside its provider, and its further entries.
     *
     * @throws PluginFault naming the entry of the file that is wrong
     */
    public static Artwork of(GameProvider game) {
        return PluginGuard.of("game " + game.id())
                .in(FILE)
                .call(() -> beside(game.home()).with(game.pictures()));
    }

    /**
     * The common material, and that of the file beside {@code type} if there is one.
     *
     * @throws IllegalArgumentException naming the entry of the file that is wrong
     */
    public static Artwork beside(Class<?> type) {
        return BESIDE.get(type);
    }

    private static Artwork read(Class<?> type) {
        Artwork base = type == Artwork.class ? new Artwork(Map.of(), Map.of(), Map.of()) : common();
        try (InputStream file = type.getResourceAsStream(FILE)) {
            if (file == null) {
                return base;
            }
            Properties entries = new Properties();
            entries.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            return base.with(entries, FILE + " of " + type.getPackageName());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Artwork with(Map<String, String> entries) {
        if (entries.isEmpty()) {
            return this;
        }
        return variants.computeIfAbsent(Map.copyOf(entries), added -> {
            Properties properties = new Properties();
            properties.putAll(added);
            return with(properties, "pictures");
        });
    }

    /** These, and those of {@code entries}, which {@code source} names in messages. */
    Artwork with(Properties entries, String source) {
        Map<String, List<String>> allInks = new HashMap<>(inks);
        Map<String, Material> allMaterials = new HashMap<>(materials);
        Map<String, Drawn> allIcons = new HashMap<>(icons);
        ArtworkReader reader = new ArtworkReader(allInks, allMaterials, allIcons);
        new TreeSet<>(entries.stringPropertyNames()).forEach(key -> {
            try {
                reader.read(key, entries.getProperty(key));
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException(source + ": " + key + ": " + wrong.getMessage(), wrong);
            }
        });
        Artwork all = new Artwork(allInks, allMaterials, allIcons);
        all.requireKnownInks(source);
        return all;
    }

    private void requireKnownInks(String source) {
        inks.keySet().forEach(id -> requireInk(source + ": ink." + id, id));
        materials.forEach((id, material) -> {
            requireInk(source + ": material." + id, material.fill());
            requireInk(source + ": material." + id, material.edge());
        });
        icons.forEach((id, icon) -> icon.parts().forEach(part -> {
            if (!(part instanceof Primitive.Icon)) {
                requireInk(source + ": icon." + id, of(inkOf(part), UNIT));
            }
        }));
    }

    private void requireInk(String where, String ink) {
        try {
            color(ink, PictureTheme.LIGHT);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(where + ": " + wrong.getMessage(), wrong);
        }
    }

    private static String inkOf(Primitive part) {
        if (part instanceof Primitive.Area area) {
            return area.ink();
        } else if (part instanceof Primitive.Stroke stroke) {
            return stroke.ink();
        }
        return ((Primitive.Words) part).ink();
    }

    /** Whether there is an icon for this kind. */
    public boolean has(Picture.Kind kind) {
        return icons.containsKey(kind.id()) || kind.letters().isPresent();
    }

    /** The ids of all kinds that have an icon, besides letters. */
    public Set<String> kinds() {
        Set<String> kinds = new TreeSet<>(icons.keySet());
        kinds.removeIf(id -> id.startsWith(SIGN) || id.equals(UNKNOWN));
        return kinds;
    }

    /** The ids of all materials. */
    public Set<String> materials() {
        return new TreeSet<>(materials.keySet());
    }

    /** The names of all inks. */
    public Set<String> inks() {
        return new TreeSet<>(inks.keySet());
    }

    Material material(String id) {
        Material material = materials.get(id);
        if (material == null) {
            throw new IllegalArgumentException("unknown material '" + id + "'; there are: " + materials());
        }
        return material;
    }

    /** How tokens of a kind lie together. */
    Arrangement arrangement(String kind) {
        return drawn(kind).arrangement();
    }

    private Drawn drawn(String kind) {
        Drawn icon = icons.get(kind);
        if (icon != null) {
            return icon;
        }
        return new Picture.Kind(kind).letters().map(Artwork::letters).orElseGet(() -> icons.get(UNKNOWN));
    }

    private static Drawn letters(String letters) {
        double size = letters.length() < 2 ? 1.7 : 2.4 / letters.length();
        return new Drawn(Arrangement.ROW, List.of(new Primitive.Words("", Layer.TOKEN, letters, 0, 0, size, "letter")));
    }

    /** The painting of a token: areas, lines and words, in the units of the picture. */
    public List<Primitive> expand(Primitive.Icon icon) {
        List<Primitive> parts = new ArrayList<>();
        for (Primitive part : drawn(icon.look().kind()).parts()) {
            add(part, icon, parts);
        }
        return parts;
    }

    private void add(Primitive part, Primitive.Icon icon, List<Primitive> parts) {
        Slot at = icon.at();
        Look look = icon.look();
        if (part instanceof Primitive.Area area) {
            parts.add(new Primitive.Area(
                    icon.spot(), icon.layer(), Primitive.moved(area.shape(), at), of(area.ink(), look), area.finish()));
        } else if (part instanceof Primitive.Stroke stroke) {
            parts.add(new Primitive.Stroke(
                    icon.spot(),
                    icon.layer(),
                    Primitive.moved(stroke.shape(), at),
                    of(stroke.ink(), look),
                    stroke.width() * at.radius(),
                    0));
        } else if (part instanceof Primitive.Words words) {
            parts.add(new Primitive.Words(
                    icon.spot(),
                    icon.layer(),
                    words.words(),
                    at.x() + words.x() * at.radius(),
                    at.y() + words.y() * at.radius(),
                    words.size() * at.radius(),
                    look.owner() < 0 ? words.ink() : of(OWNER, look)));
        } else if (part instanceof Primitive.Icon sign && look.owner() >= 0) {
            Picture.Circle place = (Picture.Circle) Primitive.moved(
                    new Picture.Circle(sign.at().x(), sign.at().y(), sign.at().radius()), at);
            parts.addAll(sign(icon.spot(), icon.layer(), look.owner(), new Slot(place.x(), place.y(), place.radius())));
        }
    }

    /** The shape that tells a seat from another without color. */
    public List<Primitive> sign(String spot, Layer layer, int seat, Slot at) {
        return expand(new Primitive.Icon(spot, layer, new Look(SIGN + seat % SIGNS, seat, 0), at));
    }

    /** The ink of a part for tokens that look so. */
    private static String of(String ink, Look look) {
        if (ink.startsWith(OWNER)) {
            return (look.owner() < 0 ? "neutral" : seat(look.owner())) + ink.substring(OWNER.length());
        } else if (ink.startsWith(PIECE)) {
            return (look.owner() < 0 ? "stone-" + look.hue() : seat(look.owner())) + ink.substring(PIECE.length());
        }
        return ink;
    }

    /** The ink of a seat; after eight they come again. */
    public static String seat(int seat) {
        return "seat-" + seat % PictureColors.SEATS;
    }

    /** The ink at the edge of a seat's color: one of the two is seen on paper in every theme. */
    public static String seatEdge(int seat) {
        return seat(seat) + "-edge";
    }

    /** The ink of the shape on a seat's sign. */
    static String seatSign(int seat) {
        return seat(seat) + "-sign";
    }

    /**
     * The color of an ink as 0xRRGGBBAA.
     *
     * @throws IllegalArgumentException if there is no such ink
     */
    public int color(String ink, PictureTheme theme) {
        int at = ink.indexOf('@');
        int alpha = at < 0 ? 255 : Math.round(255 * Float.parseFloat(ink.substring(at + 1)) / 100);
        String[] mixed = (at < 0 ? ink : ink.substring(0, at)).split(":", -1);
        int color = plain(mixed[0], theme, 0);
        for (int i = 1; i + 1 < mixed.length; i += 2) {
            color = mix(color, plain(mixed[i], theme, 0), Integer.parseInt(mixed[i + 1]));
        }
        return color << 8 | alpha;
    }

    /** As 0xRRGGBB. */
    private int plain(String ink, PictureTheme theme, int depth) {
        if (ink.startsWith("#") && ink.length() == 7) {
            return Integer.parseInt(ink.substring(1), 16);
        }
        List<String> colors = inks.get(ink);
        if (colors == null || depth > inks.size()) {
            throw new IllegalArgumentException("unknown ink '" + ink + "'");
        }
        return plain(colors.get(theme.ordinal()), theme, depth + 1);
    }

    private static int mix(int from, int to, int percent) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = from >> shift & 0xff;
            int b = to >> shift & 0xff;
            mixed |= Math.round(a + (b - a) * percent / 100f) << shift;
        }
        return mixed;
    }
}

package org.marienbad.desktop.context;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Taste;

/** The choices of a person about the window, remembered at once, in force as soon as somebody asks for them. */
public final class WindowOptions {
    /** The scales to choose from, in percent. */
    public static final List<Integer> SCALES = List.of(75, 90, 100, 110, 125, 150, 175, 200);

    /** The animation speeds to choose from by their names, 1 being normal and 0 none. */
    public static final Map<String, Float> SPEEDS = speeds();

    /** The least and the greatest of a number, and the one that holds unless another is chosen. */
    private enum Limit {
        SCALE(75, 200, 100),
        VOLUME(0, 100, 70),
        DELAY(0, 5000, 0);

        private final int least;
        private final int greatest;
        private final int usual;

        Limit(int least, int greatest, int usual) {
            this.least = least;
            this.greatest = greatest;
            this.usual = usual;
        }

        int among(ToIntFunction<Integer> remembered) {
            return Math.max(least, Math.min(greatest, remembered.applyAsInt(usual)));
        }
    }

    private static final int MOST_RECENT = 6;
    private static final String NORMAL = "normal";

    private final Preferences preferences;

    WindowOptions(Preferences preferences) {
        this.preferences = preferences;
    }

    private static Map<String, Float> speeds() {
        Map<String, Float> speeds = new LinkedHashMap<>();
        speeds.put("0", 0f);
        speeds.put("slow", .5f);
        speeds.put(NORMAL, 1f);
        speeds.put("fast", 2.2f);
        return speeds;
    }

    /** The size of everything in percent of the size that the screen suggests, 75 to 200. */
    public int scale() {
        return Limit.SCALE.among(usual -> preferences.getInt("scale", usual));
    }

    public void scale(int percent) {
        preferences.put("scale", percent);
    }

    public PictureTheme theme() {
        String id = preferences.get("theme", PictureTheme.LIGHT.id());
        return Arrays.stream(PictureTheme.values())
                .filter(theme -> theme.id().equals(id))
                .findFirst()
                .orElse(PictureTheme.LIGHT);
    }

    public void theme(PictureTheme theme) {
        preferences.put("theme", theme.id());
    }

    public Taste taste() {
        return new Taste(preferences.get("boards", ""), preferences.get("pieces", ""));
    }

    public void taste(Taste taste) {
        preferences.put("boards", taste.boards());
        preferences.put("pieces", taste.pieces());
    }

    /** How loud sounds are, 0 to 100. */
    public int volume() {
        return Limit.VOLUME.among(usual -> preferences.getInt("volume", usual));
    }

    public void volume(int percent) {
        preferences.put("volume", percent);
    }

    public boolean muted() {
        return preferences.getBoolean("muted", false);
    }

    public void muted(boolean silent) {
        preferences.put("muted", silent);
    }

    /** The name of the animation speed, one of {@link #SPEEDS}. */
    public String speedName() {
        String name = preferences.get("speed", NORMAL);
        return SPEEDS.containsKey(name) ? name : NORMAL;
    }

    /** How fast tokens fly: 1 is normal, 0 means at once. */
    public float speed() {
        return SPEEDS.get(speedName());
    }

    public void speed(String name) {
        preferences.put("speed", name);
    }

    /** How long a move of a computer stays on the screen before the next computer moves, in milliseconds. */
    public int delay() {
        return Limit.DELAY.among(usual -> preferences.getInt("delay", usual));
    }

    public void delay(int milliseconds) {
        preferences.put("delay", milliseconds);
    }

    /** The games played last, by their ids, the latest first. */
    public List<String> recent() {
        String ids = preferences.get("recent", "");
        return ids.isEmpty() ? List.of() : List.of(ids.split(","));
    }

    /** The game of that id is played now. */
    public void played(String game) {
        String others = recent().stream()
                .filter(id -> !id.equals(game))
                .limit(MOST_RECENT - 1)
                .collect(Collectors.joining(","));
        preferences.put("recent", others.isEmpty() ? game : game + "," + others);
    }

    /** The games that stand first in the gallery, by their ids. */
    public List<String> favorites() {
        String ids = preferences.get("favorites", "");
        return ids.isEmpty() ? List.of() : List.of(ids.split(","));
    }

    /** Puts the game of that id first in the gallery, or not any more. */
    public void favorite(String game, boolean first) {
        Stream<String> others = favorites().stream().filter(id -> !id.equals(game));
        preferences.put(
                "favorites",
                Stream.concat(others, first ? Stream.of(game) : Stream.of()).collect(Collectors.joining(",")));
    }

    /** Whether boards tell how many tokens lie on a spot. */
    public boolean counts() {
        return preferences.getBoolean("counts", true);
    }

    public void counts(boolean shown) {
        preferences.put("counts", shown);
    }

    /** Whether boards are seen from the other side. */
    public boolean flipped() {
        return preferences.getBoolean("flipped", false);
    }

    public void flipped(boolean turned) {
        preferences.put("flipped", turned);
    }
}

package org.marienbad.lab.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;

/**
 * The settings of a player that are varied, each an {@link Axis}, while its others stay. A point of the space has a
 * value for each of them.
 */
public final class SettingSpace {
    private final PlayerSpec player;
    private final List<Axis> axes;

    private SettingSpace(PlayerSpec player, List<Axis> axes) {
        this.player = player;
        this.axes = List.copyOf(axes);
    }

    /**
     * The space of {@code player} with some of its settings varied.
     *
     * @param over by the key of a setting, what {@link Axis#of} reads
     * @throws IllegalArgumentException saying in one line which setting or value is not allowed, and what is
     */
    public static SettingSpace of(PlayerSpec player, Map<String, ?> over, Catalogue<PlayerProvider> players) {
        PlayerProvider provider = players.get(player.id());
        player.settings(players);
        if (over.isEmpty()) {
            throw new IllegalArgumentException(
                    "no setting of " + player.id() + " is varied; there are: " + String.join(", ", keys(provider)));
        }
        List<Axis> axes = new ArrayList<>();
        over.forEach((key, given) -> axes.add(axis(player, provider, key, given)));
        return new SettingSpace(player, axes);
    }

    private static Axis axis(PlayerSpec player, PlayerProvider provider, String key, Object given) {
        Setting<?> setting = provider.settings().stream()
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(Names.unknown("setting of " + player.id(), key, keys(provider))));
        if (player.settings().containsKey(key)) {
            throw new IllegalArgumentException(
                    "'" + key + "' is varied, but " + player + " gives it a value; leave one of them out");
        }
        return Axis.of(setting, given);
    }

    private static List<String> keys(PlayerProvider provider) {
        return provider.settings().stream().map(Setting::key).toList();
    }

    /** The player with the settings that stay. */
    public PlayerSpec player() {
        return player;
    }

    public List<Axis> axes() {
        return axes;
    }

    /** Points of the grid. */
    public long size() {
        double size = 1;
        for (Axis axis : axes) {
            size *= axis.values().size();
        }
        return (long) Math.min(size, Long.MAX_VALUE);
    }

    /** The player at {@code point}. */
    public PlayerSpec at(Map<String, String> point) {
        Map<String, Object> settings = new LinkedHashMap<>(player.settings());
        settings.putAll(point);
        return new PlayerSpec(player.id(), settings, player.reach());
    }

    /**
     * Every combination of values; the last axis changes first.
     *
     * @throws IllegalArgumentException if there are more than {@code most}
     */
    public List<Map<String, String>> grid(int most) {
        if (size() > most) {
            throw new IllegalArgumentException("these values make " + size() + " combinations; allowed: at most " + most
                    + ", or a random sample of them");
        }
        List<Map<String, String>> points = List.of(Map.of());
        for (Axis axis : axes) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> point : points) {
                for (String value : axis.values()) {
                    Map<String, String> more = new LinkedHashMap<>(point);
                    more.put(axis.key(), value);
                    longer.add(more);
                }
            }
            points = longer;
        }
        return points;
    }

    /**
     * Different points drawn at random; the same seed gives the same ones. Fewer than {@code count} only where the space
     * has no more.
     */
    public List<Map<String, String>> sample(int count, long seed) {
        Set<Map<String, String>> points = new LinkedHashSet<>();
        // In a space of few points most draws give one that is there already.
        for (long draw = 0; points.size() < count && draw < 100L * count; draw++) {
            points.add(draw(Seeds.stream(seed, "sample", draw)));
        }
        return List.copyOf(points);
    }

    /** One point drawn at random. */
    public Map<String, String> draw(SplittableRandom random) {
        Map<String, String> point = new LinkedHashMap<>();
        axes.forEach(axis -> point.put(axis.key(), axis.draw(random)));
        return point;
    }

    /** As {@link #of} reads it: by the key of a setting, its values. */
    public Map<String, Object> plain() {
        Map<String, Object> over = new LinkedHashMap<>();
        axes.forEach(axis -> over.put(axis.key(), axis.plain()));
        return over;
    }
}

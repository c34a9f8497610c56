package org.marienbad.lab.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.space.SettingSpace;
import org.marienbad.lab.tournament.Tournament;

/**
 * A sweep shows how the strength of a player depends on its settings. In a tournament a player with many values of them
 * meets the same opponents, with the same seeds and openings at every point.
 */
public final class Sweep {
    /** Points of one sweep. */
    public static final int MOST_POINTS = 1000;

    private final SettingSpace space;
    private final Optional<Integer> sample;
    private final List<PlayerSpec> opponents;
    private final List<Map<String, String>> points;
    private final Tournament tournament;

    private Sweep(
            SettingSpace space,
            Optional<Integer> sample,
            List<PlayerSpec> opponents,
            List<Map<String, String>> points,
            Tournament tournament) {
        this.space = space;
        this.sample = sample;
        this.opponents = opponents;
        this.points = points;
        this.tournament = tournament;
    }

    /**
     * The sweep of {@code space}.
     *
     * @param sample how many random points; empty for the grid
     * @param opponents the opponents of every point; if there are none, the player itself without the varied settings
     * @param entries how games are played: all of a plan but who meets whom, the seed included
     * @throws IllegalArgumentException in one line, if that is not possible
     */
    static Sweep of(
            SettingSpace space,
            Optional<Integer> sample,
            List<PlayerSpec> opponents,
            PlanEntries entries,
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players) {
        List<PlayerSpec> others = opponents.isEmpty() ? List.of(space.player()) : List.copyOf(opponents);
        List<Map<String, String>> points =
                sample.isPresent() ? space.sample(sample.get(), entries.seed()) : space.grid(MOST_POINTS);
        // The tournament is made of text that counts as the user's own: here it is known whose it is.
        points.forEach(point -> space.at(point).settings(players));
        List<Object> entrants = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < points.size(); i++) {
            String name = name(points.get(i));
            names.add(name.length() <= PlanEntrants.LONGEST_NAME ? name : "point " + (i + 1));
        }
        List<String> candidates = List.copyOf(names);
        for (int i = 0; i < points.size(); i++) {
            entrants.add(Map.of(
                    "name", candidates.get(i), "player", space.at(points.get(i)).toString()));
        }
        List<String> rivals = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            String text = others.get(i).toString();
            String name = text.length() <= PlanEntrants.LONGEST_NAME ? text : "opponent " + (i + 1);
            if (!names.add(name)) {
                throw new IllegalArgumentException("the opponent " + text + " is given twice");
            }
            rivals.add(name);
            entrants.add(Map.of("name", name, "player", text));
        }
        int seats = entries.setup(games).seats();
        List<List<String>> pairs = new ArrayList<>();
        for (String candidate : candidates) {
            for (String rival : rivals) {
                pairs.add(IntStream.range(0, seats)
                        .mapToObj(seat -> seat == 0 ? candidate : rival)
                        .toList());
            }
        }
        Tournament tournament = entries.with("entrants", entrants, "the sweep")
                .with("schedule", "pairs", "the sweep")
                .with("pairs", pairs, "the sweep")
                .tournament(games, players);
        return new Sweep(space, sample, others, points, tournament);
    }

    private static String name(Map<String, String> point) {
        return point.entrySet().stream()
                .map(value -> value.getKey() + "=" + value.getValue())
                .collect(Collectors.joining(","));
    }

    public SettingSpace space() {
        return space;
    }

    /** Whether the points were drawn at random, so that no two need share a value. */
    public boolean isSample() {
        return sample.isPresent();
    }

    /** The opponents of every point, in the order of the pairings of a point. */
    public List<PlayerSpec> opponents() {
        return opponents;
    }

    /** By entrant of the tournament, its values of the settings that are varied; the opponents come after them. */
    public List<Map<String, String>> points() {
        return points;
    }

    /** The tournament that is played: every point meets every opponent in turn. */
    public Tournament tournament() {
        return tournament;
    }

    /** The sweep as JSON that {@link ExperimentPlan} reads. */
    public Map<String, Object> plain() {
        Map<String, Object> plan = PlanJson.plain(tournament);
        ExperimentKind.MADE.forEach(plan::remove);
        Map<String, Object> sweep = new LinkedHashMap<>();
        sweep.put("player", space.player().toString());
        sweep.put("over", space.plain());
        sweep.put("against", opponents.stream().map(PlayerSpec::toString).toList());
        sample.ifPresent(count -> sweep.put("sample", count));
        plan.put("sweep", sweep);
        return plan;
    }
}

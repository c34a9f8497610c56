package org.marienbad.lab.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** Measures of a game, from a tournament in which players meet themselves and weaker ones. Confined to one thread but for {@link #measure}. */
public final class Profile {
    /** A game worth a look. */
    public record Example(String level, String kind, GameResult result) {}

    /** The games of one player against another, which the plan named before it. */
    public record Step(String stronger, String weaker, WinDrawLoss tally) {}

    private final Tournament tournament;
    private final Map<Integer, LevelProfile> levels = new LinkedHashMap<>();
    private final Map<Integer, WinDrawLoss> steps = new LinkedHashMap<>();
    /** The games of the last player against itself. */
    private final List<GameTrace> games = new ArrayList<>();

    private int last = -1;

    /** @throws IllegalArgumentException if the plies of its games are not kept */
    public Profile(Tournament tournament) {
        if (!tournament.options().plies()) {
            throw new IllegalArgumentException(
                    "the plies of the games were not kept; a profile needs a plan with \"plies\": true");
        }
        this.tournament = tournament;
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            if (isSelfPlay(pairing)) {
                String name = name(tournament.pairings().get(pairing).get(0));
                levels.put(
                        pairing,
                        new LevelProfile(name, tournament.setup().game().info()));
                last = pairing;
            } else {
                steps.put(pairing, new WinDrawLoss());
            }
        }
    }

    /**
     * The entries of the usual plan in plain values: each player meets itself and the one before it.
     *
     * @param players by their names, the weakest first
     */
    public static Map<String, Object> plan(Map<String, PlayerSpec> players, int seats) {
        List<Object> entrants = new ArrayList<>();
        List<Object> pairs = new ArrayList<>();
        String weaker = "";
        for (Map.Entry<String, PlayerSpec> player : players.entrySet()) {
            String name = player.getKey();
            entrants.add(Map.of("name", name, "player", player.getValue().toString()));
            pairs.add(Collections.nCopies(seats, name));
            if (!weaker.isEmpty() && seats > 1) {
                List<String> meeting = new ArrayList<>(Collections.nCopies(seats, weaker));
                meeting.set(0, name);
                pairs.add(meeting);
            }
            weaker = name;
        }
        return Map.of("entrants", entrants, "pairs", pairs, "plies", true, "games", 100, "opening", 2);
    }

    private boolean isSelfPlay(int pairing) {
        return tournament.pairings().get(pairing).stream().distinct().count() == 1;
    }

    private String name(int entrant) {
        return tournament.entrants().get(entrant).name();
    }

    /** The player of a pairing that the plan names last: players stand there from the weakest on. */
    private int stronger(int pairing) {
        return Collections.max(tournament.pairings().get(pairing));
    }

    private String others(int pairing) {
        return tournament.pairings().get(pairing).stream()
                .filter(entrant -> entrant != stronger(pairing))
                .distinct()
                .map(this::name)
                .collect(Collectors.joining(", "));
    }

    /** Measures a game, from any thread. The answer adds it to this profile, in the thread of the profile. */
    public Runnable measure(GameResult game) {
        int pairing = game.fixture().pairing();
        if (!levels.containsKey(pairing)) {
            return () -> steps.get(pairing).add(game, game.fixture().entrants().indexOf(stronger(pairing)));
        }
        if (game.forfeit().isPresent()) {
            return () -> {};
        }
        GameTrace trace = GameTrace.of(tournament.drawn(game.fixture()), game);
        return () -> {
            levels.get(pairing).add(trace);
            if (pairing == last) {
                games.add(trace);
            }
        };
    }

    public Tournament tournament() {
        return tournament;
    }

    /** Players against themselves, in the order of the plan. */
    public List<LevelProfile> levels() {
        return List.copyOf(levels.values());
    }

    /** Players against those that the plan names before them, in the order of the plan. */
    public List<Step> steps() {
        return steps.entrySet().stream()
                .map(step -> new Step(name(stronger(step.getKey())), others(step.getKey()), step.getValue()))
                .toList();
    }

    /** How many symmetries of its positions the game tells, the identity left out. */
    public int symmetries() {
        Game game = tournament.setup().game();
        return game instanceof Symmetries symmetric ? symmetric.symmetries() : 0;
    }

    /** The shortest, the longest and the most dramatic game of the last player against itself. */
    public List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        Comparator<GameTrace> first =
                Comparator.comparingLong(game -> game.result().fixture().index());
        Comparator<GameTrace> length = Comparator.comparingInt(GameTrace::length);
        Comparator<GameTrace> drama =
                Comparator.comparingDouble(game -> game.drama().orElse(-1));
        example("shortest", length.thenComparing(first)).ifPresent(examples::add);
        example("longest", length.reversed().thenComparing(first)).ifPresent(examples::add);
        example("dramatic", drama.reversed().thenComparing(first)).ifPresent(examples::add);
        return examples;
    }

    private Optional<Example> example(String kind, Comparator<GameTrace> order) {
        return games.stream()
                .min(order)
                .map(game -> new Example(levels.get(last).name(), kind, game.result()));
    }
}

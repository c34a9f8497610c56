package org.marienbad.ai.proof;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/**
 * How many random positions are solved within equal CPU time by df-pn, by df-pn without one of its techniques, and by
 * alpha-beta. Each position has a new search. Arguments: {@code kalaha}, {@code connect-four} or {@code noughts},
 * options such as {@code payoff=margin} joined by commas (or {@code -}), plies, positions, milliseconds a position.
 */
public final class ProofAblation {
    private static final int TABLE = 64;

    private final Game game;
    private final List<State> positions = new ArrayList<>();
    private final long nanos;

    private ProofAblation(Game game, int plies, int count, long nanos) {
        this.game = game;
        this.nanos = nanos;
        int[] actions = new int[game.info().maxLegalActions()];
        for (long seed = 0; positions.size() < count; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = game.newInitialState();
            for (int ply = 0; ply < plies && state.actor() >= 0; ply++) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.legalActions(actions) > 1) {
                positions.add(state);
            }
        }
    }

    public static void main(String[] arguments) {
        GameProvider provider = List.of(new KalahaProvider(), new ConnectFourProvider(), new NoughtsProvider()).stream()
                .filter(each -> each.id().equals(arguments[0]))
                .findFirst()
                .orElseThrow();
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : arguments[1].split(",")) {
            if (option.contains("=")) {
                options.put(option.split("=")[0], option.split("=")[1]);
            }
        }
        Game game = provider.create(2, Settings.of("option", provider.id(), provider.options(), options));
        int plies = Integer.parseInt(arguments[2]);
        int count = Integer.parseInt(arguments[3]);
        long millis = Long.parseLong(arguments[4]);
        ProofAblation ablation = new ProofAblation(game, plies, count, millis * 1_000_000);
        System.out.printf("%s, %d positions after %d plies, %d ms each%n%n", arguments[0], count, plies, millis);
        System.out.println("| search | solved | won : drawn : lost | CPU s | million nodes | million nodes/s |");
        System.out.println("|---|---:|---|---:|---:|---:|");
        Map<String, Supplier<GameSearch>> subjects = ablation.subjects();
        // Warms up all of them, so that calls are as megamorphic for the first as for the last.
        subjects.values().forEach(subject -> ablation.run(subject, Math.min(3, count)));
        Map<String, Row> rows = new LinkedHashMap<>();
        subjects.forEach((name, subject) -> rows.put(name, ablation.run(subject, count)));
        rows.forEach((name, row) -> System.out.println(row.line(name, count)));
    }

    private Map<String, Supplier<GameSearch>> subjects() {
        Map<String, Supplier<GameSearch>> subjects = new LinkedHashMap<>();
        subjects.put("alpha-beta", () -> Minimax.of(game).table(TABLE).build());
        subjects.put("df-pn", () -> ProofNumberSearch.of(game).table(TABLE).build());
        for (ProofTechnique technique : ProofTechnique.values()) {
            Set<ProofTechnique> others = EnumSet.complementOf(EnumSet.of(technique));
            String name = technique.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            subjects.put("df-pn, no " + name, () -> of(others).build());
        }
        subjects.put(
                "df-pn, none of these",
                () -> of(EnumSet.noneOf(ProofTechnique.class)).build());
        subjects.put(
                "df-pn with symmetries",
                () -> ProofNumberSearch.of(game).table(TABLE).symmetries(true).build());
        return subjects;
    }

    private ProofNumberSearch.Builder of(Set<ProofTechnique> techniques) {
        return ProofNumberSearch.of(game).table(TABLE).techniques(techniques);
    }

    private record Row(int[] outcomes, int solved, long nodes, long nanos) {
        String line(String name, int count) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d of %d | %d : %d : %d | %.1f | %.1f | %.2f |",
                    name,
                    solved,
                    count,
                    outcomes[2],
                    outcomes[1],
                    outcomes[0],
                    nanos / 1e9,
                    nodes / 1e6,
                    nodes * 1e3 / nanos);
        }
    }

    private Row run(Supplier<GameSearch> subject, int count) {
        int[] outcomes = new int[3];
        int solved = 0;
        long nodes = 0;
        long spent = 0;
        for (State position : positions.subList(0, count)) {
            try (GameSearch search = subject.get()) {
                // Allocates the table, which is not what is to be measured.
                search.search(position, Budget.ofIterations(1_000));
                long start = cpu();
                Monitor timer = () -> cpu() - start > nanos;
                SearchResult result = search.search(position, Budget.ofIterations(Long.MAX_VALUE - 1), timer);
                spent += cpu() - start;
                nodes += result.statistics().iterations();
                if (result.proof() == Proof.POSITION) {
                    solved++;
                    outcomes[1 + (int) Math.signum(result.value(position.actor()))]++;
                }
            }
        }
        return new Row(outcomes, solved, nodes, spent);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}

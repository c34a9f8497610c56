package org.marienbad.ai.cfr;

import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;

/** Strategies of games small enough to be solved while somebody waits, solved once. Thread-safe. */
final class Equilibria {
    /** Most nodes of a tree: liar's dice with a die each has 294,883. */
    static final int LIMIT = 300_000;

    private static final Map<Game, Equilibria> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final boolean small;
    /** By iterations, an equilibrium for every starter. */
    private final Map<Integer, SoftReference<List<Equilibrium>>> solved = new HashMap<>();

    private Equilibria(boolean small) {
        this.small = small;
    }

    /** The state of {@code game}; it must be one that can be solved at all. */
    static Equilibria of(Game game) {
        return KNOWN.computeIfAbsent(
                game,
                fresh -> new Equilibria(starters(fresh)
                        .allMatch(starter -> TreeSize.isAtMost(fresh, fresh.newInitialState(starter), LIMIT))));
    }

    private static IntStream starters(Game game) {
        return IntStream.range(
                0, game.info().has(GameInfo.Trait.ANY_STARTER) ? game.info().seats() : 1);
    }

    boolean isSmall() {
        return small;
    }

    /** The average strategies after so many iterations of CFR+, by starter. */
    synchronized List<Equilibrium> solve(Game game, int iterations) {
        SoftReference<List<Equilibrium>> known = solved.get(iterations);
        List<Equilibrium> found = known == null ? null : known.get();
        if (found == null) {
            found = starters(game)
                    .mapToObj(starter -> Equilibrium.of(game, starter, iterations))
                    .toList();
            solved.put(iterations, new SoftReference<>(found));
        }
        return found;
    }

    /**
     * A strategy, and how to look it up.
     *
     * @param starter the seat that begins
     * @param looks information sets by how the position looks to its seat, the first one of each look
     */
    record Equilibrium(int starter, InformationSets sets, Strategy strategy, Map<Long, InformationSet> looks) {
        private static CfrTree tree(Game game, int starter, InformationSets sets) {
            return CfrTree.grow(sets, game.newInitialState(starter), (nodes, bytes) -> true)
                    .orElseThrow();
        }

        static Equilibrium of(Game game, int starter, int iterations) {
            InformationSets sets = new InformationSets(game);
            CfrTree tree = tree(game, starter, sets);
            CfrPlus cfr = CfrPlus.of(tree).build();
            cfr.run(iterations);
            Map<Long, InformationSet> looks = new HashMap<>();
            for (InformationSet set : sets.all()) {
                looks.putIfAbsent(InformationSets.look(sets.example(set)), set);
            }
            return new Equilibrium(starter, sets, cfr.averageStrategy(), looks);
        }

        /** Learns the strategy of {@code game} once more, for the observer of {@code monitor}. */
        void tell(Game game, int iterations, Monitor monitor) {
            CfrPlus cfr = CfrPlus.of(tree(game, starter, new InformationSets(game)))
                    .observer(monitor.observer())
                    .build();
            while (cfr.iterations() < iterations && !monitor.cancelled()) {
                cfr.run(1);
            }
        }

        /** The set of a seat that is to move in {@code view} in the information state {@code state}, if there is one. */
        Optional<InformationSet> find(int state, State view) {
            InformationSet exactly = sets.find(state, view);
            return Optional.ofNullable(exactly == null ? looks.get(InformationSets.look(view)) : exactly)
                    .filter(set -> set.seat() == view.actor());
        }
    }
}

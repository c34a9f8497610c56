package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.deepening.DeepeningBuilder;
import org.marienbad.ai.search.shared.EvaluatorOrdering;
import org.marienbad.ai.search.shared.KillersAndHistory;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;

/**
 * Minimax search for two seats: alpha-beta as principal variation search, with iterative deepening.
 *
 * <p>The value of a position is the payoff that the seat to move can force. It is the payoff at the end of the game and
 * an evaluator's estimate at the search depth. Otherwise it is {@code v(s) = max over actions a of ±v(s·a)}, with + if
 * the same seat moves on and − if not (negamax). <em>Alpha-beta</em> passes down the window in which a value can still
 * matter. It drops the rest of a position's actions as soon as one of them leaves the window. With the best action
 * first everywhere it visits about the square root of the positions of minimax. <em>Principal variation search</em>
 * takes the first action for the best. It asks of the others only whether they are better, with a window of zero width.
 * Only better ones are searched again. <em>Iterative deepening</em> searches one ply deep, then two, and so on, so that
 * there is a decision at any time. Each iteration orders the actions of the next by the principal variation, the
 * transposition table, killer moves, history and evaluator.
 *
 * <p>The result is the action with the greatest value of the last iteration. It is proven if it rests on ends of the
 * game alone. Then the search stops early, with the quickest win, or the defense that withstands longest. For games of
 * two seats with a constant payoff sum; a seat may move several times in a row. Not for chance ({@code
 * Expectiminimax}), more seats ({@code MaxN}, {@code Paranoid}) or hidden information. The same positions and
 * iterations give the same decisions. Nodes allocate nothing.
 *
 * <pre>{@code
 * Minimax minimax = Minimax.of(game).depth(8).evaluator(evaluator).build();
 * SearchResult result = minimax.search(position);
 * }</pre>
 *
 * <p>Knuth and Moore: An Analysis of Alpha-Beta Pruning (1975). Marsland and Campbell: Parallel Search of Strongly
 * Ordered Game Trees (1982), principal variation search. Slate and Atkin (1977), iterative deepening. Greenblatt,
 * Eastlake and Crocker (1967), transposition tables. Measurements: docs/measurements/minimax-ablation.md.
 */
public final class Minimax implements GameSearch {
    private final GameSearch deepening;
    /** Of the table; null for none. */
    private final MemoryBudget.Reservation memory;

    private Minimax(GameSearch deepening, MemoryBudget.Reservation memory) {
        this.deepening = deepening;
        this.memory = memory;
    }

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException saying what the game does not have: two seats, a constant sum, no chance, no hidden
     *     information
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        return deepening.search(position, budget, monitor);
    }

    @Override
    public void close() {
        if (memory != null) {
            memory.close();
        }
    }

    /** Tells a {@link Minimax} how to search. */
    public static final class Builder extends DeepeningBuilder<Builder> {
        private static final long BYTES_PER_MIB = 1 << 20;
        private static final int MOST_THREADS = 64;

        private long tableBytes = 64 * BYTES_PER_MIB;
        private MemoryBudget memory;
        private Supplier<? extends MoveOrdering> ordering;
        private Set<Technique> techniques = Technique.ALL;
        private boolean lateMoveReductions;
        private int threads = 1;
        private boolean symmetries = true;

        private Builder(Game game) {
            super(game);
            Requirement.require("Minimax", game, Requirement.ofAlphaBeta());
        }

        @Override
        protected Builder self() {
            return this;
        }

        /** Most memory of the transposition table in MiB, 64 unless set; 0 for none. It is kept from search to search. */
        public Builder table(int mebibytes) {
            if (mebibytes < 0) {
                throw new IllegalArgumentException("table is " + mebibytes + " MiB, but must not be negative");
            }
            return tableBytes(mebibytes * BYTES_PER_MIB);
        }

        Builder tableBytes(long bytes) {
            tableBytes = bytes;
            return this;
        }

        /**
         * Takes the table's memory from the budget that the players of a process share; {@link #build} throws if it is
         * not free.
         */
        public Builder memory(MemoryBudget shared) {
            memory = Objects.requireNonNull(shared, "memory");
            return this;
        }

        /**
         * Orders actions, in place of {@link KillersAndHistory} and then {@link EvaluatorOrdering}.
         *
         * @param perThread makes a new ordering for each thread
         */
        public Builder ordering(Supplier<? extends MoveOrdering> perThread) {
            ordering = Objects.requireNonNull(perThread, "ordering");
            return this;
        }

        /**
         * Searches the fourth and later actions of a position one ply less deep, as long as they seem no better. It
         * looks a little deeper in the same time, and is no longer exactly minimax of the depth. Off unless set: see
         * docs/measurements/minimax-ablation.md.
         */
        public Builder lateMoveReductions(boolean reduces) {
            lateMoveReductions = reduces;
            return this;
        }

        /**
         * How many threads search, up to 64, 1 unless set. More than one share the table and put off what another one is just
         * searching (ABDADA; Weill 1996). Chance decides which of them comes first, so equal positions and iterations need not give
         * equal decisions. Iterations are counted over all threads.
         */
        public Builder threads(int count) {
            if (count < 1 || count > MOST_THREADS) {
                throw new IllegalArgumentException("threads is " + count + ", but must be from 1 to " + MOST_THREADS);
            }
            threads = count;
            return this;
        }

        /**
         * Whether to take symmetric positions for one in the table, in a game with {@link Symmetries}. It uses those
         * that leave the position searched as it is. On unless set: see docs/measurements/minimax-ablation.md.
         */
        public Builder symmetries(boolean uses) {
            symmetries = uses;
            return this;
        }

        /** The techniques in use, to measure the others. */
        Builder techniques(Set<Technique> some) {
            techniques = Set.copyOf(some);
            return this;
        }

        /**
         * @throws IllegalArgumentException if the memory of the table is not free, or if several threads have no table to share
         */
        public Minimax build() {
            if (tableBytes == 0 && threads > 1) {
                throw new IllegalArgumentException("threads is " + threads + ", but without a table there is only one");
            }
            MemoryBudget.Reservation reserved = memory == null
                    ? null
                    : memory.reserve("minimax(hash=" + tableBytes / BYTES_PER_MIB + ")", tableBytes);
            return new Minimax(search(), reserved);
        }

        private GameSearch search() {
            TranspositionTable table = tableBytes == 0 ? null : new TranspositionTable(tableBytes);
            if (threads == 1) {
                return thread(table, null, 1);
            }
            table.reserveAll();
            BusyActions busy = new BusyActions();
            List<GameSearch> searches = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                searches.add(thread(table, busy, threads));
            }
            return new SharedSearch(searches, limits());
        }

        private GameSearch thread(TranspositionTable table, BusyActions busy, int searches) {
            MoveOrdering order = ordering == null ? defaultOrdering() : ordering.get();
            AlphaBeta.Options options = new AlphaBeta.Options(techniques.contains(Technique.SCOUT), lateMoveReductions);
            KnownPositions known = table == null ? null : new KnownPositions(game(), table, symmetriesOfGame());
            return deepening(new AlphaBeta(game(), evaluator(), order, known, busy, options), searches);
        }

        /** Null where none are used: an image has no history. */
        private Symmetries symmetriesOfGame() {
            boolean depends = game().info().repetition() != GameInfo.Repetition.IRRELEVANT;
            return symmetries && !depends && game() instanceof Symmetries known ? known : null;
        }

        private MoveOrdering defaultOrdering() {
            MoveOrdering cuts = new KillersAndHistory(
                    game().info(), techniques.contains(Technique.KILLERS), techniques.contains(Technique.HISTORY));
            return techniques.contains(Technique.EVALUATOR_ORDERING)
                    ? cuts.then(new EvaluatorOrdering(game(), evaluator()))
                    : cuts;
        }
    }
}

package org.marienbad.ai.proof;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.LimitedBuilder;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.SearchStatistics;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;

/**
 * Depth-first proof-number search (df-pn): proves whether a seat can force a payoff, however deep the proof, if it is
 * narrow.
 *
 * <p>A question with the answer yes or no makes an AND/OR tree. If the seat that has to prove something (the
 * <em>prover</em>) moves, one good action is enough. If the other seat moves, all must be good. The <em>proof
 * number</em> of a position is the least number of positions that still have to be shown to be good to prove it. At an
 * OR node it is the least of its actions', at an AND node their sum. The <em>disproof number</em> is the same with OR
 * and AND exchanged. The search always expands a position that counts for both numbers of the root. So it looks first
 * where few answers leave little to be shown, as with threats that force the other seat. Unlike alpha-beta, it does not
 * look at all actions to the same depth. It goes on below a position until one of its numbers reaches a
 * <em>threshold</em>, beyond which another position is more promising. So it needs the path and a table only.
 *
 * <p>The position tells which seat is AND and which is OR, so a seat may move several times in a row. Exact values
 * are found by a sequence of such questions. A proof holds for the position with any past. Infinite play is a
 * draw, and the seat that needs an end of the game proves nothing by a repetition. For two seats with a constant sum of
 * payoffs, without chance, hidden information and forbidden repetition. The same questions in the same order get the
 * same answers. Nodes allocate nothing.
 *
 * <pre>{@code
 * ProofNumberSearch search = ProofNumberSearch.of(game).iterations(1_000_000).build();
 * ProofStatus win = search.prove(position, 1).status();
 * }</pre>
 *
 * <p>Allis, van der Meulen and van den Herik: Proof-Number Search (1994). Nagai: Df-pn Algorithm for Searching AND/OR
 * Trees and Its Applications (2002). Kishimoto and Müller: A General Solution to the Graph History Interaction Problem
 * (2004). Pawlewicz and Lew: Improving Depth-First PN-Search: 1 + ε Trick (2007). Measurements:
 * docs/measurements/proof-number.md.
 */
public final class ProofNumberSearch implements GameSearch {
    private final GameInfo info;
    private final double draw;
    private final Budget limits;
    private final ProofTable table;
    private final DepthFirstProofSearch search;
    /** Of the table; null if nobody counts it. */
    private final MemoryBudget.Reservation memory;

    private final Map<List<Double>, Question> questions = new HashMap<>();
    private SearchLimits clock;

    private ProofNumberSearch(Builder builder, MemoryBudget.Reservation memory) {
        this.memory = memory;
        info = builder.game.info();
        draw = info.payoffSum() / 2;
        limits = builder.limits();
        table = new ProofTable(builder.tableBytes);
        search = new DepthFirstProofSearch(builder.game, table, builder.symmetries, builder.techniques);
    }

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException saying what the game does not have: two seats, a constant sum, no chance, no hidden
     *     information, no forbidden repetition
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /** A solver of {@code game} with a table of at most so many MiB, taken from {@code shared} for each question. */
    public static Solver solver(Game game, int mebibytes, MemoryBudget shared) {
        return new ProofNumberSolver(game, mebibytes, shared);
    }

    /** {@link #prove(State, double, Budget, Monitor)} within the limits that the search was built with. */
    public ProofResult prove(State position, double payoff) {
        return prove(position, payoff, Budget.UNLIMITED, Monitor.NONE);
    }

    /**
     * Asks whether the seat to move in {@code position} can force a payoff of at least {@code payoff}.
     *
     * @param position where a seat is to move; left as it is
     * @param budget the caller's limits, over and above those that the search was built with
     * @param monitor cancels the search, and is told its progress
     * @throws IllegalArgumentException if no seat is to move, or {@code payoff} is not a number
     */
    public ProofResult prove(State position, double payoff, Budget budget, Monitor monitor) {
        int seat = GameSearch.seatToMove(position);
        if (Double.isNaN(payoff)) {
            throw new IllegalArgumentException("payoff is NaN, but must be a number");
        }
        start(limits.and(budget).orDefaultTime(), monitor);
        Question question = question(seat, payoff);
        ProofStatus status = answer(position, question);
        ProofNode root = search.root();
        boolean asked = question.prover() == seat;
        ProofResult.Numbers numbers =
                new ProofResult.Numbers(asked ? root.proof : root.disproof, asked ? root.disproof : root.proof);
        SearchStatistics statistics =
                new SearchStatistics(clock.spent(), search.longest(), clock.nanos(), table.size());
        return new ProofResult(status, numbers, search.principalVariation(), statistics);
    }

    /** {@link #value(State, Budget, Monitor)} within the limits that the search was built with. */
    public Solution.Value value(State position) {
        return value(position, Budget.UNLIMITED, Monitor.NONE);
    }

    /**
     * The worth of {@code position} to its seat to move, less a draw, or bounds of it if the limits do not suffice. It
     * asks first whether the seat wins, then whether it draws, then for more.
     */
    public Solution.Value value(State position, Budget budget, Monitor monitor) {
        int seat = GameSearch.seatToMove(position);
        start(limits.and(budget).orDefaultTime(), monitor);
        return value(position, true).of(seat);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Plays an action that keeps the proven payoff, though not by the shortest way. If it has proven nothing, it
     * plays the one that seems easiest to prove.
     */
    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        int seat = GameSearch.seatToMove(position);
        start(limits.and(budget).orDefaultTime(), monitor);
        ValueSearch known = value(position, true);
        Solution.Value value = known.of(seat);
        double[] payoffs = {Double.NaN, Double.NaN};
        if (value.exact()) {
            payoffs[seat] = draw + value.low();
            payoffs[1 - seat] = draw - value.low();
        }
        List<Integer> line = known.line();
        int[] continuation = line.stream().skip(1).mapToInt(Integer::intValue).toArray();
        Decision.ActionValue best =
                new Decision.ActionValue(line.get(0), clock.spent(), payoffs, value.exact(), continuation);
        Decision decision = new Decision(line.get(0), List.of(best), clock.spent(), search.longest(), clock.nanos());
        return new SearchResult(decision, value.exact() ? Proof.POSITION : Proof.NONE, table.size());
    }

    @Override
    public void close() {
        if (memory != null) {
            memory.close();
        }
    }

    /** All further work has to keep within {@code budget} together, besides the limits of the builder. */
    void start(Budget budget, Monitor monitor) {
        clock = new SearchLimits(budget, monitor, this::soFar);
    }

    private Decision soFar() {
        return new Decision(promising(), List.of(), clock.spent(), search.longest(), clock.nanos());
    }

    /** Nodes spent since {@link #start}. */
    long spent() {
        return clock.spent();
    }

    /** Positions kept. */
    long positions() {
        return table.size();
    }

    /** Bytes of the table. */
    long bytes() {
        return table.bytes();
    }

    /** The numbers of the question asked last, those of the prover. */
    ProofResult.Numbers numbers() {
        return new ProofResult.Numbers(search.root().proof, search.root().disproof);
    }

    Question question(int seat, double payoff) {
        if (questions.size() == ProofTable.MOST_QUESTIONS) {
            questions.clear();
            table.clear();
        }
        return questions.computeIfAbsent(
                List.of((double) seat, payoff), key -> new Question(seat, payoff, draw, questions.size()));
    }

    ProofStatus answer(State position, Question question) {
        search.answer(position, question, clock);
        ProofNode root = search.root();
        if (!root.isSolved()) {
            return ProofStatus.UNKNOWN;
        }
        boolean reached = root.proof == 0 == (question.prover() == question.seat());
        return reached ? ProofStatus.PROVEN : ProofStatus.DISPROVEN;
    }

    /** The least or greatest value of the seat that {@code question}, the last one, is about, if it was answered. */
    double bound(Question question) {
        return (question.prover() == question.seat() ? 1 : -1) * search.bound();
    }

    /** The best play known after the question asked last. */
    List<Integer> principalVariation() {
        return search.principalVariation();
    }

    /** The action of the root by which the seat to move most likely reaches its goal. */
    int promising() {
        ProofNode root = search.root();
        int[] numbers = root.or ? root.proofs : root.disproofs;
        int best = 0;
        for (int i = 1; i < root.count; i++) {
            best = numbers[i] < numbers[best] ? i : best;
        }
        return root.actions[best];
    }

    /**
     * Asks as many questions as it takes to find the value of {@code position}, or as the limits allow.
     *
     * @param exact whether to go on when it is known who wins
     */
    ValueSearch value(State position, boolean exact) {
        ValueSearch value = new ValueSearch(this, info, position);
        value.run(exact);
        return value;
    }

    /** Tells a {@link ProofNumberSearch} how to search; a depth does not limit it. */
    public static final class Builder extends LimitedBuilder<Builder> {
        private static final long BYTES_PER_MIB = 1 << 20;

        private final Game game;
        private long tableBytes = 64 * BYTES_PER_MIB;
        private MemoryBudget memory;
        private boolean symmetries;
        private Set<ProofTechnique> techniques = ProofTechnique.ALL;

        private Builder(Game game) {
            Requirement.require("ProofNumberSearch", game, Requirement.ofProofs());
            this.game = game;
        }

        @Override
        protected Builder self() {
            return this;
        }

        /** Memory of the table in MiB, 64 unless set, at least 1. It is kept from question to question. */
        public Builder table(int mebibytes) {
            if (mebibytes < 1) {
                throw new IllegalArgumentException("table is " + mebibytes + " MiB, but must be at least 1");
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
         * Takes symmetric positions for one, in a game with {@link Symmetries}. Off unless set: below a position that is not
         * symmetric itself it saves little and takes a third of the speed.
         */
        public Builder symmetries(boolean one) {
            symmetries = one;
            return this;
        }

        /** The techniques in use, to measure the others. */
        Builder techniques(Set<ProofTechnique> some) {
            techniques = Set.copyOf(some);
            return this;
        }

        /** @throws IllegalArgumentException if the memory of the table is not free */
        public ProofNumberSearch build() {
            MemoryBudget.Reservation reserved = memory == null
                    ? null
                    : memory.reserve("df-pn(hash=" + tableBytes / BYTES_PER_MIB + ")", tableBytes);
            return new ProofNumberSearch(this, reserved);
        }
    }
}

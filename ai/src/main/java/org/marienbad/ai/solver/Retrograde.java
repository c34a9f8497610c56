package org.marienbad.ai.solver;

import java.util.List;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/**
 * Retrograde analysis: keeps every position of a small game, works back from the ends to the start, and then knows the
 * value of each position.
 *
 * <p>First all positions that can arise are collected, without their history, and numbered. The ends of the game have
 * their payoffs. From them each value is passed back to the positions before, the best for seat 0 first. If its seat
 * wants the value, a position has it as soon as one action leads there; if not, as soon as all actions do. So every
 * action is looked at twice. A result that neither seat can force is a draw, and so is play without end. So cycles do
 * no harm.
 *
 * <p>The result is proven for every position. It has the value of each action and the number of plies to the end, if
 * the winner hurries and the loser delays. Impartial games get their Sprague–Grundy values, too. For two seats with a
 * constant sum, without chance, hidden information and forbidden repetition. Games may have some hundred thousand
 * positions, or as many as memory allows.
 *
 * <p>Zermelo (1913). Bellman: On the Application of Dynamic Programming to the Determination of Optimal Play in Chess
 * and Checkers (1965). Sprague (1935) and Grundy (1939).
 */
public final class Retrograde implements GameSearch {
    /** Most positions, every starter included and one of all that are symmetric: some tenths of a second. */
    public static final int SMALL = 200_000;

    private final Game game;
    private final int mostPositions;
    private final boolean symmetries;
    private Solved solved;

    private Retrograde(Game game, Solved solved, int mostPositions, boolean symmetries) {
        this.game = game;
        this.mostPositions = mostPositions;
        this.symmetries = symmetries;
        this.solved = solved;
    }

    /**
     * Begins the analysis of {@code game}.
     *
     * @throws IllegalArgumentException saying what the game does not have: two seats, a constant sum, no chance, no hidden
     *     information, no forbidden repetition
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /** Whether {@code game}, which has all that {@link #of} asks for, has at most {@link #SMALL} positions; it is then solved. */
    public static boolean isSmall(Game game) {
        return SmallGames.solve(game).isPresent();
    }

    /** A solver of {@code game}, within the limits of each question instead of a number of positions. */
    public static Solver solver(Game game) {
        return new RetrogradeSolver(game);
    }

    /**
     * The worth of {@code position} to its seat to move, less a draw; with plies to the end and Sprague–Grundy value. A
     * position that cannot arise from the start is solved when it is asked for.
     *
     * @throws IllegalArgumentException if no seat is to move, or if the position cannot arise from the start and more
     *     than {@link Builder#mostPositions} can follow it
     */
    public Solution.Value value(State position) {
        int seat = GameSearch.seatToMove(position);
        int number = find(position); // may solve another game first
        return solved.value(number, seat);
    }

    /** How many positions are known. */
    public int positions() {
        return solved.graph().size();
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        long start = System.nanoTime();
        int seat = GameSearch.seatToMove(position);
        int number = find(position);
        List<Decision.ActionValue> lines = solved.lines(position, number).stream()
                .map(line -> line(position, line))
                .toList();
        if (monitor.observer() != null) {
            new RetrogradeSteps(monitor.observer(), solved).tell(position, number);
        }
        int depth = solved.plies(number).orElse(0);
        Decision decision = new Decision(lines.get(0).action(), lines, 1, depth, System.nanoTime() - start)
                .because(explanation(number, seat));
        return new SearchResult(decision, Proof.POSITION, positions());
    }

    private int find(State position) {
        if (solved.find(position) < 0) {
            solveFrom(position);
        }
        return solved.find(position);
    }

    private Text explanation(int position, int seat) {
        double worth = solved.worth(position, seat);
        String key = worth > 0 ? "perfect.wins" : worth < 0 ? "perfect.loses" : "perfect.ties";
        return Text.of(key, solved.plies(position).orElse(0));
    }

    /** For a position that was set up and cannot arise from the start. */
    private void solveFrom(State position) {
        PositionGraph graph = new PositionGraph(game, symmetries);
        if (!graph.grow(position, (growing, more) -> growing.size() <= mostPositions)) {
            throw new IllegalArgumentException(
                    "the position is too large a game: more than " + mostPositions + " positions can follow it");
        }
        solved = RetrogradeAnalysis.solve(graph);
    }

    private Decision.ActionValue line(State position, Solution.ActionBounds line) {
        State next = position.copy();
        next.apply(line.action());
        double tie = game.info().payoffSum() / 2;
        double[] value = new double[2];
        value[position.actor()] = tie + line.value().low();
        value[1 - position.actor()] = tie - line.value().low();
        int[] continuation =
                solved.variation(next).stream().mapToInt(Integer::intValue).toArray();
        return new Decision.ActionValue(line.action(), 1, value, true, continuation);
    }

    /** Tells {@link Retrograde} how far it may go. */
    public static final class Builder {
        private final Game game;
        private int mostPositions = SMALL;
        private boolean symmetries = true;

        private Builder(Game game) {
            Requirement.require("Retrograde", game, Requirement.ofProofs());
            this.game = game;
        }

        /** Most positions that are kept, {@link #SMALL} unless set; a position takes some 50 bytes and more. */
        public Builder mostPositions(int most) {
            if (most < 1) {
                throw new IllegalArgumentException("mostPositions is " + most + ", but must be at least 1");
            }
            mostPositions = most;
            return this;
        }

        /**
         * Keeps one position for all that are symmetric to it, in a game with {@link Symmetries}. It needs half of the
         * memory and time in connect four, an eighth and a fifth on a square board. On unless set.
         */
        public Builder symmetries(boolean one) {
            symmetries = one;
            return this;
        }

        /**
         * Solves the game, from every seat that may start.
         *
         * @throws IllegalArgumentException if it has more positions
         */
        public Retrograde build() {
            Solved solved = SmallGames.solve(game, mostPositions, symmetries)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the game is too large: it has more than " + mostPositions + " positions"));
            return new Retrograde(game, solved, mostPositions, symmetries);
        }
    }
}

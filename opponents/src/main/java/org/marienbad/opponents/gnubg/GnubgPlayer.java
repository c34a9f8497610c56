package org.marienbad.opponents.gnubg;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.opponents.process.PlayerProgram;
import org.marienbad.opponents.process.ProgramFault;

/**
 * A seat played by GNU Backgammon. It decides about whole plays, so the plies of a turn are decided together. If it has
 * not seen a turn begin, it compares the positions that can end it. The budget is not used: the depth is set. The
 * program is started for the first decision, and once more if it ends in the middle of one.
 */
final class GnubgPlayer implements Player {
    private final int plies;
    private final PlayerProgram<GnuBackgammon> program;
    private GameSetup setup;
    /** The plies of the turn that are still to be played, and the position that they begin in. */
    private final Deque<Integer> plan = new ArrayDeque<>();

    private Map<String, Object> planned = Map.of();

    /** @param starter starts the program */
    GnubgPlayer(int plies, Supplier<GnuBackgammon> starter) {
        this.plies = plies;
        this.program = new PlayerProgram<>(starter, GnuBackgammon::close);
    }

    @Override
    public void begin(GameSetup game, int seat) {
        setup = game;
        plan.clear();
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        if (setup == null) {
            throw new IllegalStateException("GNU Backgammon can only play a game that is told from its beginning");
        }
        long start = System.nanoTime();
        int[] legal = setup.game().legalActions(view);
        int action =
                legal.length == 1 ? legal[0] : program.ask(gnubg -> action(gnubg, view, legal, monitor::cancelled));
        return new Decision(action, List.of(), 0, plies, System.nanoTime() - start);
    }

    private int action(GnuBackgammon gnubg, State view, int[] legal, BooleanSupplier cancelled) {
        Game game = setup.game();
        GnubgTurn turn = GnubgTurn.of(game, view);
        GnuBackgammon.Terms terms = terms(turn);
        if (!turn.isMoving()) {
            GnuBackgammon.CubeAdvice advice = gnubg.cube(turn.id(), terms, cancelled);
            if (turn.isDoubled()) {
                return named(view, legal, advice.isTake() ? "take" : "drop");
            }
            return named(view, legal, advice.isDouble() ? "double" : "roll");
        }
        if (plan.isEmpty() || !planned.equals(turn.position())) {
            plan.clear();
            Map<String, List<Integer>> ends = TurnEnds.of(game, view);
            String best = ends.containsKey(TurnEnds.WON) ? TurnEnds.WON : best(gnubg, turn, ends, terms, cancelled);
            List<Integer> found = ends.get(best);
            if (found == null) {
                throw new ProgramFault(
                        "GNU Backgammon plays " + best + " in " + turn.position() + ", which is not legal", false);
            }
            plan.addAll(found);
        }
        int action = plan.remove();
        State next = view.copy();
        next.apply(action);
        planned = game.position(next).orElse(Map.of());
        return action;
    }

    private GnuBackgammon.Terms terms(GnubgTurn turn) {
        Map<String, ?> options = setup.options().changed();
        int points = options.get("match") instanceof Integer match ? match : 0;
        boolean jacoby = Boolean.TRUE.equals(options.get("jacoby"));
        return turn.terms(plies, points, setup.game().info().maxPayoff() > 1, jacoby);
    }

    private int named(State state, int[] legal, String notation) {
        for (int code : legal) {
            if (setup.game().action(state, code).notation().equals(notation)) {
                return code;
            }
        }
        throw new ProgramFault("GNU Backgammon wants to " + notation + ", which is not legal", false);
    }

    private static String best(
            GnuBackgammon gnubg,
            GnubgTurn turn,
            Map<String, List<Integer>> ends,
            GnuBackgammon.Terms terms,
            BooleanSupplier cancelled) {
        return turn.isFresh()
                ? gnubg.play(turn.id(), turn.high(), turn.low(), terms, cancelled)
                : least(gnubg, ends, terms, cancelled);
    }

    /** The position that is worst for the other seat. */
    private static String least(
            GnuBackgammon gnubg,
            Map<String, List<Integer>> ends,
            GnuBackgammon.Terms terms,
            BooleanSupplier cancelled) {
        List<String> boards = List.copyOf(ends.keySet());
        double[] values = gnubg.values(boards, terms, cancelled);
        int least = 0;
        for (int i = 1; i < values.length; i++) {
            least = values[i] < values[least] ? i : least;
        }
        return boards.get(least);
    }

    @Override
    public void close() {
        program.close();
    }
}

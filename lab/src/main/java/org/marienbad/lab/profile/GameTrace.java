package org.marienbad.lab.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.record.Plies;
import org.marienbad.lab.tournament.GameResult;

/**
 * The course of one game.
 *
 * <p>The measures of drama, lead changes, decision and killer moves are those of C. Browne, <i>Automatic Generation and Evaluation of
 * Recombination Games</i>, PhD thesis, Queensland University of Technology 2008, chapter 5, with {@link Leads} as the evaluation.
 */
final class GameTrace {
    /** A seat leads from here on: smaller leads may be chance of the playouts. */
    static final double LEAD = 0.2;

    private final GameResult result;
    /** By decision how many actions were legal. */
    private final List<Integer> choices = new ArrayList<>();
    /** By position, from the start to the end, the lead of each seat. */
    private final List<double[]> leads = new ArrayList<>();

    private double moved;
    private double movedByChance;

    private GameTrace(GameResult result) {
        this.result = result;
    }

    /**
     * Plays a game again.
     *
     * @param setup as the game was drawn
     * @param result with its plies
     */
    static GameTrace of(GameSetup setup, GameResult result) {
        GameTrace trace = new GameTrace(result);
        Game game = setup.game();
        Leads evaluation = new Leads(game);
        State state = setup.newState();
        trace.leads.add(evaluation.of(state, seed(result, 0)));
        for (String ply : result.plies()) {
            boolean chance = state.actor() == State.CHANCE;
            if (!chance) {
                trace.choices.add(game.legalActions(state).length);
            }
            state.apply(Plies.read(game, state, ply));
            trace.add(evaluation.of(state, seed(result, trace.leads.size())), chance);
        }
        return trace;
    }

    private static long seed(GameResult result, int position) {
        return Seeds.split(result.digest(), "leads", position);
    }

    private void add(double[] after, boolean chance) {
        double[] before = leads.get(leads.size() - 1);
        double change = 0;
        for (int seat = 0; seat < after.length; seat++) {
            change = Math.max(change, Math.abs(after[seat] - before[seat]));
        }
        moved += change;
        movedByChance += chance ? change : 0;
        leads.add(after);
    }

    GameResult result() {
        return result;
    }

    /** How many plies there were, chance included. */
    int length() {
        return leads.size() - 1;
    }

    List<Integer> choices() {
        return choices;
    }

    /** The seat that has won; −1 if none has, or several share the greatest payoff. */
    int winner() {
        Winners winners = Winners.of(result.payoffs());
        return winners.isDraw() ? -1 : winners.winners().get(0);
    }

    /** The greatest lead in the position after {@code plies}. */
    double lead(int plies) {
        double most = 0;
        for (double lead : leads.get(plies)) {
            most = Math.max(most, lead);
        }
        return most;
    }

    /** How often another seat came to lead than the one that had led last. */
    int leadChanges() {
        int changes = 0;
        int leader = -1;
        for (double[] position : leads) {
            for (int seat = 0; seat < position.length; seat++) {
                if (position[seat] >= LEAD && seat != leader) {
                    changes += leader < 0 ? 0 : 1;
                    leader = seat;
                }
            }
        }
        return changes;
    }

    /** The mean root of how far the winner was behind, over the positions in which it was; 0 if it never was. Empty in a draw. */
    OptionalDouble drama() {
        if (winner() < 0) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(leads.stream()
                .mapToDouble(position -> position[winner()])
                .filter(lead -> lead <= -LEAD)
                .map(lead -> Math.sqrt(-lead))
                .average()
                .orElse(0));
    }

    /** The part of the game, from 0 to 1, after which the winner led for good. Empty in a draw. */
    OptionalDouble decided() {
        if (winner() < 0 || length() == 0) {
            return OptionalDouble.empty();
        }
        int last = length();
        while (last > 0 && leads.get(last - 1)[winner()] >= LEAD) {
            last--;
        }
        return OptionalDouble.of((double) last / length());
    }

    /** The greatest gain of the winner in one ply. Empty in a draw. */
    OptionalDouble killer() {
        if (winner() < 0) {
            return OptionalDouble.empty();
        }
        double most = 0;
        for (int i = 1; i < leads.size(); i++) {
            most = Math.max(most, leads.get(i)[winner()] - leads.get(i - 1)[winner()]);
        }
        return OptionalDouble.of(most);
    }

    /** The share of all changes of the lead that came with chance. Empty if the lead never changed. */
    OptionalDouble luck() {
        return moved == 0 ? OptionalDouble.empty() : OptionalDouble.of(movedByChance / moved);
    }
}

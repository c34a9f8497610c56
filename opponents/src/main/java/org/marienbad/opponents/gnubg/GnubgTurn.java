package org.marienbad.opponents.gnubg;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** A position of backgammon as data: its position ID and the rest. */
record GnubgTurn(Map<String, Object> position) {
    private static final String ID = "id";
    private static final String PHASE = "phase";
    private static final String ID_FORM = "[A-Za-z0-9+/]{14}";

    static GnubgTurn of(Game game, State state) {
        return new GnubgTurn(game.position(state).orElseThrow());
    }

    /** Whether a game tells the facts that are needed. */
    static boolean isTold(Game game) {
        return game.info().seats() == 2
                && game.position(game.newInitialState())
                        .filter(position -> String.valueOf(position.get(ID)).matches(ID_FORM)
                                && position.containsKey(PHASE)
                                && position.containsKey("dice"))
                        .isPresent();
    }

    /** The men, as the seat on roll sees them. */
    String id() {
        return (String) position.get(ID);
    }

    /** The seat on roll. */
    int onRoll() {
        return (Integer) position.get("turn");
    }

    /** Whether men are to be moved. */
    boolean isMoving() {
        return "move".equals(position.get(PHASE));
    }

    /** Whether a game has ended: also where, in a match, another one begins. */
    boolean isWon() {
        return "over".equals(position.get(PHASE)) || "opening".equals(position.get(PHASE));
    }

    /** Whether a double is to be answered. */
    boolean isDoubled() {
        return "take".equals(position.get(PHASE));
    }

    /** Whether the dice are as they fell: no man has been moved yet. */
    boolean isFresh() {
        List<?> dice = dice();
        return dice.size() == 4 || dice.size() == 2 && !dice.get(0).equals(dice.get(1));
    }

    int high() {
        return (Integer) dice().get(0);
    }

    int low() {
        return (Integer) dice().get(1);
    }

    private List<?> dice() {
        return (List<?>) position.get("dice");
    }

    /**
     * The conditions of a position's worth here.
     *
     * @param matchPoints the points to play for; 0 in single games
     * @param counted whether single games are for points, not just for the win
     */
    GnuBackgammon.Terms terms(int plies, int matchPoints, boolean counted, boolean jacoby) {
        boolean cube = position.containsKey("cube");
        GnuBackgammon.Match match;
        if (position.get("score") instanceof List<?> score) {
            int mine = (Integer) score.get(onRoll());
            int other = (Integer) score.get(1 - onRoll());
            match = new GnuBackgammon.Match(
                    matchPoints, mine, other, Integer.valueOf(1).equals(position.get("crawford")));
        } else {
            // Where gammons count nothing, one point is played for.
            match = new GnuBackgammon.Match(counted || cube ? 0 : 1, 0, 0, false);
        }
        return new GnuBackgammon.Terms(plies, cube, jacoby, cube ? cube() : new GnuBackgammon.Cube(1, -1), match);
    }

    private GnuBackgammon.Cube cube() {
        int owner = (Integer) position.get("cubeOwner");
        return new GnuBackgammon.Cube((Integer) position.get("cube"), owner < 0 ? owner : owner == onRoll() ? 1 : 0);
    }
}

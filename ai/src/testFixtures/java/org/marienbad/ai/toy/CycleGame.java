package org.marienbad.ai.toy;

import java.util.Map;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A piece that both seats move along arrows between fields: one that may go round for ever. The field says who moves
 * there; a field without arrows is an end.
 *
 * @param actors by field the seat to move, or −2 − w where the game is over: w is the winner, or 2 for a tie
 * @param arrows by field where its arrows lead; action i follows the i-th arrow
 */
public record CycleGame(int[] actors, int[][] arrows) implements Game {
    public static final int SOUTH_WINS = -2;
    public static final int NORTH_WINS = -3;
    public static final int TIE = -4;

    /** Fields and arrows at random. */
    public static CycleGame random(long seed, int fields) {
        int[] actors = new int[fields];
        int[][] arrows = new int[fields][];
        for (int field = 0; field < fields; field++) {
            int draw = (int) Long.remainderUnsigned(Seeds.split(seed, "actor", field), field == 0 ? 10 : 13);
            actors[field] = draw < 5 ? 0 : draw < 10 ? 1 : new int[] {SOUTH_WINS, NORTH_WINS, TIE}[draw - 10];
            int count = actors[field] < 0 ? 0 : 1 + (int) Long.remainderUnsigned(Seeds.split(seed, "count", field), 3);
            arrows[field] = new int[count];
            for (int i = 0; i < count; i++) {
                arrows[field][i] = (int) Long.remainderUnsigned(Seeds.split(seed, "arrow" + i, field), fields);
            }
        }
        return new CycleGame(actors, arrows);
    }

    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(3)
                .plies(10_000)
                .constantSum(0)
                .with(GameInfo.Trait.EXTRA_TURNS)
                .build();
    }

    @Override
    public State newInitialState() {
        return at(0);
    }

    public State at(int field) {
        return new Piece(this, field);
    }

    @Override
    public State stateOf(Map<String, ?> position) {
        return at((int) position.get("field"));
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code));
    }

    /** The winner of a field that is an end; −1 for a tie. */
    public static int winner(int actor) {
        return actor == TIE ? -1 : -2 - actor;
    }

    private static final class Piece implements OneWordState {
        private final CycleGame game;
        private int field;

        Piece(CycleGame game, int field) {
            this.game = game;
            this.field = field;
        }

        @Override
        public int actor() {
            return game.actors[field] < 0 ? TERMINAL : game.actors[field];
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = game.arrows[field].length;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            field = game.arrows[field][action];
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(winner(game.actors[field]), out);
        }

        @Override
        public State copy() {
            return new Piece(game, field);
        }

        @Override
        public long pack() {
            return field;
        }

        @Override
        public void unpack(long word) {
            field = (int) word;
        }

        @Override
        public String toString() {
            return "field " + field;
        }
    }
}

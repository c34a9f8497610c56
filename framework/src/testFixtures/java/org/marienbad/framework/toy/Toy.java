package org.marienbad.framework.toy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Take one to three counters, the last one wins; with {@code dice}, a coin takes none or one between the turns. */
public final class Toy implements GameProvider {
    public static final IntSetting COUNTERS = Setting.ofInt("counters", 1, 50, 10);
    public static final BooleanSetting DICE = Setting.ofBoolean("dice", false);

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(COUNTERS, DICE);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new Rules(options.get(COUNTERS), options.get(DICE));
    }

    private record Rules(int counters, boolean dice) implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(4)
                    .plies(3 * counters)
                    .constantSum(0)
                    .with(GameInfo.Trait.ANY_STARTER)
                    .with(dice, GameInfo.Trait.CHANCE)
                    .build();
        }

        @Override
        public State newInitialState() {
            return newInitialState(0);
        }

        @Override
        public State newInitialState(int starter) {
            return new Position(counters, starter, dice);
        }

        @Override
        public Optional<Map<String, Object>> position(State state) {
            Position at = (Position) state;
            return Optional.of(Map.of("left", at.left, "seat", at.seat, "coin", at.coin ? 1 : 0));
        }

        @Override
        public State stateOf(Map<String, ?> position) {
            PositionFields fields = new PositionFields(position);
            Position state = new Position(fields.number("left", 0, counters), fields.number("seat", 0, 1), dice);
            state.coin = fields.number("coin", 0, dice ? 1 : 0) == 1;
            fields.requireNoMore();
            return state;
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, "take" + code);
        }
    }

    private static final class Position implements OneWordState {
        private final boolean dice;
        private int left;
        private int seat;
        private boolean coin;

        Position(int left, int seat, boolean dice) {
            this.left = left;
            this.seat = seat;
            this.dice = dice;
        }

        @Override
        public int actor() {
            return left == 0 ? TERMINAL : coin ? CHANCE : seat;
        }

        @Override
        public int legalActions(int[] buffer) {
            if (left == 0) {
                return 0;
            }
            int least = coin ? 0 : 1;
            int most = coin ? 1 : Math.min(3, left);
            for (int action = least; action <= most; action++) {
                buffer[action - least] = action;
            }
            return most - least + 1;
        }

        @Override
        public void apply(int action) {
            left -= action;
            if (!coin) {
                seat = 1 - seat;
            }
            coin = dice && !coin;
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(1 - seat, out);
        }

        @Override
        public State copy() {
            Position copy = new Position(left, seat, dice);
            copy.coin = coin;
            return copy;
        }

        @Override
        public long pack() {
            return left * 4L + seat * 2L + (coin ? 1 : 0);
        }

        @Override
        public void unpack(long word) {
            left = (int) (word / 4);
            seat = (int) (word / 2 % 2);
            coin = word % 2 == 1;
        }

        @Override
        public String toString() {
            return left + " left, " + (coin ? "coin" : "seat " + seat);
        }
    }
}

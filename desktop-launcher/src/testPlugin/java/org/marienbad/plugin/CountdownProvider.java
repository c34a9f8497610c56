package org.marienbad.plugin;

import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** A plugin as bare as can be: no picture, no words. The player who counts down to zero wins; every kind of option. */
public final class CountdownProvider implements GameProvider {
    private static final IntSetting FROM = Setting.ofInt("from", 5, 1000, 10);
    private static final DoubleSetting SHARE = Setting.ofDouble("share", 0, 1, .5);
    private static final IntListSetting STEPS = Setting.ofIntList("steps", 1, 4, 1, 9, List.of(1, 2));
    private static final NameSetting NAME = Setting.ofName("name", "plain");
    private static final BooleanSetting FAIL = Setting.ofBoolean("fail", false);

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(FROM, SHARE, STEPS, NAME, FAIL);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new Countdown(seats, options.get(FROM), options.get(FAIL));
    }

    private record Countdown(int seats, int from, boolean fails) implements Game {
        @Override
        public GameInfo info() {
            GameInfo.Builder info = GameInfo.builder().seats(seats).actions(3).plies(from);
            return (seats == 2 ? info.constantSum(0) : info).build();
        }

        @Override
        public State newInitialState() {
            return new Count(this, from, 0);
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, "-" + code);
        }
    }

    private static final class Count implements OneWordState {
        private final Countdown game;
        private int left;
        private int seat;

        Count(Countdown game, int left, int seat) {
            this.game = game;
            this.left = left;
            this.seat = seat;
        }

        @Override
        public int actor() {
            return left == 0 ? TERMINAL : seat;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = Math.min(2, left);
            for (int i = 0; i < count; i++) {
                buffer[i] = i + 1;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            if (game.fails && left < game.from) {
                throw new IllegalStateException("the counter is stuck at " + left);
            }
            left -= action;
            seat = (seat + 1) % game.seats;
        }

        @Override
        public void payoffs(double[] out) {
            java.util.Arrays.fill(out, -1);
            out[Math.floorMod(seat - 1, game.seats)] = 1;
        }

        @Override
        public State copy() {
            return new Count(game, left, seat);
        }

        @Override
        public long pack() {
            return left * 4L + seat;
        }

        @Override
        public void unpack(long word) {
            left = (int) (word / 4);
            seat = (int) (word % 4);
        }

        @Override
        public String toString() {
            return "left: " + left + "\nto move: player " + (seat + 1);
        }
    }
}

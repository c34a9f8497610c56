package org.marienbad.cluster;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** A game with a defect: its third ply always fails. */
public final class Brittle implements GameProvider {
    /** How often it has failed in this process. */
    static final AtomicInteger FAILURES = new AtomicInteger();

    @Override
    public String id() {
        return "brittle";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of();
    }

    @Override
    public Game create(int seats, Settings options) {
        return new Rules();
    }

    private static final class Rules implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder().seats(2).actions(1).plies(5).build();
        }

        @Override
        public State newInitialState() {
            return new Position();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, "step");
        }
    }

    private static final class Position implements OneWordState {
        private int plies;

        @Override
        public int actor() {
            return plies == 5 ? TERMINAL : plies % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            buffer[0] = 0;
            return 1;
        }

        @Override
        public void apply(int action) {
            if (++plies == 3) {
                FAILURES.incrementAndGet();
                throw new IllegalStateException("the third ply is broken");
            }
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = 1;
            out[1] = -1;
        }

        @Override
        public State copy() {
            Position copy = new Position();
            copy.plies = plies;
            return copy;
        }

        @Override
        public long pack() {
            return plies;
        }

        @Override
        public void unpack(long word) {
            plies = (int) word;
        }
    }
}

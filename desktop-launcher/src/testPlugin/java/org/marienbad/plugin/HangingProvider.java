package org.marienbad.plugin;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** Three plies of one action, whose methods hang where {@link Hang} says. */
public final class HangingProvider implements GameProvider {
    private static final int PLIES = 3;

    @Override
    public String id() {
        return "hanging";
    }

    @Override
    public List<Setting<?>> options() {
        Hang.in("options");
        return List.of();
    }

    @Override
    public Messages messages(Locale locale) {
        Hang.in("messages");
        return GameProvider.super.messages(locale);
    }

    @Override
    public Game create(int seats, Settings options) {
        Hang.in("create");
        return new Hanging();
    }

    private static final class Hanging implements Game, GameView {
        @Override
        public GameInfo info() {
            return GameInfo.builder().seats(2).actions(1).plies(PLIES).build();
        }

        @Override
        public State newInitialState() {
            return new Position();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, "go");
        }

        @Override
        public GameView view() {
            return this;
        }

        @Override
        public Picture picture(State state, Observer observer) {
            Hang.in("picture");
            return Picture.EMPTY;
        }

        @Override
        public List<Motion> motions(State before, int code, Observer observer) {
            Hang.in("motions");
            return List.of();
        }

        @Override
        public List<Text> events(State before, int code, State after, Observer observer) {
            Hang.in("events");
            return List.of();
        }

        @Override
        public Text seatName(int seat) {
            Hang.in("seatName");
            return GameView.super.seatName(seat);
        }
    }

    private static final class Position implements OneWordState {
        private int played;

        @Override
        public int actor() {
            return played == PLIES ? TERMINAL : played % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            Hang.in("legalActions");
            buffer[0] = 0;
            return played == PLIES ? 0 : 1;
        }

        @Override
        public void apply(int action) {
            Hang.in("apply");
            played++;
        }

        @Override
        public void payoffs(double[] out) {
            java.util.Arrays.fill(out, 0);
        }

        @Override
        public State copy() {
            Position copy = new Position();
            copy.played = played;
            return copy;
        }

        @Override
        public long pack() {
            return played;
        }

        @Override
        public void unpack(long word) {
            played = (int) word;
        }

        @Override
        public String toString() {
            return "played " + played;
        }
    }
}

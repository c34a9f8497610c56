package org.marienbad.framework.match;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The first seat thinks of a number from 0 to 9, the second one guesses it; the score is how far off the guess is. */
public final class SecretNumber implements GameProvider, Game, GameView {
    private static final int OPEN = 10;

    @Override
    public String id() {
        return "secret-number";
    }

    @Override
    public Game create(int seats, Settings options) {
        return this;
    }

    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(10)
                .plies(2)
                .constantSum(0)
                .with(GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    @Override
    public State newInitialState() {
        return new Position(OPEN, OPEN);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        return observer.sees(before.actor()) || before.actor() == 1
                ? Seen.action(before.actor(), code)
                : Seen.hidden(before.actor(), Text.of("has thought of a number"));
    }

    @Override
    public List<Text> events(State before, int code, State after, Observer observer) {
        return observer.sees(before.actor()) ? List.of(Text.of("The number is " + code)) : List.of();
    }

    @Override
    public String notation(State before, int code) {
        return before.actor() == 1 ? code + "(" + Math.abs(code - ((Position) before).number) + ")" : "";
    }

    @Override
    public Text objection(State state, List<String> clicked, String spot) {
        return spot.equals("ten") ? Text.of("Only digits") : Text.EMPTY;
    }

    @Override
    public List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        Position position = (Position) line.present();
        OptionalInt number = position.isHiddenFrom(observer) ? OptionalInt.empty() : OptionalInt.of(position.number);
        return List.of(
                new ScoreLine(Text.of("Number"), List.of(number, OptionalInt.of(position.guess)), ScoreLine.Kind.NOTE));
    }

    @Override
    public Text ending(LineOfPlay line) {
        return Text.of("A number was guessed after plies: " + line.length());
    }

    @Override
    public int[] scores(State state) {
        Position position = (Position) state;
        return new int[] {position.guess == OPEN ? 0 : Math.abs(position.guess - position.number), 0};
    }

    private static final class Position implements OneWordState, ImperfectInformationState {
        private int number;
        private int guess;

        Position(int number, int guess) {
            this.number = number;
            this.guess = guess;
        }

        @Override
        public int actor() {
            return number == OPEN ? 0 : guess == OPEN ? 1 : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            for (int i = 0; i < 10; i++) {
                buffer[i] = i;
            }
            return actor() == TERMINAL ? 0 : 10;
        }

        @Override
        public void apply(int action) {
            if (number == OPEN) {
                number = action;
            } else {
                guess = action;
            }
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(number == guess ? 1 : 0, out);
        }

        @Override
        public State copy() {
            return new Position(number, guess);
        }

        @Override
        public long pack() {
            return number * 16L + guess;
        }

        @Override
        public void unpack(long word) {
            number = (int) (word >>> 4);
            guess = (int) (word & 15);
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            if (isHiddenFrom(observer)) {
                number = random.nextInt(10);
            }
        }

        private boolean isHiddenFrom(Observer observer) {
            return actor() == 1 && !observer.sees(0);
        }

        @Override
        public long observationKey(Observer observer) {
            return isHiddenFrom(observer) ? 0 : Seeds.mix(pack());
        }

        @Override
        public boolean hasHiddenInformation() {
            return actor() != TERMINAL;
        }

        @Override
        public String text(Observer observer) {
            return "number " + (isHiddenFrom(observer) ? "?" : word(number)) + ", guess " + word(guess);
        }

        private static String word(int value) {
            return value == OPEN ? "open" : String.valueOf(value);
        }

        @Override
        public String toString() {
            return text(Observer.REFEREE);
        }
    }
}

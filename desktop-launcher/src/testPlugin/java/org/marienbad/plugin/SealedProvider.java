package org.marienbad.plugin;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Two rounds of sealed bids; and a game that tells them, so that a test for leaks can be seen to fail. */
public final class SealedProvider implements GameProvider {
    private static final int ROUNDS = 2;
    private static final ChoiceSetting LEAK = Setting.ofChoice("leak", "nothing", "moves", "text");

    private static final IntSetting MOST = Setting.ofInt("most", 9, 30, 9);

    @Override
    public String id() {
        return "sealed";
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(LEAK, MOST);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new Sealed(seats, options.get(LEAK), options.get(MOST));
    }

    private record Sealed(int seats, String leak, int most) implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(seats)
                    .actions(most + 1)
                    .plies(ROUNDS * seats)
                    .with(GameInfo.Trait.HIDDEN_INFORMATION)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Bids(this);
        }

        @Override
        public Action action(State before, int code) {
            Action bid = Action.of(code, "b" + code);
            return code < 10 ? bid : bid.words(Text.of("a bid of as many coins as " + code));
        }

        @Override
        public Seen seen(State before, int code, Observer observer) {
            return leak.equals("moves") || observer.sees(before.actor())
                    ? Seen.action(before.actor(), code)
                    : Seen.hidden(before.actor(), Text.of("sealed"));
        }
    }

    private static final class Bids implements ImperfectInformationState, OneWordState {
        private final Sealed game;
        private final int[] bids;
        private final int[] won;
        private int placed;
        private int round;

        Bids(Sealed game) {
            this.game = game;
            bids = new int[game.seats];
            won = new int[game.seats];
        }

        @Override
        public int actor() {
            return round == ROUNDS ? TERMINAL : placed;
        }

        @Override
        public int legalActions(int[] buffer) {
            for (int bid = 0; round < ROUNDS && bid <= game.most; bid++) {
                buffer[bid] = bid;
            }
            return round < ROUNDS ? game.most + 1 : 0;
        }

        @Override
        public void apply(int action) {
            bids[placed++] = action;
            if (placed == bids.length) {
                int best = Arrays.stream(bids).max().orElseThrow();
                for (int seat = 0; seat < bids.length; seat++) {
                    won[seat] += bids[seat] == best ? 1 : 0;
                    bids[seat] = 0;
                }
                placed = 0;
                round++;
            }
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.ranks(won, out);
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            for (int seat = 0; seat < placed; seat++) {
                bids[seat] = observer.sees(seat) ? bids[seat] : random.nextInt(game.most + 1);
            }
        }

        @Override
        public long observationKey(Observer observer) {
            return text(observer).hashCode();
        }

        @Override
        public String text(Observer observer) {
            StringBuilder text = new StringBuilder("round " + (round + 1) + ", won " + Arrays.toString(won));
            for (int seat = 0; seat < placed; seat++) {
                boolean open = observer.sees(seat) || game.leak.equals("text");
                text.append("\nseat ").append(seat + 1).append(" has bid ").append(open ? bids[seat] : "?");
            }
            return text.toString();
        }

        @Override
        public State copy() {
            Bids copy = new Bids(game);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            long word = round * 4L + placed;
            for (int seat = 0; seat < bids.length; seat++) {
                word = (word * 32 + bids[seat]) * 4 + won[seat];
            }
            return word;
        }

        @Override
        public void unpack(long word) {
            long rest = word;
            for (int seat = bids.length - 1; seat >= 0; seat--) {
                won[seat] = (int) (rest % 4);
                bids[seat] = (int) (rest / 4 % 32);
                rest /= 128;
            }
            placed = (int) (rest % 4);
            round = (int) (rest / 4);
        }

        @Override
        public String toString() {
            return text(Observer.REFEREE);
        }
    }
}

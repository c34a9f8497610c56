package org.marienbad.ai.cfr;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * Goofspiel, the game of pure strategy. Both seats have cards 1 to {@code cards} and bid one at once for each prize;
 * then the bids are shown. The last prize is worth most. The seat that has won more wins. By symmetry the value is 0.
 */
record Goofspiel(int cards) implements Game {
    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(cards)
                .plies(2 * cards)
                .constantSum(0)
                .with(GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    @Override
    public State newInitialState() {
        return new Table(cards);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code + 1));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        return observer.sees(before.actor())
                ? Seen.action(before.actor(), code)
                : Seen.hidden(before.actor(), Text.of("hidden"));
    }

    /** The cards bid so far, those of seat 0 at the even plies. */
    private static final class Table implements ImperfectInformationState, OneWordState {
        private final int[] bids;
        private int plies;

        Table(int cards) {
            bids = new int[2 * cards];
        }

        @Override
        public int actor() {
            return plies == bids.length ? TERMINAL : plies % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = 0;
            for (int card = 0; card < bids.length / 2 && plies < bids.length; card++) {
                boolean left = true;
                for (int ply = plies % 2; ply < plies; ply += 2) {
                    left &= bids[ply] != card;
                }
                if (left) {
                    buffer[count++] = card;
                }
            }
            return count;
        }

        @Override
        public void apply(int action) {
            bids[plies++] = action;
        }

        @Override
        public void payoffs(double[] out) {
            int lead = 0;
            for (int ply = 0; ply < bids.length; ply += 2) {
                lead += Integer.signum(bids[ply] - bids[ply + 1]) * (ply / 2 + 1);
            }
            out[0] = Integer.signum(lead);
            out[1] = -out[0];
        }

        /** The bid of seat 0, as long as seat 1 has not bid, is all that is hidden. */
        private boolean hides(Observer observer) {
            return plies % 2 == 1 && !observer.sees(0);
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            if (hides(observer)) {
                int[] buffer = new int[bids.length];
                plies--;
                apply(buffer[random.nextInt(legalActions(buffer))]);
            }
        }

        private long pack(Observer observer) {
            long word = 1;
            for (int ply = 0; ply < plies; ply++) {
                word = word * 8 + (ply == plies - 1 && hides(observer) ? 7 : bids[ply]);
            }
            return word;
        }

        @Override
        public long observationKey(Observer observer) {
            return Seeds.mix(pack(observer));
        }

        @Override
        public long pack() {
            return pack(Observer.REFEREE);
        }

        @Override
        public void unpack(long word) {
            plies = (Long.SIZE - 1 - Long.numberOfLeadingZeros(word)) / 3;
            for (int ply = 0; ply < plies; ply++) {
                bids[ply] = (int) (word >>> 3 * (plies - 1 - ply) & 7);
            }
        }

        @Override
        public State copy() {
            Table copy = new Table(bids.length / 2);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public String text(Observer observer) {
            return "bids " + Long.toOctalString(pack(observer));
        }

        @Override
        public String toString() {
            return text(Observer.REFEREE);
        }
    }
}

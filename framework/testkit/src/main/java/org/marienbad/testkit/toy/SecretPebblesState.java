package org.marienbad.testkit.toy;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** Pebbles with a bonus dealt to each seat at the start, which only that seat sees. */
final class SecretPebblesState extends PebblesState implements ImperfectInformationState {
    private static final int UNKNOWN = 3;

    final int[] bonus;
    /** Seats dealt to so far. */
    int dealt;

    SecretPebblesState(Pebbles game, int starter) {
        super(game, starter);
        bonus = new int[game.seats];
    }

    @Override
    public int actor() {
        return dealt < bonus.length ? CHANCE : super.actor();
    }

    @Override
    public int legalActions(int[] buffer) {
        if (dealt == bonus.length) {
            return super.legalActions(buffer);
        }
        for (int i = 0; i < 3; i++) {
            buffer[i] = Pebbles.DEAL + i;
        }
        return 3;
    }

    @Override
    public double chanceWeight(int outcome) {
        return outcome >= Pebbles.DEAL ? 1 : super.chanceWeight(outcome);
    }

    @Override
    public void apply(int action) {
        if (action >= Pebbles.DEAL) {
            bonus[dealt++] = action - Pebbles.DEAL;
        } else {
            super.apply(action);
        }
    }

    @Override
    public void payoffs(double[] out) {
        for (int seat = 0; seat < bonus.length; seat++) {
            taken[seat] += bonus[seat];
        }
        super.payoffs(out);
        for (int seat = 0; seat < bonus.length; seat++) {
            taken[seat] -= bonus[seat];
        }
    }

    @Override
    public State copy() {
        SecretPebblesState copy = new SecretPebblesState(game, 0);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        super.copyFrom(other);
        SecretPebblesState from = (SecretPebblesState) other;
        System.arraycopy(from.bonus, 0, bonus, 0, bonus.length);
        dealt = from.dealt;
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        for (int seat = 0; seat < dealt; seat++) {
            if (!observer.sees(seat)) {
                bonus[seat] = random.nextInt(3);
            }
        }
    }

    @Override
    public long observationKey(Observer observer) {
        long key = Seeds.mix(super.hash() + dealt + 1);
        for (int seat = 0; seat < bonus.length; seat++) {
            key = Seeds.mix(key + (seat < dealt && observer.sees(seat) ? bonus[seat] : UNKNOWN));
        }
        return key;
    }

    @Override
    public long hash() {
        long hash = super.hash();
        for (int seat = 0; seat < bonus.length; seat++) {
            hash = Seeds.mix(hash + (seat < dealt ? bonus[seat] : UNKNOWN));
        }
        return hash;
    }

    @Override
    public void encode(long[] out) {
        super.encode(out);
        out[2] = dealt;
        for (int seat = 0; seat < dealt; seat++) {
            out[2] |= (long) bonus[seat] << 4 * (seat + 1);
        }
    }

    @Override
    public void decode(long[] words) {
        super.decode(words);
        dealt = (int) (words[2] & 15);
        for (int seat = 0; seat < bonus.length; seat++) {
            bonus[seat] = (int) (words[2] >>> 4 * (seat + 1) & 15);
        }
    }

    @Override
    Map<String, Object> position() {
        Map<String, Object> position = super.position();
        position.put("dealt", dealt);
        position.put("bonus", Pebbles.list(bonus));
        return position;
    }

    @Override
    void set(Map<String, Object> position) {
        super.set(position);
        dealt = Pebbles.take(position, "dealt", 0, game.seats);
        int[] given = game.takeAll(position, "bonus", 0, 2);
        System.arraycopy(given, 0, bonus, 0, bonus.length);
    }

    @Override
    public String text(Observer observer) {
        return super.toString() + ", bonus "
                + IntStream.range(0, dealt)
                        .mapToObj(seat -> observer.sees(seat) ? String.valueOf(bonus[seat]) : "?")
                        .toList();
    }

    @Override
    public String toString() {
        return text(Observer.REFEREE);
    }
}

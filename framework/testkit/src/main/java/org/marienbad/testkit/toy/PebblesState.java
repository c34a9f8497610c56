package org.marienbad.testkit.toy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** Pebbles without hidden information. */
class PebblesState implements State {
    final Pebbles game;
    final int[] taken;
    int heap;
    /** The seat whose turn it is, even while the die is rolled for it. */
    int turn;
    /** The number of the die; 0 before it is rolled. */
    int roll;

    PebblesState(Pebbles game, int starter) {
        this.game = game;
        taken = new int[game.seats];
        heap = game.heap;
        turn = starter;
    }

    @Override
    public int actor() {
        if (heap == 0) {
            return TERMINAL;
        }
        return game.die && roll == 0 ? CHANCE : turn;
    }

    @Override
    public int legalActions(int[] buffer) {
        boolean rolling = actor() == CHANCE;
        int count = rolling ? 3 : Math.min(game.die ? roll : 3, heap);
        for (int i = 0; i < count; i++) {
            buffer[i] = rolling ? Pebbles.ROLL + i : i;
        }
        return count;
    }

    @Override
    public double chanceWeight(int outcome) {
        return outcome == Pebbles.ROLL ? 2 : 1;
    }

    @Override
    public void apply(int action) {
        if (action >= Pebbles.ROLL) {
            roll = action - Pebbles.ROLL + 1;
            return;
        }
        heap -= action + 1;
        taken[turn] += action + 1;
        roll = 0;
        if (!game.again || heap % 5 != 0) {
            turn = (turn + 1) % game.seats;
        }
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.ranks(taken, out);
    }

    @Override
    public State copy() {
        PebblesState copy = new PebblesState(game, 0);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        PebblesState from = (PebblesState) other;
        System.arraycopy(from.taken, 0, taken, 0, taken.length);
        heap = from.heap;
        turn = from.turn;
        roll = from.roll;
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(heap * 16L + turn * 4L + roll + 1);
        for (int count : taken) {
            hash = Seeds.mix(hash + count);
        }
        return hash;
    }

    @Override
    public void encode(long[] out) {
        out[0] = heap * 16L + turn * 4L + roll;
        BitPacking.pack(16, taken, out, 1);
    }

    @Override
    public void decode(long[] words) {
        heap = (int) (words[0] / 16);
        turn = (int) (words[0] / 4 % 4);
        roll = (int) (words[0] % 4);
        BitPacking.unpack(16, words, 1, taken);
    }

    Map<String, Object> position() {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("heap", heap);
        position.put("turn", turn);
        position.put("roll", roll);
        position.put("taken", Pebbles.list(taken));
        return position;
    }

    /** Becomes {@code position}, removing the entries that it reads. */
    void set(Map<String, Object> position) {
        heap = Pebbles.take(position, "heap", 0, game.heap);
        turn = Pebbles.take(position, "turn", 0, game.seats - 1);
        roll = Pebbles.take(position, "roll", 0, game.die ? 3 : 0);
        int[] given = game.takeAll(position, "taken", 0, game.heap);
        System.arraycopy(given, 0, taken, 0, taken.length);
    }

    @Override
    public String toString() {
        return "heap " + heap + ", taken " + Arrays.toString(taken) + ", turn " + (turn + 1)
                + (roll == 0 ? "" : ", die " + roll)
                + (actor() == CHANCE ? ", chance" : "");
    }
}

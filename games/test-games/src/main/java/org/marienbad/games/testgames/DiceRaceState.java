package org.marienbad.games.testgames;

import java.util.Arrays;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position of the race. */
final class DiceRaceState implements State {
    private final DiceRaceGame game;
    private final int[] places;
    /** Turns taken so far, by all seats. */
    private int turns;
    /** The number of the die; 0 before it is rolled. */
    private int die;

    private boolean over;

    DiceRaceState(DiceRaceGame game) {
        this.game = game;
        places = new int[game.seats];
        die = dieOf(0);
    }

    void set(int[] places, int turns, int die) {
        System.arraycopy(places, 0, this.places, 0, places.length);
        this.turns = turns;
        over = turns == game.seats * game.rounds || Arrays.stream(places).anyMatch(place -> place == game.length);
        boolean possible = over ? die == 0 : game.die || die == dieOf(turns);
        if (!possible) {
            throw new IllegalArgumentException("position: 'die' must be " + (over ? 0 : dieOf(turns)));
        }
        this.die = die;
    }

    /** The die before anybody has rolled. */
    private int dieOf(int turns) {
        return game.die ? 0 : 1 + turns % game.faces;
    }

    private int turn() {
        return turns % game.seats;
    }

    @Override
    public int actor() {
        return over ? TERMINAL : die == 0 ? CHANCE : turn();
    }

    @Override
    public int legalActions(int[] buffer) {
        if (over) {
            return 0;
        }
        if (die == 0) {
            for (int face = 0; face < game.faces; face++) {
                buffer[face] = game.seats + face;
            }
            return game.faces;
        }
        int count = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            if (seat == turn() || places[seat] > 0) {
                buffer[count++] = seat;
            }
        }
        return count;
    }

    /** High numbers are rarer, so that weights matter. */
    @Override
    public double chanceWeight(int outcome) {
        return game.faces + game.seats - outcome;
    }

    @Override
    public void apply(int action) {
        if (action >= game.seats) {
            die = action - game.seats + 1;
            return;
        }
        if (action == turn()) {
            places[action] = Math.min(game.length, places[action] + die);
            over = places[action] == game.length;
        } else {
            places[action] = Math.max(0, places[action] - (die + 1) / 2);
        }
        turns++;
        over |= turns == game.seats * game.rounds;
        die = over ? 0 : dieOf(turns);
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.ranks(places, out);
    }

    /** By how far each is ahead of the mean. */
    void estimate(double[] out) {
        int sum = 0;
        for (int place : places) {
            sum += place;
        }
        for (int seat = 0; seat < places.length; seat++) {
            out[seat] = (places[seat] - (double) sum / places.length) / game.length;
        }
    }

    int[] places() {
        return places.clone();
    }

    int turns() {
        return turns;
    }

    int die() {
        return die;
    }

    @Override
    public State copy() {
        DiceRaceState copy = new DiceRaceState(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        DiceRaceState from = (DiceRaceState) other;
        System.arraycopy(from.places, 0, places, 0, places.length);
        turns = from.turns;
        die = from.die;
        over = from.over;
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(turns * 8L + die + 1);
        for (int place : places) {
            hash = Seeds.mix(hash + place);
        }
        return hash;
    }

    @Override
    public void encode(long[] out) {
        out[0] = turns * 64L + die * 2L + (over ? 1 : 0);
        BitPacking.pack(16, places, out, 1);
    }

    @Override
    public void decode(long[] words) {
        turns = (int) (words[0] / 64);
        die = (int) (words[0] / 2 % 32);
        over = words[0] % 2 == 1;
        BitPacking.unpack(16, words, 1, places);
    }

    @Override
    public String toString() {
        return "places " + Arrays.toString(places) + ", turn " + turns + (die == 0 ? "" : ", die " + die);
    }
}

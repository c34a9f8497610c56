package org.marienbad.learn.run;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;

/**
 * How many rounds are played to measure a model: by the length of random games, which is the same everywhere, and not by the clock.
 *
 * @param curve rounds for a point of the curve
 */
record Effort(int curve) {
    /** Most rounds of the gate, by those for a point of the curve. */
    static final int GATE = 4;
    /** With fewer rounds for a point nothing is told. */
    static final int LEAST = 5;

    private static final int SAMPLES = 8;
    private static final int MOST_GAMES = 100;
    /** Plies of all games of a point. */
    private static final double PLIES = 6000;

    static Effort of(GameSetup setup) {
        Game game = setup.game();
        Playout playout = new Playout(game);
        int plies = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            plies += playout.run(setup.drawn(sample).newState(), Seeds.stream(1, "length", sample));
        }
        double length = Math.max(1, (double) plies / SAMPLES);
        int games = (int) Math.min(MOST_GAMES, PLIES / length);
        return new Effort(Math.max(LEAST, games / setup.seats()));
    }

    /** Most rounds of the gate. */
    int gate() {
        return GATE * curve;
    }
}

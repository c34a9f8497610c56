package org.marienbad.testkit;

import java.util.Arrays;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/** One game to examine: a provider with seats and options that it accepts. */
record Case(GameProvider provider, int seats, Settings options, Game game) {
    /**
     * Extra words in the buffer, so that a game that encodes more than it declared is reported instead of crashing the
     * check.
     */
    static final int SPARE_WORDS = 8;

    GameInfo info() {
        return game.info();
    }

    /** For example "2 seats, stones=4". */
    String name() {
        return name(seats, options);
    }

    static String name(int seats, Settings options) {
        String changed = options.toString();
        return seats + (seats == 1 ? " seat, " : " seats, ") + (changed.isEmpty() ? "default options" : changed);
    }

    /** The encoding of {@code state}. */
    long[] encode(State state) {
        long[] words = new long[info().words() + SPARE_WORDS];
        state.encode(words);
        return Arrays.copyOf(words, info().words());
    }

    /** Longer than declared, so that a game that writes too many actions is reported instead of crashing the check. */
    int[] buffer() {
        int most = Math.min(info().actionCount(), GameSetup.MAX_LEGAL_ACTIONS);
        return new int[Math.max(most, info().maxLegalActions()) + 16];
    }

    /** With {@code starter} to start; a game of its own. */
    GameSetup setup(int starter) {
        return GameSetup.of(provider, seats, options.changed(), starter, Reach.LOCAL);
    }

    State start(int starter) {
        return starter == 0 ? game.newInitialState() : game.newInitialState(starter);
    }

    /** How many seats may start. */
    int starters() {
        return info().has(GameInfo.Trait.ANY_STARTER) ? seats : 1;
    }
}

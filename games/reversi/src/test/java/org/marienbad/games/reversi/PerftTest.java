package org.marienbad.games.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;
import org.marienbad.games.reversi.notation.ReversiMoveList;
import org.marienbad.testkit.Perft;

class PerftTest {
    private long leaves;
    private long passes;
    private long overBefore;

    private void count(ReversiState state, int depth) {
        if (depth == 0) {
            leaves++;
            return;
        } else if (state.actor() == State.TERMINAL) {
            overBefore++;
            return;
        }
        int[] actions = new int[34];
        int number = state.legalActions(actions);
        passes += state.mustPass() ? 1 : 0;
        ReversiState next = state.copy();
        for (int i = 0; i < number; i++) {
            next.copyFrom(state);
            next.apply(actions[i]);
            count(next, depth - 1);
        }
    }

    private void start() {
        leaves = 0;
        passes = 0;
        overBefore = 0;
    }

    /** Aart Bik 2009. */
    @Test
    void countsTheLinesFromTheStart() {
        long[] known = {4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288};
        for (int depth = 1; depth <= known.length; depth++) {
            start();
            count(Games.of().newInitialState(), depth);
            assertEquals(known[depth - 1], leaves, "depth " + depth);
        }
    }

    @Test
    void countsLinesAndPassesOfRandomPositions() throws IOException {
        ReversiGame game = Games.of();
        for (String line : lines("perft.txt")) {
            String[] fields = line.split(" ");
            ReversiState state = game.newInitialState();
            new ReversiMoveList().read(game, fields[0]).plies().forEach(ply -> state.apply(ply.action()));
            assertEquals(
                    fields[1] + " " + fields[2],
                    game.position(state).orElseThrow().get("board"),
                    "the game leads to the position");
            for (int depth = 1; depth + 2 < fields.length; depth++) {
                start();
                count(state, depth);
                assertEquals(fields[depth + 2], leaves + "," + passes + "," + overBefore, line + ", depth " + depth);
                Perft kit = Perft.of(game, state, depth, false, () -> {});
                assertEquals(leaves + "," + overBefore, kit.counts()[depth - 1] + "," + kit.over(), line);
            }
        }
    }

    static List<String> lines(String resource) throws IOException {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(PerftTest.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            return file.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }
}

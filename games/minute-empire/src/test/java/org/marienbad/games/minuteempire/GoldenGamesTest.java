package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

/** A random game of each rule set and number of seats, by its plies and its end, so that no rule changes unnoticed. */
class GoldenGamesTest {
    private static final int WIDTH = 110;

    @ParameterizedTest
    @CsvSource({
        "official, 2",
        "official, 3",
        "official, 4",
        "official, 5",
        "thesis, 2",
        "thesis, 3",
        "thesis, 4",
        "thesis, 5"
    })
    void theGameIsTheSame(String rules, int seats) throws IOException {
        Path file = Path.of("src", "test", "resources", "golden", rules + "-" + seats + ".txt");
        List<String> now = told(Games.of(seats, "rules", rules), seats);
        if (!Files.exists(file)) {
            // A new file is to be looked at and kept with the sources.
            assertNotEquals("true", System.getenv("CI"), file + " is missing");
            Files.createDirectories(file.getParent());
            Files.write(file, now);
        }
        assertEquals(String.join("\n", Files.readAllLines(file)), String.join("\n", now));
    }

    private static List<String> told(EmpireGame game, int seats) {
        List<String> lines = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(7);
        EmpireState state = game.newInitialState();
        StringBuilder line = new StringBuilder();
        while (state.actor() != State.TERMINAL) {
            int[] legal = Games.legal(game, state);
            int code = state.actor() == State.CHANCE
                    ? state.randomOutcome(legal, random)
                    : legal[random.nextInt(legal.length)];
            String ply = game.action(state, code).notation() + "/" + legal.length;
            if (line.length() + ply.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(ply);
            state.apply(code);
        }
        lines.add(line.toString());
        lines.addAll(state.toString().lines().toList());
        double[] payoffs = new double[seats];
        state.payoffs(payoffs);
        lines.add("scores " + Arrays.toString(game.scores(state)) + ", payoffs " + Arrays.toString(payoffs));
        return lines;
    }
}

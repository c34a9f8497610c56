package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.plugin.Plugins;

/** All games that come with the application can be followed by ear. */
class PlainGamesTest {
    private static Stream<String> games() throws IOException {
        try (Plugins plugins = Plugins.load()) {
            return plugins.games().ids().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsToldWithoutADrawingInBothLanguages(String game) {
        for (String language : List.of("en", "cs")) {
            for (String line : told(game, language)) {
                // A board is drawn with runs of signs and spaces; sentences end, and have none of these.
                assertTrue(line.matches(".*[.!?…:]"), game + ": " + line);
                assertFalse(line.matches(".*(\\s\\s|[|\\u2500-\\u257f]|[-.]{3}).*"), game + ": " + line);
                assertTrue(line.codePoints().anyMatch(Character::isLetter), game + ": " + line);
            }
        }
    }

    /** The lines of a game between two AIs. */
    private static List<String> told(String game, String language) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")), new PrintWriter(out, true), new PrintWriter(err, true));
        String[] line = {"play", game, "--plain", "--lang", language, "--seed", "3", "-p", "random", "-p", "random"};
        assertEquals(
                0,
                new Launch(terminal, (plugins, locale, file) -> Optional.of("no display")).run(line),
                err.toString());
        return out.toString().lines().toList();
    }
}

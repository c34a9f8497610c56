package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;

/** {@code play --plain}: what a screen reader says. */
class SpokenGameTest {
    private static Cli.Result play(String input, String... arguments) {
        String[] all = Stream.concat(Stream.of("play", "--plain"), Stream.of(arguments))
                .toArray(String[]::new);
        return Cli.runWithInput(input, all);
    }

    @Test
    void aWholeGameIsADialogueInSentences() {
        Cli.Result result = play(
                "2:1\n1\n1:1\n2:1\nquit\n", "nim", "-o", "heaps=1-2", "--seed", "4", "-p", "person", "-p", "person");
        assertEquals(0, result.status(), result.err());
        assertEquals("""
                This is Nim.
                The seed is 4.
                Options: heaps=1-2.
                You are Player 1.
                You are Player 2.
                To play, type the notation before the colon. Type help to hear what else you can type.
                Heap 1: 1 match.
                Heap 2: 2 matches.
                No match taken.
                Player 1, it is your turn. You can play 3 actions.
                1:1: Take 1 from heap 1.
                2:2: Take 2 from heap 2.
                2:1: Take 1 from heap 2.
                What do you play?
                Move 1. Player 1 takes 1 from heap 2.
                Heap 2: 1 match.
                1 match taken.
                Player 2, it is your turn. You can play 2 actions.
                1:1: Take 1 from heap 1.
                2:1: Take 1 from heap 2.
                What do you play?
                '1' cannot be played now, and it is no command. Type actions to hear what can be played, or help.
                What do you play?
                Move 2. Player 2 takes 1 from heap 1. Heap 1 is gone.
                Heap 1: no match.
                2 matches taken.
                Player 1, it is your turn. You can play one action.
                2:1: Take 1 from heap 2.
                What do you play?
                Move 3. Player 1 takes 1 from heap 2. Takes the last match.
                Heap 2: no match.
                3 matches taken.
                The game is over.
                Player 1 wins.
                Player 1 took the last match.
                The game is over. undo, save FILE or quit:
                """, result.out().replace("\r\n", "\n"));
    }

    @Test
    void theBoardIsToldWholeWhenAskedForAndElseOnlyWhatHasChanged() {
        Cli.Result result = play("c\nboard\nquit\n", "kalaha", "--seed", "1", "-p", "person", "-p", "person");
        List<String> south = result.outLines().stream()
                .filter(line -> line.startsWith("South: "))
                .toList();
        List<String> north = result.outLines().stream()
                .filter(line -> line.startsWith("North: "))
                .toList();
        assertEquals("South: 1 in the store; pits a 4, b 4, c 0, d 5, e 5, f 5.", south.get(1));
        assertEquals(3, south.size(), result.out());
        assertEquals(2, north.size(), "North's row did not change, so it was told at first and when asked for");
    }

    @Test
    void smallLettersDoForCapitalOnes() {
        Cli.Result result = play("a\nb\nquit\n", "kalaha", "--seed", "1", "-p", "person", "-p", "person");
        assertTrue(result.out().contains("Move 2. North sows from B."), result.out());
    }

    @Test
    void onlyPliesOfSeatsAreNumbered() {
        Cli.Result result = play("quit\n", "poker", "--seed", "1", "-p", "random", "-p", "person");
        List<String> played = result.outLines().stream()
                .filter(line -> line.startsWith("Move "))
                .toList();
        assertEquals(1, played.size(), result.out());
        assertTrue(played.get(0).startsWith("Move 1. "), "the cards are dealt before: " + played);
    }

    @ParameterizedTest
    @CsvSource({"en, You can play 25 actions., No action", "cs, Možných tahů: 25., Žádný možný tah"})
    void manyActionsAreToldWhenAskedForByHowTheyBegin(String language, String many, String none) {
        Cli.Result result = play(
                "actions 2\nactions zz\nquit\n",
                "nim",
                "--lang",
                language,
                "-o",
                "heaps=1-3-5-7-9",
                "-p",
                "person",
                "-p",
                "random");
        assertTrue(result.out().contains(many), result.out());
        assertEquals(
                List.of("2:3", "2:2", "2:1"),
                result.outLines().stream()
                        .filter(line -> line.matches("\\d:\\d: .*"))
                        .map(line -> line.substring(0, 3))
                        .toList());
        assertTrue(result.out().contains(none), result.out());
    }

    @Test
    void aHintIsASentenceWithItsReason() {
        Cli.Result result =
                play("hint nim-sum\nquit\n", "nim", "--seed", "1", "-o", "heaps=1-2", "-p", "person", "-p", "random");
        assertTrue(result.out().contains("nim-sum would play 2:1: Take 1 from heap 2."), result.out());
        assertTrue(result.out().contains("Nim-sum 1 xor 2 = 3."), result.out());
    }

    @Test
    void theFirstHelpPageMentionsIt() {
        assertTrue(Cli.run("--help").out().contains("play nim --plain"));
    }
}

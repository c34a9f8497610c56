package org.marienbad.lab.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.Tournament;

class TournamentPartsTest {
    private static final int PARTS = 7;
    private static final Tournament PLAIN = Toys.tournament(
            Tournament.Options.of(40, 4).keepingPlies().oracle(PlayerSpec.of("prover")), "dice", "dice", "failing");
    private static final Tournament STOPPING =
            Toys.tournament(Tournament.Options.of(2000, 5).opening(1).stop(new Sprt(0, 50)), "dice", "miser", "dice");

    @TempDir
    private Path directory;

    private Path merged;

    @BeforeEach
    void name() {
        merged = directory.resolve("merged");
    }

    /** Plays {@code part}, at most {@code most} games of it now. */
    private void play(Tournament tournament, Part part, int most) throws IOException {
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS, Optional.of(part));
        int[] left = {most};
        try (TournamentFolder folder = new TournamentFolder(part.folder(merged), run, "1.0")) {
            folder.play(2, (game, result) -> {
                if (--left[0] == 0) {
                    run.stop();
                }
            });
        }
    }

    private Path whole(Tournament tournament) throws IOException {
        Path folder = directory.resolve("whole");
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        try (TournamentFolder files = new TournamentFolder(folder, run, "1.0")) {
            files.play(2, (game, result) -> {});
            files.report(new RunInfo("1.0", false, files.code()), Locale.ENGLISH);
        }
        return folder;
    }

    private Results merge(Tournament tournament) throws IOException {
        return new TournamentParts(merged, tournament, Toys.PLAYERS).merge("1.0", Locale.ENGLISH, game -> {});
    }

    private String refusal(Tournament tournament) {
        return assertThrows(IllegalArgumentException.class, () -> merge(tournament))
                .getMessage();
    }

    private static String games(Path folder) throws IOException {
        return Files.readString(TournamentFolder.games(folder)).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void partsPlayedApartAndInterruptedMakeTheGamesOfOneRun(boolean stopping) throws IOException {
        Tournament tournament = stopping ? STOPPING : PLAIN;
        for (int number = PARTS; number >= 1; number--) {
            play(tournament, new Part(number, PARTS), number == 3 ? 5 : Integer.MAX_VALUE);
        }
        play(tournament, new Part(3, PARTS), Integer.MAX_VALUE);
        Results results = merge(tournament);
        assertEquals(games(whole(tournament)), games(merged));
        assertEquals(stopping, results.games() < tournament.games());
        assertFalse(Files.exists(merged.resolve("merging")));
    }

    /** The parts have the very lines of one run, so that the times are the same as well. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void everyFileIsThatOfOneRunByteByByte(boolean stopping) throws IOException {
        Tournament tournament = stopping ? STOPPING : PLAIN;
        Path whole = whole(tournament);
        List<String> lines = Files.readAllLines(TournamentFolder.games(whole));
        for (int number = 1; number <= PARTS; number++) {
            Part part = new Part(number, PARTS);
            play(tournament, part, Integer.MAX_VALUE);
            Path games = TournamentFolder.games(part.folder(merged));
            List<String> own = Files.readAllLines(games);
            for (int i = 1; i < own.size(); i++) {
                String begin = own.get(i).substring(0, own.get(i).indexOf(',') + 1);
                int line = i;
                lines.stream().filter(one -> one.startsWith(begin)).findFirst().ifPresent(one -> own.set(line, one));
            }
            Files.write(games, own);
        }
        merge(tournament);
        assertEquals(files(whole), files(merged));
        assertEquals(7, files(merged).size());
    }

    /** An older version did not write it: whoever merges is told. */
    @Test
    void partsThatDoNotSayWhichCodePlayedThemAreNamed() throws IOException {
        for (int number = 1; number <= PARTS; number++) {
            play(PLAIN, new Part(number, PARTS), Integer.MAX_VALUE);
        }
        assertEquals(List.of(), new TournamentParts(merged, PLAIN, Toys.PLAYERS).withoutCode());
        Path second = TournamentFolder.games(new Part(2, PARTS).folder(merged));
        String games = Files.readString(second);
        Files.writeString(second, games.replaceFirst(",\"code\":\\{[^}]*}", ""));
        assertTrue(Files.size(second) < games.length());
        TournamentParts parts = new TournamentParts(merged, PLAIN, Toys.PLAYERS);
        assertEquals(List.of(second), parts.withoutCode());
        assertEquals(
                PLAIN.games(), parts.merge("1.0", Locale.ENGLISH, game -> {}).games());
    }

    /** A failure to write is reported, and the games are free for a second try. */
    @Test
    void aFolderThatCannotBeOpenedIsLeftUnlocked() throws IOException {
        Path folder = directory.resolve("blocked");
        Path table = Files.createDirectories(folder.resolve("games.csv"));
        TournamentRun run = new TournamentRun(PLAIN, Toys.PLAYERS);
        assertThrows(IOException.class, () -> new TournamentFolder(folder, run, "1.0"));
        Files.delete(table);
        try (TournamentFolder files = new TournamentFolder(folder, new TournamentRun(PLAIN, Toys.PLAYERS), "1.0")) {
            files.play(1, (game, result) -> {});
        }
    }

    @Test
    void missingPartsAreNamedAndNothingIsWritten() throws IOException {
        assertEquals(merged + " has no parts of a tournament", refusal(PLAIN));
        for (int number : new int[] {1, 3, 4}) {
            play(PLAIN, new Part(number, 5), number == 4 ? 3 : Integer.MAX_VALUE);
        }
        Path fourth = TournamentFolder.games(new Part(4, 5).folder(merged));
        List<String> lines = Files.readAllLines(fourth);
        Files.write(fourth, lines.subList(0, 4));
        assertEquals("missing are parts 2/5, 4/5 (has 3 of 24 games), 5/5", refusal(PLAIN));
        assertEquals(Map.of(), files(merged));
        play(PLAIN, new Part(1, 6), 1);
        assertTrue(refusal(PLAIN).contains("several divisions, into 5 and 6"));
    }

    @Test
    void aGameThatIsThereTwiceInPlaceOfAnotherIsNamed() throws IOException {
        play(PLAIN, new Part(1, 1), Integer.MAX_VALUE);
        Path games = TournamentFolder.games(new Part(1, 1).folder(merged));
        List<String> lines = Files.readAllLines(games);
        lines.set(8, lines.get(7));
        Files.write(games, lines);
        assertEquals(games + " has no game 7 in its place; remove its folder and play the part again", refusal(PLAIN));
        assertEquals(Map.of(), files(merged));
    }

    @Test
    void partsAfterTheDecisionMayBeMissingAndThoseBeforeMayNot() throws IOException {
        long decided = games(whole(STOPPING)).lines().count();
        Part second = new Part(2, 20);
        assertTrue(decided < second.from(STOPPING.games()) * 10, "it is decided after " + decided);
        for (int number = 1; new Part(number, 20).from(STOPPING.games()) <= STOPPING.games() / 2; number++) {
            if (number != 2) {
                play(STOPPING, new Part(number, 20), Integer.MAX_VALUE);
            }
        }
        String refusal = refusal(STOPPING);
        assertTrue(refusal.startsWith("missing are parts 2/20, 12/20"), refusal);
        assertEquals(Map.of(), files(merged));
        play(STOPPING, second, Integer.MAX_VALUE);
        merge(STOPPING);
        assertEquals(games(directory.resolve("whole")), games(merged));
    }

    @Test
    void partsOfAnotherPlanOrOfOtherCodeAreRefusedByName() throws IOException {
        play(PLAIN, new Part(1, 2), Integer.MAX_VALUE);
        play(PLAIN, new Part(2, 2), Integer.MAX_VALUE);
        Path second = TournamentFolder.games(new Part(2, 2).folder(merged));
        String written = Files.readString(second);
        Files.writeString(second, written.replaceFirst("\"plugins\":\"[0-9a-f]{4}", "\"plugins\":\"0000"));
        String refusal = refusal(PLAIN);
        assertTrue(refusal.startsWith(second + " was played by other code than there is here: framework "), refusal);
        assertTrue(refusal.contains("plugins 0000") && refusal.contains("; here framework "), refusal);
        Files.writeString(second, written.replace("\"part\":\"2/2\"", "\"part\":\"1/2\""));
        assertEquals(second + " holds another part of the games: 1/2, wanted is 2/2", refusal(PLAIN));
        Tournament other = Toys.tournament(Tournament.Options.of(41, 4), "dice", "dice", "failing");
        assertTrue(refusal(other).contains("holds the games of another plan: 'games' was 40, now it is 41"));
        Files.writeString(second, written);
        merge(PLAIN);
        assertTrue(refusal(PLAIN).contains("games.jsonl exists already; remove it to merge the parts again"));
    }

    @Test
    void partsShareTheGamesAndOtherWordsAreRefused() {
        for (long games : new long[] {1, 6, 7, 100, 1_000_000_000_007L}) {
            long next = 0;
            for (int number = 1; number <= 7; number++) {
                Part part = new Part(number, 7);
                assertEquals(next, part.from(games));
                next = part.to(games);
                assertTrue(next - part.from(games) - games / 7 <= 1);
            }
            assertEquals(games, next);
        }
        assertEquals(new Part(3, 100), Part.parse("3/100"));
        assertEquals(Path.of("x", "part-003-of-100"), Part.parse("3/100").folder(Path.of("x")));
        for (String wrong : new String[] {"0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/9999999"}) {
            assertThrows(IllegalArgumentException.class, () -> Part.parse(wrong), wrong);
        }
    }
}

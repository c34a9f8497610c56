package org.marienbad.lab.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Toys;
import org.marienbad.lab.plan.ExperimentKind;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.TuningReport;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.TuningRun;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class TuningTest {
    private static final String PLAN = """
            {"game": "toy", "options": {"counters": 30}, "games": 1280, "opening": 2, "seed": 5, "tune":
              {"player": "tuned(mode=b)", "over": {"c": "0.05..40"}, "testGames": 2000}}
            """;
    private static final String MIXED = PLAN.replace("\"tuned(mode=b)\", \"over\": {", """
            "tuned", "method": "ntbea", "against": ["dice"], "over": {"mode": ["a", "b"],
            """);

    @TempDir
    private Path directory;

    private static Tuning tuning(String json) {
        return ExperimentPlan.read(ExperimentKind.TUNING, "plan.json", json, Reach.ANYWHERE)
                .tuning(Toys.GAMES, Toys.PLAYERS);
    }

    private static final TuningRun.Listener SILENT = listener(step -> {});

    private interface Stepped {
        void stepped(TuningRun.Step step);
    }

    private static TuningRun.Listener listener(Stepped told) {
        return new TuningRun.Listener() {
            @Override
            public void played() {}

            @Override
            public void stepped(TuningRun.Step step, Map<String, String> best) {
                told.stepped(step);
            }
        };
    }

    private TuningReport.TuningFindings play(Path folder, String plan, int threads) throws IOException {
        try (TuningFolder files = new TuningFolder(folder, tuning(plan), Toys.PLAYERS, "1.0")) {
            files.play(threads, SILENT);
            TuningReport.TuningFindings found = files.findings(Optional.empty());
            files.report(found, new RunInfo("1.0", false), Locale.ENGLISH);
            return found;
        }
    }

    private static String read(Path folder, String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {PLAN, "ntbea"})
    void aTunedPlayerIsBetterAndTheSameWhateverTheThreads(String given) throws IOException {
        String plan = given.equals("ntbea") ? MIXED : given;
        Path one = directory.resolve("one");
        Path three = directory.resolve("three");
        TuningReport.TuningFindings found = play(one, plan, 1);
        play(three, plan, 3);
        for (String file : List.of("tuning.jsonl", "tuning.json", "tuning.html", "tuning-plan.json")) {
            assertEquals(read(one, file), read(three, file), file);
        }
        double c = Double.parseDouble(found.best().get(found.best().size() - 1).get("c"));
        assertTrue(c > 0.4 && c < 12, "c is best at 2 and was 0.1, now " + c);
        Tournament test = found.tuning().test(found.best().get(found.best().size() - 1));
        Results results = new Results(test);
        Toys.play(test, 2).forEach(results::add);
        TuningReport.TuningFindings tested =
                new TuningReport.TuningFindings(found.tuning(), found.steps(), found.best(), Optional.of(results));
        assertEquals(Optional.of(Sprt.Decision.H1), tested.decision());
        assertTrue(TuningReport.html(tested, new RunInfo("1.0", false), Locale.ENGLISH)
                .contains("It is better than the player as it was by sprt(0,20)"));
        assertTrue(TuningReport.html(tested, new RunInfo("1.0", true), Locale.forLanguageTag("cs"))
                .contains("je to lepší než původní hráč"));
    }

    @Test
    void settingsThatAreNoBetterAreSaidToBeSo() {
        Tuning tuning = tuning(PLAN.replace("\"testGames\": 2000", "\"test\": \"sprt(10,60)\""));
        Tournament test = tuning.test(Map.of("c", "0.1"));
        Results results = new Results(test);
        Toys.play(test, 2).forEach(results::add);
        TuningReport.TuningFindings tested =
                new TuningReport.TuningFindings(tuning, List.of(), List.of(Map.of("c", "0.1")), Optional.of(results));
        assertEquals(Optional.of(Sprt.Decision.H0), tested.decision(), "0.1 is what it was");
        assertTrue(TuningReport.html(tested, new RunInfo("1.0", false), Locale.ENGLISH)
                .contains("It is not shown to be better"));
        assertEquals(Boolean.FALSE, ((Map<?, ?>) TuningReport.plain(tested).get("test")).get("better"));
    }

    @Test
    void aTestThatBrokeOffHasNoResultYet() {
        Tuning tuning = tuning(PLAN.replace("\"testGames\": 2000", "\"testGames\": 40, \"test\": \"sprt(-1,1)\""));
        Results results = new Results(tuning.test(Map.of("c", "2")));
        List<GameResult> games = Toys.play(results.tournament(), 1);
        games.subList(0, 39).forEach(results::add);
        TuningReport.TuningFindings tested =
                new TuningReport.TuningFindings(tuning, List.of(), List.of(Map.of("c", "2")), Optional.of(results));
        assertEquals(Optional.empty(), tested.result());
        assertTrue(TuningReport.html(tested, new RunInfo("1.0", false), Locale.ENGLISH)
                .contains("It has not been tested against the player as it was"));
        results.add(games.get(39));
        assertEquals(40, tested.result().orElseThrow().games());
        assertTrue(TuningReport.html(tested, new RunInfo("1.0", false), Locale.ENGLISH)
                .contains("Undecided by sprt(-1,1)"));
    }

    @Test
    void theHistoryEndsWithTheSettingsFound() {
        List<Map<String, String>> best = new ArrayList<>(Collections.nCopies(1000, Map.of("c", "0.1")));
        best.add(Map.of("c", "2"));
        TuningReport.TuningFindings found =
                new TuningReport.TuningFindings(tuning(PLAN), List.of(), best, Optional.empty());
        String page = TuningReport.html(found, new RunInfo("1.0", false), Locale.ENGLISH);
        assertTrue(page.contains("[" + 1001 * 32 + ",2.0]"), "the last step is not in the chart");
    }

    @Test
    void theTestKeepsTheRecordsAskedFor() {
        Tuning tuning =
                tuning(PLAN.replace("\"seed\"", "\"plies\": true, \"log\": \"decisions\", \"shards\": 7, \"seed\""));
        Tournament.Options kept = tuning.test(Map.of("c", "2")).options();
        assertTrue(kept.plies() && kept.log());
        assertEquals(7, kept.shards().orElseThrow());
        assertFalse(tuning.step(0, List.of(Map.of("c", "2"))).options().keepsNotes());
    }

    @Test
    void onePlayedInPiecesComesToTheSameBytes() throws IOException {
        Path whole = directory.resolve("whole");
        Path pieces = directory.resolve("pieces");
        play(whole, PLAN, 2);
        List<Long> made = new ArrayList<>();
        try (TuningFolder files = new TuningFolder(pieces, tuning(PLAN), Toys.PLAYERS, "1.0")) {
            files.play(2, listener(step -> {
                made.add(step.number());
                if (step.number() == 6) {
                    files.run().stop();
                }
            }));
            assertFalse(files.run().finished());
        }
        assertEquals(List.of(0L, 1L, 2L, 3L, 4L, 5L, 6L), made);
        // As after a kill in the middle of a line.
        Path log = pieces.resolve("tuning.jsonl");
        String text = Files.readString(log);
        Files.writeString(log, text.substring(0, text.length() - 20));
        play(pieces, PLAN, 1);
        for (String file : List.of("tuning.jsonl", "tuning.json", "tuning.html")) {
            assertEquals(read(whole, file), read(pieces, file), file);
        }
    }

    @Test
    void stepsOfOtherCodeAreNotContinued() throws IOException {
        Path folder = directory.resolve("folder");
        play(folder, PLAN, 1);
        Path log = folder.resolve("tuning.jsonl");
        String other = Files.readString(log).replaceFirst("\"plugins\":\"[0-9a-f]{4}", "\"plugins\":\"0000");
        Files.writeString(log, other);
        play(folder, PLAN, 1); // nothing is left to be played
        String begun = other.substring(0, other.lastIndexOf("{\"step\""));
        Files.writeString(log, begun);
        String message = assertThrows(IllegalArgumentException.class, () -> play(folder, PLAN, 1))
                .getMessage();
        assertTrue(message.contains("was played by other code than there is here: "), message);
        assertTrue(message.contains("plugins 0000") && message.contains("; here framework "), message);
        assertEquals(begun, Files.readString(log));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"seed\":5 | \"seed\":6 | holds the games of another plan: 'seed' was 6, now it is 5",
                "\"step\":2 | \"step\":3 | line 4: step 3 does not follow from the plan and the steps before it",
                "\"games\":[16,16] | \"games\":[16,15] | line 2: step 0 does not follow from the plan",
                "\"made\":[ | \"made\": | line 2: "
            })
    void aLogThatDoesNotFollowIsRefusedAndStaysAsItIs(String from, String to, String expected) throws IOException {
        Path folder = directory.resolve("folder");
        play(folder, PLAN, 1);
        Path log = folder.resolve("tuning.jsonl");
        String broken = Files.readString(log).replaceFirst(java.util.regex.Pattern.quote(from), to);
        Files.writeString(log, broken);
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> new TuningFolder(folder, tuning(PLAN), Toys.PLAYERS, "1.0"))
                .getMessage();
        assertTrue(message.contains(expected), message);
        assertEquals(broken, Files.readString(log));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"games\": 1280 | \"games\": 31 | 31 games are less than one step of 32; allowed: more games",
                "\"over\": {\"c\": \"0.05..40\"} | \"over\": {\"mode\": [\"a\", \"b\"]}, \"method\": \"spsa\" | SPSA needs ranges",
                "\"over\" | \"method\": \"best\", \"over\" | $.tune.method: 'best' is not allowed; allowed: spsa",
                "\"over\" | \"test\": \"sprt(5)\", \"over\" | $.tune.test: 'sprt(5)' is not allowed; allowed: sprt(elo0",
                "\"games\" | \"seats\": 7, \"games\" | 1, $.seats: toy cannot be played by 7 seats; allowed: ",
                "\"games\" | \"stop\": \"sprt(0,10)\", \"games\" | 'stop' is for tournaments; allowed: 'test'",
                "\"0.05..40\" | [2] | $.tune.over: one value of each setting leaves nothing to choose from",
                "1280 | 0 | plan.json line 1, $.games: '0' is not allowed",
                "\"over\" | \"sample\": 3, \"over\" | $.tune.sample: unknown entry of a tune 'sample'"
            })
    void faultsAreSaidInOneLine(String from, String to, String expected) {
        String json = PLAN.replace(from, to).replace("tuned(mode=b)", "tuned");
        String message =
                assertThrows(IllegalArgumentException.class, () -> tuning(json)).getMessage();
        assertTrue(message.contains(expected), message);
        assertEquals(1, message.lines().count());
    }
}

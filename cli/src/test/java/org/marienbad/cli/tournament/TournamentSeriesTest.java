package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

class TournamentSeriesTest {
    private static final String PLAN = """
            {"entrants": ["random", {"player": "minimax", "grid": {"depth": [1, 2]}}], "games": 4, "opening": 1,
             "tournaments": [{"game": "nim"}, {"game": "kalaha"}], "grid": {"seed": [5, 6]}}
            """;

    @TempDir
    private Path directory;

    private Path plan;
    private Path output;

    @BeforeEach
    void write() throws IOException {
        plan = Files.writeString(directory.resolve("plan.json"), PLAN);
        output = directory.resolve("out");
    }

    private Cli.Result tournament(String... arguments) {
        return Cli.run(Stream.of(new String[] {"tournament", "--output", output.toString()}, arguments)
                .flatMap(Stream::of)
                .toArray(String[]::new));
    }

    /** Every file of the tournaments without what differs from run to run. */
    private Map<String, String> files() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(output)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = output.relativize(file).toString();
                String text = Files.readString(file).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
                if (name.endsWith(".jsonl") || name.endsWith("plan.json") || name.startsWith("overview")) {
                    contents.put(name, text);
                }
            }
        }
        return contents;
    }

    @Test
    void everyTournamentHasItsFolderAndOneReportComparesThem() throws IOException {
        Cli.Result result = tournament(plan.toString(), "--threads", "2", "--lang", "cs");
        assertEquals(0, result.status(), result.err());
        assertEquals(5, result.outLines().size(), result.out());
        assertTrue(result.outLines().get(2).startsWith("3/4 kalaha seed=5: 12 games, best minimax"), result.out());
        assertEquals(
                "Report: " + output.resolve("report.html"), result.outLines().get(4));
        String page = Files.readString(output.resolve("report.html"));
        for (String folder : List.of("1-nim-seed=5", "2-nim-seed=6", "3-kalaha-seed=5", "4-kalaha-seed=6")) {
            assertTrue(Files.exists(output.resolve(folder).resolve("report.html")), folder);
            assertTrue(page.contains("href=\"" + folder + "/report.html\""), folder);
        }
        assertTrue(page.contains("<h1>Turnaje jednoho plánu</h1>") && page.contains("4 turnaje, partií 48"), "Czech");
        assertEquals(13, Files.readAllLines(output.resolve("overview.csv")).size());
        JsonNode json =
                new ObjectMapper().readTree(output.resolve("overview.json").toFile());
        assertEquals(
                "minimax(depth=2)", json.at("/tournaments/3/entrants/2/name").textValue());
    }

    @Test
    void anInterruptedSeriesGoesOnWithTheSameResult() throws IOException {
        assertEquals(0, tournament(plan.toString(), "--threads", "1").status());
        Map<String, String> whole = files();
        // As after a kill in the third tournament: some games of it, nothing of the last, no overview.
        try (Stream<Path> last = Files.walk(output.resolve("4-kalaha-seed=6"))) {
            for (Path file : last.sorted((one, two) -> two.compareTo(one)).toList()) {
                Files.delete(file);
            }
        }
        Path third = output.resolve("3-kalaha-seed=5").resolve("games.jsonl");
        String games = Files.readString(third);
        Files.writeString(third, games.substring(0, games.length() / 2));
        Files.delete(output.resolve("overview.csv"));
        Cli.Result refused = tournament(plan.toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("plan.json exists already; --resume goes on with it"), refused.err());
        Cli.Result resumed = tournament("--resume", "--threads", "2");
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(whole, files());
        Cli.Result again = tournament("--resume", plan.toString(), "--json");
        assertEquals(0, again.status(), again.err());
        assertEquals(
                4, new ObjectMapper().readTree(again.out()).get("tournaments").size());
        assertEquals(whole, files());
    }

    @Test
    void anotherPlanIsRefusedAndChangesNothing() throws IOException {
        assertEquals(0, tournament(plan.toString()).status());
        Map<String, String> before = files();
        Files.writeString(plan, PLAN.replace("kalaha\"", "kalaha\", \"options\": {\"stones\": 3}"));
        Cli.Result other = tournament("--resume", plan.toString());
        assertEquals(2, other.status());
        assertTrue(
                other.err().contains("is of another plan: its tournament 3 was 'kalaha seed=5', now it is another"),
                other.err());
        Cli.Result single = tournament("--resume", "--game", "nim", "-p", "random", "-p", "greedy");
        assertEquals(2, single.status());
        assertTrue(single.err().contains("is a plan of several tournaments, this is a plan of one"), single.err());
        Cli.Result flag = tournament("--resume", "--games", "5");
        assertEquals(2, flag.status());
        assertTrue(flag.err().contains("--games: the tournaments of this plan differ in 'games'"), flag.err());
        assertEquals(before, files());
        assertFalse(Files.exists(output.resolve("games.jsonl")));
    }
}

package org.marienbad.lab.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Toys;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.Entry;

class PlanTableTest {
    static Stream<List<Entry>> tables() {
        List<Entry> sweep = ExperimentKind.SWEEP.varied();
        List<Entry> ofTuningAlone = ExperimentKind.TUNING.varied().stream()
                .filter(entry -> !sweep.contains(entry))
                .toList();
        return Stream.of(PlanTable.entries(), sweep, ofTuningAlone);
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("tables")
    void theDocumentHasTheTableOfAllEntries(List<Entry> entries) throws IOException {
        String table = entries.stream().map(Entry::row).collect(Collectors.joining("\n"));
        assertTrue(
                Files.readString(Path.of("../docs/lab.md"))
                        .contains("| entry | flag | what | if not given |\n|---|---|---|---|\n" + table + "\n\n"),
                () -> "docs/lab.md should have this table:\n" + table);
    }

    @Test
    void aRowHasNameFlagWordsAndDefault() {
        assertEquals(
                "| `seating` | `--seating a\\|b` | a: so; b: not so. | a |",
                new Entry("seating", Entry.Kind.TEXT, "--seating a|b", "a: so; b: not so. Default: a.").row());
        assertEquals("| `code` |  | The code. |  |", new Entry("code", Entry.Kind.OBJECT, "", "The code.").row());
    }

    @Test
    void theFlagOfEntrantsTakesANameBeforeThePlayer() {
        PlanEntries plan = PlanEntries.read("plan.json", "{\"game\": \"toy\"}", Reach.LOCAL)
                .with("entrants", List.of("a = dice", "miser"), "--player")
                .with("pairs", List.of("a, miser"), "--pair");
        Tournament tournament = plan.tournament(Toys.GAMES, Toys.PLAYERS);
        assertEquals(
                List.of("a", "miser"),
                tournament.entrants().stream().map(Entrant::name).toList());
        assertEquals(List.of(List.of(0, 1)), tournament.schedule().pairs());
    }
}

package org.marienbad.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.player.Budget;
import org.marienbad.request.Entry;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;

class EntryFlagsTest {
    private static final Entry SWITCH = new Entry("selfPlay", Entry.Kind.SWITCH, "--self-play", "100 % its own.");
    private static final Entry LIST = new Entry("against", Entry.Kind.TEXTS, "-a, --against PLAYER", "Opponents.");
    private static final Entry SILENT = new Entry("code", Entry.Kind.OBJECT, "", "In JSON alone.");

    @Command(name = "sample")
    private static final class Sample implements Runnable {
        @Mixin
        private final EntryFlags flags = new EntryFlags(
                GameEntries.GAME, GameEntries.SEATS, GameEntries.OPTIONS, GameEntries.DEPTH, SWITCH, LIST, SILENT);

        @Override
        public void run() {}
    }

    private final Sample sample = new Sample();
    private final CommandLine line = new CommandLine(sample);

    private List<String> given(String... words) {
        line.parseArgs(words);
        return sample.flags.over(new ArrayList<String>(), (given, entry, plain, flag) -> {
            given.add(entry + " " + plain + " by " + flag);
            return given;
        });
    }

    @Test
    void anEntryIsAFlagWithItsNamesLabelAndWords() {
        OptionSpec list = line.getCommandSpec().findOption("-a");
        assertEquals("--against", list.longestName());
        assertEquals("PLAYER", list.paramLabel());
        assertTrue(line.getUsageMessage().contains("100 % its own."), line.getUsageMessage());
        assertFalse(line.getUsageMessage().contains("--game"), line.getUsageMessage());
        assertFalse(line.getUsageMessage().contains("In JSON alone"), line.getUsageMessage());
    }

    @Test
    void givenEntriesAreToldWithTheirFlags() {
        assertEquals(List.of(), given());
        assertEquals(
                List.of(
                        "seats 3 by --seats",
                        "options {heaps=1-2} by --option heaps=1-2",
                        "options {misere=on} by --option misere=on",
                        "selfPlay true by --self-play",
                        "against [mcts(c=1,d=2), random] by --against"),
                given(
                        "--seats",
                        "3",
                        "-o",
                        "heaps=1-2",
                        "--option",
                        "misere=on",
                        "-a",
                        "mcts(c=1,d=2)",
                        "-a",
                        "random",
                        "--self-play"));
        assertEquals(Optional.of(3L), sample.flags.given(GameEntries.SEATS));
        assertEquals(Optional.empty(), sample.flags.given(GameEntries.SEED));
    }

    @Test
    void aRefusalNamesTheFlag() {
        given("--depth", "4");
        assertEquals(Budget.ofDepth(4), sample.flags.read(GameRequest::budget));
        given("--depth", "0");
        assertEquals(
                "--depth: '0' is not allowed; allowed: a whole number from 1 to 2147483646",
                assertThrows(BadInput.class, () -> sample.flags.read(GameRequest::budget))
                        .getMessage());
    }
}

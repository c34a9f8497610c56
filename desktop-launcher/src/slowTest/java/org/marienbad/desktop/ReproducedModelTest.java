package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command in docs/learn.md makes the weights that are bundled: the one that takes least time. */
class ReproducedModelTest {
    @TempDir
    Path data;

    @Test
    void theQuickestBundledModelIsMadeAgainByItsCommand() throws Exception {
        BundledModels.Row row = BundledModels.documented().stream()
                .min(Comparator.comparingDouble(BundledModels.Row::cpuSeconds))
                .orElseThrow();
        List<String> command = new ArrayList<>(List.of(System.getProperty("marienbad.command")));
        command.addAll(List.of(row.command().split(" ")));
        // Under another name, as the bundled one need not be matched.
        command.addAll(List.of("--out", "again"));
        Path out = data.resolve("out");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().put("MARIENBAD_DATA", data.toString());
        builder.environment().put("LC_ALL", "C");
        builder.start().waitFor();
        String printed = Files.readString(out);
        assertTrue(printed.contains("SHA-256 of the weights: " + row.weights()), row + " printed " + printed);
    }
}

package org.marienbad.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The models that the games bring, as docs/learn.md tells of them. */
final class BundledModels {
    private static final Path PAGE = Path.of("../docs/learn.md");
    private static final Pattern ROW =
            Pattern.compile("\\| `([^`]+)` \\| `(train [^`]+)` \\| ([0-9.]+) \\| [^|]+ \\| `([0-9a-f]{64})` \\|.*");

    private BundledModels() {}

    /**
     * A row of the table.
     *
     * @param command by which it was trained
     * @param weights their SHA-256
     */
    record Row(String name, String command, double cpuSeconds, String weights) {}

    static List<Row> documented() throws IOException {
        try (Stream<String> lines = Files.lines(PAGE)) {
            return lines.map(ROW::matcher)
                    .filter(Matcher::matches)
                    .map(row -> new Row(row.group(1), row.group(2), Double.parseDouble(row.group(3)), row.group(4)))
                    .toList();
        }
    }
}

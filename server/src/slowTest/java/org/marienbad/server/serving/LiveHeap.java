package org.marienbad.server.serving;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Bytes of the objects that are reachable: exact, but for what the virtual machine itself does meanwhile.
 *
 * @param classes the bytes by class are in this file, so that they are not counted next time
 */
record LiveHeap(long total, Path classes) {
    private static final int MOST_TOLD = 40;

    /** The objects that are reachable now; files go to {@code directory}. */
    static LiveHeap now(Path directory) {
        Map<String, Long> bytes = Map.of();
        for (int i = 0; i < 2; i++) { // what hangs on references that the first collection clears goes with the second
            bytes = histogram();
        }
        try {
            Path file = Files.createTempFile(directory, "heap", ".txt");
            Files.write(
                    file,
                    bytes.entrySet().stream()
                            .map(entry -> entry.getValue() + " " + entry.getKey())
                            .toList());
            return new LiveHeap(
                    bytes.values().stream().mapToLong(Long::longValue).sum(), file);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** By class, after a full collection. */
    private static Map<String, Long> histogram() {
        String text;
        try {
            text = (String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
        } catch (JMException impossible) {
            throw new IllegalStateException(impossible);
        }
        // "  12:   4711   150752  java.lang.String (java.base@17)"
        return text.lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length >= 4 && words[0].matches("\\d+:"))
                .collect(Collectors.toMap(words -> words[3], words -> Long.valueOf(words[2]), Long::sum));
    }

    /** How much more there is than in {@code before}. */
    long since(LiveHeap before) {
        return total - before.total;
    }

    /** The classes of which there is more than in {@code before}, each with its share of one of {@code count}. */
    String growth(LiveHeap before, int count) {
        Map<String, Long> more = new HashMap<>(read());
        before.read().forEach((name, bytes) -> more.merge(name, -bytes, Long::sum));
        return more.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_TOLD)
                .map(entry -> entry.getValue() / count + " " + entry.getKey())
                .collect(Collectors.joining("\n"));
    }

    private Map<String, Long> read() {
        try {
            return Files.readAllLines(classes).stream()
                    .map(line -> line.split(" ", 2))
                    .collect(Collectors.toMap(words -> words[1], words -> Long.valueOf(words[0])));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}

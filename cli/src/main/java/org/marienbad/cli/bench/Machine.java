package org.marienbad.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.framework.shared.Processors;

/** The machine on which something was measured. */
final class Machine {
    private Machine() {}

    /** Processor, cores, Java and system in words. */
    static Map<String, String> describe() {
        Map<String, String> machine = new LinkedHashMap<>();
        machine.put("cpu", processor().orElse(System.getProperty("os.arch")));
        machine.put("cores", String.valueOf(Processors.count()));
        machine.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        machine.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        return machine;
    }

    private static Optional<String> processor() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (IOException | RuntimeException unknown) {
            return Optional.empty();
        }
    }
}

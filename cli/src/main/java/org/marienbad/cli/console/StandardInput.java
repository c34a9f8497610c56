package org.marienbad.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The standard input of this process. */
final class StandardInput {
    private StandardInput() {}

    /**
     * The input: nothing if this process was started without one. Then the first file that the virtual machine opened
     * has its number, and would be read instead.
     */
    static InputStream open() {
        try {
            Path file = Files.readSymbolicLink(Path.of("/proc/self/fd/0"));
            boolean ours =
                    file.startsWith(Path.of(System.getProperty("java.home")).toRealPath())
                            || file.toString().endsWith(".jar")
                            || file.toString().endsWith(".jsa");
            return ours ? InputStream.nullInputStream() : System.in;
        } catch (IOException | RuntimeException unknown) {
            return System.in; // no such system
        }
    }
}

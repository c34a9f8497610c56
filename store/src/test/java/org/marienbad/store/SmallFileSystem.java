package org.marienbad.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Assumptions;

/** A file system of its own in the memory, so small that a test can fill it. */
final class SmallFileSystem implements AutoCloseable {
    private final Path folder;

    private SmallFileSystem(Path folder) {
        this.folder = folder;
    }

    /** Mounts it at {@code folder}; where that is not allowed, the test is skipped and says what it needs. */
    static SmallFileSystem mount(Path folder, int kilobytes) {
        String problem;
        try {
            problem = run("mount", "-t", "tmpfs", "-o", "size=" + kilobytes + "k", "none", folder.toString());
        } catch (IOException noSuchProgram) {
            problem = noSuchProgram.getMessage();
        }
        if (!problem.isEmpty()) {
            String how = "needs a small file system, which root of Linux may mount: " + problem.strip();
            System.out.println("skipped: " + how);
            Assumptions.abort(how);
        }
        return new SmallFileSystem(folder);
    }

    /** The output of the program; nothing if it succeeds. */
    private static String run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.onExit().join().exitValue();
        return status == 0 ? "" : told + " (status " + status + ")";
    }

    /** Writes a file until nothing more fits; to delete it makes room again. */
    Path fill() throws IOException {
        Path filler = folder.resolve("filler");
        for (int size = 4096; size > 0; size /= 2) {
            try {
                while (true) {
                    Files.write(filler, new byte[size], StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                }
            } catch (IOException full) {
                // Less may still fit.
            }
        }
        return filler;
    }

    @Override
    public void close() throws IOException {
        String problem = run("umount", folder.toString());
        if (!problem.isEmpty()) {
            throw new IOException(problem);
        }
    }
}

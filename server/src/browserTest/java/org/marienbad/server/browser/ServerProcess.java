package org.marienbad.server.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can be killed, and started again on the same games. */
final class ServerProcess implements AutoCloseable {
    private final Path folder;
    private final List<String> more;
    private final int port;
    private Process process;

    private ServerProcess(Path folder, List<String> more, int port) {
        this.folder = folder;
        this.more = more;
        this.port = port;
    }

    /** Starts on a free port, with its games in {@code folder}. */
    static ServerProcess start(Path folder) {
        return start(folder, List.of());
    }

    /** The same for people who are guests unless they have {@code hostToken}, and soon missed. */
    static ServerProcess start(Path folder, String hostToken) {
        return start(folder, List.of(hostToken));
    }

    /** The same with another plugin. */
    static ServerProcess start(Path folder, Path plugin) {
        return start(folder, List.of(plugin.toString()));
    }

    private static ServerProcess start(Path folder, List<String> more) {
        ServerProcess server = new ServerProcess(folder, more, freePort());
        server.start();
        return server;
    }

    private static int freePort() {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Starts again, and returns when it answers. */
    void start() {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path")));
        System.getProperties().forEach((key, value) -> {
            if (key.toString().startsWith("marienbad.")) {
                command.add("-D" + key + "=" + value);
            }
        });
        command.addAll(List.of(TestServer.class.getName(), String.valueOf(port), folder.toString()));
        command.addAll(more);
        try {
            process = new ProcessBuilder(command)
                    .redirectError(folder.resolve("server.log").toFile())
                    .start();
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String line = lines.readLine();
            if (!TestServer.READY.equals(line)) {
                throw new IllegalStateException("the server has not started, see " + folder.resolve("server.log"));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** As SIGKILL does: nothing can be saved any more. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** The address of the page, or of a fragment of it. */
    String url(String fragment) {
        return "http://localhost:" + port + "/" + (fragment.isEmpty() ? "" : "#" + fragment);
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}

package org.marienbad.desktop.home;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.shared.DaemonThreads;

/** Games for friends in a browser: the server in a process of its own, which ends with the window. */
public final class FriendServer implements AutoCloseable {
    private static final Pattern LINK = Pattern.compile("https?://\\S+");
    private static final int LONGEST = 500;
    private static final int END_SECONDS = 3;
    private static final String MAIN = "org.marienbad.desktop.DesktopMain";

    private final List<String> command;
    private Process process;
    /** The link of the host, once the process has told it. */
    private CompletableFuture<String> link;

    /** {@code command} serves, and prints its link, and in the next line the one for other devices if there are any. */
    FriendServer(List<String> command) {
        this.command = List.copyOf(command);
    }

    /** The program that runs, started once more with {@code arguments}, which are divided by spaces. */
    public static FriendServer own(String arguments) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("marienbad"));
        if (command.get(0).matches(".*java(\\.exe)?")) {
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        }
        command.addAll(List.of(arguments.split(" ")));
        return new FriendServer(command);
    }

    /**
     * Serves, unless it does already or is about to.
     *
     * @param answer told once, in any thread, the link of the host
     * @param failed told instead why there is none
     */
    public void start(Consumer<String> answer, Consumer<String> failed) {
        if (!isServing()) {
            try {
                begin();
            } catch (IOException failure) {
                failed.accept(String.valueOf(failure.getMessage()));
                return;
            }
        }
        CompletableFuture<Void> unused = link.thenAccept(answer).exceptionally(ended -> {
            failed.accept(ended.getCause().getMessage());
            return null;
        });
    }

    private void begin() throws IOException {
        Process started = new ProcessBuilder(command).redirectErrorStream(true).start();
        CompletableFuture<String> told = new CompletableFuture<>();
        process = started;
        link = told;
        // The window may be ended from outside.
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroy));
        DaemonThreads.named("friends").newThread(() -> listen(started, told)).start();
    }

    private static void listen(Process started, CompletableFuture<String> link) {
        StringBuilder said = new StringBuilder();
        String own = "";
        try (BufferedReader lines = started.inputReader(StandardCharsets.UTF_8)) {
            // Later lines are read, too, so that it does not wait.
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher found = LINK.matcher(line);
                if (!own.isEmpty() && !link.isDone()) {
                    link.complete(found.find() ? reachable(own, found.group()) : own);
                } else if (own.isEmpty() && found.find()) {
                    own = found.group();
                } else if (said.length() < LONGEST) {
                    said.append(line).append('\n');
                }
            }
        } catch (IOException ended) {
            said.append(ended.getMessage());
        }
        link.completeExceptionally(new IOException(said.toString().strip()));
    }

    /** The host's link at the address that the other devices know, so that the invitations are for them. */
    private static String reachable(String own, String others) {
        int key = own.indexOf('#');
        return key < 0 ? others : others + own.substring(key);
    }

    boolean isServing() {
        return process != null && process.isAlive();
    }

    @Override
    public void close() {
        stop();
    }

    /** Ends the process, and waits for its end. */
    void stop() {
        if (process != null) {
            process.destroy();
            process.onExit()
                    .completeOnTimeout(process, END_SECONDS, TimeUnit.SECONDS)
                    .join();
        }
    }
}

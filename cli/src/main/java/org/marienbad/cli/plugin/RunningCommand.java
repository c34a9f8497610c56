package org.marienbad.cli.plugin;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.Json;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserDirectory;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine.ParseResult;

/** A plugin's command at work on the terminal. Somebody who ends the process waits until the command has noticed. */
final class RunningCommand implements CommandContext {
    private final ParseResult given;
    private final Settings settings;
    private final Optional<GameOptions> game;
    private final Optional<Path> output;
    private final Messages messages;
    private final Plugins plugins;
    private final Terminal terminal;
    private final CountDownLatch cancelled = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private GamesBar bar;
    private long shown;

    RunningCommand(
            ParseResult given,
            Settings settings,
            Optional<GameOptions> game,
            Optional<Path> output,
            Messages messages,
            Plugins plugins,
            Terminal terminal) {
        this.given = given;
        this.settings = settings;
        this.game = game;
        this.output = output;
        this.messages = messages;
        this.plugins = plugins;
        this.terminal = terminal;
    }

    boolean run(Supplier<Boolean> command) {
        boolean[] fine = new boolean[1];
        ShutdownHook.during(
                () -> {
                    try {
                        fine[0] = command.get();
                    } finally {
                        clearProgress();
                        terminal.out().flush();
                        ended.countDown();
                    }
                },
                this::cancel);
        return fine[0];
    }

    private void cancel() {
        cancelled.countDown();
        try {
            ended.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException ending) {
            // The process ends without it.
        }
    }

    @Override
    public List<String> operands() {
        return given.matchedPositionals().stream()
                .flatMap(operand -> operand.stringValues().stream())
                .toList();
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public GameSetup setup() {
        GameOptions given = game.orElseThrow();
        return given.setup(plugins().games(), 0);
    }

    @Override
    public OptionalLong seed() {
        GameOptions given = game.orElseThrow();
        return given.hasSeed() ? OptionalLong.of(given.seed()) : OptionalLong.empty();
    }

    @Override
    public Optional<Path> output() {
        return output;
    }

    @Override
    public Messages messages() {
        return messages;
    }

    @Override
    public synchronized void println(String line) {
        clearProgress();
        terminal.println(line);
    }

    @Override
    public boolean json() {
        return given.hasMatchedOption(PluginCommands.JSON);
    }

    @Override
    public synchronized void printJson(Object plain) {
        clearProgress();
        terminal.printJson(plain);
    }

    @Override
    public synchronized void event(String name, Map<String, ?> fields, String... lines) {
        if (!json()) {
            List.of(lines).forEach(this::println);
            return;
        }
        Map<String, Object> all = new LinkedHashMap<>(Map.of("event", name));
        all.putAll(fields);
        clearProgress();
        terminal.printEvent(Json.line(all));
    }

    @Override
    public synchronized void warn(String line) {
        clearProgress();
        terminal.warn("marienbad: " + line);
    }

    @Override
    public synchronized void progress(long done, long total) {
        if (bar == null) {
            // The time before a line was printed between says nothing of the speed since.
            bar = new GamesBar(terminal, done, total);
            shown = done;
        }
        bar.step(done - shown);
        shown = done;
    }

    @Override
    public synchronized Plugins plugins() {
        int known = plugins.faults().size();
        plugins.complete().faults().stream().skip(known).forEach(fault -> warn("plugin " + fault));
        return plugins;
    }

    @Override
    public Path dataDirectory() {
        return UserDirectory.DATA.path();
    }

    @Override
    public boolean cancelled() {
        return cancelled.getCount() == 0;
    }

    @Override
    public void awaitCancelled() throws InterruptedException {
        cancelled.await();
    }

    private synchronized void clearProgress() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }
}

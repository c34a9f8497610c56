package org.marienbad.framework.toy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** The input of a command in a test, and its output. */
public class RecordingContext implements CommandContext {
    public static final Plugins PLUGINS = Plugins.load();

    public final List<String> printed = new CopyOnWriteArrayList<>();
    /** As text, the name first. */
    public final List<String> events = new CopyOnWriteArrayList<>();

    public final List<String> warned = new CopyOnWriteArrayList<>();
    public final CountDownLatch cancelled = new CountDownLatch(1);
    private final Subcommand command;
    private final List<String> operands;
    private final Settings settings;
    private final Path data;

    /** @param data where the command may keep something */
    public RecordingContext(Subcommand command, List<String> operands, Map<String, ?> settings, Path data) {
        this.command = command;
        this.operands = operands;
        this.settings = Settings.of("option", command.id(), command.settings(), settings, Reach.LOCAL);
        this.data = data;
    }

    /** For a command that keeps nothing. */
    public RecordingContext(Subcommand command, String operand, Map<String, ?> settings) {
        this(command, List.of(operand), settings, null);
    }

    @Override
    public List<String> operands() {
        return operands;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public Optional<Path> output() {
        return Optional.empty();
    }

    @Override
    public Messages messages() {
        return command.messages(Locale.ENGLISH);
    }

    @Override
    public void println(String line) {
        printed.add(line);
    }

    @Override
    public boolean json() {
        return false;
    }

    @Override
    public void printJson(Object plain) {
        printed.add(String.valueOf(plain));
    }

    @Override
    public void event(String name, Map<String, ?> fields, String... lines) {
        events.add(name + " " + new TreeMap<>(fields));
        List.of(lines).forEach(this::println);
    }

    @Override
    public void warn(String line) {
        warned.add(line);
    }

    @Override
    public void progress(long done, long total) {}

    @Override
    public Plugins plugins() {
        return PLUGINS;
    }

    @Override
    public Path dataDirectory() {
        return Objects.requireNonNull(data, "nothing is to be kept");
    }

    @Override
    public boolean cancelled() {
        return cancelled.getCount() == 0;
    }

    @Override
    public void awaitCancelled() throws InterruptedException {
        cancelled.await();
    }
}

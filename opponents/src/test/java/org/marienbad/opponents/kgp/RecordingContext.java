package org.marienbad.opponents.kgp;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** What a command was given in a test, and what it said. */
final class RecordingContext implements CommandContext {
    final List<String> printed = new CopyOnWriteArrayList<>();
    final List<String> warned = new CopyOnWriteArrayList<>();
    final CountDownLatch cancelled = new CountDownLatch(1);

    private static final Plugins PLUGINS = Plugins.load();

    private final String address;
    private final Settings settings;

    RecordingContext(String address, Map<String, ?> settings) {
        this.address = address;
        this.settings = Settings.of("option", "kgp", new KgpCommand().settings(), settings, Reach.LOCAL);
    }

    @Override
    public List<String> operands() {
        return List.of(address);
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
        return new KgpCommand().messages(Locale.ENGLISH);
    }

    @Override
    public void println(String line) {
        printed.add(line);
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
        throw new AssertionError("nothing is to be kept");
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

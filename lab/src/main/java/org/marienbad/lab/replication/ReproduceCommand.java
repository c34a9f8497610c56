package org.marienbad.lab.replication;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;

/** {@code marienbad reproduce ID}: runs a {@link Replication}, or all there are, and writes down what came out. */
public final class ReproduceCommand implements Subcommand {
    private static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();

    @Override
    public String id() {
        return "reproduce";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        List<Replication> replications = services.all(Replication.class);
        List<Subcommand> commands = new ArrayList<>();
        for (Replication replication : replications) {
            commands.add(new Repetition(replication.id(), List.of(replication)));
        }
        commands.add(new Repetition("all", replications));
        return commands;
    }

    /** Some experiments, one after the other. */
    private record Repetition(String id, List<Replication> replications) implements Subcommand {
        @Override
        public Messages messages(Locale locale) {
            Messages words = Messages.of(locale);
            for (Replication replication : replications) {
                words = words.with(replication.getClass().getClassLoader(), replication.messages());
            }
            return words.with(ReproduceCommand.class.getClassLoader(), new ReproduceCommand().messages());
        }

        @Override
        public List<Setting<?>> settings() {
            Set<Setting<?>> all = new LinkedHashSet<>();
            replications.forEach(replication -> all.addAll(replication.settings()));
            all.add(THREADS);
            return List.copyOf(all);
        }

        @Override
        public Output output() {
            return Output.DIRECTORY;
        }

        @Override
        public boolean run(CommandContext context) throws IOException {
            for (Replication replication : replications) {
                if (!run(replication, context)) {
                    return false;
                }
            }
            return true;
        }

        private boolean run(Replication replication, CommandContext context) throws IOException {
            Settings settings = own(replication, context.settings());
            int threads = Processors.orAll(context.settings().get(THREADS));
            long games = replication.games(settings);
            AtomicLong played = new AtomicLong();
            long start = System.nanoTime();
            Findings findings;
            try {
                findings = replication.run(settings, threads, new Replication.Progress() {
                    @Override
                    public void played(long more) {
                        context.progress(played.addAndGet(more), games);
                    }

                    @Override
                    public boolean cancelled() {
                        return context.cancelled();
                    }
                });
            } catch (CancellationException interrupted) {
                context.warn(context.messages().get("interrupted", played.get(), games, replication.id()));
                return false;
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            List<Path> written = write(context.output().orElseThrow(), replication.id(), findings);
            context.println(context.messages().get("done", replication.id(), games, seconds, games / seconds, threads));
            findings.summary().forEach(line -> context.println("  " + line));
            written.forEach(file -> context.println("  " + file));
            return true;
        }

        /** The values of those settings that the experiment has. */
        private static Settings own(Replication replication, Settings given) {
            Map<String, Object> values = new LinkedHashMap<>(given.toMap());
            values.keySet()
                    .retainAll(replication.settings().stream().map(Setting::key).toList());
            return Settings.of("option", replication.id(), replication.settings(), values, Reach.LOCAL);
        }

        private static List<Path> write(Path directory, String replication, Findings findings) throws IOException {
            Map<String, String> files = new LinkedHashMap<>();
            files.put(replication + ".md", findings.page());
            files.put(replication + ".json", JSON.writeValueAsString(findings.data()) + "\n");
            files.putAll(findings.tables());
            findings.charts().forEach(chart -> files.put(chart.file() + ".svg", ChartSvg.of(chart)));
            List<Path> written = new ArrayList<>();
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = directory.resolve(file.getKey());
                AtomicFiles.write(path, file.getValue());
                written.add(path);
            }
            return written;
        }
    }
}

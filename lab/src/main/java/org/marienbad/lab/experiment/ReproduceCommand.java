package org.marienbad.lab.experiment;

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
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** {@code marienbad reproduce ID}: runs an {@link Experiment}, or all there are, and writes down what came out. */
public final class ReproduceCommand implements Subcommand {
    private static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();

    @Override
    public String id() {
        return "reproduce";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        List<Experiment> experiments = services.all(Experiment.class);
        List<Subcommand> commands = new ArrayList<>();
        for (Experiment experiment : experiments) {
            commands.add(new Repetition(experiment.id(), List.of(experiment)));
        }
        commands.add(new Repetition("all", experiments));
        return commands;
    }

    /** Some experiments, one after the other. */
    private record Repetition(String id, List<Experiment> experiments) implements Subcommand {
        @Override
        public Messages messages(Locale locale) {
            Messages words = Messages.of(locale);
            for (Experiment experiment : experiments) {
                words = words.with(experiment.getClass().getClassLoader(), experiment.messages());
            }
            return words.with(ReproduceCommand.class.getClassLoader(), new ReproduceCommand().messages());
        }

        @Override
        public List<Setting<?>> settings() {
            Set<Setting<?>> all = new LinkedHashSet<>();
            experiments.forEach(experiment -> all.addAll(experiment.settings()));
            all.add(THREADS);
            return List.copyOf(all);
        }

        @Override
        public Output output() {
            return Output.DIRECTORY;
        }

        @Override
        public boolean run(CommandContext context) throws IOException {
            for (Experiment experiment : experiments) {
                if (!run(experiment, context)) {
                    return false;
                }
            }
            return true;
        }

        private boolean run(Experiment experiment, CommandContext context) throws IOException {
            Settings settings = own(experiment, context.settings());
            int threads = Processors.orAll(context.settings().get(THREADS));
            long games = experiment.games(settings);
            AtomicLong played = new AtomicLong();
            long start = System.nanoTime();
            Findings findings;
            try {
                findings = experiment.run(settings, threads, new Experiment.Progress() {
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
                context.warn(context.messages().get("interrupted", played.get(), games, experiment.id()));
                return false;
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            List<Path> written = write(context.output().orElseThrow(), experiment.id(), findings);
            context.println(context.messages().get("done", experiment.id(), games, seconds, games / seconds, threads));
            findings.summary().forEach(line -> context.println("  " + line));
            written.forEach(file -> context.println("  " + file));
            return true;
        }

        /** The values of those settings that the experiment has. */
        private static Settings own(Experiment experiment, Settings given) {
            Map<String, Object> values = new LinkedHashMap<>(given.toMap());
            values.keySet()
                    .retainAll(experiment.settings().stream().map(Setting::key).toList());
            return Settings.of("option", experiment.id(), experiment.settings(), values, Reach.LOCAL);
        }

        private static List<Path> write(Path directory, String experiment, Findings findings) throws IOException {
            Map<String, String> files = new LinkedHashMap<>();
            files.put(experiment + ".md", findings.page());
            files.put(experiment + ".json", JSON.writeValueAsString(findings.data()) + "\n");
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

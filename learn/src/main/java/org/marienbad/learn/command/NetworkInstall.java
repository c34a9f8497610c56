package org.marienbad.learn.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import org.marienbad.learn.network.RuntimeNetworks;
import org.marienbad.learn.network.Runtimes;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.run.Candidate;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.run.TrainingResult;
import org.marienbad.learn.run.TrainingText;
import org.marienbad.learn.run.Trainings;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.Weights;

/** {@code marienbad network install GAME}: a network that was trained outside becomes a model. */
final class NetworkInstall implements Subcommand {
    private static final NameSetting OUT = Setting.ofName("out", "");
    /** Whether a runtime computes the network even if plain Java could. */
    private static final BooleanSetting RUNTIME = Setting.ofBoolean("runtime", false);

    private static final BooleanSetting FORCE = Setting.ofBoolean("force", false);
    private static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);

    @Override
    public String id() {
        return "install";
    }

    @Override
    public boolean setsUpGame() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(NetworkCommand.ONNX, OUT, RUNTIME, FORCE, THREADS);
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        return Translated.run(context, () -> install(context));
    }

    private static boolean install(CommandContext context) throws IOException {
        Messages words = context.messages();
        Settings settings = context.settings();
        if (settings.get(NetworkCommand.ONNX).isEmpty()) {
            throw new IllegalArgumentException(words.get("install.missing"));
        }
        GameSetup setup = context.setup();
        String given = settings.get(OUT);
        String name = given.isEmpty() ? TrainingPlan.usualName(setup) : TrainingPlan.requireName(given);
        boolean runtime = settings.get(RUNTIME);
        Weights network = NetworkCommand.read(
                context, onnx -> OnnxModels.install(onnx, setup, context.seed().orElse(0), runtime, context.plugins()));
        Trainings trainings = Trainings.in(context.dataDirectory(), context.plugins());
        Candidate candidate = trainings.candidate(setup, name);
        if (settings.get(FORCE)) {
            context.println(words.get("install.done", candidate.force(network), of(network, context)) + " "
                    + play(context, name));
            return true;
        }
        context.println(words.get("install.compare", of(network, context)));
        TrainingResult.Made made;
        try {
            made = candidate.install(
                    network, trainings.aside(name), Processors.orAll(settings.get(THREADS)), context::cancelled);
        } catch (CancellationException cancelled) {
            context.println(words.get("positions.cancelled"));
            return false;
        }
        context.println(new TrainingText(words.locale()).verdict(name, setup, made));
        boolean passed = made.gate().passed();
        context.println(passed ? play(context, name) : words.get("install.anyway"));
        return passed;
    }

    private static String play(CommandContext context, String name) {
        return context.messages().get("install.play", context.setup().provider().id(), name);
    }

    /** The widths of the hidden layers, or who computes it. */
    private static String of(Weights network, CommandContext context) {
        return network.method() == RuntimeNetworks.FORMAT
                ? Runtimes.find(context.plugins()).orElseThrow().name()
                : network.hyper().text(NetworkSettings.HIDDEN);
    }
}

package org.marienbad.learn.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.network.RuntimeNetworks;
import org.marienbad.learn.network.Runtimes;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.Weights;

/** {@code marienbad network install GAME}: a network that was trained outside becomes a model. */
final class NetworkInstall implements Subcommand {
    private static final NameSetting OUT = Setting.ofName("out", "");
    /** Whether a runtime computes the network even if plain Java could. */
    private static final BooleanSetting RUNTIME = Setting.ofBoolean("runtime", false);

    private static final BooleanSetting REPLACE = Setting.ofBoolean("replace", false);

    @Override
    public String name() {
        return "install";
    }

    @Override
    public Messages messages(Locale locale) {
        return NetworkCommand.words(locale);
    }

    @Override
    public boolean setsUpGame() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(NetworkCommand.ONNX, OUT, RUNTIME, REPLACE);
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        Messages words = context.messages();
        if (context.settings().get(NetworkCommand.ONNX).isEmpty()) {
            throw new IllegalArgumentException(words.get("install.missing"));
        }
        String game = context.setup().provider().id();
        String given = context.settings().get(OUT);
        String name = given.isEmpty() ? game : given;
        Path file = context.dataDirectory().resolve("models").resolve(name + ModelFile.EXTENSION);
        if (Files.exists(file) && !context.settings().get(REPLACE)) {
            throw new IllegalArgumentException(words.get("install.exists", name));
        }
        boolean runtime = context.settings().get(RUNTIME);
        Weights network = NetworkCommand.read(
                context,
                onnx -> OnnxModels.install(onnx, context.setup(), context.seed().orElse(0), runtime));
        Files.createDirectories(file.getParent());
        ModelFile.write(file, network, ModelFile.Notes.NONE);
        context.println(
                network.method() == RuntimeNetworks.FORMAT
                        ? words.get(
                                "install.done.runtime",
                                file,
                                Runtimes.find().orElseThrow().name(),
                                game,
                                name)
                        : words.get("install.done", file, network.hyper().text(NetworkSettings.HIDDEN), game, name));
        return true;
    }
}

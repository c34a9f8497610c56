package org.marienbad.learn.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.Training;

/** {@code marienbad network install GAME}: a network that was trained outside becomes a model. */
final class NetworkInstall implements Subcommand {
    private static final NameSetting OUT = Setting.ofName("out", "");
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
        return List.of(NetworkCommand.ONNX, OUT, REPLACE);
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
        Training training = NetworkCommand.read(context, Map.of());
        Files.createDirectories(file.getParent());
        ModelFile.write(file, training, ModelFile.Notes.NONE);
        context.println(words.get("install.done", file, training.hyper().text(NetworkSettings.HIDDEN), game, name));
        return true;
    }
}

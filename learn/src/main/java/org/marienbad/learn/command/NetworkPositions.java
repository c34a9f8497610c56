package org.marienbad.learn.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import org.marienbad.learn.text.Hyperparameters;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.zero.Positions;
import org.marienbad.learn.zero.Zero;

/** {@code marienbad network positions GAME}: positions of self-play, for training outside. */
final class NetworkPositions implements Subcommand {
    private static final IntSetting GAMES = Setting.ofInt("games", 1, 10_000_000, 1000);
    private static final IntSetting FIRST = Setting.ofInt("first", 0, 1_000_000_000, 0);
    private static final FileSetting OUT = Setting.ofFile("out", List.of());
    private static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);

    @Override
    public String id() {
        return "positions";
    }

    @Override
    public boolean setsUpGame() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(GAMES, FIRST, NetworkCommand.ONNX, TrainCommand.HYPER, THREADS, OUT);
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        return Translated.run(context, () -> write(context));
    }

    private static boolean write(CommandContext context) throws IOException {
        Settings settings = context.settings();
        if (settings.get(OUT).isEmpty()) {
            throw new IllegalArgumentException(context.messages().get("positions.missing"));
        }
        Path file = Path.of(settings.get(OUT));
        String given = settings.get(TrainCommand.HYPER);
        Map<String, Object> hyper = given.isEmpty() ? Map.of() : TrainingDialogue.pairs(given);
        Training training = settings.get(NetworkCommand.ONNX).isEmpty()
                ? Zero.METHOD.start(
                        context.setup(),
                        Hyperparameters.of(Zero.METHOD.id(), Zero.METHOD.settings(), hyper),
                        context.seed().orElse(0))
                : NetworkCommand.read(context, hyper);
        int count = Positions.write(
                file,
                training,
                settings.get(FIRST),
                settings.get(GAMES),
                Processors.orAll(settings.get(THREADS)),
                context::cancelled);
        Messages words = context.messages();
        context.println(count < 0 ? words.get("positions.cancelled") : words.get("positions.done", file, count));
        return count >= 0;
    }
}

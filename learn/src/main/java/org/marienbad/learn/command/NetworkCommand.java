package org.marienbad.learn.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Training;

/** {@code marienbad network positions|install}: for networks that are trained outside. */
public final class NetworkCommand implements Subcommand {
    static final FileSetting ONNX = Setting.ofFile("onnx", List.of());

    @Override
    public String id() {
        return "network";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        return List.of(new NetworkPositions(), new NetworkInstall());
    }

    /** The object made of the bytes of a file. */
    @FunctionalInterface
    interface Reading<T> {
        T of(byte[] onnx) throws IOException;
    }

    /**
     * The training that begins with the network in a file.
     *
     * @throws IllegalArgumentException in one line, if there is no such file or it cannot be used
     */
    static Training read(CommandContext context, Map<String, ?> hyper) throws IOException {
        return read(
                context,
                onnx -> OnnxModels.read(onnx, context.setup(), context.seed().orElse(0), hyper));
    }

    /** The same for what {@code reading} makes of the file. */
    static <T> T read(CommandContext context, Reading<T> reading) throws IOException {
        Path file = Path.of(context.settings().get(ONNX));
        if (!Files.isRegularFile(file)) {
            throw new RefusedException(Text.of("file.missing", file));
        }
        try {
            return reading.of(Files.readAllBytes(file));
        } catch (IllegalArgumentException refused) {
            throw new RefusedException(Text.of("file.refused", file, RefusedException.part(refused)), refused);
        }
    }
}

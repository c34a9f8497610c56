package org.marienbad.rbg.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.PluginReader;
import org.marienbad.rbg.text.DescriptionReader;

/** Makes plugins of descriptions. */
public final class RbgReader implements PluginReader {
    @Override
    public String ending() {
        return RbgProvider.ENDING;
    }

    @Override
    public GameProvider read(Path file, Predicate<String> taken) throws IOException {
        return RbgProvider.read(file, taken);
    }

    @Override
    public List<String> remarks(Path file) throws IOException {
        return DescriptionReader.warnings(Files.readString(file));
    }

    @Override
    public List<Path> companions(Path file) throws IOException {
        return RbgProvider.companions(file);
    }
}

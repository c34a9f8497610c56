package org.marienbad.rbg.game;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.PluginReader;
import org.marienbad.rbg.text.DescriptionReader;

/** Makes plugins of descriptions. */
public final class RbgReader implements PluginReader {
    private static final String GAMES = "/org/marienbad/rbg/games/";

    @Override
    public String ending() {
        return RbgProvider.ENDING;
    }

    @Override
    public GameProvider read(Path file, Predicate<String> taken) throws IOException {
        return RbgProvider.read(file, taken);
    }

    @Override
    public GameProvider read(String name, Map<String, String> texts, Predicate<String> taken) {
        return RbgProvider.of(name, texts, taken);
    }

    @Override
    public Optional<GameProvider> bundled(String id) throws IOException {
        URL found = id.matches("[a-z][a-z0-9-]*") ? RbgReader.class.getResource(GAMES + id + ending()) : null;
        if (found == null) {
            return Optional.empty();
        }
        URI place = URI.create(found.toString());
        if (!place.getScheme().equals("jar")) {
            return Optional.of(read(Path.of(place), other -> false));
        }
        Path jar = Path.of(URI.create(found.getPath().replaceFirst("!.*", "")));
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return Optional.of(read(files.getPath(GAMES + id + ending()), other -> false));
        }
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

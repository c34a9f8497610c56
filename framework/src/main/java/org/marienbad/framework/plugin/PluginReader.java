package org.marienbad.framework.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.marienbad.framework.game.GameProvider;

/**
 * Reads games from files that are no jars, known by their ending. Such a file is a plugin as a jar is: it is found, listed, checked and installed. Listed
 * in {@code META-INF/services} of the application alone.
 */
public interface PluginReader {
    /** How its files end, the dot included. */
    String ending();

    /**
     * The game that a file describes.
     *
     * @param taken whether another game has an id already
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException saying in a sentence what is wrong with it, and where
     */
    GameProvider read(Path file, Predicate<String> taken) throws IOException;

    /**
     * The same of a file that lies in no folder.
     *
     * @param name of the file
     * @param texts by their names the file and its companions; others are ignored
     * @throws IllegalArgumentException saying in a sentence what is wrong with them, and where
     */
    GameProvider read(String name, Map<String, String> texts, Predicate<String> taken);

    /**
     * A game that comes with the reader but is in no catalogue; empty if there is none of that id.
     *
     * @throws IOException if its file cannot be read
     */
    default Optional<GameProvider> bundled(String id) throws IOException {
        return Optional.empty();
    }

    /**
     * Remarks on a file that can be read, each with its place: what is allowed, and hardly meant.
     *
     * @throws IOException if the file cannot be read
     */
    default List<String> remarks(Path file) throws IOException {
        return List.of();
    }

    /** The files beside {@code file} that belong to it, which go where it goes. */
    List<Path> companions(Path file) throws IOException;
}

package org.marienbad.games.minuteempire.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.setting.Names;

/**
 * Reads decks and rule sets, and the text of any data. Those of the game have ids, anybody's own the path of a file.
 * Unusable data are refused with a {@link DataException}.
 */
public final class DataFiles {
    private static final int MAX_BYTES = 1 << 20;

    private DataFiles() {}

    /** Ids of the decks that come with the game. */
    public static List<String> decks() {
        return List.of("symbols", "words");
    }

    /** Ids of the rule sets that come with the game. */
    public static List<String> ruleSets() {
        return List.of("thesis", "official");
    }

    public static Deck deck(String idOrPath) {
        return DeckReader.read(json("deck", "decks", decks(), idOrPath));
    }

    public static RuleSet ruleSet(String idOrPath) {
        return RuleSetReader.read(json("rule set", "rules", ruleSets(), idOrPath));
    }

    private static MapNode json(String noun, String folder, List<String> ids, String idOrPath) {
        Source source = source(noun, folder, ids, idOrPath);
        return MapNode.parse(source.name(), source.text());
    }

    /** A text, and its name in errors. */
    public record Source(String name, String text) {}

    /** The text with one of {@code ids}, from {@code folder} of those that come with the game, or that in a file. */
    public static Source source(String noun, String folder, List<String> ids, String idOrPath) {
        if (ids.contains(idOrPath)) {
            return new Source(idOrPath, bundled(folder + "/" + idOrPath + ".json"));
        }
        Path path;
        try {
            path = Path.of(idOrPath);
        } catch (InvalidPathException impossible) {
            throw new DataException(idOrPath, "", "is not a path (" + impossible.getReason() + ")");
        }
        if (!Files.exists(path)) {
            throw new DataException(idOrPath, "", "no such file, and " + Names.unknown(noun, idOrPath, ids));
        }
        return new Source(idOrPath, own(idOrPath, path));
    }

    private static String own(String name, Path path) {
        try {
            return TextFiles.read(path, MAX_BYTES);
        } catch (CharacterCodingException notText) {
            throw new DataException(name, "", "it is not text in UTF-8");
        } catch (FileSystemException refused) {
            throw new DataException(name, "", refused.getReason() == null ? "cannot be read" : refused.getReason());
        } catch (IOException unreadable) {
            throw new DataException(name, "", "cannot be read");
        }
    }

    private static String bundled(String resource) {
        try (InputStream in = DataFiles.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}

package org.marienbad.rbg.game;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.rbg.compile.FastPositions;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * A game that a file describes. Files of the same name but for the ending {@code .properties}, and {@code _cs.properties} and so on, have its words.
 * Thread-safe.
 */
public final class RbgProvider implements GameProvider {
    /** How files with descriptions end. */
    public static final String ENDING = ".rbg";

    /** Longer files are mistakes, or attacks. */
    private static final int MOST_BYTES = 1 << 20;

    private static final String PREFIX = "rbg-";
    private static final String PROPERTIES = ".properties";
    private static final Pattern LINE = Pattern.compile("\\s*//[ \\t]*(.*\\S)[ \\t]*");

    /** The game ends after so many plies if the rules do not end it. */
    private static final IntSetting PLIES = new IntSetting("plies", 10, 5000, 2000);

    private final String id;
    private final RbgDescription description;
    private final Companion companion;
    private final TextWords words;
    /** The game that was made last, which is asked for again and again. */
    private volatile RbgGame latest;

    private RbgProvider(String id, RbgDescription description, Companion companion, TextWords words) {
        this.id = id;
        this.description = description;
        this.companion = companion;
        this.words = words;
    }

    /**
     * Reads a description and its companions. Its id is the name of the file in small letters; {@code rbg-} stands before it if that is taken, or begins
     * with no letter.
     *
     * @param taken the ids of other games
     * @throws IOException if a file cannot be read
     * @throws IllegalArgumentException if the file is none that the language allows, naming line and column
     */
    public static RbgProvider read(Path file, Predicate<String> taken) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        texts.put(String.valueOf(file.getFileName()), text(file));
        for (Path companion : companions(file)) {
            texts.put(String.valueOf(companion.getFileName()), text(companion));
        }
        return of(String.valueOf(file.getFileName()), texts, taken);
    }

    /**
     * The same of texts by the names of their files; those that are no companions are ignored.
     *
     * @throws IllegalArgumentException if the text is none that the language allows, naming line and column
     */
    static RbgProvider of(String file, Map<String, String> texts, Predicate<String> taken) {
        String name = name(file);
        String text = texts.get(file);
        RbgDescription description = DescriptionReader.read(text);
        Pattern named = companion(name);
        Map<String, Companion> companions = new HashMap<>();
        texts.forEach((other, entries) -> {
            if (named.matcher(other).matches()) {
                companions.put(language(other, name), companion(other, entries, description));
            }
        });
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        id = id.matches("[a-z].*") && !taken.test(id) ? id : PREFIX + id;
        String title = TextWords.readable(name);
        TextWords words = new TextWords(title, summary(text), description, companions);
        return new RbgProvider(id, description, companions.getOrDefault("", Companion.NONE), words);
    }

    private static String name(String file) {
        return file.replaceAll("\\.rbg$", "");
    }

    private static String text(Path file) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
            throw new FileSystemException(file.toString(), null, "it is longer than " + MOST_BYTES + " bytes");
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException other) {
            throw new IllegalArgumentException("it is not text in UTF-8", other);
        }
    }

    private static Companion companion(String file, String text, RbgDescription of) {
        try {
            return Companion.read(text, of);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(file + ": " + refused.getMessage(), refused);
        }
    }

    /** The names of the companions of the description {@code name}. */
    private static Pattern companion(String name) {
        return Pattern.compile(Pattern.quote(name) + "(_[a-z]{2,3})?\\.properties");
    }

    /** The files beside {@code file} that have its words. */
    static List<Path> companions(Path file) throws IOException {
        Pattern named = companion(name(String.valueOf(file.getFileName())));
        try (Stream<Path> beside = Files.list(file.toAbsolutePath().getParent())) {
            return beside.filter(other ->
                            named.matcher(other.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        }
    }

    private static String language(String companion, String name) {
        return companion
                .substring(name.length(), companion.length() - PROPERTIES.length())
                .replace("_", "");
    }

    /** The first line of the file if it is a comment. */
    private static String summary(String text) {
        Matcher first = LINE.matcher(text);
        return first.lookingAt() ? first.group(1) : "A game whose rules are a text in the language Regular Boardgames.";
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Messages messages(Locale locale) {
        return words.in(GameProvider.super.messages(locale));
    }

    @Override
    public Map<String, String> pictures() {
        RbgGame known = latest;
        try {
            return known != null
                    ? known.pictures()
                    : ((RbgGame) create(minSeats(), Settings.defaults(options()))).pictures();
        } catch (IllegalArgumentException unplayable) {
            return Map.of();
        }
    }

    @Override
    public int minutes() {
        return companion.get("minutes").map(Integer::valueOf).orElse(0);
    }

    @Override
    public int minSeats() {
        return description.players().size();
    }

    @Override
    public int maxSeats() {
        return description.players().size();
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(PLIES);
    }

    @Override
    public Game create(int seats, Settings options) {
        int plies = options.get(PLIES);
        RbgGame known = latest;
        if (known == null || known.mostPlies() != plies) {
            known = known == null ? game(plies) : known.ending(plies);
            latest = known;
        }
        return known;
    }

    private RbgGame game(int plies) {
        try {
            RbgRules rules = new RbgRules(description);
            return new RbgGame(rules, FastPositions.start(rules, id), companion, plies);
        } catch (IllegalStateException endless) {
            throw new IllegalArgumentException(endless.getMessage(), endless);
        }
    }
}

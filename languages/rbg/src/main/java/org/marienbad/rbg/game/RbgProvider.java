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
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.compile.TooLargeException;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;
import org.marienbad.rbg.tree.RbgDescription;

/**
 * A game that a file describes. Files of the same name but for the ending {@code .properties}, and {@code _cs.properties} and so on, have its words.
 * Thread-safe.
 */
public final class RbgProvider implements GameProvider {
    private static final System.Logger LOG = System.getLogger(RbgProvider.class.getName());

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
        String name = name(file);
        String text = text(file);
        RbgDescription description = DescriptionReader.read(text);
        Map<String, Companion> companions = new HashMap<>();
        for (Path companion : companions(file)) {
            String language = language(companion, name);
            companions.put(language, companion(companion, description));
        }
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        id = id.matches("[a-z].*") && !taken.test(id) ? id : PREFIX + id;
        String title = TextWords.readable(name);
        TextWords words = new TextWords(title, summary(text), description, companions);
        return new RbgProvider(id, description, companions.getOrDefault("", Companion.NONE), words);
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName()).replaceAll("\\.rbg$", "");
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

    private static Companion companion(Path file, RbgDescription of) throws IOException {
        try {
            return Companion.read(text(file), of);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(file.getFileName() + ": " + refused.getMessage(), refused);
        }
    }

    /** The files beside {@code file} that have its words. */
    static List<Path> companions(Path file) throws IOException {
        Pattern named = Pattern.compile(Pattern.quote(name(file)) + "(_[a-z]{2,3})?\\.properties");
        try (Stream<Path> beside = Files.list(file.toAbsolutePath().getParent())) {
            return beside.filter(other ->
                            named.matcher(other.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        }
    }

    private static String language(Path companion, String name) {
        String file = companion.getFileName().toString();
        return file.substring(name.length(), file.length() - PROPERTIES.length())
                .replace("_", "");
    }

    /** The first line of the file if it is a comment. */
    private static String summary(String text) {
        Matcher first = LINE.matcher(text);
        return first.lookingAt() ? first.group(1) : "A game that a file describes in Regular Boardgames.";
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
            return new RbgGame(rules, start(rules), companion, plies);
        } catch (IllegalStateException endless) {
            throw new IllegalArgumentException(endless.getMessage(), endless);
        }
    }

    /** A position of a class of its own where the description fits into one. */
    private RbgPosition start(RbgRules rules) {
        try {
            return new CompiledRules(rules).start();
        } catch (TooLargeException large) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    () -> "The game " + id + " is interpreted, which is slow: " + large.getMessage() + ".");
            return new InterpretedPosition(rules);
        }
    }
}

package org.marienbad.play;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SourcedJson;

/** Reads and writes games that were played: match records, and text in the notation of a game. */
public final class PlayedGames {
    /** The first line of a game whose options are not the default ones: {@code ; kalaha stones=3 pie=on}. */
    private static final Pattern HEADER = Pattern.compile(";\\s*([a-z][a-z0-9-]*)((?:\\s+\\w+=\\S+)*)\\s*");

    private final Catalogue<GameProvider> games;
    private final Catalogue<GameNotation> notations;
    private final Reach trusted;

    /**
     * Reads games whose options may come from {@code trusted}: {@link Reach#ANYWHERE} unless the user says otherwise.
     */
    public PlayedGames(Catalogue<GameProvider> games, Catalogue<GameNotation> notations, Reach trusted) {
        this.games = games;
        this.notations = notations;
        this.trusted = trusted;
    }

    /**
     * The game in {@code text}, a match record or in the notation of its game.
     *
     * @param game which game a notation belongs to; empty to find out from the text
     * @param options of the game, before those that the text gives; from this machine's own user
     * @throws IllegalArgumentException naming in one line what is wrong, and where
     */
    public PlayedGame read(String text, Optional<String> game, Map<String, String> options) {
        return text.stripLeading().startsWith("{") ? record(text) : transcript(text, game, options);
    }

    private PlayedGame record(String text) {
        MatchRecord record = MatchRecordJson.read(text.strip());
        MatchRecord.Replay replay = record.replay(games::get, trusted);
        List<Ply> plies = Arrays.stream(replay.plies()).mapToObj(Ply::of).toList();
        return new PlayedGame(replay.setup(), plies, replay.tree(), Optional.of(record));
    }

    private PlayedGame transcript(String text, Optional<String> game, Map<String, String> asked) {
        Matcher header = HEADER.matcher(text.lines().findFirst().orElse("").strip());
        boolean described = header.matches() && notations.find(header.group(1)).isPresent();
        String id = game.orElseGet(() -> described ? header.group(1) : fitting(text, asked));
        GameNotation notation = notationOf(id);
        Map<String, SourcedJson> options = new LinkedHashMap<>();
        if (described && id.equals(header.group(1))) {
            for (String pair : header.group(2).strip().split("\\s+")) {
                if (!pair.isEmpty()) {
                    String value = pair.substring(pair.indexOf('=') + 1);
                    options.put(pair.substring(0, pair.indexOf('=')), SourcedJson.of(value, "", trusted));
                }
            }
        }
        asked.forEach((key, value) -> options.put(key, SourcedJson.of(value, "")));
        GameSetup setup = new GameRequest(
                        Map.of("game", SourcedJson.of(id, ""), "options", new SourcedJson(options, "", trusted)), "")
                .setup(games);
        Transcript transcript = notation.read(setup.game(), text);
        return new PlayedGame(setup.starting(transcript.starter()), transcript.plies(), Optional.empty());
    }

    /** The only game in whose notation {@code text} can be read, or the only one that has a notation. */
    private String fitting(String text, Map<String, String> options) {
        List<String> ids = notations.ids();
        List<String> fitting = ids.size() == 1
                ? ids
                : ids.stream().filter(id -> isIn(id, text, options)).toList();
        if (fitting.size() != 1) {
            throw new IllegalArgumentException(
                    "which game? --game says it; there are notations for: " + String.join(", ", ids));
        }
        return fitting.get(0);
    }

    private boolean isIn(String id, String text, Map<String, String> options) {
        try {
            GameSetup setup = GameRequest.of(Map.of("game", id, "options", options), Reach.LOCAL)
                    .setup(games);
            return !notationOf(id).read(setup.game(), text).plies().isEmpty();
        } catch (IllegalArgumentException other) {
            return false;
        }
    }

    private GameNotation notationOf(String id) {
        return notations
                .find(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no notation for " + id
                        + "; there are notations for: "
                        + String.join(", ", notations.ids())));
    }

    /** Whether {@link #notation} can write it. */
    public boolean hasNotation(PlayedGame played) {
        return played.observer() == Observer.REFEREE
                && played.setup().position().isEmpty()
                && notations.find(played.setup().provider().id()).isPresent();
    }

    /**
     * The game as text in its own notation; the first line gives the options that differ from their defaults.
     *
     * @throws IllegalArgumentException if it has none, or not all plies are known
     */
    public String notation(PlayedGame played) {
        played.requireKnown();
        String id = played.setup().provider().id();
        GameNotation notation = notationOf(id);
        Settings options = played.setup().options();
        String header = options.changed().isEmpty()
                ? ""
                : "; " + id + " " + options.toString().replace(',', ' ') + "\n";
        Transcript transcript = new Transcript(played.setup().starter(), played.plies());
        return header + notation.write(played.setup().game(), transcript);
    }
}

package org.marienbad.desktop.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.NotationCatalogue;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordJson;
import org.marienbad.framework.setting.Settings;

/** Reads and writes games that were played: match records, and text in the notation of a game. */
final class GameFile {
    /** The first line of a game whose options are not the initial ones: {@code ; kalaha stones=3 pie=on}. */
    private static final Pattern HEADER = Pattern.compile(";\\s*([a-z][a-z0-9-]*)((?:\\s+\\w+=\\S+)*)\\s*");

    private final GameCatalogue games;
    private final NotationCatalogue notations;

    @Inject
    GameFile(GameCatalogue games, NotationCatalogue notations) {
        this.games = games;
        this.notations = notations;
    }

    /**
     * A game that was played.
     *
     * @param setup with the starter that began
     * @param record the match record that it came from, if it came from one
     */
    record Played(GameSetup setup, List<Ply> plies, Optional<MatchRecord> record) {
        List<Integer> codes() {
            return plies.stream().map(Ply::action).toList();
        }
    }

    /** The game in {@code file}; which game a notation belongs to, and its options, where asked for. */
    Played read(Path file, Optional<String> game, Map<String, String> asked) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException unreadable) {
            throw new BadInput("cannot read " + file + " (" + AtomicFile.reason(unreadable) + ")", unreadable);
        }
        return BadInput.unlessRefused(
                file.toString(),
                () -> text.stripLeading().startsWith("{") ? record(text) : transcript(text, game, asked),
                file + ": ");
    }

    private Played record(String text) {
        MatchRecord record = MatchRecordJson.read(text.strip());
        MatchRecord.Replay replay = record.replay(games::get);
        List<Ply> plies = Arrays.stream(replay.plies()).mapToObj(Ply::of).toList();
        return new Played(replay.setup(), plies, Optional.of(record));
    }

    private Played transcript(String text, Optional<String> game, Map<String, String> asked) {
        Matcher header = HEADER.matcher(text.lines().findFirst().orElse("").strip());
        boolean described = header.matches() && notations.of(header.group(1)).isPresent();
        String id = game.orElseGet(() -> described ? header.group(1) : onlyNotation());
        GameNotation notation = notationOf(id);
        Map<String, Object> options = new LinkedHashMap<>();
        if (described && id.equals(header.group(1))) {
            for (String pair : header.group(2).strip().split("\\s+")) {
                if (!pair.isEmpty()) {
                    options.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
                }
            }
        }
        options.putAll(asked);
        GameProvider provider = games.get(id);
        GameSetup setup = GameSetup.of(provider, provider.minSeats(), options, 0);
        Transcript transcript = notation.read(setup.game(), text);
        GameSetup started = GameSetup.of(provider, provider.minSeats(), options, transcript.starter());
        return new Played(started, transcript.plies(), Optional.empty());
    }

    private String onlyNotation() {
        List<String> ids = notations.all().stream().map(GameNotation::id).toList();
        if (ids.size() != 1) {
            throw new BadInput("which game? --game says it; there are notations for: " + String.join(", ", ids));
        }
        return ids.get(0);
    }

    private GameNotation notationOf(String id) {
        return notations
                .of(id)
                .orElseThrow(() -> new BadInput("there is no notation for " + id + "; there are notations for: "
                        + String.join(
                                ", ",
                                notations.all().stream().map(GameNotation::id).toList())));
    }

    boolean hasNotation(Played played) {
        return notations.of(played.setup().provider().id()).isPresent();
    }

    /** The game as text in its own notation. */
    String notation(Played played) {
        String id = played.setup().provider().id();
        GameNotation notation = notationOf(id);
        Settings options = played.setup().options();
        String header = options.changed().isEmpty()
                ? ""
                : "; " + id + " " + options.toString().replace(',', ' ') + "\n";
        Transcript transcript = new Transcript(played.setup().starter(), played.plies());
        return header + notation.write(played.setup().game(), transcript);
    }

    /** The game as a match record; one that came from a record is that record. */
    MatchRecord record(Played played) {
        return played.record().orElseGet(() -> MatchRecord.of(played.setup(), played.codes()));
    }
}

package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.DrawingJson;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.SampleGame;
import org.marienbad.play.coach.Coach;
import org.marienbad.play.setup.ClockChoice;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.SettingJson;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.room.Exploration;
import org.marienbad.server.room.LessonJson;
import org.marienbad.server.room.NewRoom;
import org.marienbad.server.room.Phrases;
import org.marienbad.server.room.RoomGame;
import org.marienbad.server.room.RoomJson;
import org.marienbad.server.room.WordedPosition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games that can be played, and how: the same for everybody who reads the same language. Thread-safe. */
final class OfferedGames {
    private static final Logger LOG = LoggerFactory.getLogger(OfferedGames.class);

    private record Key(String game, Locale locale) {}

    private final House house;
    private final Map<Key, ObjectNode> games = new ConcurrentHashMap<>();
    private final Map<Key, JsonNode> drawings = new ConcurrentHashMap<>();

    OfferedGames(House house) {
        this.house = house;
    }

    /** All games, without pictures. */
    ObjectNode all(Visitor visitor) {
        Locale locale = ServerWords.spoken(visitor.locale());
        ObjectNode json = ServerJson.object();
        ArrayNode list = json.putArray("games");
        for (GameProvider game : house.setups().games().all().stream()
                .sorted(GameProvider.PROMINENT_FIRST)
                .toList()) {
            try {
                list.add(game(game, locale));
            } catch (Refusal | PluginFault unusable) {
                LOG.warn("game {} is left out: {}", game.id(), unusable.getMessage());
            }
        }
        ArrayNode clocks = json.putArray("clocks");
        ClockChoice.values().stream()
                .filter(value -> !value.equals(ClockChoice.OWN_GAME) && !value.equals(ClockChoice.OWN_PLY))
                .forEach(value -> clocks.addObject().put("id", value).put("words", clock(value, locale)));
        json.set("phrases", Phrases.json(locale));
        return json.put("language", locale.getLanguage()).put("host", visitor.isHost());
    }

    private static String clock(String value, Locale locale) {
        TimeControl control = TimeControl.parse(value);
        long seconds = control.time().toSeconds();
        return switch (control.kind()) {
            case UNLIMITED -> ServerWords.of(locale).get("clock.unlimited");
            case PER_GAME ->
                ServerWords.of(locale)
                        .get("clock.game", seconds / 60, control.increment().toSeconds());
            case PER_PLY -> ServerWords.of(locale).get("clock.ply", seconds);
            case DAYS_PER_PLY ->
                ServerWords.of(locale).get("clock.days", control.time().toDays());
        };
    }

    /** One game with a picture of it. */
    ObjectNode one(Visitor visitor, String id) {
        Locale locale = ServerWords.spoken(visitor.locale());
        GameProvider game = house.setups().game(id);
        ObjectNode json = game(game, locale).deepCopy();
        json.set("drawing", drawings.computeIfAbsent(new Key(id, locale), key -> {
            MatchView middle = SampleGame.middle(usual(game));
            return new WordedPosition(middle, GameWords.of(game, locale)).drawing();
        }));
        return json;
    }

    private GameSetup usual(GameProvider game) {
        return house.setups().setup(game.id(), game.minSeats(), Map.of(), 0);
    }

    private ObjectNode game(GameProvider game, Locale locale) {
        return games.computeIfAbsent(new Key(game.id(), locale), key -> describe(game, locale));
    }

    private ObjectNode describe(GameProvider game, Locale locale) {
        GameWords words = GameWords.of(game, locale);
        GameSetup usual = usual(game);
        GameInfo info = usual.game().info();
        ObjectNode json = ServerJson.object().put("id", game.id());
        json.put("name", words.name()).put("summary", words.summary());
        json.put("minSeats", game.minSeats()).put("maxSeats", game.maxSeats()).put("seats", game.minSeats());
        json.put("minutes", game.minutes()).put("prominence", game.prominence());
        json.set("seatNames", seatNames(usual, words));
        ArrayNode signs = json.putArray("signs");
        for (int seat = 0; seat < game.maxSeats(); seat++) {
            RoomJson.sign(signs.addObject(), Artwork.of(game), seat);
        }
        json.put("lesson", Coach.isOffered(usual));
        json.put("anyStarter", info.has(GameInfo.Trait.ANY_STARTER));
        json.put("hidden", info.has(GameInfo.Trait.HIDDEN_INFORMATION));
        json.put("chance", info.has(GameInfo.Trait.CHANCE));
        json.set("options", new SettingJson(game, words).all());
        ArrayNode levels = json.putArray("levels");
        house.levels()
                .of(usual.game())
                .forEach(level -> levels.addObject()
                        .put("id", level)
                        .put("name", house.levels().words(usual.game(), level, locale)));
        return json.put("defaultLevel", house.levels().usual(usual.game()));
    }

    private static ArrayNode seatNames(GameSetup setup, GameWords words) {
        ArrayNode names = ServerJson.array();
        MatchView start = RoomGame.start(setup);
        for (int seat = 0; seat < setup.seats(); seat++) {
            names.add(words.get(start.seatName(seat)));
        }
        return names;
    }

    /** The position of a record after its first {@code at} plies, after all where that is missing, with its players. */
    private ObjectNode recorded(Visitor visitor, Body body) {
        MatchRecord record;
        MatchRecord.Replay replay;
        try {
            record = MatchRecordJson.read(body.json().path("record").toString());
            if (record.hidesPlies()) { // guesses in their place are for their observer alone
                throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.sealedRecord");
            }
            house.setups().setup(record); // guarded, as the game may hang at its beginning
            replay = record.replay(house.setups()::game);
        } catch (IllegalArgumentException wrong) {
            throw Refusal.of(wrong);
        }
        List<Integer> plies = Arrays.stream(replay.plies()).boxed().toList();
        int at = body.optionalNumber("at", 0, plies.size()).orElse(plies.size());
        GameSetup setup = replay.setup().drawn(record.seed().orElse(0L));
        GameWords words = GameWords.of(setup.provider(), visitor.locale());
        MatchView view = RoomGame.after(setup, plies.subList(0, at));
        ObjectNode json = Exploration.recorded(view, words);
        json.putObject("game").put("id", setup.provider().id()).put("name", words.name());
        json.set("options", RoomJson.given(setup));
        ArrayNode seats = json.putArray("seats");
        for (int seat = 0; seat < setup.seats(); seat++) {
            ObjectNode node = seats.addObject().put("title", words.get(view.seatName(seat)));
            node.put("name", seat < record.names().size() ? record.names().get(seat) : "");
            RoomJson.sign(node, Artwork.of(setup.provider()), seat);
        }
        return json;
    }

    /**
     * The start of the game that {@code body} asks for; with a line of plies from there, the position that it leads to. Of a
     * body with a record, as {@link #recorded}.
     */
    ObjectNode preview(Visitor visitor, Body body) {
        if (body.has("record")) {
            return recorded(visitor, body);
        }
        GameSetup setup = NewRoom.setup(house, visitor, body, seats(body));
        GameWords words = GameWords.of(setup.provider(), visitor.locale());
        ObjectNode json =
                body.has("line") ? Exploration.beginning(setup, body.texts("line"), words) : ServerJson.object();
        json.set("drawing", new WordedPosition(RoomGame.start(setup), words).drawing());
        json.set("seatNames", seatNames(setup, words));
        return json;
    }

    private int seats(Body body) {
        GameProvider game = house.setups().game(body.text("game"));
        return body.optionalNumber("seats", 1, 64).orElse(game.minSeats());
    }

    /** The rules of the game that {@code body} asks for, and the steps of its coach. */
    ObjectNode rules(Visitor visitor, Body body) {
        GameSetup setup = NewRoom.setup(house, visitor, body, seats(body));
        GameWords words = GameWords.of(setup.provider(), visitor.locale());
        ObjectNode json = ServerJson.object();
        ArrayNode sections = json.putArray("rules");
        for (Rulebook.Section section : setup.game().view().rulebook().sections()) {
            section(sections, section, setup, words);
        }
        return json.set("coach", Coach.isOffered(setup) ? LessonJson.of(setup, words) : ServerJson.array());
    }

    /** A section; a figure ends it, and the text after it goes on without a title. */
    private static void section(ArrayNode all, Rulebook.Section section, GameSetup setup, GameWords words) {
        ObjectNode json = all.addObject().put("title", words.get(section.heading()));
        ArrayNode paragraphs = json.putArray("paragraphs");
        for (Rulebook.Block block : section.blocks()) {
            paragraphs.add(words.get(block.text()));
            if (block instanceof Rulebook.Figure figure) {
                json.set("drawing", drawing(figure, setup, words));
                json = all.addObject().put("title", "");
                paragraphs = json.putArray("paragraphs");
            }
        }
        if (paragraphs.isEmpty() && json.path("title").asText().isEmpty()) {
            all.remove(all.size() - 1);
        }
    }

    private static ObjectNode drawing(Rulebook.Figure figure, GameSetup setup, GameWords words) {
        return DrawingJson.write(words.drawing(setup, figure.picture(), figure.marks()), Artwork.of(setup.provider()));
    }
}

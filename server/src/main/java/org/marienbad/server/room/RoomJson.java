package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Primitive;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.setting.Setting;
import org.marienbad.json.DrawingJson;
import org.marienbad.json.PlainJson;
import org.marienbad.play.CalledNames;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.OpponentLevels;
import org.marienbad.server.protocol.ServerJson;

/** A room as people read it: the players, and their proposals to each other. */
public final class RoomJson {
    private static final Map<RoomSeat.Kind, String> KINDS = Map.of(
            RoomSeat.Kind.PERSON, "person",
            RoomSeat.Kind.OPEN, "open",
            RoomSeat.Kind.LEVEL, "level",
            RoomSeat.Kind.PLAYER, "player");

    private RoomJson() {}

    /**
     * Who reads it.
     *
     * @param seat −1 for a spectator
     */
    public record Reader(int seat, Locale locale, boolean host) {}

    /** Whether somebody at a seat is connected. */
    interface Presence {
        boolean isConnected(RoomSeat seat);
    }

    public static ObjectNode write(
            ObjectNode json, RoomState room, MatchView view, Reader reader, OpponentLevels levels, Presence presence) {
        GameSetup setup = view.setup();
        GameWords words = GameWords.of(setup.provider(), reader.locale());
        json.putObject("game").put("id", setup.provider().id()).put("name", words.name());
        json.set("options", given(setup));
        json.put("optionsWords", options(setup, words));
        json.put("you", reader.seat()).put("host", reader.host());
        ArrayNode seats = json.putArray("seats");
        for (int number = 0; number < room.seats().size(); number++) {
            RoomSeat seat = room.seat(number);
            ObjectNode node = seats.addObject();
            node.put("name", seat.name()).put("title", words.get(view.seatName(number)));
            node.put("kind", kind(seat));
            if (seat.kind() == RoomSeat.Kind.LEVEL) {
                seat.player().flatMap(levels::level).ifPresent(level -> node.put("level", level));
            }
            node.put(
                    "words",
                    seat.player()
                            .map(spec -> levels.words(spec, reader.locale()))
                            .orElse(""));
            node.put("standIn", seat.hasStandIn());
            node.put("connected", presence.isConnected(seat)).put("left", seat.hasLeft());
            sign(node, Artwork.of(view.setup().provider()), number);
        }
        call(json, room, view, words, levels, reader.locale());
        ArrayNode series = json.putArray("series");
        for (int number = 0; number < room.seats().size(); number++) {
            series.add(room.series().winsOf(number) + room.series().draws() / 2.0);
        }
        ArrayNode offers = json.putArray("offers");
        for (Offers.Offer offer : room.offers().all()) {
            ObjectNode node = offers.addObject().put("what", offer.what().id()).put("by", offer.by());
            if (offer.about() >= 0) {
                node.put("seat", offer.about());
            }
            offer.player().ifPresent(spec -> node.put("words", levels.words(spec, reader.locale())));
            node.put("asked", offer.asks(reader.seat()));
        }
        json.put("next", room.next().isEmpty() ? null : room.next());
        ArrayNode phrases = json.putArray("phrases");
        for (RoomState.Said said : room.phrases()) {
            phrases.add(phrase(said, words));
        }
        ArrayNode notices = json.putArray("notices");
        for (SeatChange notice : room.notices()) {
            String player = notice.player()
                    .map(spec -> levels.words(spec, reader.locale()))
                    .orElse("");
            notices.addObject()
                    .put("what", notice.what().id())
                    .put("seat", notice.seat())
                    .put(
                            "words",
                            words.server(
                                    "notice." + notice.what().id(), words.get(view.seatName(notice.seat())), player));
        }
        json.put("problem", room.problem().isEmpty() ? null : words.server().get(room.problem()));
        return json;
    }

    /** Adds to the seats the names that everybody calls them. */
    private static void call(
            ObjectNode json, RoomState room, MatchView view, GameWords words, OpponentLevels levels, Locale locale) {
        List<String> computers = room.seats().stream()
                .map(seat -> seat.isPersons()
                        ? ""
                        : seat.player().map(spec -> levels.name(spec, locale)).orElse(""))
                .toList();
        List<String> titles = IntStream.range(0, room.seats().size())
                .mapToObj(seat -> words.get(view.seatName(seat)))
                .toList();
        List<String> called =
                CalledNames.of(room.seats().stream().map(RoomSeat::name).toList(), computers, titles);
        for (int seat = 0; seat < called.size(); seat++) {
            ((ObjectNode) json.path("seats").get(seat)).put("called", called.get(seat));
        }
    }

    public static String kind(RoomSeat seat) {
        return KINDS.get(seat.kind());
    }

    /** A phrase of somebody. */
    static ObjectNode phrase(RoomState.Said said, GameWords words) {
        return ServerJson.object()
                .put("by", said.by())
                .put("id", said.phrase())
                .put("words", words.server(Phrases.key(said.phrase())));
    }

    /** Color and shape by which people tell a seat. */
    public static void sign(ObjectNode node, Artwork artwork, int seat) {
        ObjectNode color = node.putObject("color");
        for (PictureTheme theme : PictureTheme.values()) {
            color.put(theme.id(), String.format("#%06x", artwork.color(Artwork.seat(seat), theme) >>> 8));
        }
        ArrayNode shape = node.putArray("shape");
        artwork.sign("", Primitive.Layer.TOKEN, seat, new Primitive.Slot(0, 0, 1))
                .forEach(part -> shape.add(DrawingJson.write(part)));
    }

    /**
     * The options that differ from their defaults, and all that {@code forPeople} of the game names. With them people
     * and programs begin the same game.
     */
    public static ObjectNode given(GameSetup setup) {
        ObjectNode json = PlainJson.of(setup.options().changed());
        for (Setting<?> setting : setup.options().declared()) {
            if (setup.provider().forPeople().containsKey(setting.key())) {
                json.put(setting.key(), setup.options().text(setting));
            }
        }
        return json;
    }

    /** The options that are not those of the game that people are offered, as one line. */
    public static String options(GameSetup setup, GameWords words) {
        List<String> parts = new ArrayList<>();
        setup.options()
                .differing(setup.provider().forPeople())
                .forEach(setting -> parts.add(option(setup, setting, words)));
        setup.position().ifPresent(any -> parts.add(words.server("option.setUp")));
        return String.join(", ", parts);
    }

    private static <T> String option(GameSetup setup, Setting<T> setting, GameWords words) {
        String value = setup.options().text(setting);
        String shown = setup.options().get(setting) instanceof Boolean is
                ? words.server(is ? "option.on" : "option.off")
                : words.value(setting, value);
        return words.option(setting) + ": " + shown;
    }
}

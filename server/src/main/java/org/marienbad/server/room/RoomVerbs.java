package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Tokens;
import org.marienbad.server.protocol.Visitor;

/** The requests of people in a room. Confined to the room's executor. */
public final class RoomVerbs {
    /** Verbs that wait, if asked to, until something has happened. */
    public static final Set<String> WAITING = Set.of("position", "view");

    /** Verbs that change nothing. */
    public static final Set<String> READING =
            Set.of("position", "view", "record", "hint", "explain", "analysis", "review");

    private static final long PHRASE_MILLIS = 1_000;
    /** The form of a token that somebody may choose for a seat: as long as ours. */
    private static final Pattern OWN_TOKEN = Pattern.compile("[A-Za-z0-9_-]{22}");

    /** Does something; the given callback runs when it has been kept. */
    private interface Verb {
        Supplier<JsonNode> ask(Room room, Caller caller, Body body);
    }

    private static final Map<String, Verb> VERBS = Map.ofEntries(
            Map.entry("claim", RoomVerbs::claim),
            Map.entry("position", RoomReading::position),
            Map.entry("view", RoomReading::view),
            Map.entry("play", RoomVerbs::play),
            Map.entry("resign", RoomVerbs::resign),
            Map.entry("offer-draw", RoomVerbs::offerDraw),
            Map.entry("ask-takeback", RoomVerbs::askTakeback),
            Map.entry("rematch", RoomVerbs::rematch),
            Map.entry("stand-in", RoomVerbs::standIn),
            Map.entry("answer", RoomVerbs::answer),
            Map.entry("phrase", RoomVerbs::phrase),
            Map.entry("leave", RoomVerbs::leave),
            Map.entry("name", RoomVerbs::name),
            Map.entry("set-player", RoomVerbs::setPlayer),
            Map.entry("pause", RoomVerbs::pause),
            Map.entry("set-position", RoomVerbs::setPosition),
            Map.entry("record", RoomReading::record),
            Map.entry("hint", RoomReading::hint),
            Map.entry("explain", LensReading::explain),
            Map.entry("retry", RoomVerbs::retry),
            Map.entry("analysis", RoomReading::analysis),
            Map.entry("review", RoomReading::review));

    /** All that can be asked for in a room. */
    public static final Set<String> NAMES = VERBS.keySet();

    private RoomVerbs() {}

    /** A request of somebody. */
    public record Request(Visitor visitor, String token, String verb, Body body) {}

    /** Carries out the request. */
    public static Supplier<JsonNode> answer(Room room, Request request) {
        Verb verb = VERBS.get(request.verb());
        if (verb == null) {
            throw new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.verb", request.verb()));
        }
        Optional<Supplier<JsonNode>> claimed =
                request.verb().equals("claim") ? claimed(room, request.body()) : Optional.empty();
        if (claimed.isPresent()) {
            return claimed.get();
        }
        Caller caller = room.state().caller(request.visitor(), request.token());
        boolean isUseless =
                caller.role() == Caller.Role.STRANGER && !request.token().isEmpty();
        if (isUseless && request.verb().equals("claim")) {
            // The host may sit down anywhere, but a person with a used invitation means no other seat.
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        if (!request.verb().equals("leave")) {
            room.comeBack(caller);
        }
        return verb.ask(room, caller, request.body());
    }

    /** Answers a verb of {@link #WAITING} as the token allows now; nobody counts as present for it. */
    public static JsonNode waited(Room room, Request request) {
        Caller caller = room.state().caller(request.visitor(), request.token());
        return VERBS.get(request.verb()).ask(room, caller, request.body()).get();
    }

    private static Supplier<JsonNode> version(Room room) {
        return () -> ServerJson.object().put("version", room.version());
    }

    private static Supplier<JsonNode> claim(Room room, Caller caller, Body body) {
        if (caller.role() == Caller.Role.SEAT && !caller.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.seated");
        }
        int number = caller.isInvited() ? caller.number() : openSeat(room, caller, body);
        String name = body.name();
        String token = body.optionalText("newToken").orElseGet(Tokens::make);
        String hash = Tokens.hash(token);
        boolean isTaken = room.state().tokens().stream().anyMatch(known -> Tokens.isSame(hash, known.hash()));
        if (!OWN_TOKEN.matcher(token).matches() || isTaken) {
            throw Refusal.of(Refusal.Reason.MALFORMED, "refused.ownToken");
        }
        room.state().seat(number).seat(hash, name, room.house().now());
        if (caller.isHost()) {
            room.state().seat(number).hosts();
        }
        room.state().tell(SeatChange.What.CLAIMED, number);
        room.state().touch();
        return claimed(room, number, token);
    }

    private static Supplier<JsonNode> claimed(Room room, int seat, String token) {
        return () -> ServerJson.object().put("seat", seat).put("token", token).put("version", room.version());
    }

    /** The answer to a claim that was carried out before, with the same token of the claimant's own: it may be lost. */
    private static Optional<Supplier<JsonNode>> claimed(Room room, Body body) {
        Optional<String> token = body.optionalText("newToken");
        String hash = token.map(Tokens::hash).orElse("");
        for (int seat = 0; seat < room.state().seats().size(); seat++) {
            if (token.isPresent() && Tokens.isSame(hash, room.state().seat(seat).token())) {
                return Optional.of(claimed(room, seat, token.get()));
            }
        }
        return Optional.empty();
    }

    private static int openSeat(Room room, Caller caller, Body body) {
        if (!room.state().isListed() && !caller.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.invitation");
        }
        int wanted =
                body.optionalNumber("seat", 0, room.state().seats().size() - 1).orElse(-1);
        for (int seat = 0; seat < room.state().seats().size(); seat++) {
            boolean meant = wanted < 0 || wanted == seat;
            if (meant && room.state().seat(seat).kind() == RoomSeat.Kind.OPEN) {
                return seat;
            }
        }
        throw room.conflict("refused.taken");
    }

    private static Supplier<JsonNode> play(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        OptionalLong version = body.optionalLong("version");
        if (version.isEmpty()) {
            throw Refusal.of(Refusal.Reason.MALFORMED, "refused.missing", "version");
        }
        room.requireRunning();
        room.requireNoPause();
        room.requireVersion(version);
        MatchView view = room.game().view(seat);
        int actor = room.game().tree().actor();
        if (actor != seat) {
            throw room.conflict(
                    actor < 0 ? "refused.chance" : "refused.turn",
                    actor < 0 ? "" : room.words(caller).get(view.seatName(actor)));
        }
        int code = ChosenAction.code(view, body, caller);
        room.game().play(code);
        return version(room);
    }

    private static Supplier<JsonNode> resign(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireRunning();
        room.requireVersion(body.optionalLong("version"));
        room.game().end(Forfeit.resigned(seat));
        return version(room);
    }

    private static Supplier<JsonNode> offerDraw(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireRunning();
        room.requireVersion(body.optionalLong("version"));
        Proposals.draw(room, seat);
        return version(room);
    }

    private static Supplier<JsonNode> askTakeback(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireRunning();
        room.requireVersion(body.optionalLong("version"));
        Proposals.takeback(room, seat);
        return version(room);
    }

    private static Supplier<JsonNode> rematch(Room room, Caller caller, Body body) {
        boolean hosts = caller.isHost() && room.state().hasOnlyComputers();
        int seat = hosts ? RoomGame.SPECTATOR : caller.requireSeat();
        room.requireOver();
        if (!room.state().next().isEmpty()) {
            return next(room);
        }
        Proposals.rematch(room, seat);
        return version(room);
    }

    private static Supplier<JsonNode> next(Room room) {
        return () -> ServerJson.object()
                .put("version", room.version())
                .put("next", room.state().next());
    }

    private static Supplier<JsonNode> retry(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireOver();
        int ply = body.number("ply", 0, room.game().tree().length());
        String token = Tokens.make();
        String id = room.retry(seat, ply, token);
        return () -> ServerJson.object().put("id", id).put("token", token);
    }

    private static Supplier<JsonNode> standIn(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.requireRunning();
        Proposals.standIn(
                room, seat, body.number("seat", 0, room.state().seats().size() - 1), body.text("level"));
        return version(room);
    }

    private static Supplier<JsonNode> answer(Room room, Caller caller, Body body) {
        Proposals.answer(room, caller.requireSeat(), body.text("what"), body.flag("yes", false));
        return version(room);
    }

    private static Supplier<JsonNode> phrase(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        String phrase = body.text("id");
        if (!Phrases.has(phrase)) {
            throw Refusal.of(Refusal.Reason.MALFORMED, "refused.phrase", Phrases.all());
        }
        if (!room.state().seat(seat).speak(room.house().now(), PHRASE_MILLIS)) {
            throw Refusal.of(Refusal.Reason.TOO_MANY, "refused.phrases");
        }
        RoomState.Said said = new RoomState.Said(seat, phrase);
        room.state().say(said);
        room.audience().tell(member -> member.group().locale(), locale -> {
            ObjectNode json = ServerJson.object().put("type", "phrase").put("version", room.version());
            json.setAll(RoomJson.phrase(said, GameWords.of(room.game().setup().provider(), locale)));
            return json;
        });
        return version(room);
    }

    private static Supplier<JsonNode> leave(Room room, Caller caller, Body body) {
        room.state().seat(caller.requireSeat()).leave();
        room.state().touch();
        return version(room);
    }

    private static Supplier<JsonNode> name(Room room, Caller caller, Body body) {
        int seat = caller.requireSeat();
        room.state().seat(seat).name(body.name());
        room.state().touch();
        return version(room);
    }

    private static Supplier<JsonNode> pause(Room room, Caller caller, Body body) {
        requireHost(caller);
        room.requireRunning();
        if (room.game().control().isCalendar()) { // its flag falls by the calendar, wherever the room is
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.pauseDays");
        }
        room.pause(body.flag("paused", true));
        return version(room);
    }

    /** All go on in a room that begins in a position of the host's; a game that is not over is drawn. */
    private static Supplier<JsonNode> setPosition(Room room, Caller caller, Body body) {
        requireHost(caller);
        if (room.state().next().isEmpty()) {
            GameSetup setup = room.house().setups().from(room.game().setup(), body.requiredValues("position"));
            NewRoom.requireGoing(setup);
            room.state().next(Rematch.begin(room.house(), room.state(), room.game(), setup));
            if (!room.game().tree().isOver()) {
                room.game().end(Forfeit.agreed());
            }
            room.state().touch();
        }
        return next(room);
    }

    private static void requireHost(Caller caller) {
        if (!caller.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.host");
        }
    }

    /** The player that {@code body} asks for by its level, or by its settings; empty for a person. */
    private static Optional<PlayerSpec> player(Room room, Body body) {
        Game game = room.game().setup().game();
        return body.optionalText("level")
                .map(level -> room.house().levels().player(game, level))
                .or(() -> body.optionalText("spec")
                        .map(spec -> room.house().requirePlayer(room.house().spec(spec), game)));
    }

    private static Supplier<JsonNode> setPlayer(Room room, Caller caller, Body body) {
        requireHost(caller);
        room.requireRunning();
        int number = body.number("seat", 0, room.state().seats().size() - 1);
        RoomSeat seat = room.state().seat(number);
        if (!seat.isPersons() && room.state().doComputersStay(room.game().view(RoomGame.SPECTATOR))) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.computer");
        }
        Optional<PlayerSpec> given = player(room, body);
        if (given.isPresent()) {
            PlayerSpec spec = given.get();
            if (seat.isTaken()) {
                seat.standIn(spec);
            } else {
                seat.player(RoomSeat.Kind.PLAYER, spec);
            }
            room.state().offers().withdraw(number);
            room.players().sit(number, spec);
            room.state().tell(SeatChange.What.PLAYER, number);
            return version(room);
        }
        if (seat.isTaken()) {
            boolean stood = seat.hasStandIn();
            seat.back();
            if (stood) {
                room.state().tell(SeatChange.What.PERSON, number);
            }
            room.players().sit(number);
            return version(room);
        }
        String invitation = Tokens.make();
        seat.open(Tokens.hash(invitation));
        room.players().sit(number);
        room.state().tell(SeatChange.What.OPENED, number);
        return () -> ServerJson.object().put("version", room.version()).put("invitation", invitation);
    }
}

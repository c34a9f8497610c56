package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Text;

/** What people can ask for in a room. Confined to the room's executor. */
final class RoomVerbs {
    /** Verbs that wait, if asked to, until something has happened. */
    static final Set<String> WAITING = Set.of("position", "view");

    /** Verbs that change nothing. */
    static final Set<String> READING = Set.of("position", "view", "record", "analysis", "review");

    private static final int LONGEST_NAME = 40;
    private static final long PHRASE_MILLIS = 1_000;
    /** What somebody may choose as the token of a seat: as long as ours. */
    private static final Pattern OWN_TOKEN = Pattern.compile("[A-Za-z0-9_-]{22}");

    /** Does something; what is given is called when it has been kept. */
    private interface Verb {
        Supplier<JsonNode> ask(RoomVerbs room, Caller caller, Body body);
    }

    private static final Map<String, Verb> VERBS = Map.ofEntries(
            Map.entry("claim", RoomVerbs::claim),
            Map.entry("position", (room, caller, body) -> room.reading.position(caller, body)),
            Map.entry("view", (room, caller, body) -> room.reading.view(caller, body)),
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
            Map.entry("record", (room, caller, body) -> room.reading.record(caller, body)),
            Map.entry("analysis", (room, caller, body) -> room.reading.analysis(caller, body)),
            Map.entry("review", (room, caller, body) -> room.reading.review(caller, body)));

    /** All that can be asked for in a room. */
    static final Set<String> NAMES = VERBS.keySet();

    private final Room room;
    private final RoomRights rights;
    private final Proposals proposals;
    private final RoomReading reading;

    RoomVerbs(Room room) {
        this.room = room;
        rights = new RoomRights(room);
        proposals = new Proposals(room);
        reading = new RoomReading(room, rights);
    }

    RoomRights rights() {
        return rights;
    }

    /** Does what is asked for. */
    Supplier<JsonNode> answer(Room.Request request) {
        Verb verb = VERBS.get(request.verb());
        if (verb == null) {
            throw new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.verb", request.verb()));
        }
        Optional<Supplier<JsonNode>> claimed =
                request.verb().equals("claim") ? claimed(request.body()) : Optional.empty();
        if (claimed.isPresent()) {
            return claimed.get();
        }
        Caller caller = rights.caller(request.visitor(), request.token());
        boolean isUseless =
                caller.role() == Caller.Role.STRANGER && !request.token().isEmpty();
        if (isUseless && request.verb().equals("claim")) {
            // The host may sit down anywhere, but whoever follows an invitation that is used up means no other seat.
            throw refused(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        if (!request.verb().equals("leave")) {
            comeBack(caller);
        }
        return verb.ask(this, caller, request.body());
    }

    /** Answers a verb of {@link #WAITING} as the token allows now; nobody counts as present for it. */
    JsonNode waited(Room.Request request) {
        Caller caller = rights.caller(request.visitor(), request.token());
        return VERBS.get(request.verb()).ask(this, caller, request.body()).get();
    }

    /** If {@code caller} is the person of a seat, it is here: it plays again, if somebody stands in for it. */
    void comeBack(Caller caller) {
        int number = caller.seat();
        if (number < 0) {
            return;
        }
        RoomSeat seat = state().seat(number);
        boolean away = seat.hasLeft() || !room.isConnected(seat);
        seat.heard(room.now());
        if (!room.isOwn()) {
            return;
        }
        if (caller.isHost() && !seat.isHosts()) {
            seat.hosts();
            room.touch();
        }
        if (state().offers().returned(number)) {
            room.touch();
        }
        if (seat.hasStandIn() || seat.hasLeft()) {
            boolean stood = seat.hasStandIn();
            seat.back();
            state().offers().withdraw(number);
            if (stood) {
                room.players().sit(number);
                state().tell(Notice.What.PERSON, number);
            }
        }
        if (away) {
            room.touch();
        }
    }

    private RoomState state() {
        return room.state();
    }

    private RoomGame game() {
        return room.game();
    }

    private Supplier<JsonNode> version() {
        return () -> Json.object().put("version", room.version());
    }

    static Refusal refused(Refusal.Reason reason, String words, Object... arguments) {
        return new Refusal(reason, Text.of(words, arguments));
    }

    static String nameIn(Body body) {
        String name =
                body.optionalText("name").orElse("").replaceAll("\\p{C}", "").strip();
        if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw refused(Refusal.Reason.ILLEGAL, "refused.name", LONGEST_NAME);
        }
        return name;
    }

    private Supplier<JsonNode> claim(Caller caller, Body body) {
        if (caller.role() == Caller.Role.SEAT && !caller.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.seated");
        }
        int number = caller.isInvited() ? caller.number() : openSeat(caller, body);
        String name = nameIn(body);
        String token = body.optionalText("newToken").orElseGet(Tokens::make);
        String hash = Tokens.hash(token);
        boolean isTaken = state().tokens().stream().anyMatch(known -> Tokens.isSame(hash, known.hash()));
        if (!OWN_TOKEN.matcher(token).matches() || isTaken) {
            throw refused(Refusal.Reason.MALFORMED, "refused.ownToken");
        }
        state().seat(number).seat(hash, name, room.now());
        if (caller.isHost()) {
            state().seat(number).hosts();
        }
        state().tell(Notice.What.CLAIMED, number);
        room.touch();
        return claimed(number, token);
    }

    private Supplier<JsonNode> claimed(int seat, String token) {
        return () -> Json.object().put("seat", seat).put("token", token).put("version", room.version());
    }

    /** The answer to a claim that was carried out before, with the same token of the claimant's own: it may be lost. */
    private Optional<Supplier<JsonNode>> claimed(Body body) {
        Optional<String> token = body.optionalText("newToken");
        String hash = token.map(Tokens::hash).orElse("");
        for (int seat = 0; seat < state().seats().size(); seat++) {
            if (token.isPresent() && Tokens.isSame(hash, state().seat(seat).token())) {
                return Optional.of(claimed(seat, token.get()));
            }
        }
        return Optional.empty();
    }

    private int openSeat(Caller caller, Body body) {
        if (!state().isListed() && !caller.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.invitation");
        }
        int wanted = body.optionalNumber("seat", 0, state().seats().size() - 1).orElse(-1);
        for (int seat = 0; seat < state().seats().size(); seat++) {
            boolean meant = wanted < 0 || wanted == seat;
            if (meant && state().seat(seat).kind() == RoomSeat.Kind.OPEN) {
                return seat;
            }
        }
        throw rights.conflict("refused.taken");
    }

    private GameWords words(Caller caller) {
        return room.words(caller.visitor().locale());
    }

    private Supplier<JsonNode> play(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        OptionalLong version = body.optionalLong("version");
        if (version.isEmpty()) {
            throw refused(Refusal.Reason.MALFORMED, "refused.missing", "version");
        }
        rights.requireRunning();
        rights.requireVersion(version);
        MatchView view = game().view(seat);
        if (game().actor() != seat) {
            throw rights.conflict(
                    game().actor() < 0 ? "refused.chance" : "refused.turn",
                    game().actor() < 0 ? "" : words(caller).get(view.seatName(game().actor())));
        }
        int code = ChosenAction.code(view, body, caller);
        game().play(code);
        return version();
    }

    private Supplier<JsonNode> resign(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        rights.requireRunning();
        rights.requireVersion(body.optionalLong("version"));
        game().end(Forfeit.resigned(seat));
        return version();
    }

    private Supplier<JsonNode> offerDraw(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        rights.requireRunning();
        rights.requireVersion(body.optionalLong("version"));
        proposals.draw(seat);
        return version();
    }

    private Supplier<JsonNode> askTakeback(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        rights.requireRunning();
        rights.requireVersion(body.optionalLong("version"));
        proposals.takeback(seat);
        return version();
    }

    private Supplier<JsonNode> rematch(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        rights.requireOver();
        if (!state().next().isEmpty()) {
            return () -> Json.object().put("version", room.version()).put("next", state().next());
        }
        proposals.rematch(seat);
        return version();
    }

    private Supplier<JsonNode> standIn(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        rights.requireRunning();
        proposals.standIn(seat, body.number("seat", 0, state().seats().size() - 1), body.text("level"));
        return version();
    }

    private Supplier<JsonNode> answer(Caller caller, Body body) {
        proposals.answer(rights.requireSeat(caller), body.text("what"), body.flag("yes", false));
        return version();
    }

    private Supplier<JsonNode> phrase(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        String phrase = body.text("id");
        if (!Phrases.has(phrase)) {
            throw refused(Refusal.Reason.MALFORMED, "refused.phrase", Phrases.all());
        }
        if (!state().seat(seat).speak(room.now(), PHRASE_MILLIS)) {
            throw refused(Refusal.Reason.TOO_MANY, "refused.phrases");
        }
        RoomState.Said said = new RoomState.Said(seat, phrase);
        state().say(said);
        room.audience().tell(member -> member.group().locale(), locale -> {
            ObjectNode json = Json.object().put("type", "phrase").put("version", room.version());
            json.setAll(RoomJson.phrase(said, room.words(locale)));
            return json;
        });
        return version();
    }

    private Supplier<JsonNode> leave(Caller caller, Body body) {
        state().seat(rights.requireSeat(caller)).leave();
        room.touch();
        return version();
    }

    private Supplier<JsonNode> name(Caller caller, Body body) {
        int seat = rights.requireSeat(caller);
        state().seat(seat).name(nameIn(body));
        room.touch();
        return version();
    }

    private Supplier<JsonNode> setPlayer(Caller caller, Body body) {
        if (!caller.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.host");
        }
        rights.requireRunning();
        int number = body.number("seat", 0, state().seats().size() - 1);
        RoomSeat seat = state().seat(number);
        if (!seat.isPersons() && rights.doComputersStay()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.computer");
        }
        Optional<String> given = body.optionalText("spec");
        if (given.isPresent()) {
            PlayerSpec spec = room.house().spec(given.get());
            room.house().requirePlayer(spec, game().setup().game());
            if (seat.isTaken()) {
                seat.standIn(spec);
            } else {
                seat.player(RoomSeat.Kind.PLAYER, spec);
            }
            state().offers().withdraw(number);
            room.players().sit(number, spec);
            state().tell(Notice.What.PLAYER, number);
            return version();
        }
        if (seat.isTaken()) {
            boolean stood = seat.hasStandIn();
            seat.back();
            if (stood) {
                state().tell(Notice.What.PERSON, number);
            }
            room.players().sit(number);
            return version();
        }
        String invitation = Tokens.make();
        seat.open(Tokens.hash(invitation));
        room.players().sit(number);
        state().tell(Notice.What.OPENED, number);
        return () -> Json.object().put("version", room.version()).put("invitation", invitation);
    }
}

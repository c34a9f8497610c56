package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Action;
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
    private static final int MOST_NAMED = 12;
    private static final long PHRASE_MILLIS = 1_000;

    /** Does something; what is given is called when it has been kept. */
    private interface Verb {
        Supplier<JsonNode> ask(Caller caller, Body body);
    }

    private final Room room;
    private final Proposals proposals;
    private final Map<String, Verb> verbs;

    RoomVerbs(Room room) {
        this.room = room;
        proposals = new Proposals(room);
        verbs = Map.ofEntries(
                Map.entry("claim", this::claim),
                Map.entry("position", this::position),
                Map.entry("view", this::view),
                Map.entry("play", this::play),
                Map.entry("resign", this::resign),
                Map.entry("offer-draw", this::offerDraw),
                Map.entry("ask-takeback", this::askTakeback),
                Map.entry("rematch", this::rematch),
                Map.entry("stand-in", this::standIn),
                Map.entry("answer", this::answer),
                Map.entry("phrase", this::phrase),
                Map.entry("leave", this::leave),
                Map.entry("name", this::name),
                Map.entry("set-player", this::setPlayer),
                Map.entry("record", this::record),
                Map.entry("analysis", this::analysis),
                Map.entry("review", this::review));
    }

    /** Does what is asked for. */
    Supplier<JsonNode> answer(Room.Request request) {
        Verb verb = verbs.get(request.verb());
        if (verb == null) {
            throw new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.verb", request.verb()));
        }
        Caller caller = caller(request.visitor(), request.token());
        boolean isUseless =
                caller.role() == Caller.Role.STRANGER && !request.token().isEmpty();
        if (isUseless && request.verb().equals("claim")) {
            // The host may sit down anywhere, but whoever follows an invitation that is used up means no other seat.
            throw refused(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        if (caller.seat() >= 0
                && caller.role() == Caller.Role.SEAT
                && !request.verb().equals("leave")) {
            comeBack(caller.seat());
        }
        return verb.ask(caller, request.body());
    }

    /** Who asks, by the token. */
    Caller caller(Visitor visitor, String token) {
        String hash = Tokens.hash(token);
        Caller caller = new Caller(visitor, Caller.Role.STRANGER, -1);
        if (Tokens.isSame(hash, state().watch())) {
            caller = new Caller(visitor, Caller.Role.WATCHER, -1);
        }
        for (int seat = 0; seat < state().seats().size(); seat++) {
            if (Tokens.isSame(hash, state().seat(seat).token())) {
                caller = new Caller(visitor, Caller.Role.SEAT, seat);
            } else if (Tokens.isSame(hash, state().seat(seat).invitation())) {
                caller = new Caller(visitor, Caller.Role.INVITED, seat);
            }
        }
        if (caller.role() == Caller.Role.STRANGER && !token.isEmpty() && !visitor.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        return caller;
    }

    /** Requires that {@code caller} may watch. */
    void requireSight(Caller caller) {
        boolean mayWatch = caller.role() == Caller.Role.SEAT || caller.role() == Caller.Role.WATCHER;
        if (!mayWatch && !state().isListed() && !caller.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.watch");
        }
    }

    /** The person of {@code seat} is here: it plays again, if somebody stands in for it. */
    void comeBack(int number) {
        RoomSeat seat = state().seat(number);
        boolean away = seat.hasLeft() || !room.isConnected(seat);
        seat.heard(room.now());
        if (!room.isOwn()) {
            return;
        }
        if (state().offers().returned(number)) {
            room.touch();
        }
        if (seat.hasStandIn() || seat.hasLeft()) {
            boolean stood = seat.hasStandIn();
            seat.back();
            state().offers().withdraw(number);
            if (stood) {
                room.sit(number);
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

    private int requireSeat(Caller caller) {
        if (caller.role() != Caller.Role.SEAT) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.seat");
        }
        return caller.seat();
    }

    private void requireRunning() {
        if (game().isOver()) {
            throw conflict("refused.over");
        }
    }

    private void requireOver() {
        if (!game().isOver()) {
            throw refused(Refusal.Reason.ILLEGAL, "refused.running");
        }
    }

    /** What was given is of the present position. */
    private void requireVersion(OptionalLong given) {
        if (given.isPresent() && (given.getAsLong() < room.positionVersion() || given.getAsLong() > room.version())) {
            throw conflict("refused.version");
        }
    }

    private Refusal conflict(String words, Object... arguments) {
        return new Refusal(Refusal.Reason.CONFLICT, Text.of(words, arguments), room.version());
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
        int number = caller.role() == Caller.Role.INVITED ? caller.seat() : openSeat(caller, body);
        String name = nameIn(body);
        String token = Tokens.make();
        state().seat(number).seat(Tokens.hash(token), name, room.now());
        room.touch();
        return () -> Json.object().put("seat", number).put("token", token).put("version", room.version());
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
        throw conflict("refused.taken");
    }

    private Supplier<JsonNode> position(Caller caller, Body body) {
        boolean invited = caller.role() == Caller.Role.INVITED;
        if (!invited) {
            requireSight(caller);
        }
        int seat = invited ? RoomGame.SPECTATOR : caller.seat();
        RoomJson.Reader reader = new RoomJson.Reader(seat, caller.visitor().locale(), caller.isHost());
        if (invited && !state().isListed()) {
            return () -> {
                ObjectNode answer = Json.object().put("invited", caller.seat());
                answer.set("room", room.json(reader));
                return answer;
            };
        }
        int at = body.optionalNumber("at", 0, Integer.MAX_VALUE).orElse(-1);
        if (at > game().length()) {
            throw refused(Refusal.Reason.ILLEGAL, "refused.number", "at", 0, game().length());
        }
        if (at >= 0) {
            return () -> {
                PositionJson earlier = new PositionJson(game().view(seat).after(at), words(caller));
                ObjectNode json = earlier.rest(RoomGame.SPECTATOR, 0, at);
                json.putObject("drawing").set("full", earlier.drawing());
                ObjectNode answer = Json.object();
                answer.set("position", json);
                return answer;
            };
        }
        return () -> {
            ObjectNode answer = Json.object();
            if (invited) {
                answer.put("invited", caller.seat());
            }
            answer.set("room", room.json(reader));
            answer.set("position", room.position(seat, caller.visitor().locale()));
            return answer.put("version", room.version());
        };
    }

    private GameWords words(Caller caller) {
        return room.words(caller.visitor().locale());
    }

    private Supplier<JsonNode> view(Caller caller, Body body) {
        requireSight(caller);
        int from = body.optionalNumber("from", 0, Integer.MAX_VALUE).orElse(0);
        RoomJson.Reader reader =
                new RoomJson.Reader(caller.seat(), caller.visitor().locale(), caller.isHost());
        return () -> {
            ObjectNode answer = Json.object().put("version", room.version());
            answer.set("room", room.json(reader));
            answer.setAll(new PositionJson(game().view(caller.seat()), words(caller)).plain(caller.seat(), from));
            answer.set("clock", room.clock());
            return answer;
        };
    }

    private Supplier<JsonNode> play(Caller caller, Body body) {
        int seat = requireSeat(caller);
        OptionalLong version = body.optionalLong("version");
        if (version.isEmpty()) {
            throw refused(Refusal.Reason.MALFORMED, "refused.missing", "version");
        }
        requireRunning();
        requireVersion(version);
        MatchView view = game().view(seat);
        if (game().actor() != seat) {
            throw conflict(
                    game().actor() < 0 ? "refused.chance" : "refused.turn",
                    game().actor() < 0 ? "" : words(caller).get(view.seatName(game().actor())));
        }
        int code = code(view, body, caller);
        game().play(code);
        return version();
    }

    /** The legal action that is asked for, by its code, its notation, or the spots that were clicked. */
    private int code(MatchView view, Body body, Caller caller) {
        List<Action> legal = view.legalActions();
        Optional<Action> found;
        if (body.has("code")) {
            int code = body.number("code", Integer.MIN_VALUE, Integer.MAX_VALUE);
            found = legal.stream().filter(action -> action.code() == code).findFirst();
        } else if (body.has("spots")) {
            return clicked(view, body.texts("spots"), caller);
        } else {
            String ply = body.text("ply");
            found = legal.stream()
                    .filter(action -> action.notation().equals(ply))
                    .findFirst();
        }
        return found.orElseThrow(() -> refused(
                        Refusal.Reason.ILLEGAL,
                        "refused.illegal",
                        body.has("code")
                                ? String.valueOf(body.optionalLong("code").orElse(0))
                                : body.text("ply"),
                        legal.stream().limit(MOST_NAMED).map(Action::notation).collect(Collectors.joining(" "))
                                + (legal.size() > MOST_NAMED ? " …" : "")))
                .code();
    }

    /** The action of exactly these spots; if there is none, the game tells why. */
    private static int clicked(MatchView view, List<String> spots, Caller caller) {
        for (int count = 1; count <= spots.size(); count++) {
            Optional<Text> objection = view.objection(spots.subList(0, count - 1), spots.get(count - 1));
            if (objection.isPresent()) {
                GameWords words =
                        GameWords.of(view.setup().provider(), caller.visitor().locale());
                throw new Refusal(Refusal.Reason.ILLEGAL, Text.of("{0}", words.get(objection.get())));
            }
        }
        return view.legalActions().stream()
                .filter(action -> !spots.isEmpty() && action.spots().equals(spots))
                .mapToInt(Action::code)
                .findFirst()
                .orElseThrow(() -> refused(Refusal.Reason.ILLEGAL, "refused.spots"));
    }

    private Supplier<JsonNode> resign(Caller caller, Body body) {
        int seat = requireSeat(caller);
        requireRunning();
        requireVersion(body.optionalLong("version"));
        game().end(Forfeit.resigned(seat));
        return version();
    }

    private Supplier<JsonNode> offerDraw(Caller caller, Body body) {
        int seat = requireSeat(caller);
        requireRunning();
        requireVersion(body.optionalLong("version"));
        proposals.draw(seat);
        return version();
    }

    private Supplier<JsonNode> askTakeback(Caller caller, Body body) {
        int seat = requireSeat(caller);
        requireRunning();
        requireVersion(body.optionalLong("version"));
        proposals.takeback(seat);
        return version();
    }

    private Supplier<JsonNode> rematch(Caller caller, Body body) {
        int seat = requireSeat(caller);
        requireOver();
        if (!state().next().isEmpty()) {
            return () -> Json.object().put("version", room.version()).put("next", state().next());
        }
        proposals.rematch(seat);
        return version();
    }

    private Supplier<JsonNode> standIn(Caller caller, Body body) {
        int seat = requireSeat(caller);
        requireRunning();
        proposals.standIn(seat, body.number("seat", 0, state().seats().size() - 1), body.text("level"));
        return version();
    }

    private Supplier<JsonNode> answer(Caller caller, Body body) {
        proposals.answer(requireSeat(caller), body.text("what"), body.flag("yes", false));
        return version();
    }

    private Supplier<JsonNode> phrase(Caller caller, Body body) {
        int seat = requireSeat(caller);
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
        state().seat(requireSeat(caller)).leave();
        room.touch();
        return version();
    }

    private Supplier<JsonNode> name(Caller caller, Body body) {
        int seat = requireSeat(caller);
        state().seat(seat).name(nameIn(body));
        room.touch();
        return version();
    }

    private Supplier<JsonNode> setPlayer(Caller caller, Body body) {
        if (!caller.isHost()) {
            throw refused(Refusal.Reason.FORBIDDEN, "refused.host");
        }
        requireRunning();
        int number = body.number("seat", 0, state().seats().size() - 1);
        RoomSeat seat = state().seat(number);
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
            room.sit(number, spec);
            return version();
        }
        if (seat.isTaken()) {
            seat.back();
            room.sit(number);
            return version();
        }
        String invitation = Tokens.make();
        seat.open(Tokens.hash(invitation));
        room.sit(number);
        return () -> Json.object().put("version", room.version()).put("invitation", invitation);
    }

    private Supplier<JsonNode> record(Caller caller, Body body) {
        requireSight(caller);
        String format = body.optionalText("format").orElse("json");
        return () -> Records.write(room.house().plugins(), game(), state(), caller.seat(), format, room.id());
    }

    private Supplier<JsonNode> analysis(Caller caller, Body body) {
        requireSight(caller);
        requireOver();
        int ply = body.number("ply", 0, game().length());
        return () -> room.review().position(ply, caller.visitor().locale());
    }

    private Supplier<JsonNode> review(Caller caller, Body body) {
        requireSight(caller);
        requireOver();
        return () -> room.review().game(caller.visitor().locale());
    }
}

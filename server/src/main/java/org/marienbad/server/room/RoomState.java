package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Series;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Tokens;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.store.RoomToken;

/** The state of a room besides its game: the seats, the proposals, the next room. Confined to the room's executor. */
public final class RoomState {
    /** The tag of a record that numbers the plies, from 1, that were played in place of others. */
    private static final String TAKEBACKS = "takebacks";
    /** The tag of a record that names the condition of an experiment under which it was played. */
    private static final String CONDITION = "condition";

    private static final int MOST_PHRASES = 5;
    private static final int MOST_NOTICES = 5;

    /** A phrase that somebody has said. */
    record Said(int by, String phrase) {}

    private final List<RoomSeat> seats = new ArrayList<>();
    private final Offers offers = new Offers();
    private final List<Said> phrases = new ArrayList<>();
    private final List<SeatChange> notices = new ArrayList<>();
    private final List<String> takebacks = new ArrayList<>();
    private boolean listed;
    private boolean hints;
    private boolean takesBack = true;
    private boolean paused;
    private String condition = "";
    /** Hash of the spectators' token; empty if there is none. */
    private String watch = "";

    private final Series series;
    /** Id of the room of the rematch; empty if there is none. */
    private String next = "";
    /** The fault for which the room cannot go on; empty if it can. */
    private Text problem = Text.EMPTY;

    private boolean touched;

    /** A room whose games begin with the score of {@code series}. */
    public RoomState(List<RoomSeat> owners, Series series) {
        seats.addAll(owners);
        this.series = series;
    }

    /** The stored part of a room: {@code settings} as {@link #settings} wrote them. */
    public static RoomState read(String settings, Set<RoomToken> tokens, MatchRecord head) {
        ObjectNode json = ServerJson.parse(settings).orElseGet(ServerJson::object);
        List<RoomSeat> owners = new ArrayList<>();
        for (JsonNode node : json.path("seats")) {
            int number = owners.size();
            RoomSeat seat = new RoomSeat(
                    RoomSeat.Kind.valueOf(node.path("kind").asText().toUpperCase(Locale.ROOT)));
            seat.name(node.path("name").asText());
            Optional<PlayerSpec> player =
                    Optional.ofNullable(node.path("player").textValue()).map(PlayerSpec::parse);
            seat.restore(
                    hash(tokens, RoomToken.Role.SEAT, number),
                    hash(tokens, RoomToken.Role.INVITATION, number),
                    player,
                    node.path("left").asBoolean());
            if (node.path("host").asBoolean()) {
                seat.hosts();
            }
            owners.add(seat);
        }
        RoomState state = new RoomState(owners, Series.read(head, owners.size()));
        state.listed = json.path("listed").asBoolean();
        state.hints = json.path("hints").asBoolean();
        state.takesBack = json.path("takebacks").asBoolean(true);
        state.paused = json.path("paused").asBoolean();
        state.condition = json.path("condition").asText();
        state.next = json.path("next").asText();
        json.path("notices").forEach(node -> state.notices.add(SeatChange.read(node)));
        state.watch = hash(tokens, RoomToken.Role.WATCH, -1);
        if (head.tags().containsKey(TAKEBACKS)) {
            state.takebacks.addAll(List.of(head.tags().get(TAKEBACKS).split(" ")));
        }
        return state;
    }

    private static String hash(Set<RoomToken> tokens, RoomToken.Role role, int seat) {
        return tokens.stream()
                .filter(token -> token.role() == role && token.seat() == seat)
                .map(RoomToken::hash)
                .findFirst()
                .orElse("");
    }

    /** All that is kept besides the game and the tokens. */
    public String settings() {
        ObjectNode json = ServerJson.object().put("listed", listed);
        if (hints) {
            json.put("hints", true);
        }
        if (!takesBack) {
            json.put("takebacks", false);
        }
        if (paused) {
            json.put("paused", true);
        }
        if (!condition.isEmpty()) {
            json.put("condition", condition);
        }
        if (!next.isEmpty()) {
            json.put("next", next);
        }
        ArrayNode owners = json.putArray("seats");
        for (RoomSeat seat : seats) {
            ObjectNode node = owners.addObject().put("kind", seat.kind().name().toLowerCase(Locale.ROOT));
            if (!seat.name().isEmpty()) {
                node.put("name", seat.name());
            }
            seat.player().ifPresent(spec -> node.put("player", spec.toString()));
            if (seat.hasLeft()) {
                node.put("left", true);
            }
            if (seat.isHosts()) {
                node.put("host", true);
            }
        }
        if (!notices.isEmpty()) {
            ArrayNode told = json.putArray("notices");
            notices.forEach(notice -> told.add(notice.write()));
        }
        return json.toString();
    }

    /** The tokens that let people in. */
    public Set<RoomToken> tokens() {
        Set<RoomToken> tokens = new HashSet<>();
        add(tokens, RoomToken.Role.WATCH, -1, watch);
        for (int seat = 0; seat < seats.size(); seat++) {
            add(tokens, RoomToken.Role.SEAT, seat, seats.get(seat).token());
            add(tokens, RoomToken.Role.INVITATION, seat, seats.get(seat).invitation());
        }
        return tokens;
    }

    /**
     * Who asks, by the token.
     *
     * @throws Refusal if it is not of this room
     */
    public Caller caller(Visitor visitor, String token) {
        String hash = Tokens.hash(token);
        Caller caller = new Caller(visitor, Caller.Role.STRANGER, -1);
        if (Tokens.isSame(hash, watch)) {
            caller = new Caller(visitor, Caller.Role.WATCHER, -1);
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            if (Tokens.isSame(hash, seats.get(seat).token())) {
                caller = new Caller(visitor, Caller.Role.SEAT, seat);
            } else if (Tokens.isSame(hash, seats.get(seat).invitation())) {
                caller = new Caller(visitor, Caller.Role.INVITED, seat);
            }
        }
        if (caller.role() == Caller.Role.STRANGER && !token.isEmpty() && !visitor.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        return caller;
    }

    /** Requires that {@code caller} may watch. */
    void requireSight(Caller caller) {
        boolean mayWatch = caller.role() == Caller.Role.SEAT || caller.role() == Caller.Role.WATCHER;
        if (!mayWatch && !listed && !caller.isHost()) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.watch");
        }
    }

    /**
     * Whether not even the host may change the seat of a computer: it has a seat itself, and {@code game}, which goes on,
     * hidden information.
     */
    boolean doComputersStay(MatchView game) {
        return !game.isOver()
                && game.setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                && seats.stream().anyMatch(RoomSeat::isHosts);
    }

    private static void add(Set<RoomToken> tokens, RoomToken.Role role, int seat, String hash) {
        if (!hash.isEmpty()) {
            tokens.add(new RoomToken(role, seat, hash));
        }
    }

    /** {@code head} with all that only the room knows. */
    public MatchRecord complete(MatchRecord head) {
        MatchRecord named = series.write(head.withNames(names()));
        MatchRecord record = condition.isEmpty() ? named : named.withTag(CONDITION, condition);
        return takebacks.isEmpty() ? record : record.withTag(TAKEBACKS, String.join(" ", takebacks));
    }

    /** The names of people, one a seat; nothing if nobody has a name. */
    List<String> names() {
        List<String> names = seats.stream().map(RoomSeat::name).toList();
        return names.stream().allMatch(String::isEmpty) ? List.of() : names;
    }

    /** One a seat, as records have them. */
    public List<String> players() {
        return seats.stream().map(RoomSeat::recorded).toList();
    }

    public List<RoomSeat> seats() {
        return seats;
    }

    public RoomSeat seat(int number) {
        return seats.get(number);
    }

    /** The seats that persons play, but for {@code seat}. */
    Set<Integer> othersThan(int seat) {
        Set<Integer> others = new HashSet<>();
        IntStream.range(0, seats.size())
                .filter(other -> other != seat && seats.get(other).isPlaying())
                .forEach(others::add);
        return others;
    }

    /** Whether computers have all seats: no person has one or may take one. */
    boolean hasOnlyComputers() {
        return seats.stream().noneMatch(RoomSeat::isPersons);
    }

    /** Whether somebody may still sit down. */
    boolean hasOpenSeat() {
        return seats.stream().anyMatch(seat -> seat.kind() == RoomSeat.Kind.OPEN);
    }

    /** Something of it is to be told. */
    void touch() {
        touched = true;
    }

    /** Whether something was to be told since this was asked last. */
    boolean takeTouched() {
        boolean was = touched;
        touched = false;
        return was;
    }

    Offers offers() {
        return offers;
    }

    Series series() {
        return series;
    }

    /** Whether everybody may watch, and may sit down where a seat is open. */
    boolean isListed() {
        return listed;
    }

    public void listed(boolean is) {
        listed = is;
    }

    /** Whether who is to move may ask for a hint. */
    boolean allowsHints() {
        return hints;
    }

    public void hints(boolean are) {
        hints = are;
    }

    /** Whether who has played may ask to take it back. */
    boolean allowsTakebacks() {
        return takesBack;
    }

    public void takebacks(boolean are) {
        takesBack = are;
    }

    /** Whether the host has stopped the game for a while. */
    boolean isPaused() {
        return paused;
    }

    void paused(boolean is) {
        paused = is;
    }

    /** Names the condition of an experiment; empty for none. */
    public void condition(String name) {
        condition = name;
    }

    /** Everything that was chosen for the room {@code other} holds here, too. */
    void switchedLike(RoomState other) {
        listed = other.listed;
        hints = other.hints;
        takesBack = other.takesBack;
        condition = other.condition;
    }

    public String watch() {
        return watch;
    }

    public void watch(String hash) {
        watch = hash;
    }

    public String next() {
        return next;
    }

    public void next(String room) {
        next = room;
    }

    Text problem() {
        return problem;
    }

    void problem(Text words) {
        problem = words;
    }

    /** Ply number {@code ply} and those after it are taken back, as the record tells. */
    void tookBack(int ply) {
        takebacks.add(String.valueOf(ply + 1));
    }

    List<Said> phrases() {
        return phrases;
    }

    /** The last changes of seats, the oldest first. */
    List<SeatChange> notices() {
        return notices;
    }

    /** Everybody is told the event {@code what} of {@code seat}. */
    public void tell(SeatChange.What what, int seat) {
        notices.add(new SeatChange(what, seat, seats.get(seat).player()));
        if (notices.size() > MOST_NOTICES) {
            notices.remove(0);
        }
    }

    void say(Said phrase) {
        phrases.add(phrase);
        if (phrases.size() > MOST_PHRASES) {
            phrases.remove(0);
        }
    }
}

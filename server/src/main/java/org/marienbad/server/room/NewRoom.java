package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Series;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Tokens;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.store.Change;
import org.marienbad.store.RoomChange;

/** A room that somebody wants to open. */
public final class NewRoom {
    private final House house;
    private final GameSetup setup;
    private final long seed = Tokens.seed();
    private final List<RoomSeat> seats = new ArrayList<>();
    private final List<String> tokens = new ArrayList<>();
    private final List<String> invitations = new ArrayList<>();
    private final TimeControl control;

    private NewRoom(House house, GameSetup setup, TimeControl control) {
        this.house = house;
        this.setup = setup.drawn(seed);
        this.control = control;
    }

    /** The game that {@code body} asks for; a {@link Refusal} is in the words of {@code visitor}'s language. */
    public static GameSetup setup(House house, Visitor visitor, Body body, int seats) {
        GameProvider provider = house.setups().game(body.text("game"));
        int starter = body.is("starter", "lot")
                ? GameSetup.BY_LOT
                : body.optionalNumber("starter", 0, Math.max(0, provider.maxSeats() - 1))
                        .orElse(0);
        Map<String, Object> options = new HashMap<>(provider.forPeople());
        options.putAll(body.values("options"));
        try {
            GameSetup setup = house.setups().setup(provider.id(), seats, options, starter);
            return body.has("position") ? house.setups().from(setup, body.values("position")) : setup;
        } catch (Refusal refused) {
            throw refused.field()
                    .flatMap(key -> translated(provider, key, options, GameWords.of(provider, visitor.locale())))
                    .orElse(refused);
        }
    }

    /**
     * The refusal of the option {@code key} in the visitor's words. Of several options together a game speaks in English
     * alone; the explanation of the one that it names says with which others it goes. Empty where there is none.
     */
    private static Optional<Refusal> translated(
            GameProvider game, String key, Map<String, ?> options, GameWords words) {
        return game.options().stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .map(option -> options.containsKey(key) && !isAllowed(option, options.get(key))
                        ? Text.of(
                                "refused.option",
                                words.option(option),
                                String.valueOf(options.get(key)),
                                words.allowed(option))
                        : words.help(option).isEmpty()
                                ? Text.EMPTY
                                : Text.of("refused.combination", words.option(option), words.help(option)))
                .filter(text -> !text.isEmpty())
                .map(text -> Refusal.ofOption(key, text));
    }

    private static <T> boolean isAllowed(Setting<T> option, Object given) {
        return option.parse(given)
                .filter(value -> option.reach(value) == Reach.ANYWHERE)
                .isPresent();
    }

    /**
     * Opens the room that {@code visitor} asks for; the answer has its id and all that lets people in.
     *
     * @throws Refusal if something of it is not allowed
     */
    public static ObjectNode open(House house, Visitor visitor, Body body) {
        List<Body> owners = body.list("seats");
        GameSetup setup = setup(house, visitor, body, owners.size());
        NewRoom room = new NewRoom(house, setup, control(body));
        requireGoing(setup);
        for (int seat = 0; seat < owners.size(); seat++) {
            room.seat(owners.get(seat), visitor);
        }
        boolean alone = room.seats.stream().filter(RoomSeat::isPersons).count() <= 1;
        return room.keep(state -> {
            state.listed(body.flag("listed", false));
            state.hints(body.flag("hints", alone));
            state.takebacks(body.flag("takebacks", true));
            state.condition(body.line("condition"));
        });
    }

    /** Requires that the game of a position set up is not over yet. */
    static void requireGoing(GameSetup setup) {
        if (setup.position().isPresent() && RoomGame.start(setup).isOver()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.setUp.over");
        }
    }

    private static TimeControl control(Body body) {
        try {
            return TimeControl.parse(body.optionalText("clock").orElse(TimeControl.UNLIMITED.toString()));
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(Refusal.Reason.ILLEGAL, Text.of(unknown.getMessage()));
        }
    }

    private void seat(Body owner, Visitor visitor) {
        String kind = owner.optionalText("kind").orElse("open");
        String token = null;
        String invitation = null;
        RoomSeat seat = new RoomSeat(RoomSeat.Kind.OPEN);
        switch (kind) {
            case "person" -> {
                if (!visitor.isHost() && tokens.stream().anyMatch(given -> given != null)) {
                    throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.persons");
                }
                token = Tokens.make();
                seat.seat(Tokens.hash(token), owner.name(), house.time().millis());
                if (visitor.isHost()) {
                    seat.hosts();
                }
            }
            case "open" -> {
                invitation = Tokens.make();
                seat.open(Tokens.hash(invitation));
            }
            case "level" -> seat.player(RoomSeat.Kind.LEVEL, house.levels().player(setup.game(), owner.text("level")));
            case "player" -> {
                if (!visitor.isHost()) {
                    throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.host");
                }
                seat.player(RoomSeat.Kind.PLAYER, house.requirePlayer(house.spec(owner.text("spec")), setup.game()));
            }
            default -> throw Refusal.of(Refusal.Reason.MALFORMED, "refused.kind", kind);
        }
        seats.add(seat);
        tokens.add(token);
        invitations.add(invitation);
    }

    private ObjectNode keep(Consumer<RoomState> switches) {
        String watch = Tokens.make();
        RoomState state = new RoomState(seats, Series.of(seats.size()));
        switches.accept(state);
        state.watch(Tokens.hash(watch));
        String id = keep(house, setup, seed, control, state);
        ObjectNode answer = ServerJson.object().put("id", id);
        ArrayNode given = answer.putArray("tokens");
        tokens.forEach(given::add);
        ArrayNode invited = answer.putArray("invitations");
        invitations.forEach(invited::add);
        return answer.put("watch", watch);
    }

    /** Keeps a new room; returns its id. */
    public static String keep(House house, GameSetup setup, long seed, TimeControl control, RoomState state) {
        return keep(house, setup, seed, control, state, new Change());
    }

    /** Keeps a new room in which {@code played} has been played; returns its id. */
    static String keep(House house, GameSetup setup, long seed, TimeControl control, RoomState state, Change played) {
        MatchRecordBuilder head = new MatchRecordBuilder(setup, state.players()).seed(seed);
        if (!control.isUnlimited()) {
            head.clock(new MatchRecord.Clock(control, Optional.empty()));
        }
        RoomChange change = new RoomChange().settings(state.settings()).open(state.isListed());
        state.tokens().forEach(change::add);
        String id = Tokens.id();
        house.store().create(id, change, state.complete(head.build()), played);
        house.counts().addBegun(setup.provider().id());
        return id;
    }
}

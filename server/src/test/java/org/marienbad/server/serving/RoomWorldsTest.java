package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.PLUGINS;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.server.house.GameCounts;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.room.RoomVerbs;
import org.marienbad.testkit.Leaks;
import org.marienbad.testkit.Worlds;

/** Rooms tell the same, byte by byte, of two games that an observer cannot tell apart. */
class RoomWorldsTest {
    private static final String WRONG = "AAAAAAAAAAAAAAAAAAAAAw";
    /** The token that the invited person takes for its seat. */
    private static final String SEATED = "BBBBBBBBBBBBBBBBBBBBBw";
    /** How everybody asks by each verb; nobody ends the game, which would tell all, and no computer is seated. */
    private static final Map<String, String> BODIES = Map.ofEntries(
            Map.entry("claim", "{'seat':0,'name':'Ann','newToken':'short'}"),
            Map.entry("position", "{'at':1}"),
            Map.entry("view", "{'from':0}"),
            Map.entry("play", "{'version':VERSION,'code':-7}"),
            Map.entry("resign", "{'version':-1}"),
            Map.entry("offer-draw", "{'version':VERSION}"),
            Map.entry("ask-takeback", "{'version':VERSION}"),
            Map.entry("rematch", "{}"),
            Map.entry("stand-in", "{'seat':0,'level':'?'}"),
            Map.entry("answer", "{'what':'draw','yes':true}"),
            Map.entry("phrase", "{'id':'hello'}"),
            Map.entry("leave", "{}"),
            Map.entry("name", "{'name':'Ann'}"),
            Map.entry("pause", "{'paused':'?'}"),
            Map.entry("set-position", "{'position':{'?':0}}"),
            Map.entry("set-player", "{'seat':0,'spec':'nobody'}"),
            Map.entry("record", "{'format':'json'}"),
            Map.entry("hint", "{}"),
            Map.entry("explain", "{'players':['mcts(iterations=5)'],'steps':15}"),
            Map.entry("retry", "{'ply':0}"),
            Map.entry("analysis", "{'ply':0}"),
            Map.entry("review", "{}"));

    @TempDir
    Path directory;

    private int made;

    static Stream<GameSetup> setups() {
        return Stream.of(
                setup("minute-empire", 2, Map.of("order", "bid", "neutralArmies", "none")),
                setup("poker", 2, Map.of()),
                setup("liars-dice", 3, Map.of()),
                setup("tricks", 2, Map.of()));
    }

    private static GameSetup setup(String id, int seats, Map<String, Object> options) {
        GameProvider provider = PLUGINS.games().get(id);
        return GameSetup.of(provider, seats, new LinkedHashMap<>(options), 0);
    }

    /** Somebody who asks, by {@code token} and with the rights of a guest or the host. */
    private record Role(Visitor visitor, String token) {}

    /** One room, and all that some roles are told of it. */
    private static final class Table {
        private final TestHouse house;
        private final KnownRoom room;
        private final List<Role> roles = new ArrayList<>();
        private final List<TestHouse.Reader> readers = new ArrayList<>();
        private final StringBuilder told = new StringBuilder();

        Table(TestHouse house, KnownRoom room, List<String> tokens) {
            this.house = house;
            this.room = room;
            tokens.forEach(token -> roles.addAll(List.of(new Role(GUEST, token), new Role(HOST, token))));
        }

        private long version() {
            return house.rooms().room(room.id()).room().version();
        }

        private void ask(Role role, String verb, String body) {
            told.append('\n').append(verb).append(' ');
            try {
                told.append(house.ask(role.visitor(), role.token(), room.id(), verb, json(body)));
            } catch (Refusal refusal) {
                told.append(refusal.reason()).append(' ').append(refusal.words());
            }
        }

        /** All roles subscribe, and ask by all verbs. */
        void everybodyAsks() {
            for (Role role : roles) {
                readers.add(house.watch(role.visitor(), role.token(), room.id()));
                for (String verb : new TreeSet<>(RoomVerbs.NAMES)) {
                    ask(role, verb, BODIES.get(verb).replace("VERSION", String.valueOf(version())));
                }
                ask(role, "position", "{}");
                ask(role, "position", "{'at':0,'line':[]}");
                ask(role, "explain", "{}");
                ask(role, "explain", "{'seat':1,'anew':true}");
                ask(role, "record", "{'format':'text'}");
            }
            house.ask("", "", "open", json("{}")).get("rooms").forEach(open -> {
                if (open.get("id").asText().equals(room.id())) {
                    ((ObjectNode) open).remove("created"); // the time of day
                    told.append('\n').append(open);
                }
            });
        }

        /** All roles ask how a player decides after {@code plies} plies and before; twice, as the search has ended then. */
        void everybodyWonders(int plies) {
            for (Role role : roles) {
                for (int ply = plies; ply >= 0; ply--) {
                    String body = "{'players':['mcts(iterations=5)'],'steps':15,'ply':" + ply + "}";
                    ask(role, "explain", body);
                    ask(role, "explain", body);
                }
            }
        }

        /** The person with {@code token} plays while all roles wait for it. */
        void play(String token, int code) {
            long version = version();
            ObjectNode now = ServerJson.object().put("wait", 30).put("after", version);
            List<CompletableFuture<JsonNode>> answers = new ArrayList<>();
            for (Role role : roles) {
                for (String verb : new TreeSet<>(RoomVerbs.WAITING)) {
                    answers.add(house.begin(role.visitor(), role.token(), room.id(), verb, now));
                }
            }
            house.ask(
                    token,
                    room.id(),
                    "play",
                    ServerJson.object().put("version", version).put("code", code));
            answers.forEach(answer -> told.append('\n')
                    .append(answer.handle((json, refused) -> json == null ? refused : json)
                            .join()));
        }

        String told() {
            for (TestHouse.Reader reader : readers) {
                reader.messages.forEach(
                        message -> told.append('\n').append(new String(message.json(), StandardCharsets.UTF_8)));
                told.append('\n').append(reader.closed);
            }
            return told.toString().replace(room.id(), "ROOM");
        }
    }

    /** The last ply that a seat has decided; −1 if there is none. */
    private static int lastDecision(Worlds.World world) {
        State state = world.setup().newState();
        int last = -1;
        for (int ply = 0; ply < world.plies().size(); ply++) {
            last = state.actor() >= 0 ? ply : last;
            state.apply(world.plies().get(ply));
        }
        return last;
    }

    private static int actor(Worlds.World world, int ply) {
        State state = world.setup().newState();
        world.plies().subList(0, ply).forEach(state::apply);
        return state.actor();
    }

    /**
     * Everything told to people who may know as much of {@code world} as {@code observer}. They are the owner of a
     * seat's token, or those with no token, a wrong one, a spectator's, or an invitation. Each asks as guest and as
     * host. They ask before and after an invited person sits down, while and after it plays the last ply, and when it
     * has left. They ask again when the host has given a seat to a computer and back.
     */
    private String told(TestHouse house, Worlds.World world, Observer observer, boolean listed) {
        int ply = lastDecision(world);
        int invited = ply < 0 ? 0 : actor(world, ply);
        if (observer.isSeat() && invited == observer.seat()) {
            invited = -1;
        }
        List<Integer> before = ply < 0 ? world.plies() : world.plies().subList(0, ply);
        KnownRoom room = KnownRoom.keep(house, "world" + made++, world.setup(), world.seed(), before, invited, listed);
        List<String> tokens = new ArrayList<>();
        if (observer.isSeat()) {
            tokens.add(room.tokens().get(observer.seat()));
        } else {
            tokens.addAll(List.of("", WRONG, room.watch()));
        }
        if (invited >= 0) {
            tokens.add(room.tokens().get(invited));
        }
        Table table = new Table(house, room, tokens);
        GameCounts counts = house.rooms().counts();
        String game = world.setup().provider().id();
        Rooms.Figures then = house.rooms().figures();
        long plies = counts.plies(game);
        table.everybodyAsks();
        if (invited >= 0) {
            house.ask(room.tokens().get(invited), room.id(), "claim", json("{'newToken':'" + SEATED + "'}"));
            table.everybodyAsks();
        }
        if (ply >= 0) {
            String token = invited >= 0 ? SEATED : room.tokens().get(observer.seat());
            table.play(token, world.plies().get(ply));
            table.everybodyAsks();
            house.ask(token, room.id(), "leave", json("{}"));
            table.everybodyAsks();
        }
        int idle = house.rooms().room(room.id()).room().game().tree().actor() == 0 ? 1 : 0;
        for (String spec : List.of("'random'", "null")) {
            house.ask(HOST, "", room.id(), "set-player", json("{'seat':" + idle + ",'spec':" + spec + "}"));
            table.everybodyAsks();
        }
        Rooms.Figures now = house.rooms().figures();
        return table.told()
                + (now.requests() - then.requests())
                + ' '
                + (now.refusals() - then.refusals())
                + ' '
                + (now.subscribers() - then.subscribers())
                + ' '
                + (counts.plies(game) - plies);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void gamesThatAnObserverCannotTellApartAreToldAlike(GameSetup setup) {
        try (TestHouse house = new TestHouse(directory)) {
            List<Worlds.Pair> pairs = Worlds.pairs(setup, 1, 1);
            assertFalse(pairs.isEmpty());
            Worlds.requireAlike(pairs, (world, observer) -> told(house, world, observer, true));
            Worlds.requireAlike(pairs, (world, observer) -> told(house, world, observer, false));
        }
    }

    /** All that a seat is told of how players decide in {@code world}; empty for another observer. */
    private String explained(TestHouse house, Worlds.World world, Observer observer) {
        if (!observer.isSeat()) {
            return "";
        }
        KnownRoom room = KnownRoom.keep(house, "world" + made++, world.setup(), world.seed(), world.plies());
        Table table = new Table(house, room, List.of(room.tokens().get(observer.seat())));
        table.everybodyWonders(world.plies().size());
        return table.told();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void playersDecideAlikeInGamesThatASeatCannotTellApart(GameSetup setup) {
        try (TestHouse house = new TestHouse(directory)) {
            Set<String> steps = new HashSet<>();
            Worlds.requireAlike(Worlds.pairs(setup, 1, 12), (world, observer) -> {
                String told = explained(house, world, observer);
                told.lines().filter(line -> line.contains("\"formula\"")).forEach(steps::add);
                return told;
            });
            assertFalse(steps.isEmpty(), "searches");
        }
    }

    @Test
    void everyVerbIsAskedFor() {
        assertEquals(Rooms.ROOM_VERBS, BODIES.keySet());
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aGameThatLeaksIsNoticed(GameSetup setup) {
        Catalogue<GameProvider> leaking =
                GameProvider.catalogue(List.of(Leaks.of(setup, "seen").provider()));
        try (TestHouse house = new TestHouse(directory, RoomSettings.DEFAULT, leaking)) {
            List<Worlds.Pair> pairs = Worlds.pairs(setup);
            RuntimeException noticed = assertThrows(
                    RuntimeException.class,
                    () -> Worlds.requireAlike(pairs, (world, observer) -> told(house, world, observer, true)));
            assertTrue(noticed.getMessage().contains("what it is shown tells"), noticed.getMessage());
        }
    }
}

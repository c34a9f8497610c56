package org.marienbad.server.room;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.marienbad.server.room.TestHouse.GUEST;
import static org.marienbad.server.room.TestHouse.PLUGINS;
import static org.marienbad.server.room.TestHouse.json;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.testkit.Leaks;
import org.marienbad.testkit.Worlds;

/** Rooms tell the same, byte by byte, of two games that an observer cannot tell apart. */
class RoomWorldsTest {
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

    /** All that {@code observer} is told of {@code world}, before and after the next ply is refused or played. */
    private String told(TestHouse house, Worlds.World world, Observer observer) {
        KnownRoom room = KnownRoom.keep(house, "world" + made++, world.setup(), world.seed(), world.plies());
        String token = observer.isSeat() ? room.tokens().get(observer.seat()) : room.watch();
        TestHouse.Reader reader = house.watch(GUEST, token, room.id());
        StringBuilder told = new StringBuilder();
        reader.messages.forEach(message -> told.append(new String(message.json(), StandardCharsets.UTF_8)));
        for (String verb : List.of("position", "view", "record")) {
            told.append('\n').append(house.ask(token, room.id(), verb, json("{}")));
        }
        int half = world.plies().size() / 2;
        told.append('\n').append(house.ask(token, room.id(), "position", json("{'at':" + half + "}")));
        for (String verb : List.of("play", "resign", "review")) {
            try {
                told.append('\n').append(house.ask(room.watch(), room.id(), verb, json("{'version':1,'code':-7}")));
            } catch (Refusal refusal) {
                told.append('\n').append(refusal.reason()).append(refusal.words());
            }
        }
        return told.toString().replace(room.id(), "ROOM");
    }

    @ParameterizedTest
    @MethodSource("setups")
    void gamesThatAnObserverCannotTellApartAreToldAlike(GameSetup setup) {
        try (TestHouse house = new TestHouse(directory)) {
            List<Worlds.Pair> pairs = Worlds.pairs(setup);
            assertFalse(pairs.isEmpty());
            Worlds.requireAlike(pairs, (world, observer) -> told(house, world, observer));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aGameThatLeaksIsNoticed(GameSetup setup) {
        GameCatalogue leaking =
                new GameCatalogue(List.of(Leaks.of(setup, "seen").provider()));
        try (TestHouse house = new TestHouse(directory, RoomSettings.DEFAULT, leaking)) {
            List<Worlds.Pair> pairs = Worlds.pairs(setup);
            assertThrows(
                    RuntimeException.class,
                    () -> Worlds.requireAlike(pairs, (world, observer) -> told(house, world, observer)));
        }
    }
}

package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.cli.SecretGames;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.testkit.Leaks;
import org.marienbad.testkit.Worlds;

/** The engine answers alike for two matches that the observer of the request cannot tell apart. */
class EngineWorldsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Stream<GameSetup> setups() {
        return SecretGames.setups();
    }

    private static Engine engine(GameProvider... games) {
        return new Engine(
                GameProvider.catalogue(List.of(games)),
                SecretGames.PLUGINS.players(),
                SecretGames.PLUGINS.solvers(),
                new EngineOptions());
    }

    /** All that {@code observer} can be told of {@code world}. */
    private static String answers(Engine engine, Worlds.World world, Observer observer) {
        List<String> plies = SecretGames.plies(world);
        int mover = MatchView.of(world.setup(), world.plies(), observer).actor();
        List<ObjectNode> requests = new ArrayList<>();
        for (int length = plies.size(); length > 0; length /= 2) {
            requests.add(request("position", world, plies.subList(0, length))
                    .put("words", true)
                    .put("history", true));
            requests.add(request("picture", world, plies.subList(0, length)));
        }
        requests.add(request("perft", world, plies).put("depth", 1));
        if (observer == Observer.seat(mover)) {
            ObjectNode choose =
                    request("choose", world, plies).put("player", "mcts").put("seed", 3);
            choose.putObject("budget").put("iterations", 50);
            requests.add(choose);
        }
        StringBuilder answers = new StringBuilder();
        for (ObjectNode request : requests) {
            if (observer.isSeat()) {
                request.put("observer", observer.seat());
            } else {
                answers.append(answer(engine, request)).append('\n'); // what nobody in particular is told
                request.put("observer", observer.toString());
            }
            answers.append(answer(engine, request)).append('\n');
        }
        return answers.toString().replaceAll("\"millis\":[0-9.]+", "");
    }

    private static String answer(Engine engine, ObjectNode request) {
        String answer = engine.answer(request.toString());
        EngineSchema.requireExchange(request.toString(), answer);
        return answer;
    }

    private static ObjectNode request(String what, Worlds.World world, List<String> plies) {
        GameSetup setup = world.setup();
        ObjectNode request = MAPPER.createObjectNode().put("do", what);
        request.put("game", setup.provider().id()).put("seats", setup.seats()).put("starter", setup.starter());
        request.set("options", MAPPER.valueToTree(setup.options().changed()));
        request.set("plies", MAPPER.valueToTree(plies));
        return request;
    }

    @ParameterizedTest
    @MethodSource("setups")
    void matchesThatAnObserverCannotTellApartGetTheSameAnswers(GameSetup setup) {
        Engine engine = engine(setup.provider());
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertFalse(pairs.isEmpty());
        Worlds.requireAlike(pairs, (world, observer) -> {
            String answers = answers(engine, world, observer);
            assertFalse(answers.contains("error"), answers);
            return answers;
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aGameThatLeaksIsNoticed(GameSetup setup) {
        Engine engine = engine(Leaks.of(setup, "seen").provider());
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertThrows(
                RuntimeException.class,
                () -> Worlds.requireAlike(pairs, (world, observer) -> answers(engine, world, observer)));
    }
}

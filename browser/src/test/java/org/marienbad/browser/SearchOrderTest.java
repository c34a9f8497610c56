package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.search.SearchWorkers;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.play.SampleGame;

class SearchOrderTest {
    private static final int ITERATIONS = 100;
    private static final Catalogues ALONE = new TextGames().plugins(Services.NONE);

    /** Two trees, each with half of the iterations; the time is out of reach. */
    private static final PlayerSpec PLAYER =
            PlayerSpec.parse("mcts(iterations=" + 2 * ITERATIONS + ",millis=600000,threads=2,early=off)");

    static Stream<String> games() {
        return ALONE.games().all().stream().map(game -> game.id());
    }

    /** Does at the end of a search what a worker of the browser does meanwhile. */
    private static final class Post implements BrowserWorkers.Post {
        private final BrowserWorkers workers = new BrowserWorkers(this);
        private final Map<Integer, String> orders = new HashMap<>();
        private boolean broken;
        private int done;

        @Override
        public int count() {
            return 1;
        }

        @Override
        public void begin(int number, String order) {
            orders.put(number, order);
        }

        @Override
        public void end(int number) {
            workers.answer(number, broken ? "" : SearchOrder.search(ALONE, orders.get(number), Monitor.NONE));
            done++;
        }

        @Override
        public void await(BooleanSupplier over) {
            assertTrue(over.getAsBoolean());
        }

        <T> List<T> services(Class<T> type) {
            return type == SearchWorkers.class ? List.of(type.cast(workers)) : List.of();
        }
    }

    private static Decision decision(Post post, String game) {
        Catalogues plugins = new TextGames().plugins(post::services);
        GameSetup setup = GameSetup.of(plugins.games().get(game)).drawn(1);
        MatchView middle = SampleGame.middle(setup);
        try (Advisor advisor = new Advisor(PLAYER.create(plugins.players(), setup.game(), 1))) {
            return advisor.ask(middle.as(Observer.seat(middle.actor())), Budget.UNLIMITED, Monitor.NONE);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWorkerSearchesTheOtherTreeOfTheSamePosition(String game) {
        Post post = new Post();
        Decision both = decision(post, game);
        Post broken = new Post();
        broken.broken = true;
        Decision alone = decision(broken, game);
        boolean chooses = alone.lines().size() > 1;
        assertEquals(chooses ? 1 : 0, post.done);
        boolean proven = alone.lines().get(0).exact();
        assertEquals((chooses && !proven ? 2 : 1) * alone.iterations(), both.iterations());
        assertTrue(
                both.lines().stream().allMatch(line -> alone.line(line.action()).isPresent()));
    }

    @Test
    void aWorkerSearchesTheFewStepsThatComputersSee() {
        GameProvider provider = ALONE.games().get("minute-empire");
        GameSetup free = GameSetup.of(provider, 2, provider.forPeople(), 0);
        Game game = free.game();
        State state = free.newState();
        State view = state;
        SplittableRandom random = new SplittableRandom(1);
        while (state.actor() < 0 || legal(game, view).equals(legal(game, state))) {
            int[] all = game.legalActions(state);
            state.apply(all[random.nextInt(all.length)]);
            view = state.actor() < 0 ? state : PlayerViews.of(state, state.actor(), 1, 0);
        }
        GameSetup position = free.from(game.position(view).orElseThrow());
        String order = SearchOrder.write(position, PlayerSpec.parse("mcts(iterations=200)"), 1, Budget.UNLIMITED);
        Decision found = SearchOrder.decision(position, SearchOrder.search(ALONE, order, Monitor.NONE));
        assertTrue(legal(game, view)
                .containsAll(found.lines().stream().map(line -> line.action()).toList()));
    }

    private static Set<Integer> legal(Game game, State state) {
        return Arrays.stream(game.legalActions(state)).boxed().collect(Collectors.toSet());
    }
}

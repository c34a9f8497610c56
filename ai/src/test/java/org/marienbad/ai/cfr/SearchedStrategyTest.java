package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.selection.Exp3;
import org.marienbad.ai.mcts.selection.MixedSelection;
import org.marienbad.ai.mcts.selection.RegretMatching;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;

/** The gain against information set search where seats decide at once, with sealed decisions mixed and without. */
class SearchedStrategyTest {
    /** Equilibrium: both play their first action with probability 2/5. Value 1/5. */
    private static final Game PENNIES = ToyGame.matrix(new double[][] {{2, -1}, {-1, 1}});
    /** Rock against scissors counts twice. Equilibrium: 1/4, 1/2, 1/4. Value 0. */
    private static final Game ROCK_PAPER_SCISSORS = ToyGame.matrix(new double[][] {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}});

    /** Both decide from the position before either has. */
    private static UnaryOperator<State> atOnce(Game game) {
        return view -> {
            if (view.actor() == 0) {
                return view;
            }
            long[] words = new long[game.info().words()];
            view.encode(words);
            State before = game.newInitialState();
            before.decode(new long[] {words[0] >>> 3});
            return before;
        };
    }

    private static final Goofspiel GOOFSPIEL = new Goofspiel(4);
    private static final UnaryOperator<State> OPENING = view -> PENNIES.newInitialState();
    private static final UnaryOperator<State> ROCK = view -> ROCK_PAPER_SCISSORS.newInitialState();

    static Stream<Arguments> simultaneous() {
        return Stream.of(new RegretMatching(), new Exp3())
                .flatMap(rule -> Stream.of(
                        Arguments.of("matching pennies", PENNIES, OPENING, rule, 20_000, 0.03),
                        Arguments.of("rock, paper, scissors", ROCK_PAPER_SCISSORS, ROCK, rule, 20_000, 0.04),
                        Arguments.of(
                                "goofspiel",
                                GOOFSPIEL,
                                atOnce(GOOFSPIEL),
                                rule,
                                rule instanceof Exp3 ? 20_000 : 5_000,
                                0.1)));
    }

    /** With many iterations there is hardly anything left to exploit. */
    @ParameterizedTest
    @MethodSource("simultaneous")
    void simultaneousDecisionsApproachAnEquilibrium(
            String name, Game game, UnaryOperator<State> start, MixedSelection rule, int iterations, double most) {
        double mixed = SearchedStrategy.exploitability(
                game, start, SearchedStrategy.BY_VISITS, seed -> search(game, rule, iterations, seed));
        assertTrue(mixed < most, "mixed: " + mixed);
    }

    static Stream<Arguments> exploited() {
        return Stream.of(
                Arguments.of("matching pennies", PENNIES, OPENING, 20_000, 0.5),
                Arguments.of("rock, paper, scissors", ROCK_PAPER_SCISSORS, ROCK, 20_000, 0.5),
                Arguments.of("goofspiel", GOOFSPIEL, atOnce(GOOFSPIEL), 5_000, 0.2));
    }

    /** With as many iterations there is all the more left of what UCB1 plays. */
    @ParameterizedTest
    @MethodSource("exploited")
    void oneActionAtATimeIsExploited(String name, Game game, UnaryOperator<State> start, int iterations, double least) {
        double pure = SearchedStrategy.exploitability(
                game,
                start,
                SearchedStrategy.CHOSEN,
                seed -> builder(game, iterations).build(seed));
        assertTrue(pure > least, "UCB1: " + pure);
    }

    /** With three cards bidding the n-th for the n-th prize is an equilibrium; the value is 0 anyway. */
    @Test
    void goofspielWithThreeCardsIsNearlySolved() {
        Game game = new Goofspiel(3);
        assertTrue(SearchedStrategy.exploitability(
                        game,
                        atOnce(game),
                        SearchedStrategy.BY_VISITS,
                        seed -> search(game, new RegretMatching(), 10_000, seed))
                < 0.01);
    }

    @Test
    void tenTimesTheIterationsLeaveLessToExploit() {
        Game game = new Goofspiel(4);
        double few = SearchedStrategy.exploitability(
                game, atOnce(game), SearchedStrategy.BY_VISITS, seed -> search(game, new RegretMatching(), 300, seed));
        double many = SearchedStrategy.exploitability(
                game, atOnce(game), SearchedStrategy.BY_VISITS, seed -> search(game, new RegretMatching(), 3000, seed));
        assertTrue(many < 0.7 * few, "300 iterations: " + few + ", 3,000: " + many);
    }

    /** The seat that is searched for expects what the equilibrium is worth. */
    @Test
    void theMeanOfTheActionsIsTheValueOfTheGame() {
        SearchResult result = search(PENNIES, new RegretMatching(), 50_000, 5).search(PENNIES.newInitialState());
        List<ActionValue> lines = result.actions();
        double visits = lines.stream().mapToDouble(ActionValue::visits).sum();
        for (ActionValue line : lines) {
            assertEquals(line.action() == 0 ? 0.4 : 0.6, line.visits() / visits, 0.03);
            assertEquals(0.2, line.value()[0], 0.05);
        }
    }

    /**
     * Kuhn poker: a search from the deal approaches an equilibrium. One from the position does not: it takes all cards
     * of the other for equally likely, whatever the other has bet.
     */
    @Test
    void inPokerTheSearchMustBeginWithTheDeal() {
        Game kuhn = Known.kuhn();
        double deal = SearchedStrategy.exploitability(
                kuhn,
                view -> kuhn.newInitialState(),
                SearchedStrategy.BY_VISITS,
                seed -> search(kuhn, new RegretMatching(), 100_000, seed));
        double position = SearchedStrategy.exploitability(
                kuhn,
                view -> view,
                SearchedStrategy.BY_VISITS,
                seed -> search(kuhn, new RegretMatching(), 10_000, seed));
        assertTrue(deal < 0.04, "from the deal: " + deal);
        assertTrue(position > 0.1, "from the position: " + position);
    }

    /** The action is drawn in proportion to the visits, so that another seed means another action. */
    @Test
    void theActionIsDrawnFromTheAverageStrategy() {
        int first = 0;
        double expected = 0;
        for (long seed = 0; seed < 400; seed++) {
            SearchResult result = search(PENNIES, new Exp3(), 300, seed).search(PENNIES.newInitialState());
            first += result.action() == 0 ? 1 : 0;
            double visits =
                    result.actions().stream().mapToDouble(ActionValue::visits).sum();
            expected += result.actions().stream()
                    .filter(line -> line.action() == 0)
                    .mapToDouble(line -> line.visits() / visits)
                    .sum();
        }
        assertEquals(expected, first, 30, "about three standard deviations");
    }

    @Test
    void theSameSeedMixesAlike() {
        Game game = new Goofspiel(4);
        State view = game.newInitialState();
        view.apply(2);
        for (int seed = 0; seed < 3; seed++) {
            SearchResult one = search(game, new RegretMatching(), 500, seed)
                    .search(game.newInitialState(), view, Budget.UNLIMITED, Monitor.NONE);
            SearchResult two = search(game, new RegretMatching(), 500, seed)
                    .search(game.newInitialState(), view, Budget.UNLIMITED, Monitor.NONE);
            assertEquals(one.action(), two.action());
            assertEquals(visits(one), visits(two));
        }
    }

    private static List<Long> visits(SearchResult result) {
        return result.actions().stream().map(ActionValue::visits).toList();
    }

    private static InformationSetMcts.Builder builder(Game game, int iterations) {
        return InformationSetMcts.of(game).multipleObservers(true).iterations(iterations);
    }

    private static InformationSetMcts search(Game game, MixedSelection rule, int iterations, long seed) {
        return builder(game, iterations).sealed(rule).build(seed);
    }
}

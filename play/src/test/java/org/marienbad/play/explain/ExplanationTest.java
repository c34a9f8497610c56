package org.marienbad.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** Searches of players from the catalogue, as people read them. */
class ExplanationTest {
    private static final Messages ENGLISH = Messages.of(Locale.ENGLISH);
    private static final Messages CZECH = Messages.of(Locale.forLanguageTag("cs"));
    private static final int MOST_NODES = 60;

    private static Game game(String id, Map<String, ?> options) {
        Plugins plugins = Plugins.load();
        return GameSetup.of(plugins.games().get(id), 2, options, 0).game();
    }

    /** The position after chance has dealt. */
    private static State start(Game game) {
        State state = game.newInitialState();
        SplittableRandom random = new SplittableRandom(1);
        int[] codes = new int[game.info().maxLegalActions()];
        while (state.actor() == State.CHANCE) {
            state.apply(state.randomOutcome(codes, random));
        }
        return state;
    }

    private static void watch(Game game, String id, Map<String, ?> settings, SearchObserver observer) {
        PlayerProvider provider = Plugins.load().players().get(id);
        Settings known = Settings.of("setting", id, provider.settings(), settings);
        State root = start(game);
        try (Closing player = new Closing(provider.create(game, known, 1))) {
            player.asked.choose(root, root.actor(), Budget.UNLIMITED, new Monitor() {
                @Override
                public boolean cancelled() {
                    return false;
                }

                @Override
                public SearchObserver observer() {
                    return observer;
                }
            });
        }
    }

    /** Closes a player. */
    private record Closing(Player asked) implements AutoCloseable {
        @Override
        public void close() {
            asked.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "noughts, minimax, depth, 3",
        "noughts, mcts, iterations, 200",
        "noughts, montecarlo, iterations, 50",
        "noughts, maxn, depth, 2",
        "noughts, perfect, '', 0",
        "dice-race, expectiminimax, depth, 3",
        "dice-race, mcts, iterations, 100",
        "auction, mcts, iterations, 100",
        "auction, cfr, iterations, 3",
        "tricks, mcts, iterations, 100"
    })
    void everyStepOfEveryPlayerHasWordsAndATree(String id, String player, String setting, int value) {
        Game game = game(id, Map.of());
        Recording recording = new Recording(2000);
        watch(game, player, setting.isEmpty() ? Map.of() : Map.of(setting, value), recording);
        Explanation explanation = new Explanation(recording, game, start(game), Messages::of);
        assertTrue(explanation.size() > 10, "steps: " + explanation.size());
        for (int step = 0; step < explanation.size(); step++) {
            assertWords(explanation.sentence(step, ENGLISH));
            assertWords(explanation.sentence(step, CZECH));
            assertFalse(explanation.formula(step, ENGLISH).contains("formula."), explanation.formula(step, ENGLISH));
            assertTrue(explanation.line(explanation.node(step)).isPresent(), explanation.sentence(step, ENGLISH));
            if (step % 17 == 0) {
                assertTree(explanation.tree(step, MOST_NODES), explanation.node(step));
            }
        }
    }

    private static void assertWords(String sentence) {
        assertTrue(sentence.matches("\\S.*[.]"), sentence);
        assertFalse(sentence.contains("{"), sentence);
    }

    private static void assertTree(StepTree tree, ExplainedNode present) {
        Set<Integer> shown = new HashSet<>();
        int folded = 0;
        for (StepTree.Shown each : tree.nodes()) {
            ExplainedNode node = each.node();
            assertTrue(node.parent().isEmpty()
                    || shown.contains(node.parent().get().id()));
            shown.add(node.id());
            folded += each.folded();
        }
        assertTrue(shown.contains(0));
        assertTrue(shown.contains(present.id()));
        assertTrue(folded == 0 || folded + shown.size() > MOST_NODES);
        int path = present.ply() + 1;
        assertTrue(shown.size() <= Math.max(MOST_NODES, 9 * path), "nodes: " + shown.size());
    }

    @Test
    void numbersAreThoseOfTheStep() {
        Game game = game("noughts", Map.of());
        Recording recording = new Recording(10);
        recording.observe(new SearchStep.Start("mcts", 0));
        recording.observe(new SearchStep.Expand(new int[] {0, 1, 2, 3}));
        recording.observe(new SearchStep.Round(1, false));
        List<SearchStep.Option> options = List.of(
                new SearchStep.Option(0, 0.828, new double[] {0.61, 0.3, 40, 7}),
                new SearchStep.Option(1, 0.5, new double[] {0.5, 0.3, 40, 11}),
                new SearchStep.Option(2, 0.4, new double[] {0.4, 0.3, 40, 11}),
                new SearchStep.Option(3, 0.3, new double[] {0.3, 0.3, 40, 11}));
        recording.observe(new SearchStep.Select("ucb1", options, 0));
        Explanation explanation = new Explanation(recording, game, game.newInitialState(), Messages::of);
        assertEquals("0.61 + 0.3·√(ln 40 / 7) = 0.828, the greatest of 4", explanation.formula(3, ENGLISH));
        assertEquals("0,61 + 0,3·√(ln 40 / 7) = 0,828, největší hodnota (celkem 4)", explanation.formula(3, CZECH));
        String action = game.action(game.newInitialState(), 0).notation();
        assertEquals("It follows " + action + ", one of 4 actions.", explanation.sentence(3, ENGLISH));
    }

    /** A cut is said to be about a value nearer to the root only if a value there has been told. */
    @Test
    void cutsNameOnlyValuesThatAreKnown() {
        Game game = game("noughts", Map.of());
        Recording recording = new Recording(8000);
        watch(game, "minimax", Map.of("depth", 5, "hash", 0), recording);
        Explanation explanation = new Explanation(recording, game, start(game), Messages::of);
        int answers = 0;
        int known = 0;
        for (int number : explanation.landmarks(Explanation.Landmark.CUT)) {
            SearchStep.Cut cut = (SearchStep.Cut) explanation.step(number);
            String sentence = explanation.sentence(number, ENGLISH);
            if (sentence.contains("the question was only")) {
                answers++;
            } else if (sentence.contains("nearer to the start")) {
                known++;
                double limit = cut.limit();
                boolean own = cut.reason() == SearchStep.Reason.ALPHA;
                boolean found = false;
                for (ExplainedNode node = explanation.node(number).parent().orElseThrow();
                        !found && node != null;
                        node = node.parent().orElse(null)) {
                    found = (node.actor() == explanation.seat()) == own
                            && node.payoffs().length > 0
                            && Math.abs(node.payoffs()[explanation.seat()] - limit) < 1e-9;
                }
                assertTrue(found, sentence);
            }
        }
        assertTrue(answers > 10 && known > 10, answers + " and " + known);
    }

    @Test
    void aWindowOfStepsIsAPartOfAllSteps() {
        Game game = game("noughts", Map.of());
        Recording all = new Recording(5000);
        Recording part = new Recording(700, 100);
        for (Recording recording : List.of(all, part)) {
            watch(game, "mcts", Map.of("iterations", 300), recording);
        }
        assertEquals(all.seen(), part.seen());
        assertTrue(part.isFull());
        Explanation whole = new Explanation(all, game, game.newInitialState(), Messages::of);
        Explanation window = new Explanation(part, game, game.newInitialState(), Messages::of);
        assertEquals(100, window.size());
        for (int step = 0; step < 100; step++) {
            assertEquals(whole.sentence(700 + step, ENGLISH), window.sentence(step, ENGLISH));
            assertEquals(whole.formula(700 + step, ENGLISH), window.formula(step, ENGLISH));
            assertEquals(whole.node(700 + step).id(), window.node(step).id());
            assertEquals(whole.node(700 + step).visits(), window.node(step).visits());
            assertEquals(
                    whole.tree(700 + step, MOST_NODES).width(),
                    window.tree(step, MOST_NODES).width());
        }
    }

    @Test
    void backAndForthShowsTheSame() {
        Game game = game("noughts", Map.of());
        Recording recording = new Recording(1000);
        watch(game, "minimax", Map.of("depth", 4), recording);
        Explanation explanation = new Explanation(recording, game, game.newInitialState(), Messages::of);
        String late = explanation.sentence(900, ENGLISH) + explanation.formula(900, ENGLISH);
        String early = explanation.sentence(90, ENGLISH) + explanation.formula(90, ENGLISH);
        assertEquals(late, explanation.sentence(900, ENGLISH) + explanation.formula(900, ENGLISH));
        assertEquals(early, explanation.sentence(90, ENGLISH) + explanation.formula(90, ENGLISH));
    }

    @Test
    void landmarksAreFoundAndBeliefsChange() {
        Game game = game("noughts", Map.of());
        Recording recording = new Recording(20_000);
        watch(game, "mcts", Map.of("iterations", 1000), recording);
        Explanation explanation = new Explanation(recording, game, game.newInitialState(), Messages::of);
        int expansion = explanation.next(10, Explanation.Landmark.EXPANSION).orElseThrow();
        assertTrue(explanation.step(expansion) instanceof SearchStep.Expand);
        int change = explanation.next(-1, Explanation.Landmark.CHANGE_OF_MIND).orElseThrow();
        List<Explanation.Belief> beliefs = explanation.beliefs();
        Explanation.Belief after = beliefs.stream()
                .filter(belief -> belief.step() == change)
                .findFirst()
                .orElseThrow();
        Explanation.Belief before = beliefs.get(beliefs.indexOf(after) - 1);
        assertTrue(before.action() != after.action());
        assertEquals(
                change,
                explanation
                        .previous(change + 1, Explanation.Landmark.CHANGE_OF_MIND)
                        .orElseThrow());
    }

    @Test
    void tenThousandStepsTakeLessThanFiftyMegabytes() {
        Game wide = game("noughts", Map.of("size", 7, "row", 5));
        Recording recording = new Recording(10_000);
        watch(wide, "mcts", Map.of("iterations", 5000), recording);
        assertTrue(recording.isFull());
        long bytes =
                recording.steps().stream().mapToLong(ExplanationTest::bytes).sum();
        // The nodes of the tree and their table, with ample room for each.
        bytes += 400L
                * recording.steps().stream()
                        .filter(SearchStep.Enter.class::isInstance)
                        .count();
        assertTrue(bytes < 50_000_000, "bytes: " + bytes);
    }

    /** The most bytes that an object takes: arrays and records, without compressed references. */
    private static long bytes(Object object) {
        if (object instanceof double[] numbers) {
            return 24 + 8L * numbers.length;
        } else if (object instanceof long[] numbers) {
            return 24 + 8L * numbers.length;
        } else if (object instanceof int[] numbers) {
            return 24 + 4L * numbers.length;
        } else if (object instanceof List<?> list) {
            return 48 + list.stream().mapToLong(each -> 8 + bytes(each)).sum();
        } else if (object instanceof Record record) {
            return 16
                    + Arrays.stream(record.getClass().getRecordComponents())
                            .mapToLong(component -> 8 + component(record, component))
                            .sum();
        }
        return 0;
    }

    private static long component(Record record, RecordComponent component) {
        try {
            Object value = component.getAccessor().invoke(record);
            return component.getType().isPrimitive() || value instanceof Enum ? 0 : bytes(value);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}

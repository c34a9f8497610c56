package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MonteCarloProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;

/** At Minute Empire no player knows the deck or a sealed bid: where the true states look alike, so do the choices. */
class EmpireSecretsTest {
    private static final String[] PLAYERS = {
        "mcts(iterations=300)",
        "mcts(iterations=300,horizon=turn,playout=sensible,cutoff=20)",
        "mcts(iterations=300,threads=2,parallel=tree)",
        "montecarlo(playouts=5,reward=points)"
    };

    private static Game game(String rules) {
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        return provider.create(3, Settings.of("option", provider.id(), provider.options(), Map.of("rules", rules)));
    }

    private static int choice(Game game, State truth, String player) {
        PlayerSpec spec = PlayerSpec.parse(player);
        PlayerProvider provider = spec.id().equals("mcts") ? new MctsProvider() : new MonteCarloProvider();
        Settings settings = Settings.of("setting", spec.id(), provider.settings(), spec.settings());
        return provider.create(game, settings, 5)
                .choose(PlayerViews.of(truth, truth.actor(), 11, 3), truth.actor(), Budget.UNLIMITED, Monitor.NONE)
                .action();
    }

    /** The same cards in the row, turned up in another order: the decks are equal, and so is every choice. */
    @ParameterizedTest
    @ValueSource(strings = {"thesis", "official"})
    void theWayTheCardsCameDoesNotMatter(String rules) {
        Game game = game(rules);
        int[] buffer = new int[game.info().maxLegalActions()];
        int compared = 0;
        for (long seed = 0; seed < 6; seed++) {
            State first = game.newInitialState();
            SplittableRandom random = new SplittableRandom(seed);
            for (int ply = 0; ply < 30 && first.actor() != State.TERMINAL; ply++) {
                int action = first.actor() == State.CHANCE
                        ? first.randomOutcome(buffer, random)
                        : first.randomAction(buffer, random);
                first.apply(action);
            }
            while (first.actor() == State.CHANCE) {
                first.apply(first.randomOutcome(buffer, random));
            }
            State second = game.stateOf(game.position(first).orElseThrow());
            assertEquals(first.toString(), second.toString());
            assertEquals(first.hash(), second.hash());
            for (String player : PLAYERS) {
                assertEquals(choice(game, first, player), choice(game, second, player), player);
                compared++;
            }
        }
        assertTrue(compared >= 20, "compared " + compared);
    }

    /** Seat 3 bids after two others, whose bids differ from one true state to the other. */
    @Test
    void sealedBidsDoNotMatter() {
        Game game = game("official");
        int[] buffer = new int[game.info().maxLegalActions()];
        State start = game.newInitialState();
        SplittableRandom random = new SplittableRandom(1);
        while (start.actor() == State.CHANCE) {
            start.apply(start.randomOutcome(buffer, random));
        }
        int count = start.legalActions(buffer);
        int low = buffer[0];
        int high = buffer[count - 1];
        State one = start.copy();
        one.apply(low);
        one.apply(high);
        State other = start.copy();
        other.apply(high);
        other.apply(low);
        assertTrue(((ImperfectInformationState) one).hasHiddenInformation());
        assertEquals(2, one.actor());
        assertNotEquals(one.toString(), other.toString());
        for (String player : PLAYERS) {
            assertEquals(choice(game, one, player), choice(game, other, player), player);
        }
        one.apply(high);
        while (one.actor() == State.CHANCE) {
            one.apply(one.randomOutcome(buffer, random));
        }
        assertTrue(!((ImperfectInformationState) one).hasHiddenInformation(), "open bids are no secret");
    }
}

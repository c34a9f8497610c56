package org.marienbad.lab.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.tournament.Tournament;

class PlanChoicesTest {
    private final PlanChoices choices = new PlanChoices();

    @BeforeEach
    void choose() {
        choices.game("toy", 2);
        choices.entrants().add(PlayerSpec.of("dice"));
        choices.entrants().add(PlayerSpec.of("miser"));
    }

    private Tournament tournament() {
        return choices.tournament(Toys.GAMES, Toys.PLAYERS, name -> "the field " + name);
    }

    private String refusal() {
        return assertThrows(IllegalArgumentException.class, this::tournament).getMessage();
    }

    @Test
    void choicesGiveThePlanOfAFile() {
        choices.options(Map.of("counters", "20"));
        choices.starter(GameSetup.BY_LOT);
        choices.entrants().add(PlayerSpec.of("dice"));
        choices.values(Map.of("games", "30", "seed", "-7", "opening", "2", "iterations", "50", "millis", "100"));
        choices.values(Map.of("clock", "1+0", "stop", "sprt", "elo0", "-5", "elo1", "20"));
        Tournament same = PlanEntries.read("plan.json", """
                        {"game": "toy", "seats": 2, "options": {"counters": 20}, "starter": "lot",
                         "entrants": ["dice", "miser", "dice"], "games": 30, "seed": -7, "opening": 2,
                         "iterations": 50, "millis": 100, "clock": "1+0", "stop": "sprt(-5,20)", "plies": true}
                        """).tournament(Toys.GAMES, Toys.PLAYERS);
        assertEquals(PlanJson.pretty(same), PlanJson.pretty(tournament()));
    }

    @Test
    void missingChoicesHaveTheDefaultsOfThePlan() {
        Tournament.Options options = tournament().options();
        assertEquals(100, options.games());
        assertTrue(options.clock().isUnlimited());
        assertEquals(Optional.empty(), options.stop());
        assertTrue(options.plies());
        assertFalse(options.budget().isTimed());
    }

    @Test
    void aStoppingRuleIsOfferedForTwoSeatsOnly() {
        assertTrue(choices.settings().contains(PlanChoices.STOP));
        int before = choices.settings().size();
        choices.values(Map.of("stop", "sprt"));
        assertEquals(before + 2, choices.settings().size());
        choices.game("toy", 3);
        assertFalse(choices.settings().contains(PlanChoices.STOP));
    }

    @Test
    void faultsNameTheirFieldInOneLine() {
        choices.values(Map.of("stop", "sprt", "elo0", "10", "elo1", "5"));
        assertEquals("the field stop: 'sprt(10,5)': elo0 10.0 must be less than elo1 5.0", refusal());
        choices.values(Map.of("stop", PlanChoices.NONE));
        choices.entrants().remove(1);
        assertEquals(
                "the field entrants: a game has 2 seats, but there is only 1 entrant; allowed: more entrants, or self-play",
                refusal());
        choices.entrants().clear();
        assertTrue(refusal().startsWith("the field entrants: no entrants are given"), refusal());
        choices.game("none", 2);
        choices.entrants().add(PlayerSpec.of("dice"));
        assertTrue(refusal().startsWith("the field game: "), refusal());
    }

    @Test
    void theRestIsEstimatedFromThisRunAlone() {
        assertEquals(Optional.empty(), new Progress(40, 100, 40, Duration.ofSeconds(3)).remaining());
        Progress half = new Progress(50, 100, 40, Duration.ofSeconds(3));
        assertEquals(Optional.of(Duration.ofSeconds(15)), half.remaining());
        assertEquals(10 / 3.0, half.rate(), 1e-9);
        assertEquals(.5, half.share());
        assertEquals(0, new Progress(0, 100, 0, Duration.ZERO).rate());
    }
}

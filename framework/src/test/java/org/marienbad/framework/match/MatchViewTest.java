package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.ToyPlayers;

class MatchViewTest {
    private static final Seen HIDDEN = Seen.hidden(0, Text.of("has thought of a number"));

    private final GameSetup setup = GameSetup.of(new SecretNumber());

    private MatchView view(Observer observer, Integer... plies) {
        return MatchView.of(setup, List.of(plies), observer);
    }

    @Test
    void secretsAreShownToNobodyElse() {
        MatchView own = view(Observer.seat(0), 7);
        assertEquals(1, own.actor());
        assertEquals("number 7, guess open", own.text());
        assertEquals(List.of(Seen.action(0, 7)), own.plies());
        assertEquals("7", own.action(0).map(Action::notation).orElseThrow());
        for (Observer other : List.of(Observer.seat(1), Observer.SPECTATOR)) {
            MatchView view = own.as(other);
            assertEquals("number ?, guess open", view.text());
            assertEquals(List.of(HIDDEN), view.plies());
            assertEquals(Optional.empty(), view.action(0));
            assertTrue(view.isDeterminized());
        }
        assertFalse(view(Observer.REFEREE, 7).isDeterminized());
        assertTrue(view(Observer.REFEREE, 7).hasHiddenInformation());
    }

    @Test
    void somethingIsUnknownOnlyToThoseFromWhomItIsHidden() {
        for (Observer any : List.of(Observer.seat(0), Observer.seat(1), Observer.SPECTATOR)) {
            assertFalse(view(any).isAnythingUnknown(), "nobody has thought of a number");
        }
        assertFalse(view(Observer.seat(0), 7).isAnythingUnknown());
        assertTrue(view(Observer.seat(1), 7).isAnythingUnknown());
        assertTrue(view(Observer.SPECTATOR, 7).isAnythingUnknown());
        assertFalse(view(Observer.seat(1), 7, 3).isAnythingUnknown(), "all is told at the end");
    }

    @Test
    void choicesAreShownToTheSeatThatHasThem() {
        assertEquals(
                IntStream.range(0, 10).boxed().toList(),
                view(Observer.seat(1), 7).legalActions().stream()
                        .map(Action::code)
                        .toList());
        assertEquals("3", view(Observer.seat(1), 7).notation(3));
        for (Observer other : List.of(Observer.seat(0), Observer.SPECTATOR)) {
            MatchView view = view(other, 7);
            assertFalse(view.seesActor());
            assertEquals(List.of(), view.legalActions());
            assertEquals(
                    other + " may not see what 1 can do",
                    assertThrows(IllegalArgumentException.class, () -> view.notation(3))
                            .getMessage());
        }
    }

    @Test
    void worldsThatDifferInWhatIsHiddenAreEqual() {
        MatchView seven = view(Observer.seat(1), 7);
        MatchView eight = view(Observer.seat(1), 8);
        assertEquals(seven, eight);
        assertEquals(seven.hashCode(), eight.hashCode());
        assertEquals(seven.determinized().toString(), eight.determinized().toString());
        assertNotEquals(seven, view(Observer.seat(1)));
        assertNotEquals(seven.as(Observer.seat(0)), eight.as(Observer.seat(0)));
        assertEquals(
                "number 7, guess open",
                seven.as(Observer.seat(0)).determinized().toString());
    }

    @Test
    void afterTheEndEverybodySeesEverything() {
        MatchView end = view(Observer.seat(1), 7, 5);
        assertTrue(end.isOver());
        assertFalse(end.hasHiddenInformation());
        assertEquals(List.of(Seen.action(0, 7), Seen.action(1, 5)), end.plies());
        assertArrayEquals(new int[] {2, 0}, end.scores());
        assertArrayEquals(new double[] {1, -1}, end.payoffs());
        MatchView earlier = end.after(1);
        assertEquals("number 7, guess open", earlier.text());
        assertFalse(earlier.hasHiddenInformation());
        assertEquals(1, earlier.length());
    }

    @Test
    void eventsAreToldOnlyToThoseWhoMayKnowThem() {
        assertEquals(
                List.of(Text.of("The number is 7")), view(Observer.seat(0), 7).events(0));
        assertEquals("7", view(Observer.seat(0), 7).plyNotation(0));
        assertEquals(
                List.of(OptionalInt.of(7), OptionalInt.of(10)),
                view(Observer.seat(0), 7).breakdown().get(0).values());
        for (Observer other : List.of(Observer.seat(1), Observer.SPECTATOR)) {
            MatchView view = view(other, 7);
            assertEquals(List.of(), view.events(0));
            assertEquals("?", view.plyNotation(0));
            assertEquals(
                    List.of(OptionalInt.empty(), OptionalInt.of(10)),
                    view.breakdown().get(0).values());
            assertEquals(Optional.empty(), view.ending());
        }
        MatchView end = view(Observer.SPECTATOR, 7, 5);
        assertEquals("5(2)", end.plyNotation(1));
        assertEquals(List.of(Text.of("The number is 7")), end.events(0), "nothing is hidden any more");
        assertEquals(Optional.of(Text.of("A number was guessed after plies: 2")), end.ending());
    }

    @Test
    void aClickThatPlaysNothingIsObjectedTo() {
        assertEquals(
                Optional.of(Text.of("Only digits")), view(Observer.seat(1), 7).objection(List.of(), "ten"));
        assertEquals(
                Optional.of(Text.of("objection.nothing")),
                view(Observer.seat(1), 7).objection(List.of(), "elsewhere"));
        assertEquals(
                Optional.of(Text.of("objection.turn", Text.of("seat", 2))),
                view(Observer.seat(0), 7).objection(List.of(), "ten"),
                "it is not this seat's turn");
        assertEquals(
                Optional.of(Text.of("objection.over")),
                view(Observer.seat(1), 7, 5).objection(List.of(), "ten"));
    }

    @Test
    void aPlyThatIsNotLegalIsNamed() {
        String message = assertThrows(IllegalArgumentException.class, () -> view(Observer.REFEREE, 7, 10))
                .getMessage();
        assertEquals("ply 2: action 10 is not legal", message);
    }

    @Test
    void aPlayerIsGivenGuessesInsteadOfWhatIsHidden() {
        Set<String> guesses = new HashSet<>();
        Set<String> copies = new HashSet<>();
        Player guesser = (view, seat, budget, monitor) -> {
            guesses.add(view.toString());
            return Decision.of(5);
        };
        for (int seed = 0; seed < 100; seed++) {
            new Match(setup, List.of(ToyPlayers.always(7), guesser)).seed(seed).play();
            copies.add(PlayerViews.of(truth(), 1, seed, 1).toString());
        }
        assertEquals(10, guesses.size(), "every number is possible: " + guesses);
        assertEquals(guesses, copies);
        assertEquals("number 7, guess open", PlayerViews.of(truth(), 0, 1, 1).toString(), "its own number");
    }

    private State truth() {
        State state = setup.newState();
        state.apply(7);
        return state;
    }
}

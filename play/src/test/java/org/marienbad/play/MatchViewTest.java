package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.framework.toy.SplitInversion;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;

/** The knowledge of each observer of a match: sealed bids that are never opened, and hands of cards. */
class MatchViewTest {
    private static final GameSetup AUCTION =
            GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2, "coins", 5), 0, Reach.ANYWHERE);
    private static final GameSetup TRICKS = GameSetup.of(new TricksProvider(), 2, Map.of(), 0, Reach.ANYWHERE);

    private static MatchView auction(Observer observer, Integer... bids) {
        return MatchView.of(AUCTION, List.of(bids), observer);
    }

    private static List<String> plies(MatchView view) {
        return view.plies().stream()
                .map(ply -> ply.actor() + ":" + (ply.isKnown() ? ply.action() : ply.notation()))
                .toList();
    }

    /** Random plies of tricks until {@code seat} has something to play, after so many cards were played. */
    private static List<Integer> tricks(int played) {
        SplittableRandom random = new SplittableRandom(played);
        State state = TRICKS.newState();
        int[] buffer = new int[TRICKS.game().info().maxLegalActions()];
        List<Integer> plies = new ArrayList<>();
        for (int left = played; left > 0 || state.actor() == State.CHANCE; ) {
            int count = state.legalActions(buffer);
            boolean chance = state.actor() == State.CHANCE;
            plies.add(
                    chance ? Chance.draw(state, buffer, count, 7, plies.size()) : buffer[Playout.index(count, random)]);
            state.apply(plies.get(plies.size() - 1));
            left -= chance ? 0 : 1;
        }
        return plies;
    }

    @Test
    void aSeatKnowsItsOwnPliesAndOfOthersOnlyThatTheyWerePlayed() {
        assertEquals(List.of("0:3", "1:?", "0:2"), plies(auction(Observer.seat(0), 3, 1, 2)));
        assertEquals(List.of("0:?", "1:1", "0:?"), plies(auction(Observer.seat(1), 3, 1, 2)));
        assertEquals(List.of("0:?", "1:?", "0:?"), plies(auction(Observer.SPECTATOR, 3, 1, 2)));
        assertEquals(List.of("0:3", "1:1", "0:2"), plies(auction(Observer.REFEREE, 3, 1, 2)));
        MatchView view = auction(Observer.seat(1), 3, 1, 2);
        assertTrue(view.action(0).isEmpty());
        assertEquals("1", view.action(1).orElseThrow().notation());
        assertEquals(Seen.NOTHING, view.seen(2).notation());
        assertFalse(view.seen(2).words().isEmpty(), "people read that something was done");
    }

    @Test
    void onlyTheSeatToMoveHasActions() {
        assertEquals(6, auction(Observer.seat(0)).legalActions().size());
        assertTrue(auction(Observer.seat(0)).seesActor());
        for (Observer other : List.of(Observer.seat(1), Observer.SPECTATOR)) {
            MatchView view = auction(other);
            assertFalse(view.seesActor());
            assertEquals(List.of(), view.legalActions());
            assertThrows(IllegalArgumentException.class, () -> view.notation(3));
        }
        assertEquals(6, auction(Observer.REFEREE).legalActions().size());
        MatchView dealt = MatchView.of(TRICKS, List.of(), Observer.REFEREE);
        assertEquals(State.CHANCE, dealt.actor());
        assertEquals(List.of(), dealt.legalActions(), "what chance may bring is nobody's to choose");
    }

    @Test
    void textPositionAndScoresTellNoMore() {
        MatchView view = auction(Observer.seat(1), 3);
        assertEquals("lot 0, coins [5, 5], won [0, 0], bids [?]", view.text());
        assertEquals(
                "lot 0, coins [5, 5], won [0, 0], bids [3]",
                view.as(Observer.seat(0)).text());
        assertArrayEquals(new int[] {0, 0}, view.scores());
        assertArrayEquals(new int[] {1, 0}, auction(Observer.SPECTATOR, 3, 1).scores(), "what is sold is public");
        assertTrue(view.isDeterminized());
        assertFalse(view.as(Observer.REFEREE).isDeterminized());
        for (int bid = 0; bid <= 5; bid++) {
            MatchView other = auction(Observer.seat(1), bid);
            assertEquals(view, other);
            assertEquals(view.position(), other.position());
            assertEquals(view.keys(), other.keys());
            assertEquals(view.hashCode(), other.hashCode());
        }
        assertNotEquals(view, auction(Observer.seat(1), 3, 1));
    }

    @Test
    void playedCardsAreRevealedAndTheRestOfTheHandIsNot() {
        MatchView before = MatchView.of(TRICKS, tricks(0), Observer.seat(1));
        assertEquals(3, plies(before).stream().filter("-1:?"::equals).count(), "the other's cards");
        assertEquals(3, before.plies().stream().filter(Seen::isKnown).count(), "its own");
        MatchView after = MatchView.of(TRICKS, tricks(1), Observer.seat(1));
        assertTrue(after.seen(6).isKnown(), "a card on the table is seen by all");
        assertFalse(after.seen(0).isKnown(), "which draw it was nobody says");
        String cards = after.text().replaceFirst(".*hand 1: (\\S*) .*", "$1");
        assertEquals("??", cards);
    }

    @Test
    void takenBackPliesAreNotInTheView() {
        List<Integer> plies = tricks(3);
        MatchView whole = MatchView.of(TRICKS, plies, Observer.seat(0));
        for (int length = 0; length <= plies.size(); length++) {
            assertEquals(MatchView.of(TRICKS, plies.subList(0, length), Observer.seat(0)), whole.after(length));
        }
        assertEquals(Observer.seat(0), whole.after(2).observer());
    }

    @Test
    void theEndShowsAllAndInEarlierPositionsToo() {
        MatchView over = auction(Observer.SPECTATOR, 3, 1, 2, 4);
        assertTrue(over.isOver());
        assertEquals(List.of("0:3", "1:1", "0:2", "1:4"), plies(over));
        assertArrayEquals(AUCTION.game().scores(state(AUCTION, 3, 1, 2, 4)), over.scores());
        assertEquals(2, over.payoffs().length);
        assertFalse(over.hasHiddenInformation());
        assertEquals("lot 0, coins [5, 5], won [0, 0], bids [3]", over.after(1).text());
        assertFalse(over.after(1).isDeterminized());
        assertEquals(List.of("0:3"), plies(over.after(1)));
        assertEquals(over, over.as(Observer.seat(0)).as(Observer.SPECTATOR));
    }

    private static State state(GameSetup setup, int... plies) {
        State state = setup.newState();
        for (int ply : plies) {
            state.apply(ply);
        }
        return state;
    }

    @Test
    void withoutSecretsEverybodySeesEverything() {
        GameSetup open = GameSetup.of(new NoughtsProvider());
        MatchView view = MatchView.of(open, List.of(4, 0), Observer.SPECTATOR);
        assertFalse(view.hasHiddenInformation());
        assertEquals(7, view.legalActions().size());
        assertTrue(view.seesActor());
        assertFalse(view.isDeterminized());
        assertThrows(IllegalArgumentException.class, () -> MatchView.of(open, List.of(4, 4), Observer.SPECTATOR));
    }

    /** The arguments that players of a match are handed, and the seed of the match. */
    private static List<String> handed(long seed) {
        List<String> handed = new ArrayList<>();
        Player watching = (view, seat, budget, monitor) -> {
            handed.add(seat + ": " + view);
            int[] legal = new int[8];
            view.legalActions(legal);
            return Decision.of(legal[0]);
        };
        new Match(TRICKS, List.of(watching, watching)).seed(seed).play();
        return handed;
    }

    @Test
    void equalSeedsGiveEqualDeterminizations() {
        assertEquals(handed(5), handed(5));
        assertNotEquals(handed(5), handed(6));
        State truth =
                state(TRICKS, tricks(0).stream().mapToInt(Integer::intValue).toArray());
        Set<String> guesses = new HashSet<>();
        for (int ply = 0; ply < 50; ply++) {
            assertEquals(
                    PlayerViews.of(truth, 0, 9, ply).toString(),
                    PlayerViews.of(truth, 0, 9, ply).toString());
            guesses.add(PlayerViews.of(truth, 0, 9, ply).toString());
        }
        assertTrue(guesses.size() > 10, "another guess at another ply: " + guesses.size());
    }

    /**
     * A player that knows the stream with which its view was determinized cannot compute the seed of the match. Undoing
     * the mixing of {@link Seeds#split} once gave all of 1,000 seeds away, and now gives none.
     */
    @Test
    void noSeedOfAMatchIsRecoveredFromADeterminization() {
        State truth =
                state(TRICKS, tricks(0).stream().mapToInt(Integer::intValue).toArray());
        int matching = 0;
        int recovered = 0;
        int recoveredOld = 0;
        for (int i = 0; i < 1000; i++) {
            long seed = new SplittableRandom(i).nextLong();
            int ply = i % 40;
            long stream = Seeds.oneWay(seed, "determinization", ply);
            ImperfectInformationState guess = (ImperfectInformationState) truth.copy();
            guess.determinize(Observer.seat(0), new SplittableRandom(stream));
            matching += PlayerViews.of(truth, 0, seed, ply).toString().equals(guess.toString()) ? 1 : 0;
            recovered += SplitInversion.seed(stream, "determinization", ply) == seed ? 1 : 0;
            recoveredOld +=
                    SplitInversion.seed(Seeds.split(seed, "determinization", ply), "determinization", ply) == seed
                            ? 1
                            : 0;
        }
        assertEquals(1000, matching, "the stream of a determinization is the one-way one");
        assertEquals(0, recovered);
        assertEquals(1000, recoveredOld, "the inversion works where the seed is only split");
    }
}

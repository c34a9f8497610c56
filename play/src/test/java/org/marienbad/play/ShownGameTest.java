package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class ShownGameTest {
    /** Plays the first legal action. */
    private static final Player FIRST = (view, seat, budget, monitor) -> {
        int[] legal = new int[500];
        view.legalActions(legal);
        return Decision.of(legal[0]);
    };

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private LiveGame live;
    private ShownGame shown;

    private void open(GameProvider game, int seats, int... players) {
        live = new LiveGame(GameSetup.of(game, seats, Map.of(), 0, Reach.ANYWHERE), 11, PlyTree.empty(), tasks::add);
        for (int seat : players) {
            live.player(seat, FIRST);
        }
        shown = new ShownGame(live);
        live.listener(new SessionListener() {
            @Override
            public void changed() {
                shown.changed();
            }

            @Override
            public void played(MatchView now) {
                shown.played(now);
            }
        });
        live.start();
    }

    private void answer(int plies) throws InterruptedException {
        while (live.tree().length() < plies) {
            tasks.take().run();
        }
    }

    private void playFirst() {
        live.takeOver();
        live.play(live.view().legalActions().get(0).code());
    }

    private void seeAll() {
        while (shown.next().isPresent()) {
            requireOneState();
        }
    }

    /** All that is told belongs to one ply. */
    private void requireOneState() {
        MatchView now = shown.view();
        assertEquals(now.length(), shown.index());
        if (shown.isMoving()) {
            assertEquals(now.seen(now.length() - 1).actor(), shown.actor(), "who moves is lit");
            MatchView board = shown.board();
            assertEquals(now.length() - 1, board.length(), "tokens start from the position before");
            assertEquals(now.after(board.length()).text(), board.text());
        } else {
            assertEquals(now.actor(), shown.actor());
            assertArrayEquals(now.scores(), shown.board().scores());
        }
        if (!shown.isBusy()) {
            assertEquals(live.view().toString(), now.toString(), "at rest it is the game's position");
        }
    }

    @Test
    void whileAnotherMovesTheScreenBelongsToThatPly() throws InterruptedException {
        open(new NoughtsProvider(), 2, 1);
        playFirst();
        answer(2);
        assertEquals(2, live.tree().index());
        assertEquals(0, shown.index(), "nothing has been seen yet");
        assertEquals(0, shown.actor());

        shown.next();
        assertEquals(1, shown.index());
        assertEquals(0, shown.actor());
        shown.next();
        assertEquals(2, shown.index());
        assertEquals(1, shown.actor(), "the answer is in motion, though it is seat 0's turn in the game");
        assertEquals(0, live.view().actor());

        shown.next();
        assertFalse(shown.isBusy());
        assertEquals(0, shown.actor());
        assertEquals(new ShownGame.Plies(1, 2), shown.lastTurn());
    }

    @Test
    void undoShowsItsPositionAtOnce() throws InterruptedException {
        open(new NoughtsProvider(), 2, 1);
        playFirst();
        answer(2);
        shown.next();
        live.undo();
        assertFalse(shown.isBusy());
        assertEquals(0, shown.index());
    }

    @Test
    void aStepForwardIsShownAsItWasPlayed() {
        open(new NoughtsProvider(), 2);
        playFirst();
        playFirst();
        live.jump(0);
        assertFalse(shown.isBusy());
        shown.forward();
        assertTrue(shown.isBusy());
        assertEquals(0, shown.index(), "it does not move yet");
        assertEquals(1, shown.next().orElseThrow().length());
        shown.next();
        shown.forward();
        shown.skip();
        assertEquals(2, shown.index());
        shown.forward();
        assertFalse(shown.isBusy(), "there is no more");
    }

    @Test
    void theLastTurnOfAllOthersIsShownAgain() throws InterruptedException {
        open(new MinuteEmpireProvider(), 3, 1, 2);
        seeAll();
        int before = live.tree().index();
        playFirst();
        for (int i = 0; i < 200 && !(live.isPersonsTurn() && othersPlayed(before)); i++) {
            if (live.isPersonsTurn()) {
                playFirst();
            } else {
                answer(live.tree().length() + 1);
            }
        }
        seeAll();
        ShownGame.Plies turn = shown.lastTurn();
        assertEquals(live.tree().index(), turn.to());
        assertTrue(turn.stream().allMatch(ply -> live.view().seen(ply).actor() != 0));
        assertEquals(0, live.view().seen(turn.from() - 1).actor(), "it begins after the person's own decision");

        shown.replay();
        List<Integer> seen = new ArrayList<>();
        while (shown.next().isPresent()) {
            requireOneState();
            seen.add(shown.index() - 1);
        }
        assertEquals(turn.stream().boxed().toList(), seen);

        playFirst();
        if (live.isPersonsTurn()) {
            seeAll();
            shown.replay();
            assertEquals(turn.from() + 1, shown.next().orElseThrow().length(), "one's own plies are no turn of others");
        }
    }

    private boolean othersPlayed(int from) {
        return live.view().plies().stream().skip(from).anyMatch(ply -> ply.actor() > 0);
    }

    @Test
    void betweenTwoPersonsTheLastTurnIsThatOfOneSeat() {
        open(new MinuteEmpireProvider(), 2);
        for (int i = 0; i < 12; i++) {
            playFirst();
            seeAll();
            ShownGame.Plies turn = shown.lastTurn();
            long seats = turn.stream()
                    .map(ply -> live.view().seen(ply).actor())
                    .filter(actor -> actor != State.CHANCE)
                    .distinct()
                    .count();
            assertTrue(seats <= 1);
            assertFalse(turn.isEmpty());
        }
    }

    @Test
    void noCardIsMarkedWhereAnotherWasTaken() {
        open(new MinuteEmpireProvider(), 3);
        String first = "card1";
        for (int i = 0;
                i < 60 && !live.view().plyNotation(live.tree().length() - 1).startsWith(first);
                i++) {
            playFirst();
        }
        int taken = live.tree().length() - 1;
        assertTrue(live.view().action(taken).orElseThrow().spots().get(0).startsWith("card.1"));
        assertEquals(Set.of(), ShownGame.spots(live.view(), new ShownGame.Plies(taken, taken + 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyPlyIsSeenOnceAndInOrder(int seed) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        List<GameProvider> games = List.of(new NoughtsProvider(), new DiceRaceProvider(), new MinuteEmpireProvider());
        open(games.get(seed % 3), 2);
        int last = -1;
        for (int i = 0; i < 150; i++) {
            int choice = random.nextInt(15);
            if (choice < 4
                    && !live.tree().isOver()
                    && live.isPersonsTurn()
                    && live.objection().isEmpty()) {
                int length = live.tree().index();
                live.takeOver();
                live.agree();
                List<Action> legal = live.view().legalActions();
                live.play(legal.get(random.nextInt(legal.size())).code());
                assertTrue(shown.isBusy(), "what was played is still to be seen");
                assertTrue(shown.view().length() <= length);
            } else if (choice < 8) {
                String board = shown.board().text();
                boolean busy = shown.isBusy();
                MatchView expected = shown.view();
                shown.next().ifPresent(now -> {
                    assertTrue(busy);
                    assertEquals(expected.length() + 1, now.length(), "one ply at a time");
                    assertEquals(expected.text(), shown.board().text(), "each begins where the last one ended");
                });
                assertTrue(busy || board.equals(shown.board().text()));
            } else if (choice == 8) {
                live.jump(random.nextInt(live.tree().length() + 1));
                assertEquals(live.tree().index(), shown.isBusy() ? live.tree().index() : shown.index());
            } else if (choice == 9) {
                shown.forward();
                assertTrue(shown.index() <= live.tree().index());
            } else if (choice == 10) {
                shown.replay();
            } else if (choice == 11) {
                List<Integer> line = live.tree().line(random.nextInt(live.tree().bound()));
                live.visit(line.isEmpty() ? PlyTree.START : line.get(random.nextInt(line.size())));
            } else if (choice == 12) {
                live.player(1, random.nextBoolean() ? FIRST : null);
            } else if (choice == 13 && live.thinkingSeat().isPresent()) {
                int answer = live.tree().length() + 1;
                while (live.tree().length() < answer && live.thinkingSeat().isPresent()) {
                    tasks.take().run();
                    requireOneState();
                }
            } else if (random.nextInt(3) == 0) {
                shown.skip();
                assertEquals(live.tree().index(), shown.index());
            } else if (live.canUndo()) {
                live.undo();
                assertFalse(shown.isBusy());
            }
            requireOneState();
            last = Math.max(last, shown.index());
        }
        assertTrue(last > 0);
    }
}

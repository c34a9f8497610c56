package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.testkit.Worlds;

/** A ply that told a seat something is never taken back while the game counts; all others can be. */
class ToldPliesTest {
    private static final Text CHANCE = Text.of("takeback.chance");
    private static final Text HIDDEN = Text.of("takeback.hidden");

    private static GameSetup setup(GameProvider game, int seats, Map<String, Object> options) {
        return GameSetup.of(game, seats, options, 0, Reach.ANYWHERE);
    }

    static Stream<GameSetup> setups() {
        return Stream.of(
                setup(new NoughtsProvider(), 2, Map.of()),
                setup(new DiceRaceProvider(), 3, Map.of()),
                setup(new EinsteinProvider(), 2, Map.of()),
                setup(new AuctionProvider(), 3, Map.of()),
                setup(new TricksProvider(), 3, Map.of()),
                setup(new MinuteEmpireProvider(), 3, Map.of("order", "bid")));
    }

    static Stream<GameSetup> secrets() {
        return setups().filter(setup -> !Worlds.pairs(setup).isEmpty());
    }

    private static Session session(GameSetup setup, long seed) {
        return new Session(setup, seed, Runnable::run, Session.TRUSTED);
    }

    private static boolean isSeen(MatchView line, int ply, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> line.as(Observer.seat(seat)).seen(ply))
                .anyMatch(seen -> !seen.notation().equals(Seen.NOTHING));
    }

    /** From wherever nothing is objected the game can be gone on with, and nobody has seen what chance brings there. */
    @ParameterizedTest
    @MethodSource("setups")
    void nobodyGoesBackBehindWhatChanceHasShown(GameSetup setup) {
        for (long seed = 1; seed <= 3; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            try (Session session = session(setup, seed)) {
                session.start();
                for (int i = 0; i < 60 && !session.tree().isDecided(); i++) {
                    session.play(random(session, random));
                    if (!session.tree().isDecided()) {
                        requireRule(session);
                    }
                }
            }
        }
    }

    /** A line that was left before the bids were opened stays left, also where a player would be to move at its end. */
    @Test
    void noPlayerGoesOnAtTheEndOfALineThatWasLeftBeforeTheBidsWereOpened() {
        try (Session session = session(setup(new AuctionProvider(), 3, Map.of()), 1)) {
            session.start();
            SplittableRandom random = new SplittableRandom(1);
            session.play(random(session, random));
            int left = session.tree().node();
            session.undo();
            List<Action> legal =
                    session.view(Observer.seat(session.tree().actor())).legalActions();
            int first = session.tree().action(left);
            session.play(legal.stream()
                    .mapToInt(Action::code)
                    .filter(code -> code != first)
                    .findFirst()
                    .orElseThrow());
            while (session.objection(left).isEmpty()) {
                session.play(random(session, random));
            }
            List<Integer> line = session.tree().mainLine();
            session.visit(left);
            session.player(session.tree().actor(), (view, seat, budget, monitor) -> Decision.of(first));
            assertTrue(session.thinkingSeat().isEmpty());
            assertEquals(line, session.tree().mainLine());
        }
    }

    private static int random(Session session, SplittableRandom random) {
        List<Action> legal = session.view(Observer.seat(session.tree().actor())).legalActions();
        return legal.get(random.nextInt(legal.size())).code();
    }

    private static void requireRule(Session session) {
        MatchView line = session.line(Observer.SPECTATOR);
        List<Integer> nodes = session.tree().mainLine();
        boolean isSecret = session.setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        boolean shown = false;
        for (int ply = nodes.size() - 1; ply >= 0; ply--) {
            shown |= line.seen(ply).actor() == State.CHANCE
                    && isSeen(line, ply, session.setup().seats());
            Optional<Text> objection = session.objection(session.tree().parent(nodes.get(ply)));
            assertTrue(!shown || objection.isPresent(), "ply " + ply);
            assertTrue(shown || isSecret || objection.isEmpty(), "nothing was hidden before ply " + ply);
        }
    }

    /** If a seat can tell two positions apart after a ply and could not before it, nobody can take the ply back. */
    @ParameterizedTest
    @MethodSource("secrets")
    void nobodyGoesBackBehindWhatAPlyHasRevealed(GameSetup setup) {
        int told = 0;
        for (Worlds.Pair pair : Worlds.pairs(setup)) {
            State one = end(pair.one());
            for (Action action :
                    MatchView.of(setup, pair.one().plies(), Observer.REFEREE).legalActions()) {
                if (tells(setup.game(), one, end(pair.other()), action.code(), pair.observer())) {
                    told++;
                    requireObjection(pair.one(), action);
                }
            }
        }
        assertTrue(told > 0, "no ply reveals anything");
    }

    private static State end(Worlds.World world) {
        return LineOfPlay.of(world.setup(), world.plies()).present();
    }

    /** Whether {@code observer}, to whom both positions were alike, knows by the ply that it is not {@code other}. */
    private static boolean tells(Game game, State one, State other, int code, Observer observer) {
        int[] legal = game.legalActions(other);
        if (IntStream.range(0, legal.length).noneMatch(i -> legal[i] == code)) {
            return game.seen(one, code, observer).isKnown();
        }
        return key(one, code, observer) != key(other, code, observer);
    }

    private static long key(State before, int code, Observer observer) {
        State after = before.copy();
        after.apply(code);
        return MatchView.key(after, observer);
    }

    private static void requireObjection(Worlds.World world, Action action) {
        try (Session session = session(world.setup(), world.seed())) {
            session.replay(PlyTree.ofLine(world.plies()));
            int before = session.tree().node();
            session.play(action.code());
            if (!session.tree().isDecided()) {
                assertTrue(session.objection(before).isPresent(), action.notation());
                session.visit(before);
                assertThrows(IllegalStateException.class, () -> session.play(action.code()));
            }
        }
    }

    private static LiveGame live(GameSetup setup) {
        LiveGame live = new LiveGame(setup, 7, PlyTree.empty(), Runnable::run);
        live.start();
        return live;
    }

    private static void bid(LiveGame live, int coins) {
        live.takeOver();
        live.play(coins);
    }

    @Test
    void aSealedBidIsTakenBackUntilTheBidsAreOpened() {
        try (LiveGame live = live(setup(new AuctionProvider(), 2, Map.of("lots", 2)))) {
            bid(live, 3);
            assertTrue(live.canUndo());
            assertEquals(Optional.empty(), live.undoObjection());
            bid(live, 2);
            assertFalse(live.canUndo());
            assertEquals(Optional.of(HIDDEN), live.undoObjection());
            live.undo();
            assertEquals(2, live.tree().index());
            live.jump(0);
            live.handOver();
            live.takeOver();
            live.agree();
            assertEquals(Optional.of(HIDDEN), live.objection(), "whoever agrees");
            assertThrows(IllegalStateException.class, () -> live.play(1));
            live.jump(2);
            bid(live, 0);
            assertTrue(live.canUndo(), "the bid for the next lot");
        }
    }

    @Test
    void aDieIsNotTakenBackAgainstAComputerEither() {
        try (LiveGame live = live(setup(new DiceRaceProvider(), 2, Map.of()))) {
            live.play(live.view().legalActions().get(0).code());
            assertEquals(Optional.of(CHANCE), live.undoObjection());
            live.jump(1);
            assertEquals(Optional.of(CHANCE), live.objection());
            assertThrows(
                    IllegalStateException.class,
                    () -> live.play(live.view().legalActions().get(0).code()));
            assertThrows(IllegalStateException.class, () -> live.remove(1));
            assertEquals(3, live.tree().length());
        }
    }
}

package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.map.MapFiles;

/** The words of Minute Empire besides the picture. */
class TellingTest {
    private static final Messages ENGLISH = new MinuteEmpireProvider().messages(Locale.ENGLISH);
    private static final Messages CZECH = new MinuteEmpireProvider().messages(Locale.forLanguageTag("cs"));

    private final EmpireGame game = Games.of(2, "neutralArmies", "none", "order", "random");

    private static List<String> said(Messages messages, List<Text> texts) {
        return texts.stream().map(messages::get).toList();
    }

    /** The first seat has armies at the start and is to take one of these cards. */
    private EmpireState row(String... cards) {
        return rowFrom(game.region(game.rules().board.start), cards);
    }

    private EmpireState rowFrom(String region, String... cards) {
        return Games.position(
                game,
                List.of(cards),
                List.of(
                        Games.seat(3, Map.of("anvil", 1), Map.of(region, 3), Map.of()),
                        Games.seat(3, Map.of(), Map.of("12", 3), Map.of())));
    }

    private LineOfPlay line(EmpireState start, String... plies) {
        return CoachStep.of(Text.EMPTY)
                .at(game.position(start).orElseThrow())
                .after(plies)
                .line(game, 0);
    }

    @Test
    void aTurnSaysWhichRegionsAndGoodsItGains() {
        EmpireState start = row("crystal:P1", "anvil:M4", "coal:S3", "wild:P2", "tree:P3", "carrot:P3");
        String near = beside();
        LineOfPlay turn = line(start, "card2", "12>" + near, "12>" + near);
        List<String> english = said(ENGLISH, game.view().reasons(turn));
        assertEquals(
                List.of(
                        "Brings 1 point at once.",
                        "The next steps bring 1 point.",
                        "The next steps gain region " + near + "."),
                english.subList(0, 3));
        assertTrue(english.contains("More iron: 2 symbols now, 1 point, 1 more than before."), english::toString);
        assertTrue(english.contains("Costs 1 coin; 2 are left."), english::toString);
        List<String> czech = said(CZECH, game.view().reasons(turn));
        assertTrue(czech.contains("V dalších krocích získává oblast " + near + "."), czech::toString);
        assertTrue(czech.contains("Stojí 1 minci; zbudou 2."), czech::toString);
        List<String> step = said(
                ENGLISH, game.view().reasons(new LineOfPlay(turn.positions().subList(1, 3), List.of(turn.ply(1)))));
        assertTrue(step.contains("Gains region " + near + "."), step::toString);
        List<String> first = said(ENGLISH, game.view().annotations(start, turn.ply(0)));
        assertTrue(first.stream().noneMatch(text -> text.contains("egion")), "a card alone gains no region: " + first);
    }

    @Test
    void aListenerHearsWhichStepIsToBeDone() {
        EmpireState start = row("crystal:P1", "anvil:M4", "coal:S3", "wild:P2", "tree:P3", "carrot:P3");
        List<Text> told = game.view().description(line(start, "card2").present(), Observer.SPECTATOR);
        Text last = told.get(told.size() - 1);
        assertEquals("Player 1 moves armies, 4 steps left", ENGLISH.get(last));
        assertEquals("Hráč 1 pochoduje, zbývají 4 kroky", CZECH.get(last));
    }

    /** A region next to the start. */
    private String beside() {
        MapBits board = game.rules().board;
        return board.id(Long.numberOfTrailingZeros(board.near(board.start, false)));
    }

    @Test
    void smallBoxesNameActionsInAFewLetters() {
        EmpireState start = row("crystal:P1", "anvil:M4", "coal:S3", "wild:P2", "tree:P3", "carrot:P3");
        LineOfPlay turn = line(start, "card2", "12>" + beside());
        assertEquals(
                Optional.of("card 2"),
                ENGLISH.brief(game.action(start, turn.ply(0)).words()));
        assertEquals(
                Optional.of("12 → " + beside()),
                CZECH.brief(game.action(turn.position(1), turn.ply(1)).words()));
        assertEquals(Optional.empty(), ENGLISH.brief(Text.of("reason.wild")));
    }

    @Test
    void eventsAreToldInAFewWords() {
        EmpireState start = row("crystal:P1", "anvil:M4", "coal:S3", "wild:P2", "tree:P3", "carrot:P3");
        String near = beside();
        LineOfPlay turn = line(start, "card2", "12>" + near);
        assertEquals(List.of("Takes a card: iron: move 4", "Goods +1"), said(ENGLISH, events(turn, 0)));
        assertEquals(List.of("Bere kartu: železo: přesun 4", "Zboží +1"), said(CZECH, events(turn, 0)));
        assertTrue(said(ENGLISH, events(turn, 1)).contains("Gains region " + near), events(turn, 1)::toString);
    }

    private List<Text> events(LineOfPlay line, int ply) {
        return game.view().events(line.position(ply), line.ply(ply), line.position(ply + 1), Observer.SPECTATOR);
    }

    @Test
    void bidsStaySealed() {
        EmpireGame bids = Games.of(2, "neutralArmies", "none");
        EmpireState before = Demonstration.first(bids.rules(), state -> state.phase() == Phase.BID)
                .orElseThrow();
        EmpireState first = before.copy();
        Games.play(bids, first, "bid3");
        int code = bids.parse(before, "bid3").orElseThrow();
        assertEquals(List.of("Bids 3"), said(ENGLISH, bids.view().events(before, code, first, Observer.seat(0))));
        assertEquals(List.of(), bids.view().events(before, code, first, Observer.seat(1)));
        EmpireState second = first.copy();
        Games.play(bids, second, "bid1");
        int last = bids.parse(first, "bid1").orElseThrow();
        assertEquals(
                List.of("Bids: 3 by Player 1, 1 by Player 2", "Player 1 wins the bid and pays 3"),
                said(ENGLISH, bids.view().events(first, last, second, Observer.SPECTATOR)));
    }

    @Test
    void theLastBidOpensAllBeforeTheWinnerPaysAndItsPreviewOpensNone() {
        GameSetup setup = GameSetup.of(
                new MinuteEmpireProvider(), 2, Map.of("order", "bid", "neutralArmies", "none"), 0, Reach.ANYWHERE);
        List<Integer> plies = new ArrayList<>();
        State state = setup.newState();
        while (state.actor() == State.CHANCE) {
            plies.add(setup.game().legalActions(state)[0]);
            state.apply(plies.get(plies.size() - 1));
        }
        Map<String, Set<List<Motion>>> foreseen = new HashMap<>();
        for (String bid : List.of("bid0", "bid3", "bid6")) {
            State first = state.copy();
            List<Integer> line = new ArrayList<>(plies);
            line.add(setup.game().parse(first, bid).orElseThrow());
            MatchView last = MatchView.of(setup, line, Observer.seat(1));
            for (Action action : last.legalActions()) {
                foreseen.computeIfAbsent(action.notation(), unknown -> new HashSet<>())
                        .add(last.preview(action.code()));
            }
        }
        foreseen.forEach((bid, previews) -> assertEquals(1, previews.size(), bid + " foresees the other bid"));
        Motion own = new Motion(0, "seat.2", "bid.2", new Picture.Tokens(EmpirePicture.ARMY, 1, 1));
        assertTrue(foreseen.get("bid2").iterator().next().contains(own), "one's own bid is no secret");
        for (String bid : List.of("bid3", "bid2")) {
            plies.add(setup.game().parse(state, bid).orElseThrow());
            state.apply(plies.get(plies.size() - 1));
        }
        List<Motion> opened = MatchView.of(setup, plies, Observer.SPECTATOR).motions(plies.size() - 1);
        assertEquals(
                List.of(new Motion(0, "seat.1", "bid.3", new Picture.Tokens(EmpirePicture.ARMY, 0, 1)), own),
                opened.subList(0, 2));
        Motion payment = new Motion(2, "seat.1", "bid", Picture.Tokens.of(Picture.Kind.COIN, 3));
        assertEquals(payment, opened.get(opened.size() - 1));
    }

    /** Several threads may look at a position, and keys stand in records. */
    @Test
    void theKeyOfSealedBidsLeavesThePositionAlone() {
        EmpireGame bids = Games.of(2, "neutralArmies", "none");
        EmpireState before = Demonstration.first(bids.rules(), state -> state.phase() == Phase.BID)
                .orElseThrow();
        SealedState bid = (SealedState) Games.play(bids, before.copy(), "bid3");
        SealedState nothing = (SealedState) Games.play(bids, before.copy(), "bid0");
        assertEquals(nothing.hash(), bid.observationKey(Observer.seat(1)));
        assertEquals(bid.hash(), bid.observationKey(Observer.seat(0)));
        AtomicBoolean done = new AtomicBoolean();
        Thread reader = new Thread(() -> {
            while (!done.get()) {
                bid.observationKey(Observer.SPECTATOR);
            }
        });
        reader.start();
        long hash = bid.hash();
        boolean same = true;
        for (int i = 0; i < 500_000; i++) {
            same &= bid.hash() == hash;
        }
        done.set(true);
        assertTrue(same, "the position changes while its key is read");
    }

    @Test
    void aClickThatPlaysNothingIsExplained() {
        MapBits board = game.rules().board;
        int port = 0;
        while ((board.near(port, true) & ~board.near(port, false)) == 0) {
            port++;
        }
        String over = board.id(Long.numberOfTrailingZeros(board.near(port, true) & ~board.near(port, false)));
        String from = board.id(port);
        EmpireState pick = rowFrom(from, "crystal:P1", "anvil:M4", "coal:S3", "wild:P2", "tree:P3", "carrot:P3");
        pick.hands.pay(0, 2);
        assertEquals("This card costs 3 coins, but only 1 is left.", objection(pick, "card.6"));
        assertEquals("Take a card of the row first.", objection(pick, "region." + from));
        assertEquals("Only cards of the row can be taken.", objection(pick, "deck"));
        EmpireState march = (EmpireState) line(pick, "card2").present();
        String ship = "No army can reach " + over + ": it needs a ship.";
        assertEquals(ship, objection(march, "region." + over));
        assertEquals(ship, objection(march, "region." + over, "region." + from));
        assertEquals("The action comes first: move 4.", objection(march, "card.1"));
        assertEquals(
                "There is no way from region " + from + " to region " + from + " in one step.",
                objection(march, "region." + from, "region." + from));
    }

    private String objection(EmpireState state, String spot, String... clicked) {
        return ENGLISH.get(game.view().objection(state, List.of(clicked), spot));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theBreakdownAddsUpAndShowsWhatBrokeTies(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        EmpireState state = game.newInitialState();
        int[] buffer = new int[game.info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            state.apply(
                    state.actor() == State.CHANCE
                            ? state.randomOutcome(buffer, random)
                            : state.randomAction(buffer, random));
        }
        List<ScoreLine> lines = game.view().breakdown(new LineOfPlay(List.of(state), List.of()), Observer.SPECTATOR);
        int[] scores = game.scores(state);
        boolean tied = scores[0] == scores[1];
        assertEquals(tied, lines.stream().anyMatch(each -> each.kind() == ScoreLine.Kind.TIE_BREAK));
        for (int seat = 0; seat < 2; seat++) {
            int number = seat;
            assertEquals(
                    scores[seat],
                    lines.stream()
                            .filter(each -> each.kind() == ScoreLine.Kind.PART)
                            .mapToInt(each -> each.values().get(number).orElseThrow())
                            .sum());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2, rank, 0.5, false, 75% to win",
        "3, rank, 0.2, false, place 1.8 of 3",
        "3, rank, 1, true, wins",
        "3, rank, 0, true, place 2.0 of 3",
        "2, margin, 0, false, even"
    })
    void payoffsArePlacesOrPoints(int seats, String payoff, double value, boolean proven, String words) {
        EmpireGame played = Games.of(seats, "payoff", payoff);
        assertEquals(words, ENGLISH.get(Values.of(played, value, proven)));
    }

    @Test
    void marginsAreCountedInPoints() {
        EmpireGame margin = Games.of(2, "payoff", "margin");
        double most = Scoring.mostPoints(margin.rules());
        assertEquals("+3 points", ENGLISH.get(margin.view().value(3 / most, false)));
        assertEquals("\u22121 point", ENGLISH.get(margin.view().value(-1 / most, true)));
        assertEquals("+3 body", CZECH.get(margin.view().value(3 / most, false)));
    }

    @ParameterizedTest
    @CsvSource({"2, side-a", "5, side-b", "5, compass", "3, side-a"})
    void theRulebookFitsTheMap(int seats, String map) {
        EmpireGame played = Games.of(seats, "map", map);
        long figures = played.view().rulebook().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(block -> block instanceof Rulebook.Figure)
                .count();
        assertEquals(2, figures);
    }

    /** Whatever is played, the lesson is the same short game; its last words tell the scores of its last position. */
    @ParameterizedTest
    @CsvSource({"2, side-a", "5, compass"})
    void theLessonIsAWholeShortGameThatTheLearnerWins(int seats, String map) {
        GameSetup taught = GameSetup.of(new MinuteEmpireProvider(), seats, Map.of("map", map), 0)
                .forLesson();
        List<CoachStep> steps = taught.game().view().coach();
        CoachStep end = steps.get(steps.size() - 2);
        EmpireState last = (EmpireState) end.line(taught.game(), 0).present();
        assertEquals(State.TERMINAL, last.actor());
        assertArrayEquals(new int[] {6, 5}, taught.game().scores(last));
        String words = ENGLISH.get(end.words());
        assertTrue(words.contains("4 regions, 1 continent and 1 point for goods: 6"), words);
        Scoring scoring = last.scoring();
        assertEquals(
                List.of(4, 1, 1, 3, 0, 2),
                List.of(
                        scoring.regions(0),
                        scoring.continents(0),
                        scoring.goods(0),
                        scoring.regions(1),
                        scoring.continents(1),
                        scoring.goods(1)));
        for (CoachStep step : steps) {
            LineOfPlay line = step.line(taught.game(), 0);
            assertTrue(step.task().isEmpty() || line.present().actor() == 0, "the learner is the first seat");
        }
    }

    @Test
    void aShortGameHasFourCardsAndFiveCoins() {
        for (int seats = 2; seats <= 5; seats++) {
            EmpireRules rules = Games.of(seats, "length", "short").rules();
            assertEquals(4, rules.turns);
            assertEquals(5, rules.coins, seats + " seats");
        }
        assertEquals(
                List.of(),
                Games.of(2, "length", "short", "map", "compass").view().coach());
    }

    /** Maps and decks are chosen by name, so their names are words, too. */
    @Test
    void mapsAndDecksHaveNames() {
        for (Messages messages : List.of(ENGLISH, CZECH)) {
            MapFiles.ids().forEach(id -> assertTrue(messages.has("option.map." + id), id));
            DataFiles.decks().forEach(id -> assertTrue(messages.has("option.deck." + id), id));
        }
        assertEquals("strana A", CZECH.get("option.map.side-a"));
    }

    @ParameterizedTest
    @CsvSource({"1, zbývá 1 krok", "3, zbývají 3 kroky", "5, zbývá 5 kroků"})
    void czechStepsAgree(int steps, String words) {
        assertTrue(CZECH.get("turn.move", "Jih", steps).endsWith(words), CZECH.get("turn.move", "Jih", steps));
    }
}

package org.marienbad.games.kalaha.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

class StrategyPlayerTest {
    private static final KalahaGame GAME = Games.of();
    private static final List<Integer> EVEN = List.of(1, 0, 0, 0, 0, 0);

    /** The pits that the player chooses over many seeds. */
    private static Set<Integer> choices(
            PlayerProvider provider, KalahaGame game, KalahaState state, String... setting) {
        Map<String, String> given = setting.length == 0 ? Map.of() : Map.of(setting[0], setting[1]);
        Settings settings = Settings.of("setting", provider.id(), provider.settings(), given);
        Set<Integer> chosen = new TreeSet<>();
        for (long seed = 0; seed < 60; seed++) {
            chosen.add(provider.create(game, settings, seed)
                    .choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE)
                    .action());
        }
        return chosen;
    }

    private static KalahaState south(List<Integer> own, List<Integer> north) {
        return Games.position(GAME, own, north, 0, 0, 0);
    }

    @Test
    void theFirstIsChanceAlone() {
        KalahaState state = south(List.of(0, 3, 0, 2, 0, 1), EVEN);
        assertEquals(Set.of(1, 3, 5), choices(new StrategyProvider.Strategy0(), GAME, state));
    }

    @Test
    void extraMovesComeFromThePitNearestToTheStore() {
        KalahaState state = south(List.of(6, 0, 4, 0, 2, 2), EVEN);
        assertEquals(Set.of(4), choices(new StrategyProvider.Strategy1(), GAME, state));
        // A lap that ends in the store does not count.
        KalahaState lap = south(List.of(0, 0, 17, 1, 0, 0), EVEN);
        assertEquals(Set.of(2, 3), choices(new StrategyProvider.Strategy1(), GAME, lap));
    }

    @Test
    void aCaptureNeedsBooty() {
        // Pit 0 ends in the empty pit 2 (facing 3), pit 3 in the empty pit 4 (facing 1).
        KalahaState state = south(List.of(2, 1, 0, 1, 0, 7), List.of(0, 5, 0, 4, 0, 0));
        assertEquals(Set.of(3), choices(new StrategyProvider.Strategy2(), GAME, state));
        KalahaState poorer = south(List.of(2, 0, 0, 1, 0, 7), List.of(0, 0, 0, 4, 0, 0));
        assertEquals(Set.of(0), choices(new StrategyProvider.Strategy2(), GAME, poorer));
    }

    @Test
    void ofSeveralCapturesTheSidesMayDifferBySetting() {
        List<Integer> row = List.of(2, 1, 0, 1, 0, 7);
        List<Integer> facing = List.of(0, 5, 0, 4, 0, 0);
        PlayerProvider captures = new StrategyProvider.Strategy2();
        assertEquals(Set.of(3), choices(captures, GAME, south(row, facing), "choice", "index"));
        KalahaState north = Games.position(GAME, facing, row, 0, 0, 1);
        assertEquals(Set.of(3), choices(captures, GAME, north));
        assertEquals(Set.of(0), choices(captures, GAME, north, "choice", "index"));
    }

    @Test
    void theThirdTakesWhatIsNearerAndTheFourthPrefersCaptures() {
        // Extra move from pit 4; capture from pit 0 of the 5 stones that face pit 2.
        KalahaState state = south(List.of(2, 0, 0, 0, 2, 0), List.of(0, 0, 0, 5, 0, 0));
        assertEquals(Set.of(4), choices(new StrategyProvider.Strategy3(), GAME, state));
        assertEquals(Set.of(0), choices(new StrategyProvider.Strategy4(), GAME, state));
        // Extra move from pit 1; capture from pit 3, of a single stone: too little for the third.
        KalahaState poor = south(List.of(0, 5, 0, 1, 0, 3), List.of(0, 1, 0, 0, 0, 0));
        assertEquals(Set.of(1), choices(new StrategyProvider.Strategy3(), GAME, poor));
        assertEquals(Set.of(3), choices(new StrategyProvider.Strategy4(), GAME, poor));
        KalahaState rich = south(List.of(0, 5, 0, 1, 0, 3), List.of(0, 2, 0, 0, 0, 0));
        assertEquals(Set.of(3), choices(new StrategyProvider.Strategy3(), GAME, rich));
    }

    @Test
    void bySettingTheFourthSparesACaptureThatItCanMakeLater() {
        PlayerProvider fourth = new StrategyProvider.Strategy4();
        // The extra move from pit 4 passes the capture's target, pit 2, by.
        KalahaState passed = south(List.of(2, 0, 0, 0, 2, 0), List.of(0, 0, 0, 5, 0, 0));
        assertEquals(Set.of(4), choices(fourth, GAME, passed, "spare", "on"));
        // The one from pit 1 would fill the target, pit 4.
        KalahaState filled = south(List.of(0, 5, 0, 1, 0, 3), List.of(0, 2, 0, 0, 0, 0));
        assertEquals(Set.of(3), choices(fourth, GAME, filled, "spare", "on"));
    }

    @Test
    void theLeastCaptureOfTheThirdIsASetting() {
        KalahaState state = south(List.of(0, 5, 0, 1, 0, 3), List.of(0, 1, 0, 0, 0, 0));
        assertEquals(Set.of(3), choices(new StrategyProvider.Strategy3(), GAME, state, "least", "1"));
    }

    @Test
    void theFifthSavesAThreatenedPit() {
        // North's pit 0 (2 stones) ends in its empty pit 2, which faces South's pit 3.
        KalahaState state = south(List.of(1, 1, 1, 5, 3, 3), List.of(2, 1, 0, 9, 9, 9));
        assertEquals(Set.of(3), choices(new StrategyProvider.Strategy5(), GAME, state));
    }

    @Test
    void theFifthPlaysItsSecondPlyByChance() {
        KalahaState state = Games.play(GAME, GAME.newInitialState(), "c");
        assertEquals(Set.of(0, 1, 3, 4, 5), choices(new StrategyProvider.Strategy5(), GAME, state));
        KalahaState start = GAME.newInitialState();
        assertEquals(Set.of(2), choices(new StrategyProvider.Strategy5(), GAME, start));
    }

    /** Examples 3.1 and 3.2 of the thesis: mirror images, with the stores after each ply that is no extra move. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "c+ a1 D+ F1 b+ c2 E+ D2 f3 D2 d4 F2 f+ e14 F2 f+ : 33 15",
                "D+ F1 c+ a1 E+ D2 b+ c2 A3 c2 C4 a2 A+ B14 a2 A+ : 15 33"
            })
    void theExamplesOfTheThesisAreGamesOfTheFifth(String example) {
        String[] halves = example.split(" : ");
        KalahaState state = GAME.newInitialState(halves[0].charAt(0) == 'c' ? 0 : 1);
        List<Integer> byChance = new ArrayList<>();
        int number = 0;
        for (String ply : halves[0].split(" ")) {
            number++;
            int seat = state.actor();
            int pit = GAME.parse(state, ply.substring(0, 1)).orElseThrow();
            int told = Strategies.of(5, GAME.rules(), seat, Reading.BEFORE_SOWING)
                    .pit(state.row(seat), state.row(1 - seat), number);
            if (told == KalahaStrategy.ANY) {
                if (state.legalActions(new int[6]) > 1) {
                    byChance.add(number);
                }
            } else {
                assertEquals(told, pit, () -> ply + " in\n" + state);
            }
            state.apply(pit);
            if (state.actor() != State.TERMINAL) {
                boolean again = ply.endsWith("+");
                assertEquals(again, state.actor() == seat, ply);
                if (!again) {
                    assertEquals(Integer.parseInt(ply.substring(1)), state.store(seat), ply);
                }
            }
        }
        assertEquals(State.TERMINAL, state.actor());
        boolean south = halves[0].charAt(0) == 'c';
        assertEquals("33 15", state.store(south ? 1 : 0) + " " + state.store(south ? 0 : 1));
        assertEquals(List.of(2, 9), byChance);
    }

    @Test
    void theySayWhichBoardsTheyDoNotPlay() {
        PlayerProvider provider = new StrategyProvider.Strategy5();
        assertEquals("needs a board of six pits a side", unsupportedReason(provider, Games.of("pits", 5)));
        assertEquals("does not support the pie rule", unsupportedReason(provider, Games.of("pie", true)));
        assertTrue(provider.unsupportedReason(Games.of("stones", 10, "emptyCapture", false))
                .isEmpty());
    }

    private static String unsupportedReason(PlayerProvider provider, KalahaGame game) {
        return provider.messages(Locale.ENGLISH)
                .get(provider.unsupportedReason(game).orElseThrow());
    }
}

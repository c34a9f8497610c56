package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

class KalahaBookTest {
    @Test
    void everyEntryCoversTheLegalActionsOfItsPosition() {
        assertTrue(KalahaBook.all().size() >= 4);
        for (KalahaBook.Entry entry : KalahaBook.all()) {
            KalahaGame game = Games.of("stones", entry.stones(), "emptyCapture", entry.emptyCapture() ? "on" : "off");
            KalahaState position = game.newInitialState();
            entry.plies()
                    .forEach(ply -> position.apply(
                            game.parse(position, ply).orElseThrow(() -> new AssertionError(entry.toString()))));
            Map<Integer, Range> known = KalahaBook.of(game).find(game, position).orElseThrow();
            Set<Integer> legal = new HashSet<>();
            Arrays.stream(Games.legal(game, position)).forEach(legal::add);
            assertEquals(legal, known.keySet(), entry::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, on, 2", "3, off, 2", "4, on, 10", "4, off, 8", "5, on, 12", "5, off, 10"})
    void startsHaveTheSolvedValues(int stones, String emptyCapture, int value) {
        KalahaGame game = Games.of("stones", stones, "emptyCapture", emptyCapture);
        Map<Integer, Range> known =
                KalahaBook.of(game).find(game, game.newInitialState()).orElseThrow();
        assertEquals(value, known.values().stream().mapToInt(Range::high).max().orElseThrow());
        assertEquals(value, known.values().stream().mapToInt(Range::low).max().orElseThrow());
    }

    @Test
    void anActionIsWorthThePositionAfterIt() {
        int compared = 0;
        for (KalahaBook.Entry entry : KalahaBook.all()) {
            KalahaGame game = Games.of("stones", entry.stones(), "emptyCapture", entry.emptyCapture() ? "on" : "off");
            KalahaBook book = KalahaBook.of(game);
            KalahaState position = game.newInitialState();
            entry.plies()
                    .forEach(ply -> position.apply(game.parse(position, ply).orElseThrow()));
            for (Map.Entry<Integer, Range> line :
                    book.find(game, position).orElseThrow().entrySet()) {
                KalahaState next = position.copy();
                next.apply(line.getKey());
                Optional<Map<Integer, Range>> after = book.find(game, next);
                if (after.isPresent() && line.getValue().exact()) {
                    int best = after.get().values().stream()
                            .mapToInt(Range::low)
                            .max()
                            .orElseThrow();
                    int sign = next.actor() == position.actor() ? 1 : -1;
                    assertEquals(line.getValue().low(), sign * best, () -> entry + ", action " + line.getKey());
                    compared++;
                }
            }
        }
        assertTrue(compared > 20, "only " + compared + " pairs");
    }

    @ParameterizedTest
    @CsvSource({"on", "off"})
    void smallEntriesAgreeWithTheSolver(String emptyCapture) {
        KalahaGame game = Games.of("stones", 3, "emptyCapture", emptyCapture);
        KalahaState start = game.newInitialState();
        Map<Integer, Range> known = KalahaBook.of(game).find(game, start).orElseThrow();
        Solving.solve(game, start, Goal.ACTIONS)
                .lines()
                .forEach(line -> assertEquals(known.get(line.action()).value(), line.value()));
    }

    @Test
    void otherRulesHaveNoBook() {
        for (KalahaGame game : new KalahaGame[] {
            Games.of("pits", 5), Games.of("leftovers", "nobody"), Games.of("end", "moverEmpty"), Games.of("pie", "on")
        }) {
            assertTrue(KalahaBook.of(game).find(game, game.newInitialState()).isEmpty());
        }
    }
}

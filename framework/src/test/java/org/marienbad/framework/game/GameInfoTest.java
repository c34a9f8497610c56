package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GameInfoTest {
    private static GameInfo.Builder builder() {
        return GameInfo.builder().seats(2).actions(9).plies(9);
    }

    static Stream<Arguments> badValuesAreRefusedByName() {
        return Stream.of(
                bad("seats is 0, but must be at least 1", info -> info.seats(0)),
                bad("seats is 65, but must be at most 64", info -> info.seats(65)),
                bad("actions is -3, but must be at least 1", info -> info.actions(-3)),
                bad("legalActions is 0, but must be at least 1", info -> info.legalActions(0)),
                bad("plies is 0, but must be at least 1", info -> info.plies(0)),
                bad("words is 0, but must be at least 1", info -> info.words(0)),
                bad(
                        "payoffs from 1.0 to 0.0: both must be finite, and the first must not be greater",
                        info -> info.payoffs(1, 0)),
                bad(
                        "payoffs from NaN to 1.0: both must be finite, and the first must not be greater",
                        info -> info.payoffs(Double.NaN, 1)),
                bad("constantSum is NaN, but must be finite", info -> info.constantSum(Double.NaN)));
    }

    private static Arguments bad(String message, UnaryOperator<GameInfo.Builder> change) {
        return Arguments.of(message, change);
    }

    @ParameterizedTest
    @MethodSource
    void badValuesAreRefusedByName(String message, UnaryOperator<GameInfo.Builder> change) {
        GameInfo.Builder info = change.apply(builder());
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, info::build).getMessage());
    }

    @Test
    void defaultsAreThoseOfASmallGame() {
        GameInfo info = builder().build();
        assertEquals(9, info.maxLegalActions());
        assertEquals(-1, info.minPayoff());
        assertEquals(1, info.maxPayoff());
        assertEquals(1, info.words());
        assertEquals(GameInfo.Repetition.IRRELEVANT, info.repetition());
        assertEquals(0, info.traits().size());
    }

    @Test
    void everySeatCanLookAtTheGame() {
        GameInfo info = builder().seats(GameInfo.MAX_SEATS).build();
        assertEquals(info.seats() - 1, Observer.seat(info.seats() - 1).seat());
    }

    @Test
    void aBuilderOfAnInfoMakesItAgain() {
        GameInfo info = builder()
                .legalActions(4)
                .payoffs(0, 5)
                .constantSum(5)
                .words(7)
                .repetition(GameInfo.Repetition.ILLEGAL)
                .with(GameInfo.Trait.CHANCE, GameInfo.Trait.ANY_STARTER)
                .build();
        assertEquals(info, info.toBuilder().build());
        assertEquals(
                info,
                info.toBuilder()
                        .without(GameInfo.Trait.CHANCE)
                        .with(true, GameInfo.Trait.CHANCE)
                        .build());
    }
}

package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

class ValuesTest {
    private static final Messages ENGLISH = Messages.of(Locale.ENGLISH);
    private static final Messages CZECH = Messages.of(Locale.forLanguageTag("cs"));

    private static Game game(GameInfo.Builder info, Text own) {
        GameInfo built = info.build();
        return new Game() {
            @Override
            public GameInfo info() {
                return built;
            }

            @Override
            public State newInitialState() {
                throw new AssertionError("not asked for");
            }

            @Override
            public Action action(State before, int code) {
                throw new AssertionError("not asked for");
            }

            @Override
            public GameView view() {
                return new GameView() {
                    @Override
                    public Text value(double payoff, boolean proven) {
                        return own;
                    }
                };
            }
        };
    }

    private static GameInfo.Builder seats(int count) {
        return GameInfo.builder().seats(count).actions(1).plies(1);
    }

    @ParameterizedTest
    @CsvSource({
        "1, true, wins, výhra",
        "0, true, draws, remíza",
        "-0.5, true, loses, prohra",
        "1e-12, true, draws, remíza",
        "0.26, false, 63% to win, 63\u00a0% na výhru",
        "-1, false, 0% to win, 0\u00a0% na výhru"
    })
    void payoffsOfZeroSumGamesAreChances(double payoff, boolean proven, String english, String czech) {
        Text text = Values.of(game(seats(2).constantSum(0), Text.EMPTY), payoff, proven);
        assertEquals(english, ENGLISH.get(text));
        assertEquals(czech, CZECH.get(text));
    }

    @ParameterizedTest
    @CsvSource({"1, true, wins", "0.5, true, draws", "0.25, false, 25% to win"})
    void payoffsMayGoFromNothingToOne(double payoff, boolean proven, String english) {
        Game game = game(seats(2).payoffs(0, 1).constantSum(1), Text.EMPTY);
        assertEquals(english, ENGLISH.get(Values.of(game, payoff, proven)));
    }

    @ParameterizedTest
    @CsvSource({"1, true, payoff +1.00", "-0.254, false, payoff -0.25", "-1e-12, false, payoff +0.00"})
    void otherPayoffsAreNumbers(double payoff, boolean proven, String english) {
        assertEquals(english, ENGLISH.get(Values.of(game(seats(3), Text.EMPTY), payoff, proven)));
        assertEquals(
                english,
                ENGLISH.get(Values.of(game(seats(2).payoffs(-13, 13).constantSum(0), Text.EMPTY), payoff, proven)));
    }

    @ParameterizedTest
    @CsvSource({"1, true", "0.3, false"})
    void theGamesOwnWordsComeFirst(double payoff, boolean proven) {
        Text own = Text.of("+4 stones");
        assertEquals(own, Values.of(game(seats(2).constantSum(0), own), payoff, proven));
    }
}

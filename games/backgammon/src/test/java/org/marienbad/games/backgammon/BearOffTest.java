package org.marienbad.games.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BearOffTest {
    private static int[] home(String men) {
        int[] home = new int[HomeBoards.POINTS];
        for (String man : men.split(" ")) {
            home[Integer.parseInt(man) - 1]++;
        }
        return home;
    }

    /** Fewest rolls on average, as fractions. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "1 1, 1, 1",
        "6, 5, 4",
        "5 5, 22331, 11664",
        "1 1 1 1, 11, 6",
        "2 2 2 2, 733, 324",
        "3 3 3, 289, 144",
        "4 4, 277, 162",
        "6 6 5 5, 16581356837, 4897760256",
    })
    void rollsToBearOff(String men, long rolls, long of) {
        OneSidedTable table = OneSidedTable.table();
        assertEquals((double) rolls / of, table.rolls(table.number(home(men))), 1e-12);
    }

    /** One man on 6 against one on 6 wins 13 of 16: with 27 rolls of 36 at once, else if the other one fails. */
    @Test
    void chancesFollowFromTheRollsOfBothSides() {
        OneSidedTable table = OneSidedTable.table();
        int one = table.number(home("6"));
        assertEquals(13.0 / 16, table.winChance(one, one), 1e-6);
        assertEquals(1.0 / 9, table.winChance(table.number(home("6 6")), table.number(home("1"))), 1e-6);
        assertEquals(1, table.winChance(table.number(home("1")), one), 1e-6);
    }

    @Test
    void allBoardsHaveNumbersOfTheirOwn() {
        HomeBoards boards = new HomeBoards(4);
        assertEquals(210, boards.size());
        assertEquals(210, HomeBoards.count(4));
        boolean[] met = new boolean[210];
        int count = 0;
        for (int code = 0; code < 5 * 5 * 5 * 5 * 5 * 5; code++) {
            int[] men = new int[HomeBoards.POINTS];
            int sum = 0;
            for (int point = 0, rest = code; point < men.length; point++, rest /= 5) {
                men[point] = rest % 5;
                sum += men[point];
            }
            if (sum <= 4) {
                int number = boards.number(men);
                assertEquals(false, met[number]);
                met[number] = true;
                count++;
            }
        }
        assertEquals(210, count);
    }
}

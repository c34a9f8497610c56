package org.marienbad.games.mancala;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.PositionFields;

/**
 * A {@link HouseBoard} as plain JSON values: {@code {"houses": [South's from its left, North's from its left], "stores": [South's,
 * North's], "mover": 0}}. They are all stones of the game. The mover is the seat to move or, where nothing can be played, the one
 * that cannot. Marks lie between stores and mover: of each seat the number of the house in the other row, 0 for none.
 *
 * @param stones people's word for the stones
 * @param mark the name of the field of the marks; empty if the game has none
 */
public record HouseForm(HouseRules rules, String stones, String mark) {
    private static final String HOUSES = "houses";
    private static final String STORES = "stores";
    private static final String MOVER = "mover";

    /** The houses as a set-up in lessons has them. */
    public static String written(int... houses) {
        return IntStream.of(houses).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    boolean hasMarks() {
        return !mark.isEmpty();
    }

    /** The number of a marked house in such a form. */
    private int number(int place) {
        return place == HouseBoard.NONE ? 0 : place % rules.houses() + 1;
    }

    /** The marks of both seats as such a form has them. */
    public List<Integer> marks(HouseBoard board) {
        return List.of(number(board.mark(0)), number(board.mark(1)));
    }

    public Map<String, Object> of(HouseBoard board) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(
                HOUSES,
                IntStream.range(0, 2 * rules.houses()).mapToObj(board::stones).toList());
        form.put(STORES, List.of(board.store(0), board.store(1)));
        if (hasMarks()) {
            form.put(mark, marks(board));
        }
        form.put(MOVER, board.side());
        return form;
    }

    /** Sets {@code state} up; a game with marks has more to check. */
    public <S extends HouseState> S read(Map<String, ?> position, S state) {
        PositionFields fields = new PositionFields(position);
        int[] places = IntStream.concat(
                        IntStream.of(fields.numbers(HOUSES, 2 * rules.houses(), 0, rules.total())),
                        IntStream.of(fields.numbers(STORES, 2, 0, rules.total())))
                .toArray();
        int[] marks = hasMarks() ? fields.numbers(mark, 2, 0, rules.houses() - 1) : new int[0];
        int mover = fields.number(MOVER, 0, 1);
        fields.requireNoMore();
        int sum = IntStream.of(places).sum();
        require(sum == rules.total(), sum + " " + stones + " in 'houses' and 'stores'; allowed: " + rules.total());
        for (int seat = 0; seat < marks.length; seat++) {
            marks[seat] = marks[seat] == 0 ? HouseBoard.NONE : (1 - seat) * rules.houses() + marks[seat] - 1;
            require(
                    marks[seat] == HouseBoard.NONE || places[marks[seat]] == 0,
                    "there are " + stones + " in the " + mark + " of seat " + (seat + 1));
        }
        state.setUp(places, marks, mover);
        return state;
    }

    /** Refuses a position that is not right, saying why. */
    public static void require(boolean right, String problem) {
        if (!right) {
            throw new IllegalArgumentException("position: " + problem);
        }
    }
}

package org.marienbad.games.go;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.PositionFields;

/** Positions as plain data, see {@link GoGame#stateOf}. */
final class GoForm {
    private static final String BOARD = "board";
    private static final String MOVER = "mover";
    private static final String PASSES = "passes";
    private static final String CAPTURED = "captured";
    private static final String SIGNS = "XO";
    private static final int MOST_CAPTURED = 10_000;

    private GoForm() {}

    static Map<String, Object> of(GoRules rules, GoState state) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(BOARD, state.toString().lines().limit(rules.size()).toList());
        form.put(MOVER, state.side());
        form.put(PASSES, state.passes());
        List<Integer> captured =
                List.of(state.board().captured(0), state.board().captured(1));
        if (!captured.equals(List.of(0, 0))) {
            form.put(CAPTURED, captured);
        }
        return form;
    }

    static GoState read(GoRules rules, Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        List<String> rows = fields.texts(BOARD, rules.size(), rules.size());
        int mover = fields.number(MOVER, 0, 1);
        int passes = fields.number(PASSES, 0, 2);
        int[] captured =
                position.containsKey(CAPTURED) ? fields.numbers(CAPTURED, 2, 0, MOST_CAPTURED) : new int[] {0, 0};
        fields.requireNoMore();
        if (!rows.stream().allMatch(row -> row.matches("[.XO]{" + rules.size() + "}"))) {
            throw new IllegalArgumentException("position: each row of 'board' must be " + rules.size()
                    + " characters, each of . X O; got " + rows);
        }
        int[] owners = IntStream.range(0, rules.points())
                .map(point -> SIGNS.indexOf(
                        rows.get(rules.size() - 1 - point / rules.size()).charAt(point % rules.size())))
                .toArray();
        GoState state = new GoState(rules);
        int lost = state.set(owners, mover, passes);
        if (lost >= 0) {
            throw new IllegalArgumentException(
                    "position: the chain of " + rules.nameOf(lost) + " has no liberty; allowed: chains with one");
        }
        state.board().setCaptured(0, captured[0]);
        state.board().setCaptured(1, captured[1]);
        return state;
    }
}

package org.marienbad.games.kalaha;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Names;

/** Positions as plain JSON values. */
final class KalahaPositionForm {
    private static final String PITS = "pits";
    private static final String STORES = "stores";
    private static final String ACTOR = "actor";
    /** Only while the pie rule is undecided: {@link #FIRST_TURN} or {@link #OFFERED}. */
    private static final String PIE = "pie";

    private static final String FIRST_TURN = "firstTurn";
    private static final String OFFERED = "offered";

    private KalahaPositionForm() {}

    static Map<String, Object> of(KalahaState state) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(PITS, List.of(row(state, 0), row(state, 1)));
        form.put(STORES, List.of(state.store(0), state.store(1)));
        form.put(ACTOR, state.actor());
        if (state.swapOffered()) {
            form.put(PIE, OFFERED);
        } else if ((state.flags & KalahaState.FIRST_TURN) != 0) {
            form.put(PIE, FIRST_TURN);
        }
        return form;
    }

    private static List<Integer> row(KalahaState state, int seat) {
        return IntStream.range(0, state.rules.pits())
                .mapToObj(pit -> state.stones(seat, pit))
                .toList();
    }

    static KalahaState parse(KalahaRules rules, Map<String, ?> form) {
        List<String> known = rules.pie() ? List.of(PITS, STORES, ACTOR, PIE) : List.of(PITS, STORES, ACTOR);
        for (String key : form.keySet()) {
            if (!known.contains(key)) {
                throw new IllegalArgumentException(Names.unknown("key of a position", key, known));
            }
        }
        int most = rules.total();
        List<?> rows = list(form.get(PITS), PITS, 2, "rows, South's and North's");
        int[][] pits = new int[2][];
        for (int seat = 0; seat < 2; seat++) {
            pits[seat] = numbers(rows.get(seat), PITS + "[" + seat + "]", rules.pits(), most);
        }
        int[] stores = numbers(form.get(STORES), STORES, 2, most);
        int actor = actor(form.get(ACTOR));
        int stones =
                Stream.of(stores, pits[0], pits[1]).flatMapToInt(IntStream::of).sum();
        if (stones > most) {
            throw new IllegalArgumentException("position: " + stones + " stones; allowed: at most " + most
                    + ", the number at the start (" + rules.pits() + " pits a side, " + rules.stones()
                    + " stones each)");
        }
        return state(rules, pits, stores, actor, form.get(PIE));
    }

    private static KalahaState state(KalahaRules rules, int[][] pits, int[] stores, int actor, Object pie) {
        KalahaState state = KalahaState.empty(rules);
        int side = actor;
        if (actor == State.TERMINAL) {
            // The side that has nothing to play is the one at which the game ended.
            side = isEmpty(pits[0]) ? 0 : 1;
            if (!isEmpty(pits[side])) {
                throw new IllegalArgumentException(
                        "position: 'actor' is -2 (the game is over), but both rows have stones; allowed: 0 or 1");
            }
        }
        state.flags = side;
        for (int seat = 0; seat < 2; seat++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                state.putPit(seat == side, pit, pits[seat][pit]);
            }
            state.putStore(seat == side, stores[seat]);
        }
        state.endIfOver();
        if (pie != null) {
            if (!pie.equals(FIRST_TURN) && !pie.equals(OFFERED)) {
                throw wrong(PIE, pie, "'" + FIRST_TURN + "', '" + OFFERED + "' or nothing");
            }
            if (state.actor() == State.TERMINAL) {
                throw new IllegalArgumentException("position: 'pie' is '" + pie + "', but the game is over");
            }
            state.flags |= pie.equals(OFFERED) ? KalahaState.OFFERED : KalahaState.FIRST_TURN;
        }
        return state;
    }

    private static boolean isEmpty(int[] row) {
        return IntStream.of(row).sum() == 0;
    }

    private static int[] numbers(Object value, String where, int size, int max) {
        List<?> list = list(value, where, size, "numbers of stones");
        int[] numbers = new int[size];
        for (int i = 0; i < size; i++) {
            numbers[i] = whole(list.get(i), where + "[" + i + "]", 0, max);
        }
        return numbers;
    }

    private static List<?> list(Object value, String where, int size, String of) {
        if (value instanceof List<?> list && list.size() == size) {
            return list;
        }
        throw wrong(where, value, "a list of " + size + " " + of);
    }

    private static int whole(Object value, String where, int min, int max) {
        if (isWhole(value, min, max)) {
            return ((Number) value).intValue();
        }
        throw wrong(where, value, "a whole number from " + min + " to " + max);
    }

    private static int actor(Object value) {
        if (isWhole(value, 0, 1) || isWhole(value, State.TERMINAL, State.TERMINAL)) {
            return ((Number) value).intValue();
        }
        throw wrong(ACTOR, value, "0 (South), 1 (North) or -2 (the game is over)");
    }

    private static boolean isWhole(Object value, int min, int max) {
        return value instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())
                && number.doubleValue() >= min
                && number.doubleValue() <= max;
    }

    private static IllegalArgumentException wrong(String where, Object value, String allowed) {
        return new IllegalArgumentException("position: '" + where + "' "
                + (value == null ? "is missing" : "is " + value) + "; allowed: " + allowed);
    }
}

package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for the tests. */
final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "rules", "thesis", "map", "side-b"}. */
    static EmpireGame of(int seats, Object... keysAndValues) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            options.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        return (EmpireGame) provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    static int[] legal(EmpireGame game, State state) {
        return game.legalActions(state);
    }

    /** Plays plies in notation. */
    static EmpireState play(EmpireGame game, EmpireState state, String... plies) {
        for (String ply : plies) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    /** The possessions of a seat, for {@link #position}. */
    static Map<String, Object> seat(
            int coins, Map<String, Integer> goods, Map<String, Integer> armies, Map<String, Integer> cities) {
        return Map.of("coins", coins, "goods", goods, "armies", armies, "cities", cities);
    }

    /** The first seat is to take a card of {@code row}; what is not given is as at the start. */
    static EmpireState position(EmpireGame game, List<String> row, List<Map<String, Object>> seats) {
        Cards cards = game.rules().cards;
        // Wild cards that a seat has are no longer in the deck; all go, as there are few.
        boolean anyWild = seats.stream().anyMatch(seat -> ((Map<?, ?>) seat.get("goods")).containsKey("wild"));
        Map<String, Integer> deck = new LinkedHashMap<>();
        for (int kind = 0; kind < cards.kinds.size(); kind++) {
            String name = cards.name(kind);
            boolean isGone = anyWild && name.startsWith("wild");
            deck.put(name, isGone ? 0 : cards.count(cards.all, kind) - Collections.frequency(row, name));
        }
        List<Map<String, Object>> all = new ArrayList<>(seats);
        List<Integer> order = new ArrayList<>();
        for (int seat = 0; seat < game.rules().seats; seat++) {
            if (seat >= seats.size()) {
                all.add(seat(game.rules().coins, Map.of(), Map.of("12", 3), Map.of()));
            }
            order.add(seat);
        }
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("phase", "pick");
        form.put("actor", 0);
        form.put("count", 0);
        form.put("order", order);
        form.put("row", row);
        form.put("deck", deck);
        form.put("seats", all);
        form.put("neutral", Map.of());
        return game.stateOf(form);
    }

    /** The legal actions in notation, joined by spaces. */
    static String choices(EmpireGame game, EmpireState state) {
        return Arrays.stream(legal(game, state))
                .mapToObj(code -> game.action(state, code).notation())
                .collect(Collectors.joining(" "));
    }
}

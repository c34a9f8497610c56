package org.marienbad.games.minuteempire.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads a rule set: format {@code territory-rules/1}. */
final class RuleSetReader {
    private static final int MIN_SEATS = 2;
    private static final int MAX_SEATS = 5;

    private RuleSetReader() {}

    static RuleSet read(MapNode root) {
        root.get("format").require("territory-rules/1");
        root.object(
                "format",
                "id",
                "seats",
                "rowCost",
                "armies",
                "cities",
                "startArmies",
                "order",
                "continentBy",
                "tieBreak",
                "neutralArmies",
                "destroy",
                "mayIgnore",
                "wild");
        int armies = root.get("armies").whole(1, 99);
        return RuleSet.named(root.get("id").text())
                .allowances(bySeats(root.get("seats"), RuleSetReader::allowance))
                .rowCost(rowCost(root.get("rowCost")))
                .armies(armies)
                .cities(root.get("cities").whole(0, 9))
                .startArmies(root.get("startArmies").whole(1, armies))
                .order(root.get("order").constant(RuleSet.Order.class))
                .continentBy(root.get("continentBy").constant(RuleSet.Majority.class))
                .tieBreak(tieBreak(root.get("tieBreak")))
                .neutralArmies(bySeats(root.get("neutralArmies"), node -> node.whole(0, 30)))
                .destroy(root.get("destroy").constant(RuleSet.Targets.class))
                .mayIgnore(root.get("mayIgnore").constant(RuleSet.OptionalActions.class))
                .wild(root.get("wild").constant(RuleSet.WildScoring.class))
                .build();
    }

    private static RuleSet.Allowance allowance(MapNode node) {
        node.object("coins", "cards");
        return new RuleSet.Allowance(
                node.get("coins").whole(0, 99), node.get("cards").whole(1, 99));
    }

    private static <T> Map<Integer, T> bySeats(MapNode node, Function<MapNode, T> read) {
        Map<Integer, T> values = new TreeMap<>();
        node.object().forEach((key, value) -> {
            if (!key.matches("[" + MIN_SEATS + "-" + MAX_SEATS + "]")) {
                throw value.fault("'" + key + "' is not allowed; allowed: a number of seats from " + MIN_SEATS + " to "
                        + MAX_SEATS);
            }
            values.put(Integer.valueOf(key), read.apply(value));
        });
        return values;
    }

    private static List<Integer> rowCost(MapNode node) {
        List<Integer> costs = new ArrayList<>();
        for (MapNode item : node.list(1, 9, "costs")) {
            int least = costs.isEmpty() ? 0 : costs.get(costs.size() - 1);
            int cost = item.whole(0, 9);
            if (costs.isEmpty() && cost != 0) {
                throw item.fault(cost + " is not allowed; the first card costs 0, so that there always is one to take");
            }
            if (cost < least) {
                throw item.fault(cost + " is not allowed after " + least + "; the costs must not fall");
            }
            costs.add(cost);
        }
        return costs;
    }

    private static List<RuleSet.TieBreak> tieBreak(MapNode node) {
        List<RuleSet.TieBreak> order = new ArrayList<>();
        for (MapNode item : node.list(0, 3, "tie-breaks")) {
            RuleSet.TieBreak one = item.constant(RuleSet.TieBreak.class);
            if (order.contains(one)) {
                throw item.fault("'" + item.text() + "' is there twice");
            }
            order.add(one);
        }
        return order;
    }
}

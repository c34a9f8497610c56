package org.marienbad.games.minuteempire.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marienbad.framework.setting.Names;

/** Reads a deck: format {@code territory-deck/1}. */
final class DeckReader {
    private static final String WILD = "wild";

    private DeckReader() {}

    static Deck read(MapNode root) {
        root.get("format").require("territory-deck/1");
        root.object("format", "id", "goods", "cards");
        String id = root.get("id").text();
        List<Good> goods = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (MapNode node : root.get("goods").list(1, 8, "goods")) {
            Good good = good(node);
            if (good.id().equals(WILD) || names.contains(good.id())) {
                throw node.get("id")
                        .fault(
                                good.id().equals(WILD)
                                        ? "'wild' is not allowed; it is the word for cards that count as any good"
                                        : "good '" + good.id() + "' is there twice");
            }
            goods.add(good);
            names.add(good.id());
        }
        names.add(WILD);
        List<Deck.Entry> entries = new ArrayList<>();
        for (MapNode node : root.get("cards").list(1, 1000, "cards")) {
            entries.add(entry(node, names));
        }
        return new Deck(id, goods, entries);
    }

    private static Good good(MapNode node) {
        node.object("id", "need", "points");
        List<Integer> need = rising(node.get("need"));
        List<Integer> points = rising(node.get("points"));
        if (need.size() != points.size()) {
            throw node.get("points")
                    .fault("a list of " + points.size() + " is not allowed; allowed: one number for each of 'need', "
                            + need.size());
        }
        return new Good(node.get("id").text(), need, points);
    }

    private static List<Integer> rising(MapNode node) {
        List<Integer> numbers = new ArrayList<>();
        int least = 1;
        for (MapNode item : node.list(1, 8, "numbers")) {
            int number = item.whole(1, 99);
            if (number < least) {
                throw item.fault(number + " is not allowed after " + (least - 1) + "; the numbers must rise");
            }
            numbers.add(number);
            least = number + 1;
        }
        return numbers;
    }

    private static Deck.Entry entry(MapNode node, List<String> goods) {
        node.object("good", "icons", "op", "do", "copies", "minPlayers");
        MapNode good = node.get("good");
        if (!goods.contains(good.text())) {
            throw good.fault(Names.unknown("good", good.text(), goods));
        }
        int index = good.text().equals(WILD) ? Card.WILD : goods.indexOf(good.text());
        int icons = number(node, "icons", 1, 9, 1);
        if (index == Card.WILD && icons != 1) {
            throw node.get("icons").fault(icons + " is not allowed for a wild card; allowed: 1");
        }
        List<Step> steps = new ArrayList<>();
        Set<CardAction> acts = new HashSet<>();
        for (MapNode action : node.get("do").list(1, 2, "actions")) {
            action.object("act", "n");
            CardAction act = action.get("act").constant(CardAction.class);
            if (!acts.add(act)) {
                throw action.get("act")
                        .fault("'" + action.get("act").text() + "' is there twice; the two actions differ");
            }
            steps.add(new Step(act, number(action, "n", 1, act == CardAction.CITY ? 1 : 9, 1)));
        }
        return new Deck.Entry(
                new Card(index, icons, op(node, steps.size()), steps),
                number(node, "copies", 1, 99, 1),
                number(node, "minPlayers", 2, 5, 2));
    }

    private static Card.Combination op(MapNode card, int actions) {
        Optional<MapNode> given = card.find("op");
        if (actions == 1) {
            if (given.isPresent()) {
                throw given.get().fault("is not allowed on a card with one action");
            }
            return Card.Combination.ONE;
        }
        if (given.isEmpty()) {
            throw card.fault("entry 'op' is missing; with two actions it must be or, and");
        }
        return switch (given.get().text()) {
            case "or" -> Card.Combination.OR;
            case "and" -> Card.Combination.AND;
            default -> throw given.get().fault("'" + given.get().text() + "' is not allowed; allowed: or, and");
        };
    }

    private static int number(MapNode node, String key, int min, int max, int otherwise) {
        return node.find(key).map(given -> given.whole(min, max)).orElse(otherwise);
    }
}

package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.RuleSet;

/** The rules in force, in words. */
final class Rulebook {
    private final EmpireRules rules;
    private final Actions actions;
    private final List<Text> paragraphs = new ArrayList<>();

    private Rulebook(EmpireRules rules) {
        this.rules = rules;
        actions = new Actions(rules);
    }

    static List<Text> of(EmpireRules rules) {
        return new Rulebook(rules).paragraphs();
    }

    private List<Text> paragraphs() {
        RuleSet set = rules.set;
        add("rules.goal");
        add(
                "rules.setup",
                rules.board.regions,
                rules.board.continents.length,
                set.armies(),
                set.cities(),
                rules.coins,
                set.startArmies(),
                rules.board.id(rules.board.start));
        if (rules.neutralArmies > 0) {
            add("rules.neutral", rules.neutralArmies);
        }
        add(rules.bids ? "rules.order.bid" : "rules.order.random");
        add("rules.turn", set.rowCost().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        add("rules.place");
        add("rules.move");
        add(rules.destroysAny ? "rules.destroy.any" : "rules.destroy.opponents");
        add("rules.both");
        add(rules.mayIgnoreAll ? "rules.ignore.all" : "rules.ignore.moves");
        add("rules.end", rules.turns);
        add("rules.region");
        add(rules.byRegions ? "rules.continent.regions" : "rules.continent.armies");
        goods();
        add(rules.wildsAny ? "rules.wild.any" : "rules.wild.owned");
        if (rules.options.choosesWilds()) {
            add("rules.wild.choose");
        }
        List<Text> ties = new ArrayList<>();
        set.tieBreak()
                .forEach(rule -> ties.add(Text.of("rules.tie." + rule.name().toLowerCase(Locale.ROOT))));
        add("rules.tie", joined(ties, "rules.then"));
        if (rules.options.margin()) {
            add("rules.margin");
        }
        return List.copyOf(paragraphs);
    }

    private void add(String key, Object... arguments) {
        paragraphs.add(Text.of(key, arguments));
    }

    private void goods() {
        List<Text> goods = new ArrayList<>();
        for (int i = 0; i < rules.cards.goods; i++) {
            Good good = rules.cards.deck.goods().get(i);
            goods.add(Text.of("rules.good", actions.goodWords(i), slashed(good.need()), slashed(good.points())));
        }
        add("rules.goods", joined(goods, "rules.list"));
    }

    private static String slashed(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private static Text joined(List<Text> texts, String key) {
        Text all = texts.get(texts.size() - 1);
        for (int i = texts.size() - 2; i >= 0; i--) {
            all = Text.of(key, texts.get(i), all);
        }
        return all;
    }
}

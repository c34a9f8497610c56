package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.RuleSet;

/** The rules in force, in words. */
final class EmpireRulebook {
    private final EmpireRules rules;
    private final EmpireActions actions;
    private final EmpirePicture picture;
    private final Rulebook.Builder book = Rulebook.builder();

    private EmpireRulebook(EmpireRules rules, EmpireActions actions, EmpirePicture picture) {
        this.rules = rules;
        this.actions = actions;
        this.picture = picture;
    }

    static Rulebook of(EmpireRules rules, EmpireActions actions, EmpirePicture picture) {
        EmpireRulebook written = new EmpireRulebook(rules, actions, picture);
        written.beginning();
        written.turns();
        written.points();
        return written.book.build();
    }

    private void beginning() {
        RuleSet set = rules.set;
        book.section("rules.heading.goal");
        add("rules.goal");
        book.section("rules.heading.setup");
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
    }

    private void turns() {
        book.section("rules.heading.turn");
        add("rules.turn", rules.set.rowCost().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        List<String> row =
                IntStream.range(0, rules.places).mapToObj(EmpirePicture::cardId).toList();
        Demonstration.firstPick(rules).ifPresent(start -> figure(start, row, "rules.turn.figure"));
        book.section("rules.heading.actions");
        add("rules.place");
        add("rules.move");
        add(rules.destroysAny ? "rules.destroy.any" : "rules.destroy.opponents");
        add("rules.both");
        add(rules.mayIgnoreAll ? "rules.ignore.all" : "rules.ignore.moves");
    }

    private void points() {
        book.section("rules.heading.end");
        add("rules.end", rules.turns);
        book.section("rules.heading.points");
        add("rules.region");
        Demonstration.first(rules, this::isContested).ifPresent(state -> {
            List<String> held = IntStream.range(0, rules.board.regions)
                    .filter(region -> state.scoring().controller(region) == 0)
                    .mapToObj(region -> MapPicture.spotId(rules.board.id(region)))
                    .toList();
            figure(state, held, "rules.region.figure", EmpireActions.seat(0));
        });
        add(rules.byRegions ? "rules.continent.regions" : "rules.continent.armies");
        goods();
        add(rules.wildsAny ? "rules.wild.any" : "rules.wild.owned");
        if (rules.options.choosesWilds()) {
            add("rules.wild.choose");
        }
        List<Text> ties = new ArrayList<>();
        rules.set
                .tieBreak()
                .forEach(rule -> ties.add(Text.of("rules.tie." + rule.name().toLowerCase(Locale.ROOT))));
        add("rules.tie", joined(ties, "rules.then"));
        if (rules.options.margin()) {
            add("rules.margin");
        }
    }

    /** The first seat holds some regions, and some are held by nobody. */
    private boolean isContested(EmpireState state) {
        return state.phase() == Phase.PICK
                && state.turnsOver() > rules.seats * rules.turns / 2
                && state.scoring().regions(0) > 1;
    }

    private void figure(EmpireState state, List<String> marked, String key, Object... arguments) {
        book.figure(picture.of(state), Marks.NONE.with(Mark.LEGAL, marked), key, arguments);
    }

    private void add(String key, Object... arguments) {
        book.text(key, arguments);
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

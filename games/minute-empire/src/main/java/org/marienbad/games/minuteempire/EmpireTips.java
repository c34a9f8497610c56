package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Picture.Gauge;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.Step;

/** Words for those who point at a card, a region or a continent: what it does, who holds it, what it takes to win it. */
record EmpireTips(EmpireRules rules, EmpireActions actions) {
    /** With more continents, only those count on which a seat is. */
    private static final int MOST_CONTINENTS = 6;

    /** A card and its cost in one line, for example beside others. */
    Text brief(EmpireState state, int place) {
        return Text.of("card.tip", actions.card(state.card(place)), Text.of("price", rules.price(place)));
    }

    /** The same, and a line for each of its actions and for its good. */
    Text card(EmpireState state, int place) {
        Card card = state.card(place);
        List<Text> lines = new ArrayList<>();
        lines.add(brief(state, place));
        card.steps().forEach(step -> lines.add(help(step)));
        lines.add(good(card));
        return PictureWords.joined(lines, "\n");
    }

    /** An action of a card, and how it is carried out. */
    Text act(Step step) {
        return PictureWords.joined(List.of(EmpireActions.act(step), help(step)), "\n");
    }

    /** A bid, and the coins left after it. */
    Text bid(int coins) {
        return PictureWords.joined(List.of(Text.of("bid.tip", coins), Text.of("bid.help", rules.coins - coins)), "\n");
    }

    private Text help(Step step) {
        String key = "act.help." + EmpireActions.name(step.act())
                + (step.act() == CardAction.DESTROY && !rules.destroysAny ? ".opponents" : "");
        return Text.of(key, step.count(), rules.board.id(rules.board.start));
    }

    private Text good(Card card) {
        if (card.good() == Card.WILD) {
            return Text.of(rules.wildsAny ? "rules.wild.any" : "rules.wild.owned");
        }
        return levels(card.good());
    }

    /** How many symbols of a good give how many points. */
    private Text levels(int index) {
        Good good = rules.cards.deck.goods().get(index);
        List<Text> levels = new ArrayList<>();
        for (int i = 0; i < good.need().size(); i++) {
            String key = i == 0 ? "good.first" : "good.level";
            levels.add(Text.of(key, good.points().get(i), good.need().get(i)));
        }
        return Text.of("good.help", actions.goodWords(index), PictureWords.joined(levels, ", "));
    }

    /** The units of a good that a seat has, and the points that more of them would give. */
    Text owned(int good, int symbols) {
        Text has = Text.of("gauge.good", actions.goodWords(good), symbols, rules.cards.points(good, symbols));
        return PictureWords.joined(List.of(has, levels(good)), "\n");
    }

    /** A region, and how its continent stands. */
    Text region(EmpireState state, Scoring scoring, int region) {
        int continent = rules.board.map.regions().get(region).continent();
        Text here =
                Text.of("region.tip", rules.board.id(region), continentId(continent), held(scoring.controller(region)));
        List<Text> strengths = new ArrayList<>();
        for (int owner = 0; owner <= rules.seats; owner++) {
            int strength = scoring.strengthIn(state.pieces, owner, continent);
            if (strength > 0) {
                strengths.add(Text.of("continent.strength", name(owner), strength));
            }
        }
        Text won = Text.of(
                rules.byRegions ? "continent.regions" : "continent.armies",
                continentId(continent),
                Long.bitCount(rules.board.continents[continent]));
        List<Text> lines = new ArrayList<>(List.of(here, won));
        if (!strengths.isEmpty()) {
            lines.add(Text.of(
                    "continent.stands",
                    PictureWords.joined(strengths, ", "),
                    held(scoring.holder(continent)),
                    most(state, scoring, continent, -1) + 1));
        }
        return PictureWords.joined(lines, "\n");
    }

    /** Who has it, by the number of the owner; negative for nobody. */
    Text held(int owner) {
        return owner < 0
                ? Text.of("held.nobody")
                : owner == rules.seats ? Text.of("held.neutral") : Text.of("held", EmpireActions.seat(owner));
    }

    private Text name(int owner) {
        return owner == rules.seats ? Text.of("chip.nobody") : EmpireActions.seat(owner);
    }

    private String continentId(int continent) {
        return rules.board.map.continents().get(continent).id();
    }

    /** The greatest strength in a continent of all owners but {@code except}. */
    private int most(EmpireState state, Scoring scoring, int continent, int except) {
        int most = 0;
        for (int owner = 0; owner <= rules.seats; owner++) {
            most = owner == except ? most : Math.max(most, scoring.strengthIn(state.pieces, owner, continent));
        }
        return most;
    }

    /** The strength of a seat on each continent, with the strength that wins it as the end of the track. */
    List<Gauge> continents(EmpireState state, Scoring scoring, int seat) {
        List<Gauge> gauges = new ArrayList<>();
        int count = rules.board.continents.length;
        for (int continent = 0; continent < count; continent++) {
            int strength = scoring.strengthIn(state.pieces, seat, continent);
            if (strength == 0 && count > MOST_CONTINENTS) {
                continue;
            }
            int needed = most(state, scoring, continent, seat) + 1;
            String key = "gauge.continent." + (rules.byRegions ? "regions" : "armies");
            Text tip = Text.of(
                    "gauge.continent",
                    continentId(continent),
                    Text.of(key, strength),
                    scoring.holder(continent) == seat ? held(seat) : Text.of("gauge.continent.needed", needed));
            gauges.add(new Gauge(Kind.letter(continentId(continent)), strength, List.of(needed), tip));
        }
        return gauges;
    }
}

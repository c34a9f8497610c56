package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.marienbad.framework.text.Text;

/**
 * The changes between two positions in regions, continents and goods. In sentences about a seat, and in a few words
 * each about all.
 */
final class TurnGains {
    private final EmpireRules rules;
    private final EmpireActions actions;
    private final EmpireState before;
    private final EmpireState after;
    private final Scoring then;
    private final Scoring now;

    TurnGains(EmpireRules rules, EmpireActions actions, EmpireState before, EmpireState after) {
        this.rules = rules;
        this.actions = actions;
        this.before = before;
        this.after = after;
        then = before.scoring();
        now = after.scoring();
    }

    /**
     * The points of {@code seat}, what it gains on the map and what it and others lose there, the most important first.
     *
     * @param later whether the next steps of a turn bring it
     */
    List<Text> gains(int seat, boolean later) {
        String key = later ? "later." : "reason.";
        List<Text> sentences = new ArrayList<>();
        int points = now.points(seat) - then.points(seat);
        if (points != 0) {
            sentences.add(Text.of(key + (points > 0 ? "points" : "points.lost"), Math.abs(points)));
        }
        continents(seat, true, key + "continents", sentences);
        regions(seat, true, key + "regions", sentences);
        continents(seat, false, key + "continents.lost", sentences);
        regions(seat, false, key + "regions.lost", sentences);
        for (int other = 0; other < rules.seats; other++) {
            if (other != seat) {
                continents(other, false, key + "continents.other", sentences);
                regions(other, false, key + "regions.other", sentences);
            }
        }
        return sentences;
    }

    /** The goods that {@code seat} gains and the coins that it pays. */
    List<Text> goodsAndPrice(int seat) {
        List<Text> sentences = new ArrayList<>();
        for (int good = 0; good < rules.cards.goods; good++) {
            good(seat, good, sentences);
        }
        if (after.wilds(seat) > before.wilds(seat)) {
            sentences.add(Text.of("reason.wild"));
        }
        int price = before.coins(seat) - after.coins(seat);
        if (price > 0) {
            sentences.add(Text.of("reason.price", price, after.coins(seat)));
        }
        return sentences;
    }

    private void good(int seat, int good, List<Text> sentences) {
        int icons = after.goods(seat, good);
        if (icons > before.goods(seat, good)) {
            int worth = rules.cards.points(good, icons);
            int more = worth - rules.cards.points(good, before.goods(seat, good));
            sentences.add(Text.of(
                    more > 0 ? "reason.good.more" : "reason.good", actions.goodWords(good), icons, worth, more));
        }
    }

    /** The changes for all, {@code actor} first, in a few words each. */
    List<Text> chips(int actor) {
        List<Text> chips = new ArrayList<>();
        continents(actor, true, "event.continents", chips);
        regions(actor, true, "event.regions", chips);
        continents(actor, false, "event.continents.lost", chips);
        regions(actor, false, "event.regions.lost", chips);
        for (int seat = 0; seat < rules.seats; seat++) {
            if (seat != actor) {
                continents(seat, true, "event.continents.other", chips);
                regions(seat, true, "event.regions.other", chips);
                continents(seat, false, "event.continents.other.lost", chips);
                regions(seat, false, "event.regions.other.lost", chips);
            }
        }
        int goods = now.goods(actor) - then.goods(actor);
        if (goods > 0) {
            chips.add(Text.of("event.goods", goods));
        }
        return chips;
    }

    /** Arguments: the names, how many, who. */
    private void regions(int seat, boolean gained, String key, List<Text> texts) {
        long change =
                gained ? now.controlled(seat) & ~then.controlled(seat) : then.controlled(seat) & ~now.controlled(seat);
        if (change != 0) {
            texts.add(Text.of(key, regions(change), Long.bitCount(change), EmpireActions.seat(seat)));
        }
    }

    private String regions(long set) {
        StringJoiner names = new StringJoiner(", ");
        for (long rest = set; rest != 0; rest &= rest - 1) {
            names.add(rules.board.id(Long.numberOfTrailingZeros(rest)));
        }
        return names.toString();
    }

    private void continents(int seat, boolean gained, String key, List<Text> texts) {
        StringJoiner names = new StringJoiner(", ");
        int count = 0;
        for (int continent = 0; continent < rules.board.continents.length; continent++) {
            boolean had = then.holder(continent) == seat;
            boolean has = now.holder(continent) == seat;
            if (gained ? has && !had : had && !has) {
                names.add(rules.board.map.continents().get(continent).id());
                count++;
            }
        }
        if (count > 0) {
            texts.add(Text.of(key, names.toString(), count, EmpireActions.seat(seat)));
        }
    }
}

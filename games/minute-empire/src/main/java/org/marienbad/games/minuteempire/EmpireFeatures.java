package org.marienbad.games.minuteempire;

import java.util.Arrays;
import org.marienbad.games.minuteempire.data.CardAction;

/**
 * The inputs of learning. They are the estimated lead of a seat on each other one, at every number of turns left, and
 * the parts of each seat's estimate. The distance of each seat's turn and the rest of the action under way follow. Each
 * number is one feature of as many as it has values, and other seats are those that follow the one that looks.
 */
final class EmpireFeatures {
    /** Steps of leads in parts of a point, and how many of them either way make a difference. */
    private static final int STEPS_OF_POINT = 2;

    private static final int MOST_LEAD = 24;
    private static final int LEADS = 2 * MOST_LEAD + 1;
    private static final int STAGES = 8;

    private static final int ACTS = CardAction.values().length;
    private static final int STEPS_LEFT = 6;

    private static final int COINS = 13;
    private static final int REGIONS = 16;
    private static final int IN_STOCK = 5;
    private static final int CITIES = 4;
    private static final int WILDS = 4;
    private static final int CONTINENTS = 6;
    private static final int ICONS = 8;
    /** By kind of {@link MapCounts}. */
    private static final int[] COUNTS = {10, 5, 5, 5, 4, 4, 4};

    private static final int COUNT_FEATURES = Arrays.stream(COUNTS).sum();

    private final EmpireRules rules;
    private final PotentialScore prospects;
    private final int holdings;
    private final int holdingsAt;
    private final int placeAt;
    private final int actAt;

    EmpireFeatures(EmpireRules rules, PotentialScore prospects) {
        this.rules = rules;
        this.prospects = prospects;
        holdings =
                COINS + REGIONS + IN_STOCK + CITIES + WILDS + CONTINENTS + rules.cards.goods * ICONS + COUNT_FEATURES;
        holdingsAt = (rules.seats - 1) * STAGES * LEADS;
        placeAt = holdingsAt + rules.seats * STAGES * holdings;
        actAt = placeAt + rules.seats;
    }

    int count() {
        return actAt + ACTS * STEPS_LEFT;
    }

    int mostActive() {
        return rules.seats - 1 + rules.seats * (6 + rules.cards.goods + COUNTS.length) + 2;
    }

    int active(EmpireState state, int seat, int[] out) {
        int over = state.turnsOver();
        int left = (rules.seats * rules.turns - over + rules.seats - 1) / rules.seats;
        double[] points = EmpireEvaluators.points(rules, prospects, state);
        int stage = Math.min(STAGES - 1, left);
        int count = 0;
        for (int next = 1; next < rules.seats; next++) {
            int other = (seat + next) % rules.seats;
            int lead = (int) Math.rint(STEPS_OF_POINT * (points[seat] - points[other]));
            int step = MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
            out[count++] = ((next - 1) * STAGES + stage) * LEADS + step;
        }
        byte[] counts = MapCounts.of(rules, state, state.scoring);
        for (int next = 0; next < rules.seats; next++) {
            int first = holdingsAt + (next * STAGES + stage) * holdings;
            int other = (seat + next) % rules.seats;
            count = addHoldings(state, other, first, out, count);
            count = addCounts(counts, other, first + holdings - COUNT_FEATURES, out, count);
        }
        if (state.phase.compareTo(Phase.PICK) >= 0) {
            out[count++] = placeAt + Math.floorMod(state.hands.place(seat) - over, rules.seats);
        }
        CardAction act = state.phase == Phase.STEP ? state.act() : null;
        if (act != null) {
            out[count++] = actAt + act.ordinal() * STEPS_LEFT + Math.min(STEPS_LEFT - 1, state.stepsLeft());
        }
        return count;
    }

    private int addHoldings(EmpireState state, int seat, int from, int[] out, int active) {
        EmpirePieces pieces = state.pieces;
        int count = active;
        int first = from;
        out[count++] = first + Math.min(COINS - 1, state.coins(seat));
        first += COINS;
        out[count++] = first + Math.min(REGIONS - 1, state.scoring.regions(seat));
        first += REGIONS;
        out[count++] = first + Math.min(IN_STOCK - 1, pieces.armyStock(seat));
        first += IN_STOCK;
        out[count++] = first + Math.min(CITIES - 1, rules.set.cities() - pieces.cityStock(seat));
        first += CITIES;
        out[count++] = first + Math.min(WILDS - 1, state.wilds(seat));
        first += WILDS;
        out[count++] = first + Math.min(CONTINENTS - 1, state.scoring.continents(seat));
        first += CONTINENTS;
        for (int good = 0; good < rules.cards.goods; good++) {
            out[count++] = first + good * ICONS + Math.min(ICONS - 1, state.goods(seat, good));
        }
        return count;
    }

    /** Adds the counts of a seat, whose features for that start at {@code from}. */
    private static int addCounts(byte[] counts, int seat, int from, int[] out, int active) {
        int count = active;
        int first = from;
        for (int kind = MapCounts.KINDS - 1; kind >= 0; kind--) {
            out[count++] = first + Math.min(COUNTS[kind] - 1, counts[seat * MapCounts.KINDS + kind]);
            first += COUNTS[kind];
        }
        return count;
    }
}

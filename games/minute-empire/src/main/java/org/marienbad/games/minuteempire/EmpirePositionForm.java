package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Step;

/** Positions as plain JSON values. */
final class EmpirePositionForm {
    private static final String PHASE = "phase";
    private static final String ACTOR = "actor";
    private static final String COUNT = "count";
    private static final String ORDER = "order";
    private static final String ROW = "row";
    private static final String DECK = "deck";
    private static final String SEATS = "seats";
    private static final String NEUTRAL = "neutral";
    private static final String TIED = "tied";
    private static final String STEP = "step";
    private static final String WILD_FROM = "wildFrom";

    private static final String COINS = "coins";
    private static final String GOODS = "goods";
    private static final String ARMIES = "armies";
    private static final String CITIES = "cities";
    private static final String BID = "bid";
    private static final String WILD = "wild";

    /** The bounds of the cells of {@link Hands}. */
    private static final int MOST_ICONS = 127;

    private static final String ACT = "act";
    private static final String LEFT = "left";
    private static final String BEGUN = "begun";
    private static final String TRAIL = "trail";
    private static final String THEN = "then";

    private final EmpireRules rules;
    private final EmpireActions actions;

    EmpirePositionForm(EmpireRules rules) {
        this.rules = rules;
        actions = new EmpireActions(rules);
    }

    Map<String, Object> write(EmpireState state) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(PHASE, state.phase().name().toLowerCase(Locale.ROOT));
        form.put(ACTOR, state.actor());
        form.put(COUNT, state.count);
        List<Integer> order = new ArrayList<>();
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            order.add(state.order(seat));
            seats.add(seat(state, seat));
        }
        form.put(ORDER, order);
        List<String> row = new ArrayList<>();
        for (int place = 0; place < rules.places && state.row.kind(place) != CardRow.EMPTY; place++) {
            row.add(rules.cards.name(state.row.kind(place)));
        }
        form.put(ROW, row);
        Map<String, Integer> deck = new LinkedHashMap<>();
        for (int kind = 0; kind < rules.cards.kinds.size(); kind++) {
            put(deck, rules.cards.name(kind), rules.cards.count(state.deck, kind));
        }
        form.put(DECK, deck);
        form.put(SEATS, seats);
        form.put(NEUTRAL, armies(state, rules.seats));
        if (state.phase() == Phase.TIE) {
            form.put(TIED, Arrays.stream(seatsOf(state.tied)).boxed().toList());
        } else if (state.phase() == Phase.STEP) {
            form.put(STEP, step(state.steps, state.canonical));
        } else if (state.phase() == Phase.WILD) {
            form.put(WILD_FROM, good(state.canonical.leastGood()));
        }
        return form;
    }

    private int[] seatsOf(int set) {
        return java.util.stream.IntStream.range(0, rules.seats)
                .filter(seat -> (set >>> seat & 1) != 0)
                .toArray();
    }

    private static void put(Map<String, Integer> counts, String key, int count) {
        if (count > 0) {
            counts.put(key, count);
        }
    }

    private String good(int good) {
        return good == rules.cards.goods
                ? WILD
                : rules.cards.deck.goods().get(good).id();
    }

    private Map<String, Object> seat(EmpireState state, int seat) {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good <= rules.cards.goods; good++) {
            put(goods, good(good), state.goods(seat, good));
        }
        Map<String, Integer> cities = new LinkedHashMap<>();
        for (int region = 0; region < rules.board.regions; region++) {
            put(cities, rules.board.id(region), state.cities(seat, region));
        }
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(COINS, state.coins(seat));
        form.put(GOODS, goods);
        form.put(ARMIES, armies(state, seat));
        form.put(CITIES, cities);
        if (hasBid(state, seat)) {
            form.put(BID, state.hands.bid(seat));
        }
        return form;
    }

    private static boolean hasBid(EmpireState state, int seat) {
        return state.phase == Phase.BID && seat < state.actor || state.phase == Phase.TIE;
    }

    private Map<String, Integer> armies(EmpireState state, int owner) {
        Map<String, Integer> armies = new LinkedHashMap<>();
        for (int region = 0; region < rules.board.regions; region++) {
            put(armies, rules.board.id(region), state.armies(owner, region));
        }
        return armies;
    }

    private Map<String, Object> step(Steps steps, CanonicalOrder order) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put(ACT, EmpireActions.name(steps.act()));
        form.put(LEFT, steps.left());
        form.put(BEGUN, steps.begun());
        List<String> trail = new ArrayList<>();
        for (int i = 0; i < order.length(); i++) {
            trail.add(actions.step(steps.base() + order.step(i)));
        }
        form.put(TRAIL, trail);
        Step next = steps.next();
        if (next != null) {
            Map<String, Object> then = new LinkedHashMap<>();
            then.put(ACT, EmpireActions.name(next.act()));
            then.put(LEFT, next.count());
            form.put(THEN, then);
        }
        return form;
    }

    EmpireState read(Map<String, ?> position) {
        PositionReader form = new PositionReader(
                "", position, List.of(PHASE, ACTOR, COUNT, ORDER, ROW, DECK, SEATS, NEUTRAL, TIED, STEP, WILD_FROM));
        EmpireState state = EmpireState.initial(rules);
        Phase phase = form.constant(PHASE, Phase.class);
        int mostCount = phase == Phase.OVER || phase == Phase.WILD
                ? rules.seats * rules.turns
                : phase == Phase.ORDER
                        ? rules.seats - 2
                        : phase == Phase.NEUTRAL
                                ? rules.neutralArmies - 1
                                : phase.compareTo(Phase.PICK) < 0 ? 0 : rules.seats * rules.turns - 1;
        int count = form.number(COUNT, phase == Phase.OVER || phase == Phase.WILD ? mostCount : 0, mostCount);
        int actor = form.number(ACTOR, State.TERMINAL, rules.seats - 1);
        int[] order = form.numbers(ORDER, rules.seats, 0, rules.seats - 1);
        form.require(
                Arrays.stream(order).distinct().count() == rules.seats,
                ORDER,
                Arrays.toString(order),
                "each seat once");
        state.phase = phase;
        state.actor = actor;
        state.count = count;
        for (int i = 0; i < rules.seats; i++) {
            state.hands.putOrder(i, order[i]);
        }
        requireActor(form, state);
        cards(form, state);
        seats(form, state);
        requireGoods(form, state);
        form.counts(NEUTRAL, rules.neutralArmies, actions::region)
                .forEach((region, armies) -> repeat(armies, () -> state.pieces.put(rules.seats, region)));
        extras(form, state);
        int[] buffer = new int[rules.codes.mostLegal];
        form.require(
                phase == Phase.OVER || state.legalActions(buffer) > 0,
                PHASE,
                phase,
                "a phase in which there is something to do");
        return state;
    }

    private static void repeat(int times, Runnable action) {
        for (int i = 0; i < times; i++) {
            action.run();
        }
    }

    private void cards(PositionReader form, EmpireState state) {
        List<String> row = form.texts(ROW, rules.places);
        long rest = rules.cards.all;
        state.row.clear();
        for (int place = 0; place < row.size(); place++) {
            int kind = rules.cards.kind(row.get(place));
            form.require(
                    kind >= 0 && rules.cards.count(rest, kind) > 0,
                    ROW + "[" + place + "]",
                    row.get(place),
                    "a card of the deck, as often as the deck has it");
            rest = rules.cards.without(rest, kind);
            state.row.add(kind);
        }
        long left = rest;
        state.deck = 0;
        form.counts(DECK, Cards.MOST, rules.cards::kind).forEach((kind, count) -> {
            form.require(
                    count <= rules.cards.count(left, kind),
                    DECK + "." + rules.cards.name(kind),
                    count,
                    "at most " + rules.cards.count(left, kind) + ", those not in the row");
            repeat(count, () -> state.deck = rules.cards.with(state.deck, kind));
        });
        int deck = Long.bitCount(state.deck);
        boolean dealt = state.phase != Phase.DEAL && state.phase != Phase.ORDER;
        boolean draws = state.phase == Phase.DEAL || state.phase == Phase.REFILL;
        // After the last turn the row is not filled any more.
        boolean gap = state.phase.compareTo(Phase.PICK) > 0;
        int full = rules.places - (gap ? 1 : 0);
        form.require(draws ? deck > 0 : true, DECK, "empty", "cards, since one is to be turned up");
        form.require(
                !dealt || row.size() == full || row.size() < full && deck == 0,
                ROW,
                row,
                full + " cards, fewer only if the deck is empty");
        form.require(
                state.phase != Phase.DEAL || row.size() < rules.places,
                ROW,
                row,
                "less than a whole row in phase deal");
        int needed = state.phase == Phase.WILD || state.phase == Phase.OVER
                ? 0
                : rules.seats * rules.turns - state.turnsOver() - (gap ? 1 : 0);
        form.require(
                row.size() + deck >= needed,
                DECK,
                deck + " cards",
                "at least " + (needed - row.size()) + ", for all turns to come");
    }

    private void seats(PositionReader form, EmpireState state) {
        List<PositionReader> seats = form.forms(SEATS, rules.seats, List.of(COINS, GOODS, ARMIES, CITIES, BID));
        state.pieces.clear();
        for (int i = 0; i < rules.seats; i++) {
            int seat = i;
            PositionReader one = seats.get(seat);
            // Nobody pays before the bids are compared.
            boolean paid = state.phase.compareTo(Phase.NAME) >= 0;
            state.hands.putCoins(seat, one.number(COINS, paid ? 0 : rules.coins, rules.coins));
            one.counts(GOODS, MOST_ICONS, name -> goodIndex(name))
                    .forEach((good, icons) -> state.hands.gain(seat, good, icons));
            Map<Integer, Integer> armies = one.counts(ARMIES, rules.set.armies(), actions::region);
            Map<Integer, Integer> cities = one.counts(CITIES, rules.set.cities(), actions::region);
            state.pieces.putStock(seat, rules.set.armies() - sum(armies), rules.set.cities() - sum(cities));
            armies.forEach((region, count) -> repeat(count, () -> state.pieces.put(seat, region)));
            cities.forEach((region, count) -> repeat(count, () -> state.pieces.putCity(seat, region)));
            if (one.has(BID)) {
                one.require(hasBid(state, seat), BID, "given", "a bid only of a seat that has bid, while bids count");
                state.hands.putBid(seat, one.number(BID, 0, state.coins(seat)));
            }
        }
    }

    /** With any cards a seat never has more wild ones than the deck, nor more icons than are counted. */
    private void requireGoods(PositionReader form, EmpireState state) {
        for (int good = 0; good <= rules.cards.goods; good++) {
            int most = good == rules.cards.goods ? rules.cards.wilds : MOST_ICONS - rules.cards.wilds;
            int open = most - (state.phase.compareTo(Phase.WILD) < 0 ? untaken(state, good) : 0);
            for (int seat = 0; seat < rules.seats; seat++) {
                form.require(
                        state.hands.goods(seat, good) <= open,
                        SEATS + "[" + seat + "]." + GOODS + "." + good(good),
                        state.hands.goods(seat, good),
                        "at most " + open + ", beside those still in row and deck");
            }
        }
    }

    /** Icons of {@code good} on the cards in row and deck. */
    private int untaken(EmpireState state, int good) {
        int icons = 0;
        for (int kind = 0; kind < rules.cards.kinds.size(); kind++) {
            int cards = rules.cards.count(state.deck, kind);
            for (int place = 0; place < rules.places; place++) {
                cards += state.row.kind(place) == kind ? 1 : 0;
            }
            icons += rules.cards.good(kind) == good ? cards * rules.cards.icons(kind) : 0;
        }
        return icons;
    }

    private int goodIndex(String name) {
        for (int good = 0; good <= rules.cards.goods; good++) {
            if (good(good).equals(name)) {
                return good;
            }
        }
        return -1;
    }

    private static int sum(Map<Integer, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void extras(PositionReader form, EmpireState state) {
        form.requireExactly(TIED, state.phase == Phase.TIE);
        form.requireExactly(STEP, state.phase == Phase.STEP);
        form.requireExactly(WILD_FROM, state.phase == Phase.WILD);
        if (state.phase == Phase.TIE) {
            int[] tied = form.numbers(TIED, 2, rules.seats, 0, rules.seats - 1);
            state.tied = Arrays.stream(tied).map(seat -> 1 << seat).reduce(0, (a, b) -> a | b);
            form.require(
                    Integer.bitCount(state.tied) == tied.length && state.tied == state.hands.highestBidders(),
                    TIED,
                    Arrays.toString(tied),
                    "the seats with the highest bid, each once");
        } else if (state.phase == Phase.WILD) {
            int least = goodIndex(form.text(WILD_FROM));
            form.require(least >= 0 && least < rules.cards.goods, WILD_FROM, form.text(WILD_FROM), "a good");
            state.canonical.setLeastGood(least);
            form.require(
                    state.wilds(state.actor) > 0,
                    ACTOR,
                    state.actor,
                    "a seat with a wild card whose good is still open");
        } else if (state.phase == Phase.STEP) {
            PositionReader step = form.form(STEP, List.of(ACT, LEFT, BEGUN, TRAIL, THEN));
            Step then = null;
            if (step.has(THEN)) {
                PositionReader next = step.form(THEN, List.of(ACT, LEFT));
                then = new Step(next.constant(ACT, CardAction.class), next.number(LEFT, 1, rules.mostSteps));
            }
            CardAction act = step.constant(ACT, CardAction.class);
            state.steps.begin(state.actor, new Step(act, step.number(LEFT, 1, rules.mostSteps)), then);
            List<String> trail = step.texts(TRAIL, rules.mostSteps);
            for (String notation : trail) {
                int code = actions.step(notation);
                step.require(state.steps.fits(code), TRAIL, notation, "steps of that action");
                state.canonical.add(act, code - state.steps.base());
            }
            state.steps.setBegun(step.flag(BEGUN));
            int[] buffer = new int[rules.codes.mostLegal];
            step.require(state.offer.steps(buffer) > 0, STEP, "without a choice", "an action that can go on");
        }
    }

    private void requireActor(PositionReader form, EmpireState state) {
        int expected = switch (state.phase) {
            case ORDER, DEAL, TIE, REFILL -> State.CHANCE;
            case NEUTRAL, PICK, STEP -> state.order(state.count % rules.seats);
            case BID, NAME, WILD -> Math.max(0, state.actor);
            case OVER -> State.TERMINAL;
        };
        form.require(state.actor == expected, ACTOR, state.actor, expected + " in this phase");
    }
}

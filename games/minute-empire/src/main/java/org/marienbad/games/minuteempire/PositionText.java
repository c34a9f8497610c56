package org.marienbad.games.minuteempire;

import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.games.minuteempire.data.Step;

/** A position as text, for consoles and golden files. */
final class PositionText {
    private final EmpireRules rules;
    private final EmpireState state;
    private final Observer observer;
    private final EmpireActions actions;
    private final StringBuilder out = new StringBuilder();

    private PositionText(EmpireState state, Observer observer) {
        this.state = state;
        this.observer = observer;
        rules = state.rules;
        actions = new EmpireActions(rules);
    }

    /** The position without the sealed bids that {@code observer} may not know. */
    static String of(EmpireState state, Observer observer) {
        return new PositionText(state, observer).text();
    }

    private String text() {
        line(state.phase().name() + " " + actor() + ", " + state.count + " done of " + rules.seats * rules.turns);
        StringBuilder order = new StringBuilder("order");
        for (int i = 0; i < rules.seats; i++) {
            order.append(' ').append(state.order(i) + 1);
        }
        line(order.toString());
        if (state.tied != 0) {
            line("tied " + Integer.toBinaryString(state.tied));
        }
        if (state.canonical.leastGood() != 0) {
            line("wild from "
                    + rules.cards.deck.goods().get(state.canonical.leastGood()).id());
        }
        step();
        StringBuilder row = new StringBuilder("row");
        for (int place = 0; place < rules.places && state.row.kind(place) != CardRow.EMPTY; place++) {
            row.append(' ').append(rules.price(place)).append('=').append(rules.cards.name(state.row.kind(place)));
        }
        line(row.toString());
        StringBuilder deck = new StringBuilder("deck " + Long.bitCount(state.deck) + ":");
        for (int kind = 0; kind < rules.cards.kinds.size(); kind++) {
            int count = rules.cards.count(state.deck, kind);
            if (count > 0) {
                deck.append(' ').append(count == 1 ? "" : count + "x").append(rules.cards.name(kind));
            }
        }
        line(deck.toString());
        for (int seat = 0; seat < rules.seats; seat++) {
            seat(seat);
        }
        if (rules.neutralArmies > 0) {
            line("nobody: armies" + armies(rules.seats));
        }
        return out.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private String actor() {
        return switch (state.actor()) {
            case State.CHANCE -> "chance";
            case State.TERMINAL -> "nobody";
            default -> "seat " + (state.actor() + 1);
        };
    }

    private void step() {
        Steps steps = state.steps;
        if (steps.act() == null) {
            return;
        }
        StringBuilder step = new StringBuilder(
                "step " + EmpireActions.name(steps.act()) + " " + steps.left() + (steps.begun() ? " begun" : ""));
        for (int i = 0; i < state.canonical.length(); i++) {
            step.append(' ').append(actions.step(steps.base() + state.canonical.step(i)));
        }
        Step next = steps.next();
        if (next != null) {
            step.append(", then ")
                    .append(EmpireActions.name(next.act()))
                    .append(' ')
                    .append(next.count());
        }
        line(step.toString());
    }

    private void seat(int seat) {
        StringBuilder goods = new StringBuilder();
        for (int good = 0; good <= rules.cards.goods; good++) {
            int icons = state.goods(seat, good);
            if (icons > 0) {
                String name = good == rules.cards.goods
                        ? "wild"
                        : rules.cards.deck.goods().get(good).id();
                goods.append(' ').append(name).append(' ').append(icons);
            }
        }
        StringBuilder cities = new StringBuilder();
        for (int region = 0; region < rules.board.regions; region++) {
            if (state.cities(seat, region) > 0) {
                cities.append(' ').append(rules.board.id(region)).append('=').append(state.cities(seat, region));
            }
        }
        line("seat " + (seat + 1) + ": " + state.coins(seat) + " coins"
                + bid(seat) + "; goods" + goods + "; stock "
                + state.armyStock(seat) + "+" + state.cityStock(seat) + "; armies" + armies(seat) + "; cities"
                + cities);
    }

    private String bid(int seat) {
        if (state.phase() == Phase.BID && !observer.sees(seat)) {
            return seat < state.actor() ? ", bid ?" : "";
        }
        int bid = state.hands.bid(seat);
        return bid > 0 ? ", bid " + bid : "";
    }

    private String armies(int owner) {
        StringBuilder armies = new StringBuilder();
        for (int region = 0; region < rules.board.regions; region++) {
            if (state.armies(owner, region) > 0) {
                armies.append(' ').append(rules.board.id(region)).append('=').append(state.armies(owner, region));
            }
        }
        return armies.toString();
    }
}

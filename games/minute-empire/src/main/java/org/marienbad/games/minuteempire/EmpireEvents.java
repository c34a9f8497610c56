package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.text.Text;

/** The effects of a ply, in a few words each, as an observer may know them. */
record EmpireEvents(EmpireRules rules, EmpireActions actions) {
    List<Text> of(EmpireState before, int code, EmpireState after, Observer observer) {
        Move move = rules.codes.decode(code);
        if (move instanceof Move.TurnUp card) {
            return List.of(Text.of("event.turned", actions.card(rules.cards.kinds.get(card.kind()))));
        } else if (move instanceof Move.Bid bid) {
            return bid(before, bid.coins(), after, observer);
        } else if (before.phase() == Phase.NAME) {
            return List.of(Text.of("event.starts", EmpireActions.seat(((Move.Name) move).seat())));
        } else if (before.actor() < 0) {
            return List.of();
        }
        List<Text> events = new ArrayList<>();
        if (move instanceof Move.Take take) {
            events.add(Text.of("event.takes", actions.card(before.card(take.place()))));
        }
        events.addAll(new TurnGains(rules, actions, before, after).chips(before.actor()));
        return events;
    }

    /** Who wins once all have bid, and what it costs; before that, its own bid to each seat. The others stay sealed. */
    private List<Text> bid(EmpireState before, int coins, EmpireState after, Observer observer) {
        if (after.phase() == Phase.BID) {
            return observer.sees(before.actor()) ? List.of(Text.of("event.bid", coins)) : List.of();
        }
        if (after.phase() == Phase.TIE) {
            return List.of(Text.of("event.tie"));
        }
        int winner = after.actor();
        return List.of(Text.of("event.wins", EmpireActions.seat(winner), before.coins(winner) - after.coins(winner)));
    }
}

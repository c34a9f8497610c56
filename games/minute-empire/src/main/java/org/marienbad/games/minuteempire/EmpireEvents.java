package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** The effects of a ply, in a few words each, as an observer may know them. */
record EmpireEvents(EmpireRules rules, EmpireActions actions) {
    List<Text> of(EmpireState before, int code, EmpireState after, Observer observer) {
        Move move = rules.codes.decode(code);
        if (move instanceof Move.TurnUp card) {
            return List.of(Text.of("event.turned", actions.card(rules.cards.kinds.get(card.kind()))));
        } else if (move instanceof Move.Bid) {
            return bid(before, code, after, observer);
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

    /** The bids of all seats, which the last bid opens. */
    Text bids(EmpireState before, int code) {
        List<Text> bids = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            bids.add(Text.of("event.bids.of", EmpireActions.seat(seat), rules.bid(before, code, seat)));
        }
        return Text.of("event.bids", PictureWords.joined(bids, ", "));
    }

    /** All bids once they are open, who wins, and what it costs; before that, its own bid to each seat. */
    private List<Text> bid(EmpireState before, int code, EmpireState after, Observer observer) {
        if (after.phase() == Phase.BID) {
            return observer.sees(before.actor())
                    ? List.of(Text.of("event.bid", rules.bid(before, code, before.actor())))
                    : List.of();
        }
        if (after.phase() == Phase.TIE) {
            return List.of(bids(before, code), Text.of("event.tie"));
        }
        int winner = after.actor();
        int paid = before.coins(winner) - after.coins(winner);
        return List.of(bids(before, code), Text.of("event.wins", EmpireActions.seat(winner), paid));
    }
}

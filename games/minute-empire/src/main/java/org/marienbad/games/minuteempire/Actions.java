package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.CardCombination;
import org.marienbad.games.minuteempire.data.Step;

/** The human side of actions and chance outcomes. */
final class Actions {
    private static final Set<String> NAMED = Set.of("crystal", "coal", "tree", "anvil", "carrot");

    private final EmpireRules rules;
    private final Codes codes;
    private final MapBits board;

    Actions(EmpireRules rules) {
        this.rules = rules;
        codes = rules.codes;
        board = rules.board;
    }

    Action of(EmpireState before, int code) {
        return new Action(code, notation(before, code), words(before, code), List.of());
    }

    private String notation(EmpireState before, int code) {
        if (code == Codes.DONE) {
            return "done";
        } else if (code < codes.place) {
            int place = (code - Codes.PICK) / 2;
            String letter = variant(code) == 0 ? "a" : "b";
            return "card" + (place + 1) + (rules.hasVariants(before.card(place)) ? letter : "");
        } else if (code < codes.bid) {
            return step(code);
        } else if (code < codes.seat) {
            return "bid" + (code - codes.bid);
        } else if (code < codes.good) {
            return "seat" + (code - codes.seat + 1);
        }
        return code < codes.card ? "wild:" + good(code - codes.good) : rules.cards.name(code - codes.card);
    }

    private static int variant(int code) {
        return (code - Codes.PICK) % 2;
    }

    /** Notation of a step on the map. */
    String step(int code) {
        if (code < codes.city) {
            return "+" + board.id(code - codes.place);
        } else if (code < codes.destroy) {
            return "city:" + board.id(code - codes.city);
        } else if (code < codes.step) {
            int owner = (code - codes.destroy) / board.regions;
            return "x" + number(owner) + "@" + board.id((code - codes.destroy) % board.regions);
        }
        int edge = code - codes.step;
        return board.id(board.from(edge)) + ">" + board.id(board.to(edge));
    }

    /** The code of a step on the map in notation, or −1. */
    int step(String notation) {
        for (int code = codes.place; code < codes.bid; code++) {
            if (step(code).equals(notation)) {
                return code;
            }
        }
        return -1;
    }

    /** The region of that name, or −1. */
    int region(String name) {
        for (int region = 0; region < board.regions; region++) {
            if (board.id(region).equals(name)) {
                return region;
            }
        }
        return -1;
    }

    /** What people call an owner: seats from 1 on, 0 for nobody. */
    int number(int owner) {
        return owner == rules.seats ? 0 : owner + 1;
    }

    private String good(int good) {
        return rules.cards.deck.goods().get(good).id();
    }

    /** The word for a good; in a deck of somebody's own, its id. */
    Text goodWords(int good) {
        String id = good(good);
        return Text.of(NAMED.contains(id) ? "good." + id : id);
    }

    private Text words(EmpireState before, int code) {
        if (before.actor() == State.CHANCE) {
            return before.phase() == Phase.ORDER
                    ? Text.of("order.drawn", seat(code - codes.seat))
                    : before.phase() == Phase.TIE
                            ? Text.of("bid.drawn", seat(code - codes.seat))
                            : Text.of("card.turned", card(rules.cards.kinds.get(code - codes.card)));
        }
        Text who = seat(before.actor());
        if (code == Codes.DONE) {
            return Text.of("done", who);
        } else if (code < codes.place) {
            return pick(before, who, code);
        } else if (code < codes.city) {
            String key = before.phase() == Phase.NEUTRAL ? "placesNeutral" : "places";
            return Text.of(key, who, board.id(code - codes.place));
        } else if (code < codes.destroy) {
            return Text.of("builds", who, board.id(code - codes.city));
        } else if (code < codes.step) {
            int owner = (code - codes.destroy) / board.regions;
            String region = board.id((code - codes.destroy) % board.regions);
            return owner == rules.seats
                    ? Text.of("destroysNeutral", who, region)
                    : Text.of("destroys", who, seat(owner), region);
        } else if (code < codes.bid) {
            int edge = code - codes.step;
            return Text.of("moves", who, board.id(board.from(edge)), board.id(board.to(edge)));
        } else if (code < codes.seat) {
            return Text.of("bids", who, code - codes.bid);
        } else if (code < codes.good) {
            return Text.of("names", who, seat(code - codes.seat));
        }
        return Text.of("wildIs", who, goodWords(code - codes.good));
    }

    private Text pick(EmpireState before, Text who, int code) {
        int place = (code - Codes.PICK) / 2;
        Card card = before.card(place);
        Text price = Text.of("price", rules.price(place));
        if (!rules.hasVariants(card)) {
            return Text.of("takes", who, place + 1, card(card), price);
        }
        Step first = card.steps().get(variant(code));
        Text choice = card.op() == CardCombination.OR
                ? act(first)
                : Text.of("card.then", act(first), act(card.steps().get(1 - variant(code))));
        return Text.of("takesFor", who, place + 1, card(card), price, choice);
    }

    static Text seat(int seat) {
        return Text.of("seat", seat + 1);
    }

    /** What a card brings. */
    Text card(Card card) {
        List<Text> acts = new ArrayList<>();
        card.steps().forEach(step -> acts.add(act(step)));
        Text what = card.op() == CardCombination.ONE
                ? acts.get(0)
                : Text.of(card.op() == CardCombination.OR ? "card.or" : "card.and", acts.get(0), acts.get(1));
        Text good = card.good() == Card.WILD ? Text.of("wild") : goodWords(card.good());
        return Text.of("card", good, card.icons(), what);
    }

    static Text act(Step step) {
        return Text.of("act." + name(step.act()), step.count());
    }

    static String name(CardAction act) {
        return act.name().toLowerCase(Locale.ROOT);
    }
}

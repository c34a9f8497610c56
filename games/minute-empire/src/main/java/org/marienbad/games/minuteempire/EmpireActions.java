package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.Step;

/** Notation and texts of actions and chance outcomes. */
final class EmpireActions {
    private static final Set<String> NAMED = Set.of("crystal", "coal", "tree", "anvil", "carrot");

    private final EmpireRules rules;
    private final Codes codes;
    private final MapBits board;

    EmpireActions(EmpireRules rules) {
        this.rules = rules;
        codes = rules.codes;
        board = rules.board;
    }

    Action of(EmpireState before, int code) {
        return new Action(code, notation(before, code), words(before, code), List.of());
    }

    private String notation(EmpireState before, int code) {
        Move move = codes.decode(code);
        if (move instanceof Move.Done) {
            return "done";
        } else if (move instanceof Move.Take take) {
            String letter = take.variant() == 0 ? "a" : "b";
            return "card" + (take.place() + 1) + (Offer.hasWays(rules, before.card(take.place())) ? letter : "");
        } else if (move instanceof Move.Bid bid) {
            return "bid" + bid.coins();
        } else if (move instanceof Move.Name name) {
            return "seat" + (name.seat() + 1);
        } else if (move instanceof Move.Count wild) {
            return "wild:" + good(wild.good());
        }
        return move instanceof Move.TurnUp card ? rules.cards.name(card.kind()) : step(code);
    }

    /** Notation of a step on the map. */
    String step(int code) {
        Move move = codes.decode(code);
        if (move instanceof Move.Place place) {
            return "+" + board.id(place.region());
        } else if (move instanceof Move.Build build) {
            return "city:" + board.id(build.region());
        } else if (move instanceof Move.Destroy destroy) {
            return "x" + number(destroy.owner()) + "@" + board.id(destroy.region());
        }
        Move.March march = (Move.March) move;
        return board.id(march.from()) + ">" + board.id(march.to());
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

    /** The number of an owner in texts: seats from 1 on, 0 for nobody. */
    int number(int owner) {
        return owner == rules.seats ? 0 : owner + 1;
    }

    private String good(int good) {
        return rules.cards.deck.goods().get(good).id();
    }

    /** The name of a good; its id if the deck comes from a file. */
    Text goodWords(int good) {
        String id = good(good);
        return Text.of(NAMED.contains(id) ? "good." + id : id);
    }

    private Text words(EmpireState before, int code) {
        Move move = codes.decode(code);
        if (before.actor() == State.CHANCE) {
            return move instanceof Move.Name drawn
                    ? Text.of(before.phase() == Phase.ORDER ? "order.drawn" : "bid.drawn", seat(drawn.seat()))
                    : Text.of("card.turned", card(rules.cards.kinds.get(((Move.TurnUp) move).kind())));
        }
        Text who = seat(before.actor());
        if (move instanceof Move.Done) {
            return Text.of("done", who);
        } else if (move instanceof Move.Take take) {
            return pick(before, who, take);
        } else if (move instanceof Move.Place place) {
            String region = board.id(place.region());
            return before.phase() == Phase.NEUTRAL
                    ? Text.of("placesNeutral", who, region)
                    : Text.of("places", who, region, placed(before, place.region(), code));
        } else if (move instanceof Move.Build build) {
            return Text.of("builds", who, board.id(build.region()));
        } else if (move instanceof Move.Destroy destroy) {
            String region = board.id(destroy.region());
            return destroy.owner() == rules.seats
                    ? Text.of("destroysNeutral", who, region)
                    : Text.of("destroys", who, seat(destroy.owner()), region);
        } else if (move instanceof Move.March march) {
            return Text.of("moves", who, board.id(march.from()), board.id(march.to()));
        } else if (move instanceof Move.Bid bid) {
            return Text.of("bids", who, bid.coins());
        } else if (move instanceof Move.Name name) {
            return Text.of("names", who, seat(name.seat()));
        }
        return Text.of("wildIs", who, goodWords(((Move.Count) move).good()));
    }

    /** How many armies {@code code} places: those that can only follow come with the first. */
    private int placed(EmpireState before, int region, int code) {
        EmpireState after = before.copy();
        after.apply(code);
        int actor = before.actor();
        return Math.max(1, after.armies(actor, region) - before.armies(actor, region));
    }

    private Text pick(EmpireState before, Text who, Move.Take take) {
        int place = take.place();
        Card card = before.card(place);
        Text price = Text.of("price", rules.price(place));
        if (!Offer.hasWays(rules, card)) {
            return Text.of("takes", who, place + 1, card(card), price);
        }
        Step first = card.steps().get(take.variant());
        Text choice = card.op() == Card.Combination.OR
                ? act(first)
                : Text.of("card.then", act(first), act(card.steps().get(1 - take.variant())));
        return Text.of("takesFor", who, place + 1, card(card), price, choice);
    }

    static Text seat(int seat) {
        return Text.of("seat", seat + 1);
    }

    /** The text of a card. */
    Text card(Card card) {
        List<Text> acts = new ArrayList<>();
        card.steps().forEach(step -> acts.add(act(step)));
        Text what = card.op() == Card.Combination.ONE
                ? acts.get(0)
                : Text.of(card.op() == Card.Combination.OR ? "card.or" : "card.and", acts.get(0), acts.get(1));
        Text good = card.good() == Card.WILD ? Text.of("wild") : goodWords(card.good());
        return Text.of("card", good, card.icons(), what);
    }

    static Text act(Step step) {
        return Text.of("act." + name(step.act()), step.count());
    }

    static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}

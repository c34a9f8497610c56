package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.Step;

/** How actions look on the picture: the spots to click for them, and the motions of pieces. */
final class ActionClicks {
    private final EmpireRules rules;
    private final Codes codes;
    private final MapBits board;
    private final EmpirePicture picture;

    ActionClicks(EmpireRules rules, EmpirePicture picture) {
        this.rules = rules;
        this.picture = picture;
        codes = rules.codes;
        board = rules.board;
    }

    private String region(int region) {
        return MapPicture.spotId(board.id(region));
    }

    /** The spots to click for an action; none where it needs a button. */
    List<String> spots(EmpireState before, int code) {
        Move move = codes.decode(code);
        if (before.actor() == State.CHANCE || move instanceof Move.Done) {
            return List.of();
        } else if (move instanceof Move.Take take) {
            boolean ways = Offer.hasWays(rules, before.card(take.place()));
            return List.of(
                    ways ? EmpirePicture.actId(take.place(), take.variant()) : EmpirePicture.cardId(take.place()));
        } else if (move instanceof Move.Place place) {
            return List.of(region(place.region()));
        } else if (move instanceof Move.Build build) {
            return List.of(region(build.region()));
        } else if (move instanceof Move.Destroy destroy) {
            // Where several have armies, a button says whose.
            return List.of(region(destroy.region()));
        } else if (move instanceof Move.March march) {
            return List.of(region(march.from()), region(march.to()));
        } else if (move instanceof Move.Bid bid) {
            return rules.coins < EmpirePicture.MOST_CHIPS ? List.of(EmpirePicture.bidId(bid.coins())) : List.of();
        } else if (move instanceof Move.Name name) {
            return List.of(picture.seatId(name.seat()));
        }
        return List.of(picture.goodId(((Move.Count) move).good()));
    }

    /** The motions when {@code code} is played or happens. */
    List<Motion> motions(EmpireState before, int code) {
        int actor = before.actor();
        Move move = codes.decode(code);
        if (move instanceof Move.TurnUp) {
            return List.of(turnUp(before));
        } else if (move instanceof Move.Take take) {
            return take(before, take.place());
        } else if (move instanceof Move.Place place) {
            int owner = before.phase() == Phase.NEUTRAL ? -1 : actor;
            String from = picture.seatId(owner < 0 ? rules.seats : actor);
            return List.of(new Motion(0, from, region(place.region()), new Tokens(EmpirePicture.ARMY, owner, 1)));
        } else if (move instanceof Move.Build build) {
            return List.of(new Motion(
                    0, picture.seatId(actor), region(build.region()), new Tokens(EmpirePicture.CITY, actor, 1)));
        } else if (move instanceof Move.Destroy destroy) {
            int owner = destroy.owner();
            return List.of(new Motion(
                    0,
                    region(destroy.region()),
                    picture.seatId(owner),
                    new Tokens(EmpirePicture.ARMY, owner == rules.seats ? -1 : owner, 1)));
        } else if (move instanceof Move.Bid && rules.isLastBid(before)) {
            return opened(before, code);
        } else if (before.phase() == Phase.TIE) {
            return paid(0, before, code);
        } else if (move instanceof Move.March march) {
            return List.of(
                    new Motion(0, region(march.from()), region(march.to()), new Tokens(EmpirePicture.ARMY, actor, 1)));
        }
        return List.of();
    }

    /** The last bid opens all: an army of each seat goes to its number, and the winner pays. */
    private List<Motion> opened(EmpireState before, int code) {
        List<Motion> motions = new ArrayList<>();
        List<Motion> rests = new ArrayList<>();
        boolean shown = rules.coins < EmpirePicture.MOST_CHIPS;
        for (int seat = 0; seat < rules.seats && shown; seat++) {
            String bid = EmpirePicture.bidId(rules.bid(before, code, seat));
            Tokens army = new Tokens(EmpirePicture.ARMY, seat, 1);
            motions.add(new Motion(0, picture.seatId(seat), bid, army));
            rests.add(new Motion(1, bid, bid, army)); // so that the bids can be read
        }
        motions.addAll(rests);
        motions.addAll(paid(2, before, code));
        return motions;
    }

    /** The coins of the winner once it is known. */
    private List<Motion> paid(int step, EmpireState before, int code) {
        EmpireState after = before.copy();
        after.apply(code);
        int winner = after.actor();
        int coins = after.phase() == Phase.NAME ? before.coins(winner) - after.coins(winner) : 0;
        return coins == 0
                ? List.of()
                : List.of(new Motion(step, picture.seatId(winner), EmpirePicture.BID, Tokens.of(Kind.COIN, coins)));
    }

    private Motion turnUp(EmpireState before) {
        int place = 0;
        while (before.card(place) != null) {
            place++;
        }
        return new Motion(0, "deck", EmpirePicture.cardId(place), Tokens.of(Kind.CARD, 1));
    }

    /** Coins go to the card, its goods to the seat, and the cards on its right move up. */
    private List<Motion> take(EmpireState before, int place) {
        List<Motion> motions = new ArrayList<>();
        String seat = picture.seatId(before.actor());
        if (rules.price(place) > 0) {
            Tokens coins = Tokens.of(Kind.COIN, rules.price(place));
            motions.add(new Motion(0, seat, EmpirePicture.cardId(place) + ".price", coins));
        }
        motions.add(new Motion(0, EmpirePicture.goodSpot(place), seat, goods(before.card(place))));
        for (int from = place + 1; from < rules.places && before.card(from) != null; from++) {
            Card card = before.card(from);
            motions.add(new Motion(1, EmpirePicture.goodSpot(from), EmpirePicture.goodSpot(from - 1), goods(card)));
            for (int i = 0; i < card.steps().size(); i++) {
                Step step = card.steps().get(i);
                motions.add(new Motion(
                        1,
                        EmpirePicture.actId(from, i),
                        EmpirePicture.actId(from - 1, i),
                        Tokens.of(EmpirePicture.sign(step.act()), step.count())));
            }
        }
        return motions;
    }

    private Tokens goods(Card card) {
        return Tokens.of(picture.kind(card), card.icons());
    }
}

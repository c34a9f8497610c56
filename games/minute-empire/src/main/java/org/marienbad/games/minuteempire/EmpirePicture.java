package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.drawing.Artwork;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Gauge;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Good;
import org.marienbad.games.minuteempire.data.Step;

/** The picture of a position: the row of cards at the foot, the seats in their order, and the map. */
final class EmpirePicture {
    private static final double CARD_HEIGHT = 27;
    private static final double GAP = 2;
    private static final double STRIP = CARD_HEIGHT + GAP;
    private static final double STRIP_HEIGHT = 8;
    private static final double FOOT = STRIP + STRIP_HEIGHT + GAP;
    private static final double CHIP = 9;
    private static final double HEAD = 7.5;
    /** More chips than this do not fit beside the seats: then there are buttons. */
    static final int MOST_CHIPS = 24;

    /** The place of the coins that the highest bid costs. */
    static final String BID = "bid";

    /** Icons of this game, in its pictures.properties. */
    static final Kind ARMY = new Kind("army");

    static final Kind CITY = new Kind("city");
    private static final Kind CRATE = new Kind("crate");
    private static final Artwork ICONS = Artwork.beside(MinuteEmpireProvider.class);

    private final EmpireRules rules;
    private final EmpireActions actions;
    private final EmpireTips tips;
    private final MapPicture map;
    private final List<Spot> sea;
    private final List<Spot> land = new ArrayList<>();
    private final Spot flag;

    EmpirePicture(EmpireRules rules, EmpireActions actions) {
        this.rules = rules;
        this.actions = actions;
        tips = new EmpireTips(rules, actions);
        map = new MapPicture(rules.board.map, FOOT);
        sea = map.sea();
        for (int region = 0; region < rules.board.regions; region++) {
            land.add(map.region(region));
        }
        flag = map.flag();
    }

    Picture of(EmpireState state) {
        Scoring scoring = state.scoring();
        List<Spot> spots = new ArrayList<>(sea);
        for (int region = 0; region < rules.board.regions; region++) {
            spots.add(region(state, scoring, region));
        }
        spots.add(flag);
        spots.addAll(map.names());
        addSeats(state, spots);
        addChoices(state, spots);
        for (int place = 0; place < rules.places; place++) {
            addCard(state, place, spots);
        }
        List<Panel> panels = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            panels.add(panel(state, scoring, seat));
        }
        return new Picture(MapPicture.WIDTH, FOOT + MapPicture.HEIGHT, spots, panels, caption(state));
    }

    private Spot region(EmpireState state, Scoring scoring, int region) {
        List<Tokens> tokens = new ArrayList<>();
        for (int owner = 0; owner <= rules.seats; owner++) {
            int shown = owner == rules.seats ? -1 : owner;
            if (state.armies(owner, region) > 0) {
                tokens.add(new Tokens(ARMY, shown, state.armies(owner, region)));
            }
            if (shown >= 0 && state.cities(owner, region) > 0) {
                tokens.add(new Tokens(CITY, shown, state.cities(owner, region)));
            }
        }
        int holder = scoring.controller(region);
        return land.get(region)
                .tokens(tokens)
                .owner(holder == rules.seats ? -1 : holder)
                .tip(tips.region(state, scoring, region));
    }

    /** A chip for each seat, in the order of their turns, and for nobody where nobody has armies. */
    private void addSeats(EmpireState state, List<Spot> spots) {
        for (int index = 0; index <= rules.seats; index++) {
            int seat = index < rules.seats ? state.order(index) : -1;
            if (seat < 0 && rules.neutralArmies == 0) {
                continue;
            }
            Picture.Box box = new Picture.Box(CHIP * index, STRIP, CHIP - 1, STRIP_HEIGHT, 2);
            spots.add(new Spot(seatId(seat < 0 ? rules.seats : seat), box, Style.PIECE)
                    .tokens(new Tokens(ARMY, seat, 1))
                    .tip(seat < 0 ? Text.of("chip.nobody") : Text.of("chip.tip", EmpireActions.seat(seat), index + 1)));
            if (seat >= 0 && seat == state.actor()) {
                spots.add(new Spot("turn", box, Style.MARK));
            }
        }
    }

    /** On the right of the seats: what may be bid or chosen, or what is being carried out; and the deck. */
    private void addChoices(EmpireState state, List<Spot> spots) {
        double left = CHIP * (rules.seats + 1) + 2;
        double right = MapPicture.WIDTH - 16;
        spots.add(new Spot("deck", new Picture.Box(right + 2, STRIP, 14, STRIP_HEIGHT, 2), Style.PIECE)
                .tokens(Tokens.of(Kind.CARD, Long.bitCount(state.deck)))
                .tip(Text.of("deck.tip", Long.bitCount(state.deck))));
        switch (state.phase()) {
            case BID, TIE -> {
                int bids = rules.coins + 1;
                double first = left + CHIP;
                double pitch = Math.min(CHIP, (right - first) / bids);
                spots.add(new Spot(BID, new Picture.Box(left, STRIP, CHIP - 1, STRIP_HEIGHT, 1.5), Style.NOTE)
                        .tokens(Tokens.of(Kind.COIN, 1)));
                for (int bid = 0; bid < bids && bids <= MOST_CHIPS; bid++) {
                    spots.add(chip(bidId(bid), first + bid * pitch, pitch - .8)
                            .label(Text.of("number", bid))
                            .tip(tips.bid(bid)));
                }
            }
            case WILD -> {
                for (int good = 0; good < rules.cards.goods; good++) {
                    spots.add(chip(goodId(good), left + good * CHIP, CHIP - 1)
                            .tokens(Tokens.of(kind(good), 1))
                            .tip(actions.goodWords(good)));
                }
            }
            case STEP -> {
                Picture.Box box = new Picture.Box(left, STRIP, 16, STRIP_HEIGHT, 2);
                spots.add(new Spot("act", box, Style.PIECE)
                        .tokens(Tokens.of(sign(state.act()), state.stepsLeft()))
                        .tip(tips.act(new Step(state.act(), state.stepsLeft()))));
                Step next = state.steps.next();
                if (next != null) {
                    Picture.Box later = new Picture.Box(left + 22, STRIP, 16, STRIP_HEIGHT, 2);
                    spots.add(new Spot("act.next", later, Style.PIECE)
                            .tokens(Tokens.of(sign(next.act()), next.count()))
                            .tip(tips.act(next)));
                }
            }
            default -> {}
        }
    }

    private static Spot chip(String id, double x, double width) {
        return new Spot(id, new Picture.Box(x, STRIP, width, STRIP_HEIGHT, 1.5), Style.CARD);
    }

    private void addCard(EmpireState state, int place, List<Spot> spots) {
        Card card = state.card(place);
        double width = (MapPicture.WIDTH - GAP * (rules.places - 1)) / rules.places;
        double x = place * (width + GAP);
        Picture.Box outline = new Picture.Box(x, 0, width, CARD_HEIGHT, 2);
        int price = rules.price(place);
        Picture.Box corner = new Picture.Box(x + 1.5, CARD_HEIGHT - HEAD - .5, width * (price == 0 ? .5 : .4), HEAD, 1);
        Spot cost = new Spot(cardId(place) + ".price", corner, Style.NOTE);
        cost = price == 0 ? cost.label(Text.of("free")) : cost.tokens(Tokens.of(Kind.COIN, price));
        if (card == null) {
            spots.add(new Spot(cardId(place), outline, Style.CARD));
            spots.add(cost);
            return;
        }
        spots.add(new Spot(cardId(place), outline, Style.CARD).tip(tips.card(state, place)));
        spots.add(cost);
        Picture.Box head = new Picture.Box(x + width * .45, CARD_HEIGHT - HEAD - .5, width * .52, HEAD, 1);
        spots.add(new Spot(goodSpot(place), head, Style.NOTE).tokens(Tokens.of(kind(card), card.icons())));
        boolean two = card.op() != Card.Combination.ONE;
        double high = two ? 7.2 : 12;
        for (int i = 0; i < card.steps().size(); i++) {
            Step step = card.steps().get(i);
            double y = two ? (i == 0 ? 11.6 : .4) : 4;
            spots.add(new Spot(
                            actId(place, i),
                            new Picture.Box(x + 1, y, width - 2, high, 1.5),
                            Offer.hasWays(rules, card) ? Style.PIECE : Style.NOTE)
                    .tokens(Tokens.of(sign(step.act()), step.count()))
                    .tip(Offer.hasWays(rules, card) ? tips.act(step) : Text.EMPTY));
        }
        if (two) {
            spots.add(new Spot(cardId(place) + ".op", new Picture.Box(x + 1, 7.6, width - 2, 4, 1), Style.NOTE)
                    .label(Text.of(card.op() == Card.Combination.OR ? "op.or" : "op.and")));
        }
    }

    private Panel panel(EmpireState state, Scoring scoring, int seat) {
        List<Gauge> goods = new ArrayList<>();
        for (int good = 0; good < rules.cards.goods; good++) {
            Good each = rules.cards.deck.goods().get(good);
            int icons = state.goods(seat, good);
            goods.add(new Gauge(kind(good), icons, each.need(), tips.owned(good, icons)));
        }
        if (state.wilds(seat) > 0) {
            goods.add(new Gauge(Kind.STAR, state.wilds(seat), Text.of("gauge.wild", state.wilds(seat))));
        }
        int armies = state.armyStock(seat);
        int cities = state.cityStock(seat);
        List<Gauge> stock = List.of(
                new Gauge(Kind.COIN, state.coins(seat), Text.of("gauge.coins", state.coins(seat))),
                new Gauge(ARMY, armies, Text.of("gauge.armies", armies)),
                new Gauge(CITY, cities, Text.of("gauge.cities", cities)),
                new Gauge(Kind.CARD, state.cards(seat), Text.of("gauge.cards", state.cards(seat), rules.turns)));
        return new Panel(seat, List.of(new Row(goods), new Row(stock), new Row(tips.continents(state, scoring, seat))));
    }

    private Text caption(EmpireState state) {
        if (state.actor() == State.CHANCE || state.actor() == State.TERMINAL) {
            return Text.EMPTY;
        }
        Text who = EmpireActions.seat(state.actor());
        return switch (state.phase()) {
            case NEUTRAL -> Text.of("turn.neutral", who, rules.neutralArmies - state.count);
            case BID -> Text.of("turn.bid", who);
            case NAME -> Text.of("turn.name", who);
            case PICK -> Text.of("turn.pick", who);
            case STEP -> Text.of("turn." + EmpireActions.name(state.act()), who, state.stepsLeft());
            case WILD -> Text.of("turn.wild", who);
            default -> Text.EMPTY;
        };
    }

    static String cardId(int place) {
        return "card." + (place + 1);
    }

    static String goodSpot(int place) {
        return cardId(place) + ".good";
    }

    /** The spot of one of the actions of a card. */
    static String actId(int place, int index) {
        return cardId(place) + (index == 0 ? ".a" : ".b");
    }

    /** The chip of an owner; the one after the seats is nobody's. */
    String seatId(int owner) {
        return owner == rules.seats ? "nobody" : "seat." + (owner + 1);
    }

    static String bidId(int coins) {
        return "bid." + coins;
    }

    String goodId(int good) {
        return "good." + rules.cards.deck.goods().get(good).id();
    }

    Kind kind(Card card) {
        return card.good() == Card.WILD ? Kind.STAR : kind(card.good());
    }

    private Kind kind(int good) {
        Kind own = new Kind("good-" + rules.cards.deck.goods().get(good).id());
        return ICONS.has(own) ? own : CRATE;
    }

    static Kind sign(CardAction act) {
        return new Kind("act-" + EmpireActions.name(act));
    }
}

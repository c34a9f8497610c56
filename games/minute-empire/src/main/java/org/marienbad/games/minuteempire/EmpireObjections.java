package org.marienbad.games.minuteempire;

import java.util.List;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.CardAction;

/** Why a click on the picture plays nothing. */
record EmpireObjections(EmpireRules rules) {
    Text of(EmpireState state, List<String> clicked, String spot) {
        return switch (state.phase()) {
            case PICK -> pick(state, spot);
            case STEP -> step(state, clicked, spot);
            case BID -> Text.of("objection.bid");
            case NAME -> Text.of("objection.name");
            case NEUTRAL -> Text.of("objection.neutral");
            case WILD -> Text.of("objection.wild");
            default -> Text.EMPTY;
        };
    }

    private Text pick(EmpireState state, String spot) {
        for (int place = 0; place < rules.places; place++) {
            if (!(spot + ".").startsWith(EmpirePicture.cardId(place) + ".")) {
                continue;
            }
            int price = rules.price(place);
            int coins = state.coins(state.actor());
            if (state.card(place) == null) {
                return Text.of("objection.noCard");
            }
            return price > coins ? Text.of("objection.price", price, coins) : Text.of("objection.variant");
        }
        return spot.equals("deck") ? Text.of("objection.deck") : Text.of("objection.pick");
    }

    private Text step(EmpireState state, List<String> clicked, String spot) {
        int region = region(spot);
        if (region < 0) {
            return Text.of("objection.finish", EmpireActions.act(state.steps.current()));
        }
        String name = rules.board.id(region);
        long own = state.pieces.where(state.actor());
        boolean here = (own >>> region & 1) != 0;
        return switch (state.act()) {
            case PLACE -> Text.of("objection.place", rules.board.id(rules.board.start));
            case CITY -> here ? Text.EMPTY : Text.of("objection.city", name);
            case DESTROY -> Text.of("objection.destroy", name);
            case MOVE, SAIL -> march(state, clicked, region, name, own);
        };
    }

    private Text march(EmpireState state, List<String> clicked, int region, String name, long own) {
        boolean sails = state.act() == CardAction.SAIL;
        if (!clicked.isEmpty()) {
            int from = region(clicked.get(0));
            boolean far = from < 0 || (rules.board.near(from, true) >>> region & 1) == 0;
            String begin = from < 0 ? "" : rules.board.id(from);
            if (far) {
                return Text.of("objection.far", name, begin);
            }
            boolean byLand = (rules.board.near(from, false) >>> region & 1) != 0;
            return byLand || sails ? Text.of("objection.merged") : Text.of("objection.ship", name);
        }
        if ((own >>> region & 1) != 0) {
            boolean leaves = (rules.board.connected(sails) >>> region & 1) != 0;
            return leaves ? Text.of("objection.merged") : Text.of("objection.ship.from", name);
        }
        boolean overWater = (rules.board.near(region, true) & own) != 0;
        boolean byLand = (rules.board.near(region, false) & own) != 0;
        return overWater && !byLand && !sails ? Text.of("objection.ship", name) : Text.of("objection.noArmy", name);
    }

    /** The region whose spot that is, or −1. */
    private int region(String spot) {
        for (int region = 0; region < rules.board.regions; region++) {
            if (spot.equals(MapPicture.spotId(rules.board.id(region)))) {
                return region;
            }
        }
        return -1;
    }
}

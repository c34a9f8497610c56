package org.marienbad.server.room;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marienbad.framework.player.PlayerSpec;

/**
 * The proposals of persons of a room to the others, until all have agreed, one refuses, or they do not matter any more.
 */
final class Offers {
    /** The kinds of proposals. */
    enum What {
        DRAW("draw"),
        TAKEBACK("takeback"),
        REMATCH("rematch"),
        STAND_IN("stand-in");

        private final String id;

        What(String id) {
            this.id = id;
        }

        String id() {
            return id;
        }

        static Optional<What> of(String id) {
            return List.of(values()).stream().filter(what -> what.id.equals(id)).findFirst();
        }
    }

    /** A proposal, and who still has to agree. */
    static final class Offer {
        private final What what;
        private final int by;
        /** The seat that it is about, −1 if it is about none. */
        private final int about;

        private final Optional<PlayerSpec> player;
        private final Set<Integer> asked;

        Offer(What what, int by, int about, Optional<PlayerSpec> player, Set<Integer> asked) {
            this.what = what;
            this.by = by;
            this.about = about;
            this.player = player;
            this.asked = new HashSet<>(asked);
        }

        What what() {
            return what;
        }

        int by() {
            return by;
        }

        int about() {
            return about;
        }

        /** The player that would stand in. */
        Optional<PlayerSpec> player() {
            return player;
        }

        /** Whether nobody has to agree any more. */
        boolean isAgreed() {
            return asked.isEmpty();
        }

        boolean asks(int seat) {
            return asked.contains(seat);
        }

        /** {@code seat} agrees; whether all have. */
        boolean agree(int seat) {
            asked.remove(seat);
            return asked.isEmpty();
        }
    }

    private final List<Offer> open = new ArrayList<>();

    List<Offer> all() {
        return open;
    }

    Optional<Offer> of(What what) {
        return open.stream().filter(offer -> offer.what() == what).findFirst();
    }

    void add(Offer offer) {
        open.removeIf(old -> old.what() == offer.what());
        open.add(offer);
    }

    void remove(Offer offer) {
        open.remove(offer);
    }

    /**
     * The position is another: proposals for the one before are withdrawn; in a game that is over nobody needs a
     * stand-in. Whether anything was.
     */
    boolean played(boolean over) {
        return open.removeIf(offer -> switch (offer.what()) {
            case DRAW, TAKEBACK -> true;
            case STAND_IN -> over;
            case REMATCH -> !over;
        });
    }

    /** The person of {@code seat} is here: nobody has to stand in for it. Whether somebody was to. */
    boolean returned(int seat) {
        return open.removeIf(offer -> offer.what() == What.STAND_IN && offer.about() == seat);
    }

    /** Proposals that concern {@code seat}, whose owner is another now, are withdrawn. */
    void withdraw(int seat) {
        open.removeIf(offer -> offer.by() == seat || offer.about() == seat || offer.asks(seat));
    }
}

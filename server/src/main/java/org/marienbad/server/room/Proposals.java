package org.marienbad.server.room;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.room.Offers.Offer;
import org.marienbad.server.room.Offers.What;

/** The proposals of persons of a room to each other, and their effects. Confined to the room's executor. */
final class Proposals {
    private Proposals() {}

    /** {@code seat} offers a draw to the other persons. */
    static void draw(Room room, int seat) {
        Set<Integer> others = room.state().othersThan(seat);
        if (others.isEmpty()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.draw");
        }
        propose(room, new Offer(What.DRAW, seat, -1, Optional.empty(), others));
    }

    /** {@code seat} asks to take back its last ply and those after it. */
    static void takeback(Room room, int seat) {
        if (!room.state().allowsTakebacks()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.takebacks");
        }
        int ply = room.game().lastOf(seat);
        if (ply < 0) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.takeback");
        }
        room.game().objectionToTakeBack(ply).ifPresent(why -> {
            throw new Refusal(Refusal.Reason.ILLEGAL, why);
        });
        propose(
                room,
                new Offer(
                        What.TAKEBACK, seat, -1, Optional.empty(), room.state().othersThan(seat)));
    }

    /** {@code seat} wants another game. */
    static void rematch(Room room, int seat) {
        propose(
                room,
                new Offer(What.REMATCH, seat, -1, Optional.empty(), room.state().othersThan(seat)));
    }

    /** {@code seat} asks that a player at {@code level} stands in for the person of {@code about}, who is away. */
    static void standIn(Room room, int seat, int about, String level) {
        PlayerSpec spec = room.house().levels().player(room.game().setup().game(), level);
        RoomSeat missed = room.state().seat(about);
        boolean away = missed.isAway(
                room.house().now(), room.house().settings().absence().toMillis());
        if (about == seat || !missed.isPlaying() || !away) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.present");
        }
        Set<Integer> asked = new TreeSet<>(room.state().othersThan(seat));
        asked.removeIf(other -> other == about || !room.state().seat(other).isConnected(room.house()));
        propose(room, new Offer(What.STAND_IN, seat, about, Optional.of(spec), asked));
    }

    /** A proposal takes effect at once if nobody else has to agree, or if those who had to propose the same. */
    private static void propose(Room room, Offer offer) {
        Offers offers = room.state().offers();
        Optional<Offer> same = offers.of(offer.what());
        if (same.isPresent() && same.get().asks(offer.by()) && same.get().about() == offer.about()) {
            agree(room, same.get(), offer.by());
            return;
        }
        room.state().touch();
        if (offer.isAgreed()) {
            carryOut(room, offer);
        } else {
            offers.add(offer);
        }
    }

    /** {@code seat}, which is asked for its consent, gives it or does not. */
    static void answer(Room room, int seat, String what, boolean yes) {
        What meant = What.of(what)
                .orElseThrow(() -> Refusal.of(
                        Refusal.Reason.MALFORMED,
                        "{0}",
                        Names.unknown("offer", what, List.of("draw", "takeback", "rematch", "stand-in"))));
        Offers offers = room.state().offers();
        Offer offer = offers.of(meant)
                .filter(open -> open.asks(seat))
                .orElseThrow(() -> new Refusal(Refusal.Reason.CONFLICT, Text.of("refused.offer"), room.version()));
        if (yes) {
            agree(room, offer, seat);
        } else {
            offers.remove(offer);
            room.state().touch();
        }
    }

    private static void agree(Room room, Offer offer, int seat) {
        room.state().touch();
        if (offer.agree(seat)) {
            room.state().offers().remove(offer);
            carryOut(room, offer);
        }
    }

    private static void carryOut(Room room, Offer offer) {
        switch (offer.what()) {
            case DRAW -> room.game().end(Forfeit.agreed());
            case TAKEBACK -> {
                int ply = room.game().lastOf(offer.by());
                room.state().tookBack(ply);
                room.audience().changedFrom(ply);
                room.game().takeBack(ply);
            }
            case REMATCH -> room.state().next(Rematch.begin(room.house(), room.state(), room.game()));
            case STAND_IN -> {
                PlayerSpec spec = offer.player().orElseThrow();
                room.state().seat(offer.about()).standIn(spec);
                room.players().sit(offer.about(), spec);
                room.state().tell(SeatChange.What.STAND_IN, offer.about());
            }
        }
    }
}

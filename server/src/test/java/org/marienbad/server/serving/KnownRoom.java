package org.marienbad.server.serving;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.Plies;
import org.marienbad.play.Series;
import org.marienbad.server.protocol.Tokens;
import org.marienbad.server.room.RoomSeat;
import org.marienbad.server.room.RoomState;
import org.marienbad.store.Change;
import org.marienbad.store.RoomChange;
import org.marienbad.store.StoredPly;

/**
 * A room with a seed that the test knows, at any position.
 *
 * @param tokens of the persons; that of an open seat is its invitation
 */
record KnownRoom(String id, List<String> tokens, String watch) {
    /** Keeps the room {@code id} of persons alone with the plies {@code codes}. */
    static KnownRoom keep(TestHouse house, String id, GameSetup setup, long seed, List<Integer> codes) {
        return keep(house, id, setup, seed, codes, -1, false);
    }

    /** @param open the seat that nobody has yet; −1 for none */
    static KnownRoom keep(
            TestHouse house, String id, GameSetup setup, long seed, List<Integer> codes, int open, boolean listed) {
        List<String> tokens = new ArrayList<>();
        List<RoomSeat> seats = new ArrayList<>();
        for (int number = 0; number < setup.seats(); number++) {
            tokens.add(Tokens.make());
            RoomSeat seat = new RoomSeat(RoomSeat.Kind.OPEN);
            String hash = Tokens.hash(tokens.get(number));
            if (number == open) {
                seat.open(hash);
            } else {
                seat.seat(hash, "", 0);
            }
            seats.add(seat);
        }
        String watch = Tokens.make();
        RoomState state = new RoomState(seats, Series.of(setup.seats()));
        state.watch(Tokens.hash(watch));
        state.listed(listed);
        state.hints(true);
        RoomChange room = new RoomChange().settings(state.settings());
        state.tokens().forEach(room::add);
        MatchRecord head = new MatchRecordBuilder(setup, Collections.nCopies(setup.seats(), MatchRecord.PERSON))
                .seed(seed)
                .build();
        house.store().create(id, room, head, played(setup, codes));
        return new KnownRoom(id, tokens, watch);
    }

    private static Change played(GameSetup setup, List<Integer> codes) {
        List<StoredPly> plies = new ArrayList<>();
        State state = setup.newState();
        for (int code : codes) {
            int node = plies.size() + 1;
            String notation = Plies.write(setup.game(), state, code);
            plies.add(new StoredPly(node, node - 1, 0, notation, state.actor(), Optional.empty()));
            state.apply(code);
        }
        return new Change().plies(plies).shown(plies.size(), plies.size());
    }
}

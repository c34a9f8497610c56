package org.marienbad.server.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.Plies;
import org.marienbad.play.Series;
import org.marienbad.store.Change;
import org.marienbad.store.RoomChange;
import org.marienbad.store.StoredPly;

/** A room of persons with a seed that the test knows, at any position. */
record KnownRoom(String id, List<String> tokens, String watch) {
    /** Keeps the room {@code id} with the plies {@code codes}. */
    static KnownRoom keep(TestHouse house, String id, GameSetup setup, long seed, List<Integer> codes) {
        List<String> tokens = new ArrayList<>();
        List<RoomSeat> seats = new ArrayList<>();
        for (int number = 0; number < setup.seats(); number++) {
            tokens.add(Tokens.make());
            RoomSeat seat = new RoomSeat(RoomSeat.Kind.OPEN);
            seat.seat(Tokens.hash(tokens.get(number)), "", 0);
            seats.add(seat);
        }
        String watch = Tokens.make();
        RoomState state = new RoomState(seats, Series.of(setup.seats()));
        state.watch(Tokens.hash(watch));
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
            plies.add(new StoredPly(node, node - 1, 0, notation, state.actor(), null, null));
            state.apply(code);
        }
        return new Change().plies(plies).shown(plies.size(), plies.size());
    }
}

package org.marienbad.games.mancala;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.text.Text;

/** The stores at the end of a game, in words. */
public final class Stores {
    private Stores() {}

    /**
     * Who wins: {@code result.win} with the winner, its score and the other one, or {@code result.draw} with the score of both;
     * then what {@code more} says.
     */
    public static Text result(int south, int north, Object... more) {
        List<Object> arguments = new ArrayList<>();
        if (south != north) {
            arguments.add(PitNames.seatName(south > north ? PitNames.SOUTH : PitNames.NORTH));
            arguments.add(Math.max(south, north));
        }
        arguments.add(Math.min(south, north));
        arguments.addAll(List.of(more));
        return new Text(south == north ? "result.draw" : "result.win", arguments);
    }
}

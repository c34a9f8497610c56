package org.marienbad.games.mancala;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.text.Text;

/** The stores during and at the end of a game, in words. */
public final class Stores {
    private Stores() {}

    /**
     * Who wins: {@code result.win} with the winner, its score and the other one, or {@code result.draw} with the score of both;
     * then the words of {@code more}.
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

    /** Who wins by how much, and why the game is over: {@code end.limit} and the like. */
    public static Text result(HouseBoard board) {
        Cycles cycles = board.rules().cycles();
        Text reason = board.end() == End.NO_STONES
                ? board.end().words("end", PitNames.seatName(board.side()))
                : board.end().words("end", cycles.repetition(), cycles.limit());
        return result(board.score(0), board.score(1), reason);
    }

    /** Whose {@code turn} it is, {@code turn.again} in a position that has occurred before, or the result. */
    public static Text caption(HouseBoard board) {
        return board.end() == End.NOT
                ? Text.of(board.occurrences() > 1 ? "turn.again" : "turn", PitNames.seatName(board.side()))
                : result(board);
    }

    /** The parts of the scores: {@code score.captured}, and {@code score.row} or {@code panel.row}. */
    public static List<ScoreLine> breakdown(HouseBoard board) {
        int[] rows = {board.inRow(0), board.inRow(1)};
        return List.of(
                ScoreLine.part(Text.of("score.captured"), board.store(0), board.store(1)),
                board.rowsAreTaken()
                        ? ScoreLine.part(Text.of("score.row"), rows)
                        : ScoreLine.note(Text.of("panel.row"), rows));
    }

    /** Why the game is over, in a sentence: {@code ending.majority} and the like. */
    public static Text ending(HouseBoard board) {
        int lead = board.store(0) - board.store(1);
        int half = board.rules().total() / 2;
        return switch (board.end()) {
            case NOT -> Text.EMPTY;
            case MAJORITY ->
                lead == 0
                        ? Text.of("ending.half", half)
                        : board.end().words("ending", PitNames.seatName(lead > 0 ? 0 : 1), half);
            case NO_MOVE -> board.end().words("ending", PitNames.seatName(board.side()));
            case NO_STONES ->
                board.end().words("ending", PitNames.seatName(board.side()), PitNames.seatName(1 - board.side()));
            case REPETITION ->
                board.end().words("ending", board.rules().cycles().repetition());
            case LIMIT -> board.end().words("ending", board.rules().cycles().limit());
        };
    }

    /** Rows that go to their owners at the end, as events: {@code event.row} with the owner and the stones. */
    public static List<Text> rowsTaken(HouseBoard board) {
        List<Text> events = new ArrayList<>();
        for (int seat = 0; seat < 2 && board.rowsAreTaken(); seat++) {
            if (board.inRow(seat) > 0) {
                events.add(Text.of("event.row", PitNames.seatName(seat), board.inRow(seat)));
            }
        }
        return events;
    }
}

package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** The effects of the plies of a turn, as far as they are known: facts, the most important first. */
final class DraughtsAnnotations {
    private final LineOfPlay line;
    private final DraughtsState before;
    /** After the last ply of the turn that is known. */
    private final DraughtsState after;

    private final int plies;
    private final int seat;
    private final List<Text> texts = new ArrayList<>();

    /** @param line begins with a ply of the turn; what follows the turn does not matter */
    DraughtsAnnotations(LineOfPlay line) {
        this.line = line;
        before = (DraughtsState) line.position(0);
        seat = before.side();
        int count = 1;
        while (count < line.length() && ((DraughtsState) line.position(count)).jumper() != 0) {
            count++;
        }
        plies = count;
        after = (DraughtsState) line.position(plies);
    }

    List<Text> texts() {
        end();
        captures();
        crowned();
        if (after.jumper() != 0) {
            texts.add(Text.of("annotation.jumpsOn"));
        }
        if (Turn.of(before).size() == 1) {
            texts.add(Text.of("annotation.only"));
        }
        if (after.actor() == 1 - seat) {
            replies();
        }
        return texts;
    }

    private void end() {
        if (after.end() == DraughtsState.End.NO_MOVE) {
            texts.add(Text.of("annotation.wins", DraughtsView.ending(after)));
        } else if (after.actor() == State.TERMINAL) {
            texts.add(Text.of("annotation.draws", DraughtsView.ending(after)));
        } else if (after.occurrences() > 1) {
            texts.add(Text.of("annotation.again", after.occurrences()));
        }
    }

    private void captures() {
        List<Integer> captured = new ArrayList<>();
        int kings = 0;
        for (int i = 0; i < plies; i++) {
            DraughtsState position = (DraughtsState) line.position(i);
            int square = Squares.captured(position, line.ply(i));
            if (square >= 0) {
                captured.add(square);
                kings += position.isKing(square) ? 1 : 0;
            }
        }
        if (captured.size() == 1) {
            texts.add(Text.of(kings == 1 ? "annotation.king" : "annotation.man", Squares.name(captured.get(0))));
        } else if (captured.size() > 1) {
            texts.add(Text.of("annotation.captures", captured.size(), DraughtsView.list(captured, "list.and")));
        }
    }

    private void crowned() {
        int last = plies - 1;
        DraughtsState position = (DraughtsState) line.position(last);
        int to = Squares.to(position, line.ply(last));
        if (after.isKing(to) && !position.isKing(Squares.from(line.ply(last)))) {
            texts.add(Text.of("annotation.crowned", Squares.name(to)));
        }
    }

    /** The captures of the other seat now, or else those of the seat itself if it were to move again. */
    private void replies() {
        int lost = mostCaptured(after);
        if (lost > 0) {
            texts.add(Text.of("annotation.lets", DraughtsView.nameOf(1 - seat), lost));
            return;
        }
        int threat = mostCaptured(after.passed());
        if (threat > 0) {
            texts.add(Text.of("annotation.threatens", threat));
        }
    }

    private static int mostCaptured(DraughtsState state) {
        return Turn.of(state).stream()
                .mapToInt(turn -> turn.captured().size())
                .max()
                .orElse(0);
    }
}

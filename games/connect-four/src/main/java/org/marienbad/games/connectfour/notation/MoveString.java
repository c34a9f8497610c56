package org.marienbad.games.connectfour.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.Grid;

/**
 * A game as its columns one after the other, {@code ddce} (L. V. Allis 1988); digits as solvers write them, {@code 4435},
 * are read as well. Blanks do not count. Behind a column may stand {@code !} or {@code ?}, and a comment from a semicolon
 * to the end of the line.
 */
public final class MoveString implements GameNotation {
    private static final char COMMENT = ';';

    @Override
    public String id() {
        return "connect-four";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        StringBuilder text = new StringBuilder();
        State state = game.newInitialState(transcript.starter());
        for (Ply ply : transcript.plies()) {
            String column = Grid.name(ply.action());
            if (game.parse(state, column).isEmpty()) {
                throw new IllegalArgumentException("column " + column + " is not legal");
            }
            text.append(column).append(ply.mark().sign());
            text.append(ply.comment().isEmpty() ? "" : "  " + COMMENT + " " + ply.comment() + "\n");
            state.apply(ply.action());
        }
        return text.length() > 0 && text.charAt(text.length() - 1) == '\n'
                ? text.toString()
                : text.append('\n').toString();
    }

    @Override
    public Transcript read(Game game, String text) {
        List<Ply> plies = new ArrayList<>();
        State state = game.newInitialState();
        // A byte order mark is no part of the first line.
        List<String> lines = text.replaceFirst("^\uFEFF", "").lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            int semicolon = line.indexOf(COMMENT);
            String columns = semicolon < 0 ? line : line.substring(0, semicolon);
            int before = plies.size();
            for (int at = 0; at < columns.length(); at++) {
                if (!Character.isWhitespace(columns.charAt(at))) {
                    read(game, state, columns.charAt(at), "line " + number + ", column " + (at + 1), plies);
                }
            }
            if (semicolon >= 0 && plies.size() > before) {
                Ply last = plies.remove(plies.size() - 1);
                plies.add(new Ply(
                        last.action(),
                        last.mark(),
                        line.substring(semicolon + 1).strip()));
            }
        }
        if (plies.isEmpty()) {
            throw new IllegalArgumentException(
                    "line 1, column 1: expected " + columns(game, state) + "; found the end");
        }
        return new Transcript(0, plies);
    }

    private static void read(Game game, State state, char sign, String where, List<Ply> plies) {
        Mark mark = sign == '!' ? Mark.STRONG : sign == '?' ? Mark.WEAK : Mark.NONE;
        if (mark != Mark.NONE && !plies.isEmpty() && plies.get(plies.size() - 1).mark() == Mark.NONE) {
            plies.add(new Ply(plies.remove(plies.size() - 1).action(), mark, ""));
            return;
        }
        OptionalInt column = game.parse(state, String.valueOf(sign));
        if (column.isEmpty()) {
            throw new IllegalArgumentException(where + ": expected " + columns(game, state) + "; found '" + sign + "'");
        }
        plies.add(Ply.of(column.getAsInt()));
        state.apply(column.getAsInt());
    }

    private static String columns(Game game, State state) {
        if (state.actor() == State.TERMINAL) {
            return "the end, for the game is over";
        }
        Grid grid = ((ConnectFourGame) game).grid();
        return "a column that is not full, " + Grid.name(0) + " to " + Grid.name(grid.columns() - 1) + " or 1 to "
                + grid.columns();
    }
}

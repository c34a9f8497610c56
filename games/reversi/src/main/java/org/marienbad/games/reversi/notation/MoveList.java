package org.marienbad.games.reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.games.reversi.ReversiState;

/**
 * A game as its cells one after the other, {@code f5d6c3}, as collections of Othello games have it. Passes are written
 * {@code --}; most sources leave them out, so the reader puts them in where the next seat to move cannot. Blanks do not
 * count. Behind a cell may stand {@code !} or {@code ?}, and a comment from a semicolon to the end of the line.
 */
public final class MoveList implements GameNotation {
    private static final Pattern MOVE =
            Pattern.compile("\\s*(--|pass|pa|[a-zA-Z]\\d+)\\s*([!?]?)", Pattern.CASE_INSENSITIVE);
    private static final char COMMENT = ';';

    @Override
    public String id() {
        return "reversi";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        StringBuilder text = new StringBuilder();
        State state = game.newInitialState(transcript.starter());
        int[] legal = new int[game.info().maxLegalActions()];
        for (Ply ply : transcript.plies()) {
            int count = state.legalActions(legal);
            boolean found = false;
            for (int i = 0; i < count; i++) {
                found |= legal[i] == ply.action();
            }
            if (!found) {
                throw new IllegalArgumentException("action " + ply.action() + " is not legal");
            }
            text.append(game.action(state, ply.action()).notation())
                    .append(ply.mark().sign());
            text.append(ply.comment().isEmpty() ? "" : "  " + COMMENT + " " + ply.comment() + "\n");
            state.apply(ply.action());
        }
        boolean ended = text.length() > 0 && text.charAt(text.length() - 1) == '\n';
        return ended ? text.toString() : text.append('\n').toString();
    }

    @Override
    public Transcript read(Game game, String text) {
        return new Reader((ReversiGame) game).read(text);
    }

    /** Plays along, so that whatever is read is legal. */
    private static final class Reader {
        private final ReversiGame game;
        private final ReversiState state;
        private final List<Ply> plies = new ArrayList<>();

        Reader(ReversiGame game) {
            this.game = game;
            state = game.newInitialState();
        }

        Transcript read(String text) {
            // A byte order mark is no part of the first line.
            List<String> lines = text.replaceFirst("^\uFEFF", "").lines().toList();
            for (int number = 1; number <= lines.size(); number++) {
                line(lines.get(number - 1), number);
            }
            if (plies.isEmpty()) {
                throw new IllegalArgumentException("line 1, column 1: expected " + legal() + "; found the end");
            }
            return new Transcript(0, plies);
        }

        private void line(String line, int number) {
            int semicolon = line.indexOf(COMMENT);
            String moves = (semicolon < 0 ? line : line.substring(0, semicolon)).stripTrailing();
            Matcher move = MOVE.matcher(moves);
            int at = 0;
            int before = plies.size();
            while (at < moves.length()) {
                boolean known = move.find(at) && move.start() == at && play(move.group(1), mark(move.group(2)));
                if (!known) {
                    String rest = moves.substring(at);
                    int column = at + 1 + rest.length() - rest.stripLeading().length();
                    throw new IllegalArgumentException("line " + number + ", column " + column + ": expected " + legal()
                            + "; found '" + rest.strip() + "'");
                }
                at = move.end();
            }
            if (semicolon >= 0 && plies.size() > before) {
                Ply last = plies.remove(plies.size() - 1);
                plies.add(new Ply(
                        last.action(),
                        last.mark(),
                        line.substring(semicolon + 1).strip()));
            }
        }

        private static Mark mark(String sign) {
            return sign.equals("!") ? Mark.STRONG : sign.equals("?") ? Mark.WEAK : Mark.NONE;
        }

        private boolean play(String move, Mark mark) {
            OptionalInt action = game.parse(state, move);
            if (action.isEmpty() && state.mustPass()) {
                add(Ply.of(game.rules().pass()));
                action = game.parse(state, move);
                if (action.isEmpty()) {
                    return false;
                }
            }
            action.ifPresent(legal -> add(new Ply(legal, mark, "")));
            return action.isPresent();
        }

        private void add(Ply ply) {
            plies.add(ply);
            state.apply(ply.action());
        }

        private String legal() {
            if (state.actor() == State.TERMINAL) {
                return "the end, for the game is over";
            }
            int[] legal = new int[game.info().maxLegalActions()];
            int count = state.legalActions(legal);
            List<String> names = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                names.add(game.rules().nameOf(legal[i]));
            }
            return "one of " + String.join(", ", names);
        }
    }
}

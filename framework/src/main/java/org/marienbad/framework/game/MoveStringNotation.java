package org.marienbad.framework.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Games as their plies one after the other, in the notation of {@link Action} and without numbers, such as {@code f5d6c3}. Blanks
 * do not count. Behind a ply may stand {@code !} or {@code ?}, and a comment from a semicolon to the end of the line.
 */
public abstract class MoveStringNotation implements GameNotation {
    private static final char COMMENT = ';';

    private final Pattern token;

    /** @param ply a regular expression of one ply in any notation that {@link Game#parse} takes, in small or capital letters */
    protected MoveStringNotation(String ply) {
        token = Pattern.compile("\\s*(" + ply + ")\\s*([!?]?)", Pattern.CASE_INSENSITIVE);
    }

    /** An action that writers leave out, such as a pass that is forced; empty where the next ply is written. */
    protected OptionalInt leftOut(Game game, State state) {
        return OptionalInt.empty();
    }

    @Override
    public final String write(Game game, Transcript transcript) {
        StringBuilder text = new StringBuilder();
        State state = game.newInitialState(transcript.starter());
        for (Ply ply : transcript.plies()) {
            if (!game.isLegal(state, ply.action())) {
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
    public final Transcript read(Game game, String text) {
        return new Reader(game).read(text);
    }

    /** Plays along, so that whatever is read is legal. */
    private final class Reader {
        private final Game game;
        private final State state;
        private final List<Ply> plies = new ArrayList<>();

        Reader(Game game) {
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
            String written = (semicolon < 0 ? line : line.substring(0, semicolon)).stripTrailing();
            Matcher ply = token.matcher(written);
            int at = 0;
            int before = plies.size();
            while (at < written.length()) {
                boolean known = ply.find(at) && ply.start() == at && play(ply.group(1), mark(ply.group(2)));
                if (!known) {
                    String rest = written.substring(at);
                    int column = at + 1 + rest.length() - rest.stripLeading().length();
                    throw new IllegalArgumentException("line " + number + ", column " + column + ": expected " + legal()
                            + "; found '" + rest.strip() + "'");
                }
                at = ply.end();
            }
            if (semicolon >= 0 && plies.size() > before) {
                Ply last = plies.remove(plies.size() - 1);
                String comment = line.substring(semicolon + 1).strip();
                plies.add(new Ply(last.action(), last.mark(), comment));
            }
        }

        private static Mark mark(String sign) {
            return sign.equals("!") ? Mark.STRONG : sign.equals("?") ? Mark.WEAK : Mark.NONE;
        }

        private boolean play(String written, Mark mark) {
            OptionalInt action = game.parse(state, written);
            OptionalInt leftOut =
                    action.isEmpty() && state.actor() != State.TERMINAL ? leftOut(game, state) : OptionalInt.empty();
            if (leftOut.isPresent()) {
                add(Ply.of(leftOut.getAsInt()));
                action = game.parse(state, written);
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
            List<String> names = Arrays.stream(game.legalActions(state))
                    .mapToObj(action -> game.action(state, action).notation())
                    .toList();
            return "one of " + String.join(", ", names);
        }
    }
}

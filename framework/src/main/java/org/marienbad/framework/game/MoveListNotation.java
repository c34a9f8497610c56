package org.marienbad.framework.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Games as numbered lists of plies in the notation of {@link Action}, two a line, as most board games write them. A
 * game only adds its {@link #id}:
 *
 * <pre>
 * 1. C! {a mark and a comment} d
 * 2. F a
 * 26-10
 * </pre>
 *
 * <p>The scores stand at the end of a game that has some and is over. Reading checks them, leaves numbers to the writer
 * and takes whatever {@link Game#parse} does. For games that seat 0 begins.
 */
public abstract class MoveListNotation implements GameNotation {
    private static final Pattern TOKEN = Pattern.compile(
            "\\{(?<comment>[^{}]*)\\}|(?<number>\\d+\\.+)|(?<scores>\\d+(-\\d+)+(?!\\S))|(?<ply>[^\\s{}]+)");

    @Override
    public final String write(Game game, Transcript transcript) {
        if (transcript.starter() != 0) {
            throw new IllegalArgumentException(
                    "in games of " + id() + " seat 1 begins, not seat " + (transcript.starter() + 1));
        }
        State state = game.newInitialState();
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (Ply ply : transcript.plies()) {
            number++;
            if (!game.isLegal(state, ply.action())) {
                throw new IllegalArgumentException("ply " + number + " is not legal");
            }
            text.append(number % 2 == 0 ? " " : (number == 1 ? "" : "\n") + (number / 2 + 1) + ". ")
                    .append(game.action(state, ply.action()).notation())
                    .append(ply.mark().sign());
            if (!ply.comment().isEmpty()) {
                text.append(" {")
                        .append(ply.comment().replace('{', '(').replace('}', ')'))
                        .append('}');
            }
            state.apply(ply.action());
        }
        String scores = scores(game, state);
        return text.append(scores.isEmpty() ? "" : "\n" + scores).append('\n').toString();
    }

    /** The scores of a game that is over, joined by dashes; empty where there are none. */
    private static String scores(Game game, State state) {
        if (state.actor() != State.TERMINAL) {
            return "";
        }
        return String.join(
                "-", Arrays.stream(game.scores(state)).mapToObj(String::valueOf).toList());
    }

    @Override
    public final Transcript read(Game game, String text) {
        return new Reader(game, text).transcript();
    }

    private static final class Reader {
        private final Game game;
        private final String text;
        private final State state;
        private final List<Ply> plies = new ArrayList<>();
        private int at;

        Reader(Game game, String text) {
            this.game = game;
            this.text = text;
            state = game.newInitialState();
        }

        Transcript transcript() {
            Matcher token = TOKEN.matcher(text);
            boolean done = false;
            while (skipBlanks()) {
                if (done) {
                    throw expected("nothing after the result");
                }
                token.region(at, text.length());
                if (!token.lookingAt()) {
                    throw expected(text.charAt(at) == '{' ? "a comment that ends with '}'" : "a ply");
                }
                if (token.group("comment") != null) {
                    comment(token.group("comment"));
                } else if (token.group("scores") != null) {
                    requireScores(token.group("scores"));
                    done = true;
                } else if (token.group("ply") != null) {
                    ply(token.group("ply"));
                }
                at = token.end();
            }
            if (plies.isEmpty()) {
                throw expected("a ply");
            }
            return new Transcript(0, plies);
        }

        /** Whether something follows. A byte order mark is blank. */
        private boolean skipBlanks() {
            while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
                at++;
            }
            return at < text.length();
        }

        private void comment(String comment) {
            if (plies.isEmpty()) {
                throw expected("a ply before the first comment");
            }
            Ply last = plies.remove(plies.size() - 1);
            String all = (last.comment() + " " + comment).strip().replaceAll("\\s+", " ");
            plies.add(new Ply(last.action(), last.mark(), all));
        }

        private void ply(String word) {
            if (state.actor() == State.TERMINAL) {
                String scores = scores(game, state);
                throw expected(scores.isEmpty() ? "nothing, for the game is over" : "'" + scores + "', the result");
            }
            Mark mark = word.endsWith("!") ? Mark.STRONG : word.endsWith("?") ? Mark.WEAK : Mark.NONE;
            String notation = word.substring(0, word.length() - mark.sign().length());
            OptionalInt action = game.parse(state, notation);
            plies.add(new Ply(action.orElseThrow(() -> expected("one of " + legal())), mark, ""));
            state.apply(action.getAsInt());
        }

        private String legal() {
            return String.join(
                    ", ",
                    Arrays.stream(game.legalActions(state))
                            .mapToObj(action -> game.action(state, action).notation())
                            .toList());
        }

        private void requireScores(String found) {
            String right = scores(game, state);
            if (!found.equals(right)) {
                throw expected(right.isEmpty() ? "a ply, for the game is not over" : "'" + right + "', the result");
            }
        }

        private IllegalArgumentException expected(String what) {
            String before = text.substring(0, at);
            int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
            int column = at - before.lastIndexOf('\n');
            String found = at < text.length() ? "'" + text.substring(at).split("\\s", 2)[0] + "'" : "the end";
            return new IllegalArgumentException(
                    "line " + line + ", column " + column + ": expected " + what + "; found " + found);
        }
    }
}

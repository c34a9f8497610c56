package org.marienbad.games.backgammon.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.ActionCodes;
import org.marienbad.games.backgammon.BackgammonState;

/**
 * Games and matches in the format of {@code .mat} files, which Jellyfish introduced and most programs read. Turns are
 * numbered, those of the first seat in the left column, those of the other one in the right.
 *
 * <pre>
 *  3 point match
 *
 *  Game 1
 *  White : 0                         Black : 0
 *   1) 31: 8/5 6/5                    62: 24/18 13/11
 *   2)  Doubles =&gt; 2                   Takes
 * </pre>
 *
 * Marks stand behind the play. Comments stand in a line of their own after a semicolon, below their turn. A game that
 * was resigned can be read as the last one, unfinished. The reader takes turns in their order, in any column, except
 * for the first one of a game. There an empty left column says that the other seat begins.
 */
public final class MatFile implements GameNotation {
    private static final int COLUMN = 34;
    /** The least beginning of the right column in other programs: that of GNU Backgammon is one to the left of ours. */
    private static final int LEAST_COLUMN = COLUMN / 2;

    private static final String PASS = "Cannot Move";
    private static final Pattern HEADER =
            Pattern.compile("\\s*(\\d+ point match|Game \\d+|.* : \\d+\\s+.* : \\d+)?\\s*");
    private static final Pattern NEXT_GAME = Pattern.compile("\\s*Game \\d+\\s*");
    private static final Pattern NUMBER = Pattern.compile("\\s*\\d+\\) ?");
    private static final Pattern WORD = Pattern.compile(
            "\\s*(?:(?<roll>[1-6][1-6]):(?<play>(?:\\s+(?!\\d\\d:)[-*/()\\dA-Za-z]*"
                    + "(?:/|Cannot|Move)[-*/()\\dA-Za-z]*)*)|(?<cube>Doubles => \\d+|Takes|Drops|Rolls)|(?<end>Wins \\d+ points?.*))\\s*(?<mark>[!?]?)");

    @Override
    public String id() {
        return "backgammon";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        return new Writer(game, transcript.plies()).text();
    }

    @Override
    public Transcript read(Game game, String text) {
        return new Reader(game).read(text);
    }

    /** Puts turns into columns. */
    private static final class Writer {
        private final Game game;
        private final List<Ply> plies;
        private final List<Integer> codes;
        private final StringBuilder text = new StringBuilder();
        private int number;
        private int column = 1;
        private int games;

        Writer(Game game, List<Ply> plies) {
            this.game = game;
            this.plies = plies;
            codes = plies.stream().map(Ply::action).toList();
        }

        String text() {
            BackgammonState state = (BackgammonState) game.newInitialState();
            text.append(' ').append(state.rules().match()).append(" point match\n");
            int at = 0;
            while (at < codes.size()) {
                BackgammonState before = state.copy();
                if (ActionCodes.isOpening(codes.get(at))) {
                    header(state);
                }
                int first = at;
                apply(state, at++);
                if (codes.get(first) == ActionCodes.ROLL && at < codes.size()) {
                    apply(state, at++);
                }
                if (ActionCodes.isOpening(codes.get(at - 1)) || ActionCodes.isRoll(codes.get(at - 1))) {
                    String roll = "" + ActionCodes.high(codes.get(at - 1)) + ActionCodes.low(codes.get(at - 1));
                    int end = Turns.end(state, codes, at);
                    BackgammonState rolled = state.copy();
                    for (int i = at; i < end; i++) {
                        apply(state, i);
                    }
                    boolean passes = end > at && codes.get(at) == ActionCodes.PASS;
                    String play = passes ? PASS : Turns.write(rolled, codes.subList(at, end));
                    at = end;
                    put(rolled.turn(), roll + ": " + play, first, at);
                } else {
                    put(before.actor(), cube(before, codes.get(first)), first, at);
                }
                result(before, state);
            }
            return text.append('\n').toString();
        }

        private void apply(BackgammonState state, int at) {
            if (!game.isLegal(state, codes.get(at))) {
                throw new IllegalArgumentException("ply " + (at + 1) + " is not legal");
            }
            state.apply(codes.get(at));
        }

        private void header(BackgammonState state) {
            number = 0;
            column = 1;
            text.append("\n Game ").append(++games).append('\n');
            String first = " White : " + state.score(0);
            text.append(first)
                    .append(" ".repeat(COLUMN + 5 - first.length()))
                    .append("Black : ")
                    .append(state.score(1));
        }

        private static String cube(BackgammonState before, int code) {
            return switch (code) {
                case ActionCodes.DOUBLE -> " Doubles => " + 2 * before.cube();
                case ActionCodes.TAKE -> " Takes";
                case ActionCodes.DROP -> " Drops";
                default -> " Rolls";
            };
        }

        /** Puts a turn, or a part of it, into the column of {@code seat}. */
        private void put(int seat, String words, int first, int end) {
            StringBuilder comment = new StringBuilder();
            String mark = "";
            for (Ply ply : plies.subList(first, end)) {
                comment.append(ply.comment().isEmpty() ? "" : (comment.isEmpty() ? "" : " ") + ply.comment());
                mark = ply.mark() == Mark.NONE ? mark : " " + ply.mark().sign();
            }
            int width = text.length() - text.lastIndexOf("\n") - 1;
            if (seat == 0 || column == 1) {
                text.append(String.format(Locale.ROOT, "\n%3d) ", ++number));
                width = 5;
            }
            text.append(seat == 0 ? "" : " ".repeat(Math.max(1, COLUMN + 5 - width)))
                    .append(words)
                    .append(mark);
            column = seat;
            if (!comment.isEmpty()) {
                text.append("\n; ").append(comment);
                column = 1;
            }
        }

        private void result(BackgammonState before, BackgammonState after) {
            int seat = after.winner();
            int points = after.rules().isMatch() ? 0 : Math.max(1, after.won());
            for (int each = 0; each < 2 && after.rules().isMatch(); each++) {
                if (after.score(each) > before.score(each)) {
                    seat = each;
                    points = after.score(each) - before.score(each);
                }
            }
            if (seat >= 0 && points > 0) {
                text.append("\n")
                        .append(seat == 0 ? "     " : " ".repeat(COLUMN + 5))
                        .append("Wins ")
                        .append(points)
                        .append(points == 1 ? " point" : " points")
                        .append('\n');
            }
        }
    }

    /** Plays along, so that whatever is read is legal. */
    private static final class Reader {
        private final Game game;
        private final BackgammonState state;
        private final List<Ply> plies = new ArrayList<>();

        Reader(Game game) {
            this.game = game;
            state = (BackgammonState) game.newInitialState();
        }

        Transcript read(String text) {
            List<String> lines = text.replaceFirst("^\uFEFF", "").lines().toList();
            for (int number = 1; number <= lines.size(); number++) {
                line(lines.get(number - 1), number);
            }
            if (plies.isEmpty()) {
                throw new IllegalArgumentException(
                        "line 1, column 1: expected a turn such as '1) 31: 8/5 6/5'; found none");
            }
            return new Transcript(0, plies);
        }

        private void line(String line, int number) {
            if (line.stripLeading().startsWith(";")) {
                comment(line.strip().substring(1).strip());
                return;
            } else if (HEADER.matcher(line).matches()) {
                if (!plies.isEmpty()
                        && !state.isOpening()
                        && NEXT_GAME.matcher(line).matches()) {
                    throw new IllegalArgumentException(
                            "line " + number + ", column 1: expected the end of the game before,"
                                    + " for only the last one may have been resigned; found '" + line.strip() + "'");
                }
                return;
            }
            Matcher start = NUMBER.matcher(line);
            int at = start.lookingAt() ? start.end() : 0;
            Matcher word = WORD.matcher(line);
            while (!line.substring(at).isBlank()) {
                String rest = line.substring(at);
                int blanks = rest.length() - rest.stripLeading().length();
                boolean second = at + blanks >= LEAST_COLUMN;
                String expected = expected();
                if (!word.find(at) || word.start() != at || !play(word, second)) {
                    throw new IllegalArgumentException("line " + number + ", column " + (at + blanks + 1)
                            + ": expected " + expected + "; found '" + rest.strip() + "'");
                }
                at = word.end();
            }
        }

        private void comment(String comment) {
            if (!plies.isEmpty() && !comment.isEmpty()) {
                Ply last = plies.remove(plies.size() - 1);
                plies.add(new Ply(last.action(), last.mark(), (last.comment() + " " + comment).strip()));
            }
        }

        private String expected() {
            return switch (state.actor()) {
                case State.TERMINAL -> "nothing, for the game is over";
                case State.CHANCE -> "a roll and a legal play of it, such as '31: 8/5 6/5'";
                default -> "Doubles, Takes, Drops or a roll";
            };
        }

        private boolean play(Matcher word, boolean second) {
            Mark mark = word.group("mark").equals("!")
                    ? Mark.STRONG
                    : word.group("mark").equals("?") ? Mark.WEAK : Mark.NONE;
            if (word.group("end") != null) {
                return true;
            }
            // Some programs write nothing after a roll that cannot be played.
            add(ActionCodes.PASS, Mark.NONE);
            if (state.actor() == State.TERMINAL) {
                return false;
            } else if (word.group("cube") != null) {
                String cube = word.group("cube");
                return add(
                        cube.startsWith("D")
                                ? cube.equals("Drops") ? ActionCodes.DROP : ActionCodes.DOUBLE
                                : cube.equals("Takes") ? ActionCodes.TAKE : ActionCodes.ROLL,
                        mark);
            }
            int one = word.group("roll").charAt(0) - '0';
            int other = word.group("roll").charAt(1) - '0';
            if (state.actor() != State.CHANCE && !add(ActionCodes.ROLL, Mark.NONE)) {
                return false;
            }
            boolean opening = state.isOpening();
            if (opening && one == other) {
                return false;
            }
            int high = Math.max(one, other);
            int low = Math.min(one, other);
            int code = !opening
                    ? ActionCodes.roll(one, other)
                    : second ? ActionCodes.opening(low, high) : ActionCodes.opening(high, low);
            add(code, Mark.NONE);
            boolean passes = word.group("play").strip().equals(PASS);
            String text = passes ? "" : word.group("play");
            Optional<List<Integer>> whole = passes || !text.isBlank() ? Turns.read(state, text) : Optional.empty();
            // The last turn of a game that is still played may be a part of one.
            Optional<List<Integer>> steps = whole.isPresent() || passes ? whole : Turns.readBeginning(state, text);
            steps.ifPresent(all -> {
                for (int i = 0; i < all.size(); i++) {
                    add(all.get(i), i == all.size() - 1 ? mark : Mark.NONE);
                }
            });
            return steps.isPresent();
        }

        private boolean add(int code, Mark mark) {
            if (!game.isLegal(state, code)) {
                return false;
            }
            state.apply(code);
            plies.add(new Ply(code, mark, ""));
            return true;
        }
    }
}

package org.marienbad.games.draughts.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.draughts.Turn;

/**
 * Games as Portable Draughts Notation: tags, numbered turns, comments in braces and a result, {@code 1-0} if White has won. Written
 * with all squares of a capture ({@code 1x10x19}); the reader also takes the first and the last one alone where that is enough.
 * It skips tags but {@code GameType} and {@code FEN}, variations, and glyphs.
 */
public final class Pdn implements GameNotation {
    private static final int WIDTH = 80;
    private static final String UNFINISHED = "*";
    private static final Pattern TOKEN = Pattern.compile("\\[\\s*(?<tag>\\w+)\\s*\"(?<value>[^\"]*)\"\\s*]"
            + "|\\{(?<comment>[^{}]*)}"
            + "|(?<rest>;[^\\n]*)"
            + "|(?<glyph>\\$\\d+)"
            + "|(?<result>1-0|0-1|1/2-1/2|2-0|0-2|1-1|\\*)(?![^\\s\\]})])"
            + "|(?<number>\\d+\\.+)"
            + "|(?<turn>\\d+(?:[-x:]\\d+)+)(?<mark>[!?]?)[!?]*(?![^\\s;{}()$])");

    @Override
    public String id() {
        return "draughts";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        if (transcript.starter() != 0) {
            throw new IllegalArgumentException("in draughts Black begins, not White");
        }
        State state = game.newInitialState();
        List<String> words = new ArrayList<>();
        StringBuilder turn = new StringBuilder();
        StringBuilder comments = new StringBuilder();
        int turns = 0;
        for (int i = 0; i < transcript.plies().size(); i++) {
            Ply ply = transcript.plies().get(i);
            if (!game.isLegal(state, ply.action())) {
                throw new IllegalArgumentException("ply " + (i + 1) + " is not legal");
            }
            String notation = game.action(state, ply.action()).notation();
            turn.append(turn.length() == 0 ? notation : notation.substring(notation.indexOf('x')));
            comments.append(ply.comment().isEmpty() ? "" : " " + ply.comment());
            int seat = state.actor();
            state.apply(ply.action());
            boolean jumpsOn = state.actor() == seat;
            if (jumpsOn && ply.mark() == Mark.NONE && i + 1 < transcript.plies().size()) {
                continue;
            }
            if (turns % 2 == 0) {
                words.add(turns / 2 + 1 + ".");
            }
            turns += jumpsOn ? 0 : 1;
            words.add(turn + ply.mark().sign());
            if (comments.length() > 0) {
                words.add("{" + comments.substring(1).replace('{', '(').replace('}', ')') + "}");
            }
            turn.setLength(0);
            comments.setLength(0);
        }
        String result = result(state);
        words.add(result);
        return "[GameType \"21\"]\n[Result \"" + result + "\"]\n\n" + wrapped(words) + "\n";
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            boolean breaks = column + 1 + word.length() > WIDTH;
            text.append(text.length() == 0 ? "" : breaks ? "\n" : " ").append(word);
            column = (breaks || column == 0 ? 0 : column + 1) + word.length();
        }
        return text.toString();
    }

    private static String result(State state) {
        if (state.actor() != State.TERMINAL) {
            return UNFINISHED;
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs[1] > 0 ? "1-0" : payoffs[1] < 0 ? "0-1" : "1/2-1/2";
    }

    @Override
    public Transcript read(Game game, String text) {
        return new Reader(game, text).transcript();
    }

    /** Plays along, so that whatever is read is legal. */
    private static final class Reader {
        private static final String START = "B:W21-32:B1-12";

        private final Game game;
        private final String text;
        private final State state;
        private final List<Ply> plies = new ArrayList<>();
        private int at;
        private boolean done;

        Reader(Game game, String text) {
            this.game = game;
            this.text = text;
            state = game.newInitialState();
        }

        Transcript transcript() {
            Matcher token = TOKEN.matcher(text);
            while (skipBlanks()) {
                if (done && text.charAt(at) != ';' && text.charAt(at) != '{') {
                    throw expected("nothing after the result");
                }
                if (text.charAt(at) == '(') {
                    skipVariation();
                    continue;
                }
                token.region(at, text.length());
                if (!token.lookingAt()) {
                    throw expected(text.charAt(at) == '{' ? "a comment that ends with '}'" : turns());
                }
                take(token);
                at = token.end();
            }
            if (plies.isEmpty()) {
                throw expected(turns());
            }
            return new Transcript(0, plies);
        }

        private void take(Matcher token) {
            if (token.group("tag") != null) {
                requireTag(token.group("tag"), token.group("value"));
            } else if (token.group("comment") != null) {
                comment(token.group("comment"));
            } else if (token.group("rest") != null) {
                comment(token.group("rest").substring(1));
            } else if (token.group("result") != null) {
                requireResult(token.group("result"));
                done = true;
            } else if (token.group("turn") != null) {
                play(token.group("turn"), mark(token.group("mark")));
            }
        }

        /** Whether something follows. A byte order mark is blank. */
        private boolean skipBlanks() {
            while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
                at++;
            }
            return at < text.length();
        }

        private void skipVariation() {
            int depth = 0;
            for (int end = at; end < text.length(); end++) {
                depth += text.charAt(end) == '(' ? 1 : text.charAt(end) == ')' ? -1 : 0;
                if (depth == 0) {
                    at = end + 1;
                    return;
                }
            }
            throw expected("a variation that ends with ')'");
        }

        private void requireTag(String tag, String value) {
            if (tag.equalsIgnoreCase("GameType") && !value.split(",")[0].strip().equals("21")) {
                throw expected("GameType 21, English draughts");
            }
            if (tag.equalsIgnoreCase("FEN") && !isStart(value)) {
                throw expected("a game from the start, " + START);
            }
        }

        private boolean isStart(String fen) {
            try {
                State other = game.stateOf(Map.of("fen", fen));
                return other.toString().equals(game.newInitialState().toString());
            } catch (IllegalArgumentException unreadable) {
                return false;
            }
        }

        private static Mark mark(String sign) {
            return sign.equals("!") ? Mark.STRONG : sign.equals("?") ? Mark.WEAK : Mark.NONE;
        }

        private void comment(String comment) {
            String words = comment.strip().replaceAll("\\s+", " ");
            if (plies.isEmpty() || words.isEmpty() || done) {
                return; // comments on the whole game have no place in a transcript
            }
            Ply last = plies.remove(plies.size() - 1);
            plies.add(new Ply(last.action(), last.mark(), (last.comment() + " " + words).strip()));
        }

        private void play(String word, Mark mark) {
            if (state.actor() == State.TERMINAL) {
                throw expected("'" + result(state) + "', the result");
            }
            List<Integer> actions = actions(word);
            for (int i = 0; i < actions.size(); i++) {
                boolean last = i + 1 == actions.size();
                plies.add(last ? new Ply(actions.get(i), mark, "") : Ply.of(actions.get(i)));
                state.apply(actions.get(i));
            }
        }

        private List<Integer> actions(String word) {
            List<Integer> squares =
                    Arrays.stream(word.split("[-x:]")).map(Reader::square).toList();
            List<Turn> turns = Turn.of(state);
            int count = squares.size();
            for (Turn turn : turns) {
                if (turn.squares().size() >= count
                        && turn.squares().subList(0, count).equals(squares)) {
                    return turn.plies().subList(0, count - 1);
                }
            }
            List<Turn> meant = turns.stream()
                    .filter(turn -> turn.squares().get(0).equals(squares.get(0))
                            && turn.squares().get(turn.squares().size() - 1).equals(squares.get(count - 1))
                            && turn.squares().containsAll(squares))
                    .toList();
            if (meant.size() != 1) {
                throw expected(meant.isEmpty() ? turns() : "all squares of one of " + notations(meant));
            }
            return meant.get(0).plies();
        }

        private static int square(String number) {
            return number.length() > 2 ? -1 : Integer.parseInt(number) - 1;
        }

        private String turns() {
            return state.actor() == State.TERMINAL
                    ? "'" + result(state) + "', the result"
                    : "one of " + notations(Turn.of(state));
        }

        private static String notations(List<Turn> turns) {
            return String.join(", ", turns.stream().map(Turn::notation).toList());
        }

        private void requireResult(String found) {
            String right = result(state);
            String same = switch (found) {
                case "2-0" -> "1-0";
                case "0-2" -> "0-1";
                case "1-1" -> "1/2-1/2";
                default -> found;
            };
            if (!right.equals(UNFINISHED) && !same.equals(right) && !found.equals(UNFINISHED)) {
                throw expected("'" + right + "', the result");
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

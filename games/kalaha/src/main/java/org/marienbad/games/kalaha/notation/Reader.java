package org.marienbad.games.kalaha.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameNotation.Transcript;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.SowResult;

/** Reads one game and plays it along, so that whatever is written is also checked. */
final class Reader {
    private final KalahaGame game;
    private final List<String> lines;
    private final List<Ply> plies = new ArrayList<>();
    private KalahaState state;
    private int starter;
    private int line;
    private String text = "";
    private int column;

    Reader(KalahaGame game, String text) {
        this.game = game;
        // A byte order mark is no part of the first line.
        lines = text.replaceFirst("^\uFEFF", "").lines().toList();
        state = game.newInitialState(0);
    }

    Transcript game() {
        while (nextLine() && !at(KalahaNotation.OVER)) {
            ply();
        }
        if (line <= lines.size()) {
            result();
        } else if (!plies.isEmpty() && state.actor() == State.TERMINAL) {
            throw expected("'#', for the game is over");
        }
        if (plies.isEmpty()) {
            throw expected("1., the number of the first ply");
        }
        return new Transcript(starter, plies);
    }

    /** Goes to the next line that is neither blank nor only a comment; false at the end. */
    private boolean nextLine() {
        while (line < lines.size()) {
            text = lines.get(line++).stripTrailing();
            column = 0;
            skipBlanks();
            if (column < text.length() && !at(KalahaNotation.COMMENT)) {
                return true;
            }
        }
        line = lines.size() + 1;
        text = "";
        column = 0;
        return false;
    }

    private void ply() {
        String number = plies.size() + 1 + ".";
        if (state.actor() == State.TERMINAL) {
            throw expected("'#', for the game is over");
        }
        take(number, number + ", the number of the ply" + (plies.isEmpty() ? "" : ", or '#' at the end of the game"));
        skipBlanks();
        if (plies.isEmpty()) {
            chooseStarter();
        }
        int code = pit();
        if (code != game.rules().swap()) {
            consequence(SowResult.of(state, code).notation());
        }
        boolean blank = skipBlanks();
        Mark mark = Mark.NONE;
        for (Mark candidate : List.of(Mark.STRONG, Mark.WEAK)) {
            if (blank && at(candidate.sign())) {
                mark = candidate;
                column += candidate.sign().length();
            }
        }
        skipBlanks();
        String lead = KalahaNotation.lead(game, state, code);
        if (!lead.isEmpty() && at(lead)) {
            column += lead.length();
        }
        String comment = endOfLine(
                mark == Mark.NONE
                        ? "'!', '?'" + (lead.isEmpty() ? "" : ", '" + lead + "'") + " or the end of the line"
                        : (lead.isEmpty() ? "" : "'" + lead + "' or ") + "the end of the line");
        plies.add(new Ply(code, mark, comment));
        state.apply(code);
    }

    /** A letter of North's at the first ply says that North begins. */
    private void chooseStarter() {
        if (column < text.length() && Character.isUpperCase(text.charAt(column))) {
            starter = 1;
            state = game.newInitialState(1);
        }
    }

    private int pit() {
        String word = at("swap") ? "swap" : column < text.length() ? text.substring(column, column + 1) : "";
        OptionalInt code = game.parse(state, word);
        if (code.isEmpty()) {
            throw expected(legalPits());
        }
        column += word.length();
        return code.getAsInt();
    }

    private String legalPits() {
        List<String> names = new ArrayList<>();
        for (int code : game.legalActions(state)) {
            names.add(game.action(state, code).notation());
        }
        // At the first ply either side may begin.
        String other = plies.isEmpty() ? " (or those of the other side, which may begin)" : "";
        return "a pit that is not empty, " + String.join(", ", names) + other;
    }

    private void consequence(String right) {
        if (at(right)) {
            column += right.length();
            return;
        }
        // Skips the common beginning, so that the column is that of the first character that differs.
        int same = 0;
        while (same < right.length()
                && column + same < text.length()
                && text.charAt(column + same) == right.charAt(same)) {
            same++;
        }
        column += same;
        throw expected(
                "'" + right.substring(same) + "', for the ply is " + (plies.size() + 1) + "." + lastPit() + right);
    }

    private String lastPit() {
        String before = text.substring(0, column);
        return before.replaceFirst("^\\s*\\d+\\.\\s*", "").substring(0, 1);
    }

    private void result() {
        if (state.actor() != State.TERMINAL) {
            throw expected(plies.size() + 1 + "., the number of the next ply, for the game is not over");
        }
        column++;
        endOfLine("the end of the line");
        String result = KalahaNotation.result(state);
        if (!nextLine()) {
            throw expected("'" + result + "', the result");
        }
        take(result, "'" + result + "', the result (" + state.store(0) + " South, " + state.store(1) + " North)");
        endOfLine("the end of the line");
        if (nextLine()) {
            throw expected("nothing after the result");
        }
    }

    /** The comment, if there is one; nothing else may follow. */
    private String endOfLine(String what) {
        skipBlanks();
        if (at(KalahaNotation.COMMENT)) {
            return text.substring(column + 1).strip();
        }
        if (column < text.length()) {
            throw expected(what);
        }
        return "";
    }

    private void take(String sign, String what) {
        if (!at(sign)) {
            throw expected(what);
        }
        column += sign.length();
    }

    private boolean at(String sign) {
        return text.startsWith(sign, column);
    }

    private boolean skipBlanks() {
        int before = column;
        while (column < text.length() && Character.isWhitespace(text.charAt(column))) {
            column++;
        }
        return column > before;
    }

    private IllegalArgumentException expected(String what) {
        String found = column < text.length() ? "'" + text.substring(column) + "'" : "the end of the line";
        if (line > lines.size()) {
            found = "the end";
        }
        return new IllegalArgumentException(
                "line " + line + ", column " + (column + 1) + ": expected " + what + "; found " + found);
    }
}

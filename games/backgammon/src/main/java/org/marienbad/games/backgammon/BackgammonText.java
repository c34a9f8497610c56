package org.marienbad.games.backgammon;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/** The position as text for consoles, with the points as the first seat counts them: X are its men, O the other one's. */
final class BackgammonText {
    private static final String SIGNS = "XO";

    private BackgammonText() {}

    static String of(BackgammonState state) {
        StringBuilder text = new StringBuilder();
        numbers(13, 1, text);
        row(state, 13, 1, text);
        row(state, 12, -1, text);
        numbers(12, -1, text);
        for (int seat = 0; seat < 2; seat++) {
            text.append(SIGNS.charAt(seat))
                    .append(": bar ")
                    .append(state.men(seat, BackgammonState.BAR))
                    .append(", off ")
                    .append(state.men(seat, BackgammonState.OFF))
                    .append(", pips ")
                    .append(state.pips(seat))
                    .append(state.rules().isMatch() ? ", score " + state.score(seat) : "")
                    .append('\n');
        }
        return text.append(next(state))
                .append(state.rules().cube() ? cube(state) : "")
                .append("; turns ")
                .append(state.turns())
                .toString();
    }

    private static void numbers(int first, int step, StringBuilder text) {
        for (int i = 0; i < 12; i++) {
            text.append(i == 6 ? " |" : "").append(padded(String.valueOf(first + i * step)));
        }
        text.append('\n');
    }

    private static void row(BackgammonState state, int first, int step, StringBuilder text) {
        for (int i = 0; i < 12; i++) {
            int point = first + i * step;
            int own = state.men(0, point);
            int other = state.men(1, BackgammonState.BAR - point);
            String cell = own > 0 ? own + "X" : other > 0 ? other + "O" : ".";
            text.append(i == 6 ? " |" : "").append(padded(cell));
        }
        text.append('\n');
    }

    private static String padded(String cell) {
        return " ".repeat(4 - cell.length()) + cell;
    }

    private static String next(BackgammonState state) {
        char seat = SIGNS.charAt(state.turn());
        return switch (state.phase()) {
            case OPENING -> "opening roll";
            case CUBE -> seat + " doubles or rolls";
            case TAKE -> SIGNS.charAt(1 - state.turn()) + " takes or drops";
            case ROLL -> seat + " rolls";
            case MOVE ->
                seat + " plays "
                        + Arrays.stream(state.dice()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            case OVER ->
                state.winner() < 0
                        ? "stopped, " + seat + " played last"
                        : SIGNS.charAt(state.winner()) + " wins " + state.won() + ", " + seat + " was on roll";
        };
    }

    private static String cube(BackgammonState state) {
        String owner = state.cubeOwner() < 0 ? "" : " of " + SIGNS.charAt(state.cubeOwner());
        String crawford = state.rules().isMatch() && state.phase() != Phase.OVER
                ? switch (state.crawford()) {
                    case NOT_YET -> "";
                    case NOW -> ", Crawford game";
                    case PAST -> ", after the Crawford game";
                }
                : "";
        return "; cube " + state.cube() + owner + crawford;
    }
}

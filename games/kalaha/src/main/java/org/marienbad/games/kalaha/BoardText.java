package org.marienbad.games.kalaha;

import org.marienbad.framework.game.State;

/** A position as text for consoles and golden files. */
final class BoardText {
    private BoardText() {}

    static String of(KalahaState state) {
        KalahaRules rules = state.rules;
        int pits = rules.pits();
        StringBuilder text = new StringBuilder();
        StringBuilder southLetters = new StringBuilder("South      ");
        StringBuilder northLetters = new StringBuilder("North      ");
        StringBuilder southRow = new StringBuilder("          |");
        StringBuilder northRow = new StringBuilder("     ")
                .append(cell(state.store(Board.NORTH)))
                .append(" |");
        for (int pit = 0; pit < pits; pit++) {
            southLetters.append(cell(Board.letter(rules, Board.SOUTH, pit)));
            southRow.append(cell(state.stones(Board.SOUTH, pit)));
            northLetters.append(cell(Board.letter(rules, Board.NORTH, pits - 1 - pit)));
            northRow.append(cell(state.stones(Board.NORTH, pits - 1 - pit)));
        }
        text.append(northLetters).append('\n');
        text.append(northRow).append(" |\n");
        text.append(southRow).append(" | ").append(state.store(Board.SOUTH)).append('\n');
        text.append(southLetters).append('\n');
        return text.append(status(state)).toString();
    }

    private static String cell(Object content) {
        String text = String.valueOf(content);
        return " ".repeat(Math.max(0, 4 - text.length())) + text;
    }

    private static String status(KalahaState state) {
        if (state.actor() == State.TERMINAL) {
            return "game over";
        }
        String turn = (state.actor() == Board.SOUTH ? "South" : "North") + " to move";
        if (state.swapOffered()) {
            return turn + " or to swap sides";
        }
        return (state.flags & KalahaState.FIRST_TURN) != 0 ? turn + ", first turn" : turn;
    }
}

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
                .append(cell(state.store(PitNames.NORTH)))
                .append(" |");
        for (int pit = 0; pit < pits; pit++) {
            southLetters.append(cell(PitNames.letter(rules, PitNames.SOUTH, pit)));
            southRow.append(cell(state.stones(PitNames.SOUTH, pit)));
            northLetters.append(cell(PitNames.letter(rules, PitNames.NORTH, pits - 1 - pit)));
            northRow.append(cell(state.stones(PitNames.NORTH, pits - 1 - pit)));
        }
        text.append(northLetters).append('\n');
        text.append(northRow).append(" |\n");
        text.append(southRow).append(" | ").append(state.store(PitNames.SOUTH)).append('\n');
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
        String turn = (state.actor() == PitNames.SOUTH ? "South" : "North") + " to move";
        if (state.swapOffered()) {
            return turn + " or to swap sides";
        }
        return (state.flags & KalahaState.FIRST_TURN) != 0 ? turn + ", first turn" : turn;
    }
}

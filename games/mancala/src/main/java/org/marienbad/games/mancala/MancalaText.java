package org.marienbad.games.mancala;

import org.marienbad.games.mancala.PitNames.Naming;

/** A position as text for consoles and golden files: the board as South sees it, and a line about the game. */
public final class MancalaText {
    private MancalaText() {}

    public static String of(PitNames names, Rows rows, String status) {
        return of(names, rows, rows::stones, status);
    }

    /** With something else than the number of stones for some of the pits. */
    public static String of(PitNames names, Rows rows, Naming<Object> pits, String status) {
        StringBuilder northNames = new StringBuilder("North      ");
        StringBuilder northRow = new StringBuilder("     " + cell(rows.store(PitNames.NORTH)) + " |");
        StringBuilder southRow = new StringBuilder("          |");
        StringBuilder southNames = new StringBuilder("South      ");
        for (int pit = 0; pit < names.pits(); pit++) {
            int across = names.pits() - 1 - pit;
            northNames.append(cell(names.label(PitNames.NORTH, across)));
            northRow.append(cell(pits.of(PitNames.NORTH, across)));
            southRow.append(cell(pits.of(PitNames.SOUTH, pit)));
            southNames.append(cell(names.label(PitNames.SOUTH, pit)));
        }
        return northNames + "\n" + northRow + " |\n" + southRow + " | " + rows.store(PitNames.SOUTH) + "\n" + southNames
                + "\n" + status;
    }

    private static String cell(Object content) {
        String text = String.valueOf(content);
        return " ".repeat(Math.max(0, 4 - text.length())) + text;
    }

    /** Whose turn it is. */
    public static String turn(int seat) {
        return (seat == PitNames.SOUTH ? "South" : "North") + " to move";
    }
}

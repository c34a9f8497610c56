package org.marienbad.games.oware;

/** A position as text for consoles and golden files. */
final class BoardText {
    private BoardText() {}

    static String of(OwareState state) {
        int houses = state.rules.houses;
        StringBuilder northLetters = new StringBuilder("North      ");
        StringBuilder northRow = new StringBuilder(String.format("     %4d |", state.store(1)));
        StringBuilder southRow = new StringBuilder("          |");
        StringBuilder southLetters = new StringBuilder("South      ");
        for (int house = 0; house < houses; house++) {
            int across = houses - 1 - house;
            northLetters.append(String.format("%4s", HouseNames.letter(1, across)));
            northRow.append(String.format("%4d", state.seeds(1, across)));
            southRow.append(String.format("%4d", state.seeds(0, house)));
            southLetters.append(String.format("%4s", HouseNames.letter(0, house)));
        }
        String turn = (state.side() == 0 ? "South" : "North") + " to move";
        String status = switch (state.end()) {
            case NOT -> "";
            case MAJORITY, NO_MOVE -> ", the game is over";
            case REPETITION -> ", the game is over by repetition";
            case LIMIT -> ", the game is over, nothing was captured for long";
        };
        return northLetters + "\n" + northRow + " |\n" + southRow + " | " + state.store(0) + "\n" + southLetters + "\n"
                + turn + status;
    }
}

package org.marienbad.games.toguzkumalak;

/** A position as text for consoles and golden files. A tuzdik is an {@code x}. */
final class BoardText {
    private BoardText() {}

    static String of(ToguzState state) {
        int houses = state.rules.houses;
        StringBuilder northNumbers = new StringBuilder("North      ");
        StringBuilder northRow = new StringBuilder(String.format("     %4d |", state.store(1)));
        StringBuilder southRow = new StringBuilder("          |");
        StringBuilder southNumbers = new StringBuilder("South      ");
        for (int house = 0; house < houses; house++) {
            int across = houses - 1 - house;
            northNumbers.append(String.format("%4s", HouseNames.number(across)));
            northRow.append(cell(state, 1, across));
            southRow.append(cell(state, 0, house));
            southNumbers.append(String.format("%4s", HouseNames.number(house)));
        }
        String turn = (state.side() == 0 ? "South" : "North") + " to move";
        String status = switch (state.end()) {
            case NOT -> "";
            case MAJORITY, NO_STONES -> ", the game is over";
            case REPETITION -> ", the game is over by repetition";
            case LIMIT -> ", the game is over, the stores have not changed for long";
        };
        return northNumbers + "\n" + northRow + " |\n" + southRow + " | " + state.store(0) + "\n" + southNumbers + "\n"
                + turn + status;
    }

    private static String cell(ToguzState state, int seat, int house) {
        boolean tuzdik = state.tuzdik(1 - seat) == seat * state.rules.houses + house;
        return tuzdik ? "   x" : String.format("%4d", state.stones(seat, house));
    }
}

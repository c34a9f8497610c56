package org.marienbad.games.draughts;

/** A position as text for consoles and golden files: free squares by their numbers, kings as capital letters. */
final class DraughtsText {
    private DraughtsText() {}

    static String of(DraughtsState state) {
        StringBuilder text = new StringBuilder();
        for (int row = Squares.ROWS - 1; row >= 0; row--) {
            text.append(row % 2 == 0 ? "" : "   ");
            for (int i = 3; i >= 0; i--) {
                int square = 4 * row + i;
                text.append(String.format("%3s", sign(state, square))).append(i == 0 ? "" : "   ");
            }
            text.append('\n');
        }
        text.append(Fen.of(state));
        if (state.jumper() != 0) {
            text.append(", ")
                    .append(Squares.name(DraughtsBits.index(state.jumper())))
                    .append(" jumps on");
        }
        return text.append(
                        switch (state.end()) {
                            case NOT -> "";
                            case NO_MOVE -> ", the game is over";
                            case REPETITION -> ", the game is over by repetition";
                            case LIMIT -> ", the game is over, nothing has happened for long";
                        })
                .toString();
    }

    private static String sign(DraughtsState state, int square) {
        return switch (state.owner(square)) {
            case DraughtsState.BLACK -> state.isKing(square) ? "B" : "b";
            case DraughtsState.WHITE -> state.isKing(square) ? "W" : "w";
            default -> Squares.name(square);
        };
    }
}

package org.marienbad.store;

/**
 * How often a player has won, drawn and lost against one kind of opponent. A game counts once, in however many seats of
 * it such an opponent played.
 *
 * @param game the id of the kind of game
 * @param opponent the common part of opponents of this kind; empty for all of them
 * @param started whether the player moved first
 */
public record Standing(String game, String opponent, boolean started, long wins, long draws, long losses) {
    /** Which opponents are of one kind. */
    public enum Opponents {
        /** All of them. */
        ALL("''"),
        /** Those with the same id, with any settings. */
        SAME_ID("other.player"),
        /** Those with the same spec, their level included. */
        SAME_SPEC("other.spec");

        private final String expression;

        Opponents(String expression) {
            this.expression = expression;
        }

        /** In SQL, of the seat {@code other}. */
        String expression() {
            return expression;
        }
    }

    public long games() {
        return wins + draws + losses;
    }
}

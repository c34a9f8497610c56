package org.marienbad.store;

/**
 * How often a player has won, drawn and lost against one opponent.
 *
 * @param game the id of the kind of game
 * @param opponent the opponent's spec, its level included
 * @param started whether the player moved first
 */
public record Standing(String game, String opponent, boolean started, long wins, long draws, long losses) {
    public long games() {
        return wins + draws + losses;
    }
}

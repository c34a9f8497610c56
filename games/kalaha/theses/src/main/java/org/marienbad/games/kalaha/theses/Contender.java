package org.marienbad.games.kalaha.theses;

/** The players of the second thesis. */
enum Contender {
    DET("Det", 0),
    MM1("MM1", 1),
    MM2("MM2", 2),
    MM3("MM3", 3),
    MM4("MM4", 4);

    final String label;
    /** Turns of each side to look ahead; 0 for the player without search. */
    final int k;

    Contender(String label, int k) {
        this.label = label;
        this.k = k;
    }
}

package org.marienbad.games.kalaha.theses;

/** How the matches between the players of the second thesis are played. */
enum Mode {
    /**
     * As the thesis played them: MAX-MIN 1 plays its safe extra moves at once; two different ones of MAX-MIN 2 to 4
     * both search as deep as the deeper.
     */
    THESIS,
    /** Each side looks ahead as far as its name says, and every move is searched. */
    OWN,
    /** The same, but all MAX-MIN players play their safe extra moves at once. */
    OWN_SAFE;

    int k(Contender own, Contender other) {
        return this == THESIS && own.k >= 2 && other.k >= 2 ? Math.max(own.k, other.k) : own.k;
    }

    boolean safe(Contender own) {
        return this == THESIS ? own.k == 1 : this == OWN_SAFE;
    }
}

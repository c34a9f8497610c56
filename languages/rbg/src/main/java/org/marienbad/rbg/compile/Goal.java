package org.marienbad.rbg.compile;

/** The goal of a search. */
enum Goal {
    /** All moves of a player. */
    LIST("list"),
    /** The first move of the keeper, which is played as it is found. */
    FIRST("first"),
    /** The end of a check. */
    CHECK("check");

    /** How methods that search for it begin. */
    final String word;

    Goal(String word) {
        this.word = word;
    }

    /** Methods that list return nothing, others whether they have found it. */
    String type() {
        return this == LIST ? "(I)V" : "(I)Z";
    }
}

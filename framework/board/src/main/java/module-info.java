/** The words in which board games are declared: boards, pieces, fields of positions, actions, outcomes. */
module org.marienbad.board {
    requires transitive org.marienbad.framework;

    exports org.marienbad.board;
}

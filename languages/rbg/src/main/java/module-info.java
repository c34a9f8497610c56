/** Games written in Regular Boardgames. */
module org.marienbad.rbg {
    requires transitive org.marienbad.framework;

    exports org.marienbad.rbg.play;
    exports org.marienbad.rbg.text;
    exports org.marienbad.rbg.tree;
}

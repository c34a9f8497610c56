/** Games written in Regular Boardgames. */
module org.marienbad.rbg {
    requires transitive org.marienbad.framework;
    requires org.objectweb.asm;

    exports org.marienbad.rbg.compile;
    exports org.marienbad.rbg.game;
    exports org.marienbad.rbg.play;
    exports org.marienbad.rbg.text;
    exports org.marienbad.rbg.tree;

    provides org.marienbad.framework.plugin.PluginReader with
            org.marienbad.rbg.game.RbgReader;
}

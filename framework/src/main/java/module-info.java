/** States, actions and players, and the games played with them. */
@SuppressWarnings("module") // The exports name modules that are built after this one.
module org.marienbad.framework {
    requires java.management;

    exports org.marienbad.framework.game;
    exports org.marienbad.framework.match;
    exports org.marienbad.framework.picture;
    exports org.marienbad.framework.player;
    exports org.marienbad.framework.plugin;
    exports org.marienbad.framework.record;
    exports org.marienbad.framework.setting;
    exports org.marienbad.framework.text;
    exports org.marienbad.framework.file to
            org.marienbad.ai,
            org.marienbad.lab,
            org.marienbad.learn,
            org.marienbad.opponents,
            org.marienbad.play,
            org.marienbad.store,
            org.marienbad.testkit;
    exports org.marienbad.framework.shared to
            org.marienbad.ai,
            org.marienbad.drawing,
            org.marienbad.lab,
            org.marienbad.learn,
            org.marienbad.opponents,
            org.marienbad.play,
            org.marienbad.store,
            org.marienbad.testkit;

    uses org.marienbad.framework.game.GameProvider;
    uses org.marienbad.framework.game.GameNotation;
    uses org.marienbad.framework.player.PlayerProvider;
    uses org.marienbad.framework.player.SolverProvider;
    uses org.marienbad.framework.plugin.PluginReader;
    uses org.marienbad.framework.plugin.Subcommand;
}

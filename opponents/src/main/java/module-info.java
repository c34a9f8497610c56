/** Programs of others as players. */
module org.marienbad.opponents {
    requires java.net.http;
    requires transitive org.marienbad.json;

    exports org.marienbad.opponents.exec;
    exports org.marienbad.opponents.gnubg;
    exports org.marienbad.opponents.gtp;
    exports org.marienbad.opponents.kgp;
    exports org.marienbad.opponents.process;

    provides org.marienbad.framework.player.PlayerProvider with
            org.marienbad.opponents.exec.ExecProvider,
            org.marienbad.opponents.gnubg.GnubgProvider,
            org.marienbad.opponents.gtp.GtpProvider;
    provides org.marienbad.framework.plugin.Subcommand with
            org.marienbad.opponents.kgp.KgpCommand;
}

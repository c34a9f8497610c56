/** Checks that every game and every player has to pass. */
module org.marienbad.testkit {
    requires java.management;
    requires jdk.management;
    requires org.marienbad.json;
    requires transitive org.marienbad.drawing;
    requires static transitive org.junit.jupiter.api;

    exports org.marienbad.testkit;
    exports org.marienbad.testkit.toy;

    uses org.marienbad.framework.game.GameProvider;
    uses org.marienbad.framework.player.PlayerProvider;
}

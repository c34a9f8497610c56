/** Games played at a screen: set-up, analysis, lessons, and how they are kept. */
module org.marienbad.play {
    requires org.slf4j;
    requires org.marienbad.request;
    requires transitive org.marienbad.json;
    requires transitive org.marienbad.store;

    exports org.marienbad.play;
    exports org.marienbad.play.analysis;
    exports org.marienbad.play.coach;
    exports org.marienbad.play.explain;
    exports org.marienbad.play.lesson;
    exports org.marienbad.play.setup;
}

/** Experiments with players. */
module org.marienbad.lab {
    requires com.fasterxml.jackson.databind;
    requires com.samskivert.jmustache;
    requires hipparchus.optim;
    requires java.desktop;
    requires org.knowm.xchart;
    requires transitive hipparchus.core;
    requires transitive org.marienbad.json;
    requires transitive org.marienbad.request;

    exports org.marienbad.lab.folder;
    exports org.marienbad.lab.live;
    exports org.marienbad.lab.matrix;
    exports org.marienbad.lab.plan;
    exports org.marienbad.lab.profile;
    exports org.marienbad.lab.replication;
    exports org.marienbad.lab.report;
    exports org.marienbad.lab.results;
    exports org.marienbad.lab.run;
    exports org.marienbad.lab.shard;
    exports org.marienbad.lab.space;
    exports org.marienbad.lab.statistics;
    exports org.marienbad.lab.tournament;
    exports org.marienbad.lab.tuning;

    // Templates read the fields of its classes.
    opens org.marienbad.lab.report to
            com.samskivert.jmustache;

    provides org.marienbad.framework.plugin.Subcommand with
            org.marienbad.lab.replication.ReproduceCommand;
}

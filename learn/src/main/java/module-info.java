/** Evaluators and policies learned from games. */
module org.marienbad.learn {
    requires java.management;
    requires org.marienbad.json;
    requires transitive org.marienbad.ai;
    requires transitive org.marienbad.lab;

    exports org.marienbad.learn;
    exports org.marienbad.learn.command;
    exports org.marienbad.learn.feature;
    exports org.marienbad.learn.model;
    exports org.marienbad.learn.network;
    exports org.marienbad.learn.onnx;
    exports org.marienbad.learn.run;
    exports org.marienbad.learn.text;
    exports org.marienbad.learn.training;
    exports org.marienbad.learn.value;
    exports org.marienbad.learn.zero;

    uses org.marienbad.ai.search.model.NetworkRuntime;

    provides org.marienbad.framework.plugin.Subcommand with
            org.marienbad.learn.command.TrainCommand,
            org.marienbad.learn.command.ModelCommand,
            org.marienbad.learn.command.NetworkCommand;
    provides org.marienbad.ai.search.model.ModelSource with
            org.marienbad.learn.model.Models;
}

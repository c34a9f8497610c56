package org.marienbad.cluster;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Option;

/** The address and the settings of Spark. */
final class SparkOptions {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The cluster: spark://HOST:PORT, yarn, k8s://URL, or local[N] for N threads of this process."
                    + " spark-submit says it by itself.")
    private String master;

    @Option(
            names = "--conf",
            paramLabel = "KEY=VALUE",
            description = "A setting of Spark, for example spark.executor.memory=4g. Repeatable.")
    private Map<String, String> settings = new LinkedHashMap<>();

    private final Plugins plugins;

    @Inject
    SparkOptions(Plugins plugins) {
        this.plugins = plugins;
    }

    /** Starts Spark; {@code threads} games are played by a task at the same time. */
    SparkCluster start(OptionalInt threads) {
        return SparkCluster.start(master, settings, threads, plugins);
    }
}

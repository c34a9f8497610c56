package org.marienbad.cluster;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.stream.Stream;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/** The log of Spark about itself. People read how far their games are, not how Spark gets there. */
final class SparkLog {
    private SparkLog() {}

    /** From now on only errors are logged, to the standard error, unless the user has settings for the log. */
    static void quiet() {
        boolean given = Stream.of("log4j2.configurationFile", "log4j.configurationFile")
                .anyMatch(name -> System.getProperty(name) != null);
        if (given || Thread.currentThread().getContextClassLoader().getResource("log4j2.properties") != null) {
            return;
        }
        try {
            URI settings = SparkLog.class.getResource("quiet-log4j2.properties").toURI();
            // Otherwise Spark would do this later, and put its own settings in the place of ours.
            new SparkConf(false).initializeLogIfNecessary(false, true);
            // Of Spark's classes: under spark-submit ours have another loader, and so another log.
            ((LoggerContext) LogManager.getContext(SparkContext.class.getClassLoader(), false))
                    .setConfigLocation(settings);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

package org.marienbad.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.tournament.Venue;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.lab.run.GameExecutor;

/** A session of Spark, with our jars and the user's plugins on its executors. */
final class SparkCluster implements Venue {
    private static final String MASTER = "spark.master";
    /** The jars that spark-submit ships. */
    private static final String JARS = "spark.jars";

    static final String CORES_OF_A_TASK = "spark.task.cpus";
    private static final String LOOPBACK = "127.0.0.1";

    private final JavaSparkContext context;
    private final List<String> plugins;

    private SparkCluster(JavaSparkContext context, List<String> plugins) {
        this.context = context;
        this.plugins = plugins;
    }

    /**
     * Starts Spark.
     *
     * @param master null if spark-submit says it
     * @param threads games that a task plays at the same time; empty: one, or as the settings say
     * @throws BadInput if Spark does not start
     */
    static SparkCluster start(String master, Map<String, String> settings, OptionalInt threads, Plugins plugins) {
        SparkConf conf = conf(master, settings, threads);
        JavaSparkContext context;
        try {
            context = new JavaSparkContext(conf);
        } catch (Exception | LinkageError failure) { // Scala throws checked exceptions undeclared
            throw new BadInput("Spark does not start with --master " + conf.get(MASTER) + ": " + failure, failure);
        }
        try {
            if (!context.isLocal() && !context.getConf().contains(JARS)) {
                ownJars().forEach(jar -> context.addJar(jar.toString()));
            }
            return new SparkCluster(context, shipped(context, plugins.jars()));
        } catch (RuntimeException failure) {
            context.close();
            throw failure;
        }
    }

    static SparkConf conf(String master, Map<String, String> settings, OptionalInt threads) {
        SparkConf conf = new SparkConf();
        if (master != null) {
            conf.setMaster(master);
        }
        settings.forEach(conf::set);
        if (!conf.contains(MASTER)) {
            throw new BadInput(
                    "--master is missing: the URL of a cluster such as spark://node1:7077, or local[2] for two"
                            + " threads of this process");
        }
        threads.ifPresent(number -> conf.set(CORES_OF_A_TASK, String.valueOf(number)));
        conf.setIfMissing("spark.app.name", "marienbad");
        // It sums up the bytes that tasks send back, but we keep none of them.
        conf.setIfMissing("spark.driver.maxResultSize", "0");
        if (conf.get(MASTER).startsWith("local")) {
            // Nobody else has to reach this process.
            conf.setIfMissing("spark.driver.host", LOOPBACK);
            conf.setIfMissing("spark.driver.bindAddress", LOOPBACK);
            conf.setIfMissing("spark.ui.enabled", "false");
        }
        return conf;
    }

    /** This jar and those beside it that games need; what only this command needs stays here. */
    private static List<Path> ownJars() {
        Path own;
        try {
            own = Path.of(SparkCluster.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
        if (Files.isDirectory(own)) {
            throw new BadInput("classes that are in no jar cannot be shipped to a cluster: " + own
                    + "; the installed command ships its own, --master 'local[2]' needs none");
        }
        try (JarFile jar = new JarFile(own.toFile())) {
            String names = jar.getManifest().getMainAttributes().getValue("Shipped-Jars");
            return Stream.concat(Stream.of(own), Stream.of(names.split(" ")).map(own::resolveSibling))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Ships plugins with their libraries. Returns the names under which executors find the plugins. */
    private static List<String> shipped(JavaSparkContext context, List<PluginJar> plugins) {
        List<String> names = new ArrayList<>();
        for (PluginJar plugin : plugins) {
            Path folder = plugin.path().toAbsolutePath().getParent();
            for (Path library : plugin.libraries()) {
                if (!library.toAbsolutePath().normalize().getParent().equals(folder)) {
                    throw new BadInput("the plugin " + plugin.path() + " cannot be shipped: its library " + library
                            + " does not lie beside it");
                }
                context.addFile(library.toUri().toString());
            }
            context.addFile(plugin.path().toUri().toString());
            names.add(plugin.path().getFileName().toString());
        }
        return names;
    }

    @Override
    public GameExecutor executor() {
        return new SparkExecutor(context, plugins);
    }

    JavaSparkContext context() {
        return context;
    }

    /** Names of the plugins that were shipped. */
    List<String> plugins() {
        return plugins;
    }

    @Override
    public String words() {
        return "Spark " + context.version() + " at " + context.master();
    }

    @Override
    public void close() {
        context.close();
    }
}

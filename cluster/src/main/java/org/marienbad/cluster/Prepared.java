package org.marienbad.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.spark.SparkFiles;
import org.marienbad.framework.plugin.Plugins;

/** What an executor of Spark has made ready for one order; that for another order takes its place. Thread-safe. */
final class Prepared<T> {
    /** The games cannot be played here: what fails on one machine would fail on all, so Spark is not to try it again. */
    static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        Refusal(Throwable cause) {
            super(String.valueOf(cause.getMessage()), cause);
        }
    }

    private String order;
    private T ready;

    /**
     * What was made of {@code wanted}.
     *
     * @param plugins names of shipped files
     * @param make called once for an order; a refusal of it is one of this method
     */
    synchronized T get(String wanted, String[] plugins, BiFunction<String, Plugins, T> make) throws Refusal {
        if (!wanted.equals(order)) {
            Path[] places =
                    List.of(plugins).stream().map(SparkFiles::get).map(Path::of).toArray(Path[]::new);
            try {
                // Games may be known to the loader of the job only. Never closed: games of it may still run.
                Plugins found = Plugins.load(Thread.currentThread().getContextClassLoader(), places);
                ready = make.apply(wanted, found);
                order = wanted;
            } catch (RuntimeException | LinkageError refused) {
                throw new Refusal(refused);
            }
        }
        return ready;
    }
}

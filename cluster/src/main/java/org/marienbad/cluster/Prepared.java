package org.marienbad.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.spark.SparkFiles;
import org.marienbad.framework.plugin.Plugins;

/**
 * The objects that an executor of Spark has made ready for one order; those for another order take their place.
 * Thread-safe.
 */
final class Prepared<T> {
    /** The games cannot be played here: what fails on one machine would fail on all, so Spark is not to try it again. */
    static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        Refusal(Throwable cause) {
            super(String.valueOf(cause.getMessage()), cause);
        }
    }

    /**
     * The present objects.
     *
     * @param plugins held so that libraries find their services
     */
    private record Ready<T>(String order, T made, Plugins plugins) {}

    /** Null before the first. */
    private Ready<T> ready;

    /**
     * The result for {@code wanted}.
     *
     * @param shipped names of shipped files with plugins
     * @param make called once for an order; a refusal of it is one of this method
     */
    synchronized T get(String wanted, String[] shipped, BiFunction<String, Plugins, T> make) throws Refusal {
        if (ready == null || !wanted.equals(ready.order)) {
            Path[] places =
                    List.of(shipped).stream().map(SparkFiles::get).map(Path::of).toArray(Path[]::new);
            try {
                // Games may be known to the loader of the job only. Plugins of the order before are not closed, as
                // their games may still run; their files are given back when nothing holds them any more.
                Plugins found = Plugins.load(Thread.currentThread().getContextClassLoader(), places);
                ready = new Ready<>(wanted, made(wanted, found, make), found);
            } catch (RuntimeException | LinkageError refused) {
                throw new Refusal(refused);
            }
        }
        return ready.made;
    }

    private static <T> T made(String wanted, Plugins found, BiFunction<String, Plugins, T> make) {
        try {
            return make.apply(wanted, found);
        } catch (RuntimeException | LinkageError refused) {
            try {
                found.close();
            } catch (IOException unreadable) {
                refused.addSuppressed(unreadable);
            }
            throw refused;
        }
    }
}

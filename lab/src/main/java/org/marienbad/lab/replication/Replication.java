package org.marienbad.lab.replication;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/**
 * An experiment to be repeated by {@code marienbad reproduce ID}, as a plugin listed in
 * {@code META-INF/services/org.marienbad.lab.replication.Replication}. Needs a public constructor without parameters.
 *
 * <p>Words of {@link #messages()}: {@code ID.header} is one line for the help, {@code ID.option.KEY} or
 * {@code option.KEY} what a setting does.
 */
public interface Replication {
    /** The events of an experiment while it runs. */
    @FunctionalInterface
    interface Progress {
        /** Reports that more games were played. Called from any thread. */
        void played(long more);

        /**
         * Whether it should end; it then throws {@link java.util.concurrent.CancellationException} within a second or
         * so.
         */
        default boolean cancelled() {
            return false;
        }
    }

    /** Key in commands, and name of the main files: small letters, digits, dashes. */
    String id();

    default List<Setting<?>> settings() {
        return List.of();
    }

    /** How many games {@link #run} plays. */
    long games(Settings settings);

    /** Plays all games. The same settings give the same findings, whatever the number of threads. */
    Findings run(Settings settings, int threads, Progress progress);

    /** Base name of the message bundle: {@code messages} in the experiment's package. */
    default String messages() {
        return getClass().getPackageName() + ".messages";
    }

    /** The words of this experiment in one language, the framework's own where it has none. */
    default Messages messages(Locale locale) {
        return Messages.of(locale).with(getClass().getClassLoader(), messages());
    }
}

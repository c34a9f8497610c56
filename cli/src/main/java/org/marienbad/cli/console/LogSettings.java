package org.marienbad.cli.console;

/** Called by Java's logging when it is first needed, so that commands that log nothing do not load it. */
public final class LogSettings {
    public LogSettings() {
        Log.toStandardError();
    }

    /** Has Java call this class. */
    public static void register() {
        System.getProperties().putIfAbsent("java.util.logging.config.class", LogSettings.class.getName());
    }
}

package org.marienbad.cli.console;

import java.nio.file.Path;
import java.util.Locale;
import net.harawata.appdirs.AppDirs;
import net.harawata.appdirs.AppDirsFactory;
import net.harawata.appdirs.impl.WindowsAppDirs;

/**
 * The usual places of an application's files, by system. The system property {@code marienbad.config}, {@code
 * marienbad.data} or {@code marienbad.cache} names another place, and so does the environment variable {@code
 * MARIENBAD_CONFIG}, {@code MARIENBAD_DATA} or {@code MARIENBAD_CACHE}.
 */
public enum UserDirectory {
    CONFIG,
    DATA,
    CACHE;

    private static final String APPLICATION = "marienbad";

    /** The directory, which need not exist. */
    public Path path() {
        String named = System.getProperty(property(), System.getenv(variable()));
        return Path.of(named == null ? ofSystem() : named);
    }

    /** Tells it to those who may not know the launcher, by the system property. */
    public void publish() {
        System.setProperty(property(), path().toString());
    }

    private String property() {
        return APPLICATION + "." + name().toLowerCase(Locale.ROOT);
    }

    private String variable() {
        return APPLICATION.toUpperCase(Locale.ROOT) + "_" + name();
    }

    private String ofSystem() {
        AppDirs system = system();
        return switch (this) {
            case CONFIG -> system.getUserConfigDir(APPLICATION, null, null, true);
            case DATA -> system.getUserDataDir(APPLICATION, null, null);
            case CACHE -> system.getUserCacheDir(APPLICATION, null, null);
        };
    }

    /** On Windows the environment says it as well as the native call does, for which a library of 3 MB would be needed. */
    private static AppDirs system() {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows
                ? new WindowsAppDirs(folder -> System.getenv(folder.name().replace("LOCAL_APPDATA", "LOCALAPPDATA")))
                : AppDirsFactory.getInstance();
    }
}

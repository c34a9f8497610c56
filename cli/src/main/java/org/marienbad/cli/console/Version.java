package org.marienbad.cli.console;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
    public static String number() {
        String built = Version.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(built, "(not built into a jar)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"marienbad " + number()};
    }
}

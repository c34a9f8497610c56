package org.marienbad.cli.command;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {
    static String number() {
        String built = Version.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(built, "(not built into a jar)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"marienbad " + number()};
    }
}

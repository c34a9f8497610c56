package org.marienbad.desktop.command;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String built = Version.class.getPackage().getImplementationVersion();
        return new String[] {"marienbad " + Objects.requireNonNullElse(built, "(not built into a jar)")};
    }
}

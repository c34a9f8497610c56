package org.marienbad.cli.console;

import java.util.Objects;

/** The version that the build wrote into the jar, for those who do not know the library of the command line. */
public final class BuiltVersion {
    private BuiltVersion() {}

    public static String number() {
        String built = BuiltVersion.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(built, "(not built into a jar)");
    }
}

package org.marienbad.cli.console;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
    public static String number() {
        return BuiltVersion.number();
    }

    @Override
    public String[] getVersion() {
        return new String[] {"marienbad " + number()};
    }
}

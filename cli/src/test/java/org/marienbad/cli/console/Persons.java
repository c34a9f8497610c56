package org.marienbad.cli.console;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.Optional;

/** Terminals at which a person sits, without a screen to draw on. */
public final class Persons {
    private Persons() {}

    public static Terminal at(BufferedReader in, PrintWriter out, PrintWriter err) {
        return new Terminal(in, out, err, true, false, false, Optional::empty, System::nanoTime);
    }
}

package org.marienbad.cli.console;

/** What the process ends with. */
public final class ExitStatus {
    public static final int SUCCESS = 0;
    public static final int FAILED = 1;
    public static final int BAD_INPUT = 2;

    private ExitStatus() {}
}

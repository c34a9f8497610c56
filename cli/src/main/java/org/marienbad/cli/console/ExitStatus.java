package org.marienbad.cli.console;

/** The exit statuses of the process. */
public final class ExitStatus {
    public static final int SUCCESS = 0;
    public static final int FAILED = 1;
    public static final int BAD_INPUT = 2;

    private ExitStatus() {}
}

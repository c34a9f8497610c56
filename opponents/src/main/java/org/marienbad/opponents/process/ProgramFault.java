package org.marienbad.opponents.process;

/** The fault of a program, in one sentence: it ended, did not answer, or sent a malformed answer. */
public final class ProgramFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean gone;

    public ProgramFault(String message, boolean gone) {
        super(message);
        this.gone = gone;
    }

    /** Whether the program has exited, so that restarting it may help. */
    public boolean isGone() {
        return gone;
    }

    /** The sentence alone: it is told to people as the cause of a lost game. */
    @Override
    @SuppressWarnings("OverrideThrowableToString") // getMessage is the same, but reports of failures ask this
    public String toString() {
        return getMessage();
    }
}

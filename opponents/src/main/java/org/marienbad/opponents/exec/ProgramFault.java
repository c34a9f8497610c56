package org.marienbad.opponents.exec;

/** What a program did wrong, in one sentence: it ended, did not answer, or answered what is no answer. */
final class ProgramFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean gone;

    ProgramFault(String message, boolean gone) {
        super(message);
        this.gone = gone;
    }

    /** Whether the program is not there any more, so that it may help to start it again. */
    boolean isGone() {
        return gone;
    }
}

package org.teavm.classlib.java.util.concurrent;

/** The failure of a stage on which another depends. */
public class TCompletionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TCompletionException(Throwable cause) {
        super(cause);
    }
}

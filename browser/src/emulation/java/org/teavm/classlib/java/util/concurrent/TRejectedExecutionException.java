package org.teavm.classlib.java.util.concurrent;

/** An executor takes no task any more. */
public class TRejectedExecutionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TRejectedExecutionException() {}

    public TRejectedExecutionException(String message) {
        super(message);
    }
}

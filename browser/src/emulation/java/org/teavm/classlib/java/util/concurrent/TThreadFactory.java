package org.teavm.classlib.java.util.concurrent;

/** Makes threads. */
public interface TThreadFactory {
    Thread newThread(Runnable task);
}

package org.teavm.classlib.java.util.concurrent;

/** The result of a task that is done later. */
public interface TScheduledFuture<V> extends TFuture<V> {}

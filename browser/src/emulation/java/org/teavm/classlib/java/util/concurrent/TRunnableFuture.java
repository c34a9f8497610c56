package org.teavm.classlib.java.util.concurrent;

/** A task with a result. */
public interface TRunnableFuture<V> extends Runnable, TFuture<V> {}

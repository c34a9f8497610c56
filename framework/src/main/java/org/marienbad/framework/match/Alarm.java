package org.marienbad.framework.match;

/** A source of time that calls back, as the session must notice when a player or a clock has run out of time. */
@FunctionalInterface
public interface Alarm {
    /**
     * Runs {@code task}, which must not take long, when {@code nanos} have passed.
     *
     * @return calls the alarm off, unless the task runs already
     */
    Runnable after(long nanos, Runnable task);
}

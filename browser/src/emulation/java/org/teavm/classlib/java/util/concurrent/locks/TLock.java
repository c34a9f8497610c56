package org.teavm.classlib.java.util.concurrent.locks;

/** A lock. */
public interface TLock {
    void lock();

    boolean tryLock();

    void unlock();
}

package org.teavm.classlib.java.util.concurrent.atomic;

/** An array of longs for one thread. */
public class TAtomicLongArray {
    private final long[] values;

    public TAtomicLongArray(int length) {
        values = new long[length];
    }

    public final int length() {
        return values.length;
    }

    public final long get(int index) {
        return values[index];
    }

    public final void set(int index, long value) {
        values[index] = value;
    }

    public final void lazySet(int index, long value) {
        values[index] = value;
    }

    public final long getPlain(int index) {
        return values[index];
    }

    public final void setPlain(int index, long value) {
        values[index] = value;
    }

    public final long getOpaque(int index) {
        return values[index];
    }

    public final void setOpaque(int index, long value) {
        values[index] = value;
    }

    public final long getAcquire(int index) {
        return values[index];
    }

    public final void setRelease(int index, long value) {
        values[index] = value;
    }

    public final boolean compareAndSet(int index, long expected, long value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }

    public final long getAndAdd(int index, long more) {
        long before = values[index];
        values[index] = before + more;
        return before;
    }

    public final long addAndGet(int index, long more) {
        values[index] += more;
        return values[index];
    }
}

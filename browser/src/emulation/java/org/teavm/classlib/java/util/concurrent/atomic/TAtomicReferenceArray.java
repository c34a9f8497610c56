package org.teavm.classlib.java.util.concurrent.atomic;

/** An array of references for one thread. */
public class TAtomicReferenceArray<E> {
    private final Object[] values;

    public TAtomicReferenceArray(int length) {
        values = new Object[length];
    }

    public final int length() {
        return values.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int index) {
        return (E) values[index];
    }

    public final void set(int index, E value) {
        values[index] = value;
    }

    public final boolean compareAndSet(int index, E expected, E value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }

    public final E getAndSet(int index, E value) {
        E before = get(index);
        values[index] = value;
        return before;
    }
}

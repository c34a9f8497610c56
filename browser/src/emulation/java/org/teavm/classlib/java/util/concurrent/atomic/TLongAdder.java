package org.teavm.classlib.java.util.concurrent.atomic;

/** A sum. */
public class TLongAdder extends Number {
    private static final long serialVersionUID = 1L;
    private long sum;

    public void add(long more) {
        sum += more;
    }

    public void increment() {
        sum++;
    }

    public long sum() {
        return sum;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public long longValue() {
        return sum;
    }

    @Override
    public float floatValue() {
        return sum;
    }

    @Override
    public double doubleValue() {
        return sum;
    }
}

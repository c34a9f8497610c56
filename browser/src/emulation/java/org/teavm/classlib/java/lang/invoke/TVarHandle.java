package org.teavm.classlib.java.lang.invoke;

/** Sees bytes as longs, the least byte first. */
public final class TVarHandle {
    /** Here since {@code MethodHandles} is known, but has no such method. */
    public static TVarHandle byteArrayViewVarHandle(Class<?> view, java.nio.ByteOrder order) {
        return new TVarHandle();
    }

    public TVarHandle withInvokeExactBehavior() {
        return this;
    }

    public long get(byte[] bytes, int at) {
        long value = 0;
        for (int i = 7; i >= 0; i--) {
            value = value << 8 | bytes[at + i] & 255;
        }
        return value;
    }

    public void set(byte[] bytes, int at, long value) {
        for (int i = 0; i < 8; i++) {
            bytes[at + i] = (byte) (value >>> 8 * i);
        }
    }
}

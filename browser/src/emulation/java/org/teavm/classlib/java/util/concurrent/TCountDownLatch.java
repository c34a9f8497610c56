package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.TimeUnit;

/** Nobody can wait where there is one thread: who would have to, goes on. */
public class TCountDownLatch {
    private long count;

    public TCountDownLatch(int count) {
        this.count = count;
    }

    public void countDown() {
        count = Math.max(0, count - 1);
    }

    public long getCount() {
        return count;
    }

    public void await() {}

    public boolean await(long time, TimeUnit unit) {
        return count == 0;
    }
}

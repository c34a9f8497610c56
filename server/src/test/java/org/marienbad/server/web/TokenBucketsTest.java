package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TokenBucketsTest {
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong now = new AtomicLong();
    private final TokenBuckets buckets = new TokenBuckets(new WebLimits.Rate(3, 2), now::get);

    private int taken(String key, int times) {
        int taken = 0;
        for (int i = 0; i < times; i++) {
            taken += buckets.take(key) ? 1 : 0;
        }
        return taken;
    }

    @Test
    void aBurstIsAllowedAndThenASteadyRate() {
        assertEquals(3, taken("a", 10));
        now.addAndGet(SECOND);
        assertEquals(2, taken("a", 10));
        now.addAndGet(100 * SECOND);
        assertEquals(3, taken("a", 10), "what was not used is not kept");
    }

    @Test
    void eachKeyHasItsOwn() {
        assertEquals(3, taken("a", 10));
        assertTrue(buckets.take("b"));
    }

    @Test
    void aFullBucketIsForgotten() {
        assertEquals(3, taken("a", 3));
        buckets.sweep();
        assertEquals(1, buckets.size());
        assertFalse(buckets.take("a"));
        now.addAndGet(2 * SECOND);
        buckets.sweep();
        assertEquals(0, buckets.size());
    }

    @Test
    void aFloodOfKeysTakesBoundedMemory() {
        for (int i = 0; i < 150_000; i++) {
            buckets.take("key " + i);
        }
        assertTrue(buckets.size() <= 100_001, "" + buckets.size());
        assertFalse(buckets.take("one more"), "those that are too many share a bucket, which is empty");
        assertTrue(buckets.take("key 7"), "those who came before have their own");
    }
}

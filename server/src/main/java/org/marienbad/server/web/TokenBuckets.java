package org.marienbad.server.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;

/**
 * A token bucket for each key. It holds some tokens at first, each request takes one, and new ones come at a steady
 * rate (Turner 1986). Thread-safe.
 */
final class TokenBuckets {
    /** More keys than these share one bucket, so that a flood from many addresses cannot fill the memory. */
    private static final int MOST = 100_000;

    private static final String REST = "";

    private record Bucket(double tokens, long nanos) {}

    private final WebLimits.Rate rate;
    private final LongSupplier nanoTime;
    private final ConcurrentMap<String, Bucket> buckets = new ConcurrentHashMap<>();

    TokenBuckets(WebLimits.Rate rate, LongSupplier nanoTime) {
        this.rate = rate;
        this.nanoTime = nanoTime;
    }

    /** Takes a token from the bucket of {@code key}, if there is one. */
    boolean take(String key) {
        String owner = buckets.size() < MOST || buckets.containsKey(key) ? key : REST;
        boolean[] taken = new boolean[1];
        buckets.compute(owner, (same, bucket) -> {
            long now = nanoTime.getAsLong();
            double tokens = bucket == null ? rate.burst() : tokens(bucket, now);
            taken[0] = tokens >= 1;
            return new Bucket(taken[0] ? tokens - 1 : tokens, now);
        });
        return taken[0];
    }

    private double tokens(Bucket bucket, long now) {
        return Math.min(rate.burst(), bucket.tokens() + (now - bucket.nanos()) / 1e9 * rate.perSecond());
    }

    /** Forgets the buckets that are full again, as a new one would be. */
    void sweep() {
        long now = nanoTime.getAsLong();
        buckets.values().removeIf(bucket -> tokens(bucket, now) >= rate.burst());
    }

    int size() {
        return buckets.size();
    }
}

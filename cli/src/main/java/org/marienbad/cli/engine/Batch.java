package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.StringJoiner;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Several requests in one line: each begins when the one before is answered, and the answers are one line, in the order
 * of the requests.
 */
final class Batch {
    /** Most requests of a batch. */
    static final int MOST = 1000;

    private final JsonNode requests;
    private final BiConsumer<JsonNode, Consumer<String>> start;
    private final Consumer<String> out;
    private final StringJoiner answers = new StringJoiner(",", "[", "]");
    private final CountDownLatch done = new CountDownLatch(1);
    private int answered;
    private boolean running;

    /**
     * @param requests an array
     * @param start begins a request and tells where its answer goes, from any thread, now or later
     */
    Batch(JsonNode requests, BiConsumer<JsonNode, Consumer<String>> start, Consumer<String> out) {
        this.requests = requests;
        this.start = start;
        this.out = out;
    }

    /**
     * Begins all requests that can begin. A loop, not a recursion: a request may be answered before {@code start}
     * returns.
     */
    void run() {
        while (true) {
            int next;
            synchronized (this) {
                if (running) {
                    return;
                }
                if (answered == requests.size()) {
                    break;
                }
                next = answered;
                running = true;
            }
            boolean[] returned = {false};
            start.accept(requests.get(next), answer -> take(answer, returned));
            synchronized (this) {
                returned[0] = true;
                if (answered == next) {
                    return; // the thread that answers goes on
                }
            }
        }
        out.accept(answers.toString());
        done.countDown();
    }

    private void take(String answer, boolean[] returned) {
        boolean alone;
        synchronized (this) {
            answers.add(answer);
            answered++;
            running = false;
            alone = returned[0];
        }
        if (alone) {
            run();
        }
    }

    void awaitAnswer() throws InterruptedException {
        done.await();
    }

    boolean isAnswered() {
        return done.getCount() == 0;
    }
}

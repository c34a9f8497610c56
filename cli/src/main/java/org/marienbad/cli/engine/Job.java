package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.marienbad.framework.game.PluginFault;

/** One request and its one answer. The first to come gives it: the worker, a cancellation or the watchdog. */
final class Job {
    /** The work of a request in a worker. */
    @FunctionalInterface
    interface Work {
        /** @throws IllegalArgumentException with the sentence of a refusal */
        ObjectNode run(Job job);
    }

    private final JsonNode id;
    private final Work work;
    private final Consumer<String> out;
    private final AtomicBoolean answered = new AtomicBoolean();
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean cancelled;
    /** When the watchdog ends it, by {@link System#nanoTime}. */
    private volatile long deadline;
    /** The culprit named in the error if the watchdog ends it. */
    private volatile String suspect = "the request";

    private volatile Runnable onDeadline = () -> {};
    private volatile Runnable onExpiry = () -> {};

    Job(JsonNode id, Work work, Consumer<String> out) {
        this.id = id;
        this.work = work;
        this.out = out;
    }

    JsonNode id() {
        return id;
    }

    /** Does the work in the calling thread and answers. */
    void run() {
        try {
            answer(work.run(this));
        } catch (IllegalArgumentException | PluginFault refused) {
            fail(refused.getMessage());
        } catch (Throwable failure) { // a plugin's error of any kind costs its own request only
            fail("failed: " + PluginFault.describe(failure));
        }
    }

    /** Answers, unless somebody has done so. */
    void answer(ObjectNode fields) {
        if (answered.compareAndSet(false, true)) {
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            answer.set("id", id);
            answer.setAll(fields);
            out.accept(answer.toString());
            done.countDown();
        }
    }

    /** Answers with an error, unless somebody has answered. */
    void fail(String message) {
        String line = String.valueOf(message).lines().map(String::strip).collect(Collectors.joining(" "));
        answer(JsonNodeFactory.instance.objectNode().put("error", line));
    }

    boolean isAnswered() {
        return answered.get();
    }

    void awaitAnswer() throws InterruptedException {
        done.await();
    }

    void cancel() {
        cancelled = true;
    }

    boolean cancelled() {
        return cancelled;
    }

    /** Lets the watchdog end it {@code nanos} from now, with an error that blames {@code who}. */
    void allow(long nanos, String who) {
        suspect = who;
        deadline = System.nanoTime() + nanos;
        onDeadline.run();
    }

    /** Is run whenever the time allowed changes. */
    void onDeadline(Runnable watch) {
        onDeadline = watch;
    }

    /** Nanoseconds until the watchdog ends it. */
    long nanosLeft() {
        return deadline - System.nanoTime();
    }

    /** Is run when the watchdog ends the job, before it is answered. */
    void onExpiry(Runnable reaction) {
        onExpiry = reaction;
    }

    void expire() {
        onExpiry.run();
        fail(suspect + " did not answer in time");
    }
}

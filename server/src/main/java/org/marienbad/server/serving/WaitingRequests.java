package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.room.RoomVerbs;

/** Requests that are answered when something has happened in the room. Confined to the room's executor. */
final class WaitingRequests {
    private static final int MOST_WAIT = 30;

    private final House house;
    private final Executor executor;
    private final LongSupplier version;
    private final List<Waiting> waiting = new ArrayList<>();

    private record Waiting(long after, Supplier<JsonNode> answer, CompletableFuture<JsonNode> future) {}

    /**
     * How long a request waits for something to happen.
     *
     * @param after waits only if the room is at this version
     */
    record Wait(long seconds, long after) {
        static Wait of(RoomVerbs.Request request) {
            if (!RoomVerbs.WAITING.contains(request.verb())) {
                return new Wait(0, 0);
            }
            return new Wait(
                    request.body().optionalNumber("wait", 0, MOST_WAIT).orElse(0),
                    request.body().optionalLong("after").orElse(-1));
        }
    }

    /** @param version the room's */
    WaitingRequests(House house, Executor executor, LongSupplier version) {
        this.house = house;
        this.executor = executor;
        this.version = version;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /**
     * Answers with {@code result} now, or with {@code later} when {@code wait} says so.
     *
     * @throws Refusal if too many wait already
     */
    void answer(Wait wait, Supplier<JsonNode> result, Supplier<JsonNode> later, CompletableFuture<JsonNode> answer) {
        if (wait.seconds() == 0 || wait.after() != version.getAsLong()) {
            answer.complete(result.get());
            return;
        }
        if (waiting.size() >= house.settings().subscribers()) {
            throw new Refusal(Refusal.Reason.TOO_MANY, Text.of("refused.subscribers"));
        }
        Waiting waits = new Waiting(wait.after(), later, answer);
        waiting.add(waits);
        house.delays()
                .after(
                        Duration.ofSeconds(wait.seconds()),
                        () -> executor.execute(() -> {
                            if (waiting.remove(waits)) {
                                complete(waits);
                            }
                        }));
    }

    private static void complete(Waiting waits) {
        try {
            waits.future().complete(waits.answer().get());
        } catch (RuntimeException failure) {
            waits.future().completeExceptionally(failure);
        }
    }

    /** Answers those that wait for another version than the room's present one. */
    void answerDue() {
        List<Waiting> due = waiting.stream()
                .filter(each -> each.after() != version.getAsLong())
                .toList();
        waiting.removeAll(due);
        due.forEach(WaitingRequests::complete);
    }

    /** Nothing happens here any more. */
    void refuse(Text reason) {
        List<Waiting> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(each -> each.future().completeExceptionally(new Refusal(Refusal.Reason.BUSY, reason)));
    }
}

package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.marienbad.server.protocol.Message;

class OutboxTest {
    private static final int MOST = 3;

    private final List<String> sent = new ArrayList<>();
    private final AtomicLong now = new AtomicLong();
    private Runnable delivered;
    private int asked;

    private final Outbox outbox = new Outbox(
            new Outbox.Line() {
                @Override
                public void send(byte[] json, Runnable done) {
                    sent.add(new String(json, StandardCharsets.UTF_8));
                    delivered = done;
                }

                @Override
                public void askForNewest() {
                    asked++;
                }
            },
            MOST,
            now::get);

    private void put(String json) {
        put(json, false);
    }

    private void put(String json, boolean isFirst) {
        outbox.put(new Message("any", 1, json.getBytes(StandardCharsets.UTF_8), isFirst));
    }

    private void deliver() {
        Runnable done = delivered;
        delivered = null;
        done.run();
    }

    @Test
    void messagesGoOneAfterTheOther() {
        put("a");
        put("b");
        assertEquals(List.of("a"), sent);
        deliver();
        deliver();
        put("c");
        assertEquals(List.of("a", "b", "c"), sent);
        assertEquals(0, asked);
    }

    @Test
    void aReaderThatFallsBehindGetsTheNewestStateInsteadOfAllItMissed() {
        for (int i = 0; i < 100; i++) {
            put("" + i);
        }
        assertEquals(List.of("0"), sent);
        assertEquals(0, asked, "not before it reads again");
        deliver();
        assertEquals(List.of("0"), sent);
        assertEquals(1, asked);
        put("a room that is told to all");
        put("a change of what it does not know");
        put("room", true);
        put("newest");
        deliver();
        assertEquals(List.of("0", "room", "newest"), sent);
    }

    @Test
    void theLastMessageComesAfterThoseThatWait() {
        List<String> ended = new ArrayList<>();
        put("a");
        put("b");
        outbox.close("bye".getBytes(StandardCharsets.UTF_8), () -> ended.add("end"));
        put("late");
        outbox.close("again".getBytes(StandardCharsets.UTF_8), () -> ended.add("twice"));
        deliver();
        deliver();
        assertEquals(List.of(), ended);
        deliver();
        assertEquals(List.of("a", "b", "bye"), sent);
        assertEquals(List.of("end"), ended);
    }

    @Test
    void itKnowsHowLongTheSocketHasNotRead() {
        assertEquals(0, outbox.lagNanos());
        put("a");
        now.set(7);
        assertEquals(7, outbox.lagNanos());
        put("b");
        deliver();
        assertEquals(0, outbox.lagNanos());
    }
}

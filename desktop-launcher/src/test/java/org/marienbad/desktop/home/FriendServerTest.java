package org.marienbad.desktop.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no sh")
class FriendServerTest {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

    private String answer() throws InterruptedException {
        return told.poll(30, TimeUnit.SECONDS);
    }

    @Test
    void theLinkIsToldAndTheProcessEndsWithTheWindow() throws Exception {
        String serves = "echo 'It is at http://localhost:1/#host=x'; echo 'Others: http://10.0.0.1:1/'; exec cat";
        try (FriendServer server = new FriendServer(List.of("sh", "-c", serves))) {
            server.start(told::add, told::add);
            assertEquals("http://10.0.0.1:1/#host=x", answer());
            server.start(told::add, told::add);
            assertEquals("http://10.0.0.1:1/#host=x", answer(), "it serves already");
            server.stop();
            assertFalse(server.isServing());
        }
    }

    @Test
    void whoAsksWhileItBeginsHasTheSameLink() throws Exception {
        String serves = "echo http://localhost:1/$$; echo; exec cat";
        try (FriendServer server = new FriendServer(List.of("sh", "-c", serves))) {
            server.start(told::add, told::add);
            server.start(told::add, told::add);
            assertEquals(answer(), answer());
        }
    }

    @Test
    void whyItCannotServeIsTold() throws Exception {
        try (FriendServer server = new FriendServer(List.of("sh", "-c", "echo 'no port is free'"))) {
            server.start(told::add, problem -> told.add("! " + problem));
            assertEquals("! no port is free", answer());
        }
        try (FriendServer server = new FriendServer(List.of("/there/is/no/such/program"))) {
            server.start(told::add, problem -> told.add("!"));
            assertEquals("!", answer());
        }
    }
}

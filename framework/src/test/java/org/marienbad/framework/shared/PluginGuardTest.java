package org.marienbad.framework.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.PluginFault;

class PluginGuardTest {
    private static final Duration LONG = Duration.ofMinutes(5);

    static List<PluginGuard> inThisThreadAndInAnother() {
        PluginGuard guard = PluginGuard.of("player odd").in("create");
        return List.of(guard, guard.within(LONG));
    }

    private static <T> Supplier<T> throwing(Error error) {
        return () -> {
            throw error;
        };
    }

    private static <T> Supplier<T> throwing(RuntimeException exception) {
        return () -> {
            throw exception;
        };
    }

    @ParameterizedTest
    @MethodSource("inThisThreadAndInAnother")
    void aPluginFaultNamesPluginAndMethod(PluginGuard guard) {
        for (Error error : List.of(new StackOverflowError(), new AssertionError("so"), new NoClassDefFoundError("X"))) {
            PluginFault fault = assertThrows(PluginFault.class, () -> guard.call(throwing(error)));
            assertTrue(
                    fault.getMessage()
                            .matches("player odd failed in create: " + error
                                    + " at .*\\(PluginGuardTest\\.java:\\d+\\)"),
                    fault.getMessage());
            assertSame(error, fault.getCause());
        }
        assertEquals(3, guard.call(() -> 3));
    }

    @ParameterizedTest
    @MethodSource("inThisThreadAndInAnother")
    void aRefusalAndAFaultThatIsKnownPassAsTheyAre(PluginGuard guard) {
        RuntimeException refusal = new IllegalArgumentException("allowed: 1 to 3");
        assertThrows(PluginFault.class, () -> guard.call(throwing(refusal)));
        assertSame(
                refusal,
                assertThrows(
                        IllegalArgumentException.class,
                        () -> guard.passing(IllegalArgumentException.class).call(throwing(refusal))));
        RuntimeException known = new PluginFault("game nim failed", null);
        assertSame(known, assertThrows(PluginFault.class, () -> guard.call(throwing(known))));
    }

    @ParameterizedTest
    @MethodSource("inThisThreadAndInAnother")
    void aMachineWithoutMemoryIsNotThePluginsFault(PluginGuard guard) {
        assertThrows(OutOfMemoryError.class, () -> guard.call(throwing(new OutOfMemoryError())));
        assertThrows(
                OutOfMemoryError.class,
                () -> PluginGuard.run(() -> guard.call(throwing(new OutOfMemoryError())), failure -> {}));
    }

    @Test
    void endlessCallsAreGivenUpAndInterrupted() throws InterruptedException {
        AtomicBoolean begun = new AtomicBoolean();
        CountDownLatch interrupted = new CountDownLatch(1);
        PluginGuard guard = PluginGuard.of("game stuck").in("create").within(Duration.ofMillis(1));
        PluginFault fault = assertThrows(
                PluginFault.class,
                () -> guard.call(() -> {
                    begun.set(true);
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException end) {
                        interrupted.countDown();
                    }
                    return null;
                }));
        assertEquals("game stuck hangs: no answer from create within 1 ms", fault.getMessage());
        // A call that has not begun within the limit never does, so there is nothing to interrupt.
        if (begun.get()) {
            interrupted.await();
        }
    }

    @Test
    void aCallThatHungFailsAtOnceFromThenOn() {
        Map<Object, PluginFault> hung = new ConcurrentHashMap<>();
        CountDownLatch never = new CountDownLatch(1);
        PluginGuard guard = PluginGuard.of("game stuck").within(Duration.ofMillis(1));
        PluginFault first = assertThrows(
                PluginFault.class, () -> guard.remembering(hung, "a").atPly(3).run(() -> awaitDeaf(never)));
        assertEquals("game stuck hangs at ply 3: no answer within 1 ms", first.getMessage());
        assertTrue(first.isHang());
        PluginGuard patient = PluginGuard.of("game stuck");
        assertSame(
                first,
                assertThrows(
                        PluginFault.class, () -> patient.remembering(hung, "a").call(() -> "x")));
        assertEquals("x", patient.remembering(hung, "b").call(() -> "x"), "other calls go on");
        assertThrows(
                PluginFault.class, () -> patient.remembering(hung, "c").call(throwing(new IllegalStateException())));
        assertEquals("x", patient.remembering(hung, "c").call(() -> "x"), "a failure is no hang");
        never.countDown();
    }

    private static void awaitDeaf(CountDownLatch never) {
        try {
            never.await();
        } catch (InterruptedException given) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void nothingIsNoAnswerWhereSomethingIsNeeded() {
        PluginGuard guard = PluginGuard.of("game nil").in("create");
        assertEquals(
                "game nil failed in create: it gave nothing (null)",
                assertThrows(PluginFault.class, () -> guard.require(() -> null)).getMessage());
        assertEquals("x", guard.require(() -> "x"));
    }

    @Test
    void bundledPluginsKeepTheCallersThread() {
        PluginGuard guard = PluginGuard.of("x");
        Thread here = Thread.currentThread();
        assertSame(here, guard.within(LONG, this).call(Thread::currentThread));
        assertNotSame(here, guard.within(LONG, "of another class loader").call(Thread::currentThread));
    }

    @Test
    void aTaskThatFailsIsToldAndTheCallerGoesOn() {
        List<Throwable> failures = new ArrayList<>();
        Error error = new AssertionError("drawn wrongly");
        PluginGuard.run(throwing(error)::get, failures::add);
        PluginGuard.run(() -> {}, failures::add);
        assertEquals(List.of(error), failures);
        assertTrue(PluginGuard.isFault(new IllegalStateException()));
    }
}

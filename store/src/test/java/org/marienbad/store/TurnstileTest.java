package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TurnstileTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Turnstile turnstile = new Turnstile(nanos::get);

    private List<Long> enter(int count) throws SQLException {
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(turnstile.enter());
        }
        return numbers;
    }

    @Test
    void manyMayWaitAsLongAsTheyComeBack() throws SQLException {
        List<Long> all = enter(10 * Turnstile.MOST_INSIDE);
        nanos.addAndGet(Turnstile.PATIENCE.toNanos() - 1);
        turnstile.enter();
        all.forEach(turnstile::leave);
        nanos.addAndGet(1);
        enter(Turnstile.MOST_INSIDE);
    }

    @Test
    void nobodyWaitsWithThoseWhoDoNotComeBack() throws SQLException {
        List<Long> all = enter(Turnstile.MOST_INSIDE);
        nanos.addAndGet(Turnstile.PATIENCE.toNanos());
        assertThrows(SQLException.class, turnstile::enter);
        turnstile.leave(all.get(3));
        assertDoesNotThrow(turnstile::enter, "there is room");
        assertThrows(SQLException.class, turnstile::enter);
        all.forEach(turnstile::leave);
        assertDoesNotThrow(turnstile::enter);
    }
}

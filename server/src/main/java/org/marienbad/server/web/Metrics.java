package org.marienbad.server.web;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.server.house.GameCounts;
import org.marienbad.server.serving.Rooms;

/** How much goes on, in the text format of Prometheus. */
final class Metrics {
    private static final Duration[] LATENCIES = {
        Duration.ofMillis(2),
        Duration.ofMillis(5),
        Duration.ofMillis(10),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofMillis(100),
        Duration.ofMillis(200),
        Duration.ofMillis(500),
        Duration.ofSeconds(1),
        Duration.ofSeconds(5)
    };

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    Metrics(Rooms rooms) {
        Gauge.builder("marienbad.rooms", rooms, all -> all.figures().rooms())
                .description("Rooms in memory")
                .register(registry);
        Gauge.builder("marienbad.subscribers", rooms, all -> all.figures().subscribers())
                .description("Players and spectators who are told what happens")
                .register(registry);
        Gauge.builder("marienbad.thoughts.waiting", rooms, all -> all.figures().waiting())
                .description("Decisions of computer players that wait for a thread")
                .register(registry);
        Gauge.builder("marienbad.thoughts.running", rooms, all -> all.figures().thinking())
                .description("Decisions of computer players that are thought about")
                .register(registry);
        for (GameProvider game : rooms.games()) {
            count("marienbad.plies", "Plies played", game, counts -> counts.plies(game.id()), rooms);
            count("marienbad.games.begun", "Games that were begun", game, counts -> counts.begun(game.id()), rooms);
            count(
                    "marienbad.games.ended",
                    "Games that came to their end",
                    game,
                    counts -> counts.ended(game.id()),
                    rooms);
        }
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
    }

    private void count(String name, String what, GameProvider game, ToDoubleFunction<GameCounts> figure, Rooms rooms) {
        FunctionCounter.builder(name, rooms.counts(), figure)
                .description(what)
                .tag("game", game.id())
                .register(registry);
    }

    void watch(Sockets sockets) {
        Gauge.builder("marienbad.sockets", sockets, Sockets::size)
                .description("Open sockets")
                .register(registry);
    }

    /** Counts an answer. */
    void answered(String verb, int status, long nanos) {
        Timer.builder("marienbad.requests")
                .description("Requests, by what was asked for and the status of the answer")
                .tag("verb", verb)
                .tag("status", String.valueOf(status))
                .serviceLevelObjectives(LATENCIES)
                .register(registry)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    /** Counts a socket that was closed for {@code fault}. */
    void cutOff(String fault) {
        registry.counter("marienbad.sockets.cut", "why", fault).increment();
    }

    String text() {
        return registry.scrape();
    }

    void close() {
        registry.close();
    }
}

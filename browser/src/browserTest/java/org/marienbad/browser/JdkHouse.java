package org.marienbad.browser;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Services;
import org.marienbad.store.RoomsInMemory;
import org.marienbad.store.StoredRoom;

/** The house of the worker on a JDK; its time passes as fast as its tasks do. */
final class JdkHouse {
    /** In the order in which they are due. */
    private final PriorityQueue<Task> tasks =
            new PriorityQueue<>(Comparator.comparingLong(Task::due).thenComparingLong(Task::number));

    private final BrowserHouse house;
    private long now;
    private long latest;

    private record Task(long due, long number, Runnable work) {}

    JdkHouse() {
        this(List.of(), (id, room) -> {});
    }

    JdkHouse(List<StoredRoom> kept, RoomsInMemory.Keeper keeper) {
        house = new BrowserHouse(
                new EventLoop((millis, work) -> tasks.add(new Task(now + millis, ++latest, work))),
                new TextGames().plugins(Services.NONE),
                kept,
                keeper);
    }

    String ask(String language, String verb, String body) {
        return ask(language, "", "", verb, body);
    }

    String ask(String language, String token, String room, String verb, String body) {
        List<String> answers = new ArrayList<>();
        house.ask(language, token, room, verb, body, (status, json) -> answers.add(json));
        run(() -> !answers.isEmpty());
        settle();
        return answers.get(0);
    }

    /** The events of a room, as long as the house is there. */
    List<String> subscribe(String language, String token, String room) {
        List<String> events = new ArrayList<>();
        house.subscribe(language, token, room, events::add);
        settle();
        return events;
    }

    /** Lets time pass until {@code isDone}. */
    void run(BooleanSupplier isDone) {
        while (!isDone.getAsBoolean()) {
            step();
        }
    }

    private void settle() {
        while (tasks.peek().due() <= now) {
            step();
        }
    }

    private void step() {
        Task task = tasks.poll();
        now = Math.max(now, task.due());
        task.work().run();
    }
}

package org.marienbad.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Services;
import org.marienbad.store.StoredRoom;
import org.teavm.interop.Export;
import org.teavm.interop.Import;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The functions that the script of the worker calls. */
public final class BrowserWorker {
    private static final List<StoredRoom> KEPT = new ArrayList<>();
    private static final TextGames GAMES = new TextGames();
    private static final EventLoop LOOP = new EventLoop(new BrowserTimer());
    private static final BrowserWorkers WORKERS = new BrowserWorkers(new BrowserPost());
    private static BrowserHouse house;
    /** Whether the search for another worker is to end. */
    private static boolean ends;

    private BrowserWorker() {}

    /** Takes an answer, with a status as HTTP has it. */
    @JSFunctor
    public interface Answer extends JSObject {
        void told(int status, String json);
    }

    /** Takes the events of a room, or the answer to another worker. */
    @JSFunctor
    public interface Listener extends JSObject {
        void heard(String json);
    }

    /** Something to do later. */
    @JSFunctor
    interface Task extends JSObject {
        void run();
    }

    @JSBody(
            params = {"millis", "task"},
            script = "setTimeout(task, millis);")
    private static native void later(int millis, Task task);

    /** Lets the script call {@link #turn} in a turn of its own. */
    @JSBody(script = "marienbadSoon();")
    private static native void soon();

    /** Suspends the program, if the browser can, for the turns of others. */
    @Import(module = "marienbad", name = "pause")
    private static native void suspend();

    @JSBody(script = "return marienbadSuspends;")
    private static native boolean suspends();

    private static final class BrowserTimer implements EventLoop.Timer {
        @Override
        public void later(int millis, Runnable task) {
            BrowserWorker.later(millis, task::run);
        }

        @Override
        public void soon(Runnable turn) {
            BrowserWorker.soon();
        }

        @Override
        public void pause() {
            suspend();
        }

        @Override
        public boolean suspends() {
            return BrowserWorker.suspends();
        }
    }

    @JSBody(script = "return (navigator.hardwareConcurrency || 1) - 1;")
    private static native int others();

    @JSBody(
            params = {"number", "order"},
            script = "marienbadBegin(number, order);")
    private static native void begin(int number, String order);

    @JSBody(params = "number", script = "marienbadEnd(number);")
    private static native void end(int number);

    private static final class BrowserPost implements BrowserWorkers.Post {
        /** None where this worker could not wait for them. */
        @Override
        public int count() {
            return LOOP.pauses() ? others() : 0;
        }

        @Override
        public void begin(int number, String order) {
            BrowserWorker.begin(number, order);
        }

        @Override
        public void end(int number) {
            BrowserWorker.end(number);
        }

        @Override
        public void await(BooleanSupplier over) {
            LOOP.await(over);
        }
    }

    /** As {@link BrowserWorkers#answer}. */
    @JSExport
    public static void answer(int number, String json) {
        WORKERS.answer(number, json);
    }

    private static <T> List<T> services(Class<T> type) {
        return type.isInstance(WORKERS) ? List.of(type.cast(WORKERS)) : List.of();
    }

    /** Does for another worker what {@link SearchOrder} says; the answer is empty where it cannot. */
    @JSExport
    public static void search(String order, Listener answer) {
        ends = false;
        LOOP.place().lane(() -> {}).execute(() -> {
            String found = "";
            try {
                found = SearchOrder.search(GAMES.plugins(Services.NONE), order, () -> ends);
            } finally {
                answer.heard(found);
            }
        });
    }

    /** Ends the search for another worker, which then answers. */
    @JSExport
    public static void endSearch() {
        ends = true;
    }

    /** The next turn of the event loop. The script calls it such that it can be suspended. */
    @Export(name = "turn")
    public static void turn() {
        LOOP.turn();
    }

    /** The turn has ended in an error that no Java could catch. */
    @JSExport
    public static void failed() {
        LOOP.forget();
    }

    /** The compiler adds calls of this wherever a search asks whether it is cancelled. */
    static void pause() {
        LOOP.pause();
    }

    @JSBody(
            params = {"id", "json"},
            script = "marienbadKeep(id, json);")
    private static native void keep(String id, String json);

    /** Nothing is done before {@link #open}. */
    public static void main(String[] arguments) {}

    /** A room of before; it is left out if it cannot be read. */
    @JSExport
    public static void restore(String json) {
        try {
            KEPT.add(KeptRoom.read(json));
        } catch (RuntimeException foreign) {
            System.err.println("a room is left out: " + foreign.getMessage());
        }
    }

    /** As {@link TextGames#add}; to be called before {@link #open}. */
    @JSExport
    public static String add(String file, String json) {
        return GAMES.add(file, json);
    }

    /** As {@link TextGames#tried}. */
    @JSExport
    public static String tried(String file, String json) {
        return GAMES.tried(file, json);
    }

    /** As {@link GameSpeed#measure}. */
    @JSExport
    public static String speed(String game, double seconds) {
        return GameSpeed.measure(GAMES.plugins(Services.NONE), game, seconds);
    }

    /** Opens the house, after all games in text and rooms of before were told. */
    @JSExport
    public static void open() {
        house = new BrowserHouse(
                LOOP,
                GAMES.plugins(BrowserWorker::services),
                KEPT,
                (id, room) -> keep(id, room.map(KeptRoom::write).orElse("")));
        KEPT.clear();
    }

    @JSExport
    public static void ask(String language, String token, String room, String verb, String body, Answer answer) {
        house.ask(language, token, room, verb, body, answer::told);
    }

    @JSExport
    public static int subscribe(String language, String token, String room, Listener listener) {
        return house.subscribe(language, token, room, listener::heard);
    }

    @JSExport
    public static void unsubscribe(int number) {
        house.unsubscribe(number);
    }
}

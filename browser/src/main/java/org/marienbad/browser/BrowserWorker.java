package org.marienbad.browser;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.store.StoredRoom;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The functions that the script of the worker calls. */
public final class BrowserWorker {
    private static final List<StoredRoom> KEPT = new ArrayList<>();
    private static final TextGames GAMES = new TextGames();
    private static BrowserHouse house;

    private BrowserWorker() {}

    /** Takes an answer, with a status as HTTP has it. */
    @JSFunctor
    public interface Answer extends JSObject {
        void told(int status, String json);
    }

    /** Takes the events of a room. */
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
        return GameSpeed.measure(BrowserHouse.Bundled.with(GAMES.catalogue()), game, seconds);
    }

    /** Opens the house, after all games in text and rooms of before were told. */
    @JSExport
    public static void open() {
        EventLoop loop = new EventLoop((millis, task) -> later(millis, task::run));
        house = new BrowserHouse(
                loop,
                GAMES.catalogue(),
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

package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Text;
import org.marienbad.store.GameStore;

/** All rooms of one process. Thread-safe; its methods do not wait. */
public final class Rooms implements AutoCloseable {
    private final Plugins plugins;
    private final GameStore store;
    private final String url;
    private final RoomSettings settings;

    private Rooms(Plugins plugins, GameStore store, String url, RoomSettings settings) {
        this.plugins = Objects.requireNonNull(plugins, "plugins");
        this.store = Objects.requireNonNull(store, "store");
        this.url = Objects.requireNonNull(url, "url");
        this.settings = Objects.requireNonNull(settings, "settings");
    }

    /**
     * The rooms kept in {@code store}, in threads of their own until {@link #close}.
     *
     * @param url where browsers reach this process
     */
    public static Rooms of(Plugins plugins, GameStore store, String url, RoomSettings settings) {
        return new Rooms(plugins, store, url, settings);
    }

    /**
     * Does what a visitor asks for; the future fails with a {@link Refusal} where it is not done.
     *
     * @param token of a seat, an invitation or a spectator; empty if there is none
     * @param room empty where {@code verb} concerns none
     */
    public CompletableFuture<JsonNode> ask(Visitor visitor, String token, String room, String verb, ObjectNode body) {
        return CompletableFuture.failedFuture(new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.verb", verb)));
    }

    /**
     * Tells {@code subscriber} all that the owner of {@code token} may see, first how things are.
     *
     * @throws Refusal if there is no such room, the token does not allow it, or too many watch already
     */
    public Subscription subscribe(Visitor visitor, String token, String room, Subscriber subscriber) {
        throw new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.verb", "events"));
    }

    @Override
    public void close() {}
}

package org.marienbad.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.serving.Rooms;
import org.marienbad.store.RoomsInMemory;
import org.marienbad.store.StoredRoom;

/** The rooms of one browser, whose owner is their host; its visitors ask in JSON. */
final class BrowserHouse {
    /** How long a player that is limited by time may think where requests wait for it. */
    private static final Duration SHORT_THOUGHT = Duration.ofSeconds(2);

    private static final int MOST_FINISHED = 100;
    private static final Duration SWEEP = Duration.ofSeconds(10);
    private static final int DONE = 200;
    private static final int FAILED = 500;

    private final Rooms rooms;
    private final EventLoop loop;
    private final Map<Integer, Subscription> subscriptions = new HashMap<>();
    private int latest;

    /** Takes an answer. */
    interface Answer {
        /** @param status as HTTP has it */
        void told(int status, String json);
    }

    /** Takes the events of a room. */
    interface Listener {
        void heard(String json);
    }

    record Bundled(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Catalogue<SolverProvider> solvers,
            Catalogue<GameNotation> notations)
            implements Catalogues {
        /** @param services with which players work */
        static Bundled with(Catalogue<GameProvider> games, Services services) {
            return new Bundled(
                    games,
                    all("player", ServiceLoader.load(PlayerProvider.class), services),
                    all("solver", ServiceLoader.load(SolverProvider.class), services),
                    all("notation", ServiceLoader.load(GameNotation.class), services));
        }

        private static <T extends Plugin> Catalogue<T> all(String kind, Iterable<T> plugins, Services services) {
            List<T> list = new ArrayList<>();
            plugins.forEach(list::add);
            return new Catalogue<>(kind, list, services);
        }
    }

    /** @param kept the rooms of before */
    BrowserHouse(EventLoop loop, Catalogues plugins, List<StoredRoom> kept, RoomsInMemory.Keeper keeper) {
        this.loop = loop;
        Duration thought = loop.pauses() ? RoomSettings.DEFAULT.thought() : SHORT_THOUGHT;
        RoomSettings settings = RoomSettings.DEFAULT.withThoughts(1, thought).withClocksThatGoOn();
        rooms = Rooms.of(
                plugins,
                new RoomsInMemory(Clock.systemUTC(), worthKeeping(kept, keeper), keeper),
                settings,
                loop,
                loop,
                loop,
                () -> {});
        sweep();
    }

    /** All games that go on and the newest that are over; the others are forgotten. */
    private static List<StoredRoom> worthKeeping(List<StoredRoom> kept, RoomsInMemory.Keeper keeper) {
        List<StoredRoom> old = kept.stream()
                .filter(room -> room.game().summary().head().payoffs().isPresent())
                .sorted(Comparator.comparing(
                                (StoredRoom room) -> room.game().summary().updated())
                        .reversed())
                .skip(MOST_FINISHED)
                .toList();
        old.forEach(room -> keeper.keep(room.id(), Optional.empty()));
        return kept.stream().filter(room -> !old.contains(room)).toList();
    }

    private void sweep() {
        loop.after(SWEEP, () -> {
            Rooms.guarded(rooms::sweep);
            sweep();
        });
    }

    private static Visitor visitor(String language) {
        return new Visitor("", true, ServerWords.spoken(Locale.forLanguageTag(language)));
    }

    /**
     * Carries out a request.
     *
     * @param room empty where the verb concerns none
     * @param body a JSON object
     */
    void ask(String language, String token, String room, String verb, String body, Answer answer) {
        Visitor visitor = visitor(language);
        ObjectNode json = ServerJson.parse(body).orElseGet(ServerJson::object);
        try {
            CompletableFuture<JsonNode> unused = rooms.ask(visitor, token, room, verb, json)
                    .whenComplete((told, failure) -> {
                        if (failure == null) {
                            answer.told(DONE, told.toString());
                        } else {
                            refuse(visitor, failure, answer);
                        }
                    });
        } catch (Refusal refused) {
            refuse(visitor, refused, answer);
        }
    }

    private static void refuse(Visitor visitor, Throwable failure, Answer answer) {
        if (failure instanceof Refusal refusal) {
            answer.told(
                    refusal.reason().status(), refusal.json(visitor.locale()).toString());
        } else {
            JsonNode words = ServerJson.object().put("error", String.valueOf(failure));
            answer.told(FAILED, words.toString());
        }
    }

    /** Tells {@code listener} the events of a room; returns the number to close it by. */
    int subscribe(String language, String token, String room, Listener listener) {
        Visitor visitor = visitor(language);
        int number = ++latest;
        Subscriber subscriber = new Subscriber() {
            /** Whether the last message says when to come again. */
            private boolean gone;

            @Override
            public void send(Message message) {
                gone = message.type().equals("gone");
                listener.heard(new String(message.json(), StandardCharsets.UTF_8));
            }

            @Override
            public void refused(Refusal refusal) {
                ObjectNode json = ServerJson.object()
                        .put("type", "refused")
                        .put("status", refusal.reason().status());
                listener.heard(json.setAll(refusal.json(visitor.locale())).toString());
            }

            @Override
            public void closed(String reason) {
                if (!gone) {
                    listener.heard(ServerJson.object()
                            .put("type", "gone")
                            .put("error", reason)
                            .toString());
                }
            }
        };
        try {
            subscriptions.put(number, rooms.subscribe(visitor, token, room, subscriber));
        } catch (Refusal refused) {
            subscriber.refused(refused);
        }
        return number;
    }

    void unsubscribe(int number) {
        Subscription subscription = subscriptions.remove(number);
        if (subscription != null) {
            subscription.close();
        }
    }
}

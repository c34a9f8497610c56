package org.marienbad.server.join;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.plugin.CommandContext;

/** Sits down at a server's room, and plays there until enough games are over. Confined to one thread. */
final class JoinClient {
    private static final long POLL_MILLIS = 100;
    private static final Set<String> KNOWN_OFFERS = Set.of("draw", "takeback", "rematch", "stand-in");

    /**
     * The request.
     *
     * @param name the name that the others read; empty to keep the seat's
     * @param games after how many games to leave
     * @param patience for how long a server that cannot be reached is tried again
     */
    record Wish(String name, int games, Duration patience) {}

    /** Makes the player for each game, by its number and what the room is at first. */
    interface Seats {
        RemoteSeat seat(int number, RoomView view);
    }

    private final RoomApi api;
    private final SeatLink link;
    private final Wish wish;
    private final Seats seats;
    private final Supplier<Backoff> backoffs;
    private final CommandContext context;
    private String token = "";
    /** The proposals of others that we have answered, in the room at hand. */
    private final Set<String> answered = new HashSet<>();

    JoinClient(RoomApi api, SeatLink link, Wish wish, Seats seats, Supplier<Backoff> backoffs, CommandContext context) {
        this.api = api;
        this.link = link;
        this.wish = wish;
        this.seats = seats;
        this.backoffs = backoffs;
        this.context = context;
    }

    /** The user has cancelled. */
    static final class Cancelled extends Exception {
        private static final long serialVersionUID = 1;
    }

    /**
     * Whether all games were played to the end.
     *
     * @throws RoomApi.Refused if the server does not want us
     * @throws IOException if it could not be reached for too long
     * @throws IllegalArgumentException if the room's game cannot be played here
     */
    boolean run() throws RoomApi.Refused, IOException, InterruptedException {
        try {
            sitDown();
            String room = link.room();
            for (int game = 1; ; game++) {
                RoomView end = play(room, game);
                report(game, end);
                if (game == wish.games) {
                    return true;
                }
                room = rematch(room, end);
            }
        } catch (Cancelled byUser) {
            return false;
        }
    }

    private void sitDown() throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        if (link.kind() == SeatLink.Kind.SEAT) {
            token = link.token();
            if (!wish.name.isEmpty()) {
                JsonNode unused = ask(() -> api.post(link.room(), "name", token, named()));
            }
            return;
        }
        // With a token of one's own the claim can be repeated, if its answer is lost.
        ObjectNode claim = named().put("newToken", SeatLink.newToken());
        token = ask(() -> api.post(link.room(), "claim", link.token(), claim))
                .path("token")
                .asText();
        // A player that has to come back, after a crash for example, needs it.
        String back = link.toSeat(link.room(), token).toString();
        context.event("seat", Map.of("link", back), word("seat", back));
    }

    private ObjectNode named() {
        return RoomApi.JSON.createObjectNode().put("name", wish.name);
    }

    private RoomView play(String room, int game) throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        RoomView view = view(room, -1);
        if (view.seat() < 0) {
            throw new IllegalArgumentException("the link gives no seat in this room");
        }
        Map<String, Object> joined = new LinkedHashMap<>();
        joined.put("number", game);
        joined.put("room", room);
        joined.put("seat", view.seat());
        joined.put("names", names(view));
        context.event("joined", joined, word("joined", game, view.name(view.seat()), others(view)));
        answered.clear();
        try (JoiningPlayer player = new JoiningPlayer(seats.seat(game, view), api, room, token, backoffs.get())) {
            while (true) {
                player.follow(view);
                answerOffers(room, view, game);
                if (view.isOver()) {
                    player.finish();
                    return view;
                }
                long version = view.version();
                view = awaitView(room, version, player);
            }
        }
    }

    private static List<String> names(RoomView view) {
        return IntStream.range(0, view.room().path("seats").size())
                .mapToObj(view::name)
                .toList();
    }

    private static String others(RoomView view) {
        return IntStream.range(0, view.room().path("seats").size())
                .filter(seat -> seat != view.seat())
                .mapToObj(view::name)
                .collect(Collectors.joining(", "));
    }

    private RoomView awaitView(String room, long version, JoiningPlayer player)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        return RoomView.of(ask(() -> api.view(room, token, version), Optional.of(player)));
    }

    private RoomView view(String room, long after)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        return RoomView.of(ask(() -> api.view(room, token, after)));
    }

    /** Take-backs, players for who has left and further games are agreed to; a draw is not. */
    private void answerOffers(String room, RoomView view, int game)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        for (JsonNode offer : view.room().path("offers")) {
            String what = offer.path("what").asText();
            boolean mine = offer.path("by").asInt(-1) == view.seat();
            if (mine || !answered.add(offer + " after " + view.plies().size())) {
                continue;
            }
            if (!KNOWN_OFFERS.contains(what)) {
                continue; // of a later version
            }
            boolean yes = !what.equals("draw") && (!what.equals("rematch") || game < wish.games);
            context.event("answered", Map.of("offer", what, "yes", yes), word((yes ? "agreed." : "declined.") + what));
            try {
                JsonNode unused = ask(() -> api.post(
                        room,
                        "answer",
                        token,
                        RoomApi.JSON.createObjectNode().put("what", what).put("yes", yes)));
            } catch (RoomApi.Refused outdated) {
                if (!outdated.isConflict()) {
                    throw outdated;
                }
            }
        }
    }

    private void report(int game, RoomView end) {
        double[] payoffs = end.payoffs();
        String result = IntStream.range(0, payoffs.length)
                .mapToObj(seat -> end.name(seat) + " " + number(payoffs[seat]))
                .collect(Collectors.joining(", "));
        Map<String, Object> over = new LinkedHashMap<>();
        over.put("number", game);
        over.put("names", names(end));
        over.put("payoffs", Arrays.stream(payoffs).boxed().toList());
        context.event("over", over, word("over", game, wish.games, result));
    }

    private static String number(double payoff) {
        return payoff == Math.rint(payoff) ? String.valueOf((long) payoff) : String.valueOf(payoff);
    }

    /** The room of the next game, once the others have agreed to it. */
    private String rematch(String room, RoomView end)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        RoomView view = end;
        if (view.next().isEmpty()) {
            try {
                JsonNode unused = ask(() -> api.post(room, "rematch", token, RoomApi.JSON.createObjectNode()));
            } catch (RoomApi.Refused refused) {
                if (!refused.isConflict()) {
                    throw refused;
                }
            }
        }
        long after = -1;
        while (view.next().isEmpty()) {
            answerOffers(room, view, 0);
            view = view(room, after);
            after = view.version();
        }
        return view.next().get();
    }

    private JsonNode ask(Supplier<CompletableFuture<JsonNode>> request)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        return ask(request, Optional.empty());
    }

    /** Asks again and again where the server cannot be reached. */
    private JsonNode ask(Supplier<CompletableFuture<JsonNode>> request, Optional<JoiningPlayer> player)
            throws RoomApi.Refused, IOException, InterruptedException, Cancelled {
        Backoff backoff = backoffs.get();
        long since = System.nanoTime();
        boolean told = false;
        while (true) {
            CompletableFuture<JsonNode> answer = request.get();
            await(answer, player);
            try {
                JsonNode json = RoomApi.result(answer);
                if (told) {
                    context.warn(word("back"));
                }
                return json;
            } catch (IOException unreachable) {
                if (System.nanoTime() - since > wish.patience.toNanos()) {
                    throw unreachable;
                }
                if (!told && !(unreachable instanceof RoomApi.TooOften)) {
                    told = true;
                    context.warn(word("unreachable", reason(unreachable)));
                }
            }
            await(
                    new CompletableFuture<>()
                            .completeOnTimeout(null, backoff.next().toMillis(), TimeUnit.MILLISECONDS),
                    player);
        }
    }

    static String reason(Throwable failure) {
        return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
    }

    /** Waits for {@code something}, and notices meanwhile that the user cancels or the player fails. */
    private void await(CompletableFuture<?> something, Optional<JoiningPlayer> player)
            throws InterruptedException, Cancelled, RoomApi.Refused {
        while (!something.isDone()) {
            if (context.cancelled()) {
                something.cancel(true);
                throw new Cancelled();
            }
            if (player.isPresent()) {
                player.get().requireFine();
            }
            CompletableFuture<?> either = CompletableFuture.anyOf(
                    something, new CompletableFuture<>().completeOnTimeout(null, POLL_MILLIS, TimeUnit.MILLISECONDS));
            try {
                Object unused = either.get();
            } catch (ExecutionException failed) {
                return; // the asker looks at it
            }
        }
    }

    private String word(String key, Object... arguments) {
        return context.messages().get(key, arguments);
    }
}

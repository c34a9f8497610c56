package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solver;
import org.marienbad.json.PlainJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.Annotator;
import org.marienbad.play.analysis.Annotator.AnnotationOptions;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.ServerJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is thought of a finished game, found in the room's turn of the queue in which players think: a few positions at a
 * time, so that nobody who plays waits long. Confined to the room's executor.
 */
public final class Review implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Review.class);
    private static final Budget BUDGET = Budget.ofMillis(250);
    private static final Solver.Limits LIMITS =
            new Solver.Limits(Long.MAX_VALUE, 32L << 20, Budget.ofMillis(200).nanos(), 1);
    /** Positions that are looked at before others get the thread. */
    private static final int PART = 3;
    /** Moves that are told of a position. */
    private static final int MOST_MOVES = 5;

    /** The worth of a position to the seats, and whether it is proven. */
    private record Worth(double[] payoffs, boolean proven) {}

    private final House house;
    private final Executor owner;
    private final MatchView game;
    private final PlayerThread lane;
    private final Analysts analysts;
    private final Map<Integer, Worth> values = new HashMap<>();
    private final Map<Integer, Annotation> annotations = new HashMap<>();
    private final Map<Integer, Optional<Decision>> decisions = new HashMap<>();
    private final Set<Integer> asked = new HashSet<>();
    private int left;
    private boolean begun;
    private int working;
    private volatile boolean cancelled;

    /** @param game which is over */
    public Review(House house, ThinkingThreads.Place place, MatchView game, Executor owner) {
        this.house = house;
        this.owner = owner;
        this.game = game;
        this.lane = place.lane(() -> owner.execute(this::close));
        this.analysts = new Analysts(house.plugins().players(), house.plugins().solvers());
        this.left = game.length() + 1;
    }

    public boolean isWorking() {
        return working > 0 && !cancelled;
    }

    /** What each position is worth to the first seat, and the plies that gave something away; how far it is until then. */
    public ObjectNode game(Locale locale) {
        if (!begun) {
            begun = true;
            look(game.length());
        }
        ObjectNode json = ServerJson.object();
        if (left > 0 && !cancelled) {
            return json.put("done", game.length() + 1 - left).put("total", game.length() + 1);
        }
        GameWords words = GameWords.of(game.setup().provider(), locale);
        // What the end is worth is always known, and alone it is no course.
        if (values.keySet().stream().allMatch(position -> position == game.length())) {
            json.put("words", words.server("review.nothing"));
        }
        ArrayNode worth = json.putArray("values");
        ArrayNode told = json.putArray("told");
        for (int position = 0; position <= game.length(); position++) {
            Worth value = values.get(position);
            if (value == null) {
                worth.addNull();
            } else {
                worth.add(value.payoffs()[0]);
            }
            told.add(told(position, 0, words));
        }
        ArrayNode marks = json.putArray("marks");
        annotations.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(entry -> {
            Annotation annotation = entry.getValue();
            if (annotation.mark() == Mark.NONE) {
                return;
            }
            ObjectNode mark = marks.addObject().put("ply", entry.getKey());
            mark.put("mark", annotation.mark() == Mark.WEAK ? "weak" : "strong");
            annotation.better().ifPresent(code -> mark.put("better", notation(entry.getKey(), code)));
            int actor = game.seen(entry.getKey()).actor();
            mark.put("before", told(entry.getKey(), actor, words)).put("after", told(entry.getKey() + 1, actor, words));
        });
        return json;
    }

    /** Says for people what a position promises {@code seat}; null if that is not known. */
    private String told(int position, int seat, GameWords words) {
        Worth value = values.get(position);
        return value == null || Double.isNaN(value.payoffs()[seat])
                ? null
                : words.get(Values.of(game.setup().game(), value.payoffs()[seat], value.proven()));
    }

    private String notation(int ply, int code) {
        return Consultation.of(game.after(ply)).action(code).notation();
    }

    /** Looks at some positions, from {@code last} back. */
    private void look(int last) {
        int first = Math.max(0, last - PART + 1);
        MatchView line = game.after(game.length());
        run(
                () -> {
                    Annotator annotator = new Annotator(analysts);
                    Optional<PlayerSpec> spec = analysts.steady(line.setup().game());
                    if (spec.isPresent()) {
                        AnnotationOptions options = new AnnotationOptions(
                                LIMITS,
                                Double.MIN_VALUE,
                                spec.get(),
                                BUDGET,
                                Seeds.oneWay(line.length(), "review", last));
                        annotator.annotate(line, options, new Part(first, last));
                    }
                    return () -> {
                        left = first;
                        if (first > 0 && !cancelled) {
                            look(first - 1);
                        }
                    };
                },
                () -> left = 0);
    }

    /** Does {@code work} in the room's turn; what it gives, or {@code otherwise}, is done in the room's executor. */
    private void run(Work work, Runnable otherwise) {
        working++;
        lane.execute(() -> PluginGuard.run(
                () -> {
                    Runnable found = work.run();
                    owner.execute(() -> {
                        working--;
                        found.run();
                    });
                },
                failure -> owner.execute(() -> {
                    LOG.warn("a review failed", failure);
                    working--;
                    otherwise.run();
                })));
    }

    private interface Work {
        Runnable run();
    }

    private final class Part implements Annotator.Watch {
        private final int first;
        private final int last;

        Part(int first, int last) {
            this.first = first;
            this.last = last;
        }

        @Override
        public boolean cancelled() {
            return cancelled;
        }

        @Override
        public boolean wants(int position, int still) {
            return !cancelled && position >= first && position <= last;
        }

        @Override
        public void valued(int position, double[] payoffs, boolean exact) {
            Worth value = new Worth(payoffs.clone(), exact);
            owner.execute(() -> values.put(position, value));
        }

        @Override
        public void annotated(int ply, Annotation annotation) {
            owner.execute(() -> annotations.put(ply, annotation));
        }
    }

    /** What a player thinks of the position after {@code ply} plies; asks to come again while it thinks. */
    public ObjectNode position(int ply, Locale locale) {
        MatchView view = game.after(ply);
        ObjectNode json = ServerJson.object();
        GameWords words = GameWords.of(view.setup().provider(), locale);
        if (view.isOver()) {
            json.set("value", PlainJson.of(view.payoffs()));
            return json.put("words", view.ending().map(words::get).orElse(""));
        }
        if (!view.seesActor()) {
            return json.put("words", words.server("analysis.nothing"));
        }
        if (!decisions.containsKey(ply) && !cancelled) {
            if (asked.add(ply)) {
                think(ply, view);
            }
            return json.put("done", 0).put("total", 1);
        }
        Optional<Decision> decision = decisions.getOrDefault(ply, Optional.empty());
        if (decision.isEmpty()) {
            return json.put("words", words.server("analysis.nothing"));
        }
        return moves(json, Consultation.of(view), decision.get(), words);
    }

    private void think(int ply, MatchView view) {
        MatchView own = view.after(view.length());
        run(
                () -> {
                    Optional<PlayerSpec> spec = analysts.best(own.setup().game());
                    Optional<Decision> decision = spec.map(known -> {
                        Player player =
                                house.player(known, own.setup().game(), Seeds.oneWay(ply, "analysis", own.actor()));
                        return Consultation.of(own).ask(player, house.thought(), () -> cancelled);
                    });
                    return () -> decisions.put(ply, decision);
                },
                () -> decisions.put(ply, Optional.empty()));
    }

    private static ObjectNode moves(ObjectNode json, Consultation position, Decision decision, GameWords words) {
        ArrayNode moves = json.putArray("moves");
        if (decision.lines().isEmpty()) { // of a player that does not search
            move(moves, position.action(decision.action()), words);
        }
        decision.lines().stream().limit(MOST_MOVES).forEach(line -> {
            ObjectNode move = move(moves, position.action(line.action()), words)
                    .put("value", position.value(line).map(words::get).orElse(""));
            ArrayNode continuation = move.putArray("continuation");
            position.continuation(line, MOST_MOVES).forEach(continuation::add);
        });
        decision.line(decision.action()).ifPresent(best -> {
            json.set("value", PlainJson.of(best.value()));
            json.put("words", position.value(best).map(words::get).orElse(""));
        });
        return json;
    }

    private static ObjectNode move(ArrayNode moves, Action action, GameWords words) {
        return moves.addObject().put("ply", action.notation()).put("words", words.get(action.words()));
    }

    @Override
    public void close() {
        cancelled = true;
        lane.shut();
    }
}

package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Solver;
import org.marienbad.json.PlainJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.GameReview;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.ServerJson;

/**
 * The review of a finished game, found in the room's turn of the queue in which players think. It takes a few positions
 * at a time, so that no player waits long. Confined to the room's executor.
 */
public final class Review implements AutoCloseable {
    private static final GameReview.Terms TERMS = new GameReview.Terms(
            new Solver.Limits(Long.MAX_VALUE, 32L << 20, Budget.ofMillis(200).nanos(), 1), 3, Optional.empty());
    /** Moves that are told of a position. */
    private static final int MOST_MOVES = 3;

    private final MatchView game;
    private final GameReview course;

    /** @param game which is over */
    public Review(House house, ThinkingThreads.Place place, MatchView game, Executor owner) {
        this.game = game;
        PlayerThread lane = place.lane(() -> owner.execute(this::close));
        Analysts analysts =
                new Analysts(house.plugins().players(), house.plugins().solvers());
        course = new GameReview(analysts, TERMS, () -> lane, owner, () -> {});
    }

    public boolean isWorking() {
        return course.isWorking();
    }

    /**
     * Tells the value of each position for the first seat, the plies that gave something away, the luck, and where {@code seat}
     * begins to look. Until that is known, tells how far it is.
     */
    public ObjectNode game(Locale locale, int seat) {
        course.show(game);
        ObjectNode json = ServerJson.object();
        if (course.isWorking()) {
            return json.put("done", game.length() + 1 - course.left()).put("total", game.length() + 1);
        }
        GameWords words = GameWords.of(game.setup().provider(), locale);
        // The value of the end is always known, and alone it is no course.
        if (IntStream.range(0, game.length())
                .allMatch(position -> course.worth(position).isEmpty())) {
            json.put("words", words.server("review.nothing"));
        }
        ArrayNode worth = json.putArray("values");
        ArrayNode told = json.putArray("told");
        for (int position = 0; position <= game.length(); position++) {
            worth.add(PlainJson.of(
                    course.worth(position).map(known -> known.payoffs().get(0)).orElse(null)));
            told.add(told(position, 0, words));
        }
        ArrayNode marks = json.putArray("marks");
        Map<Integer, Integer> luck = course.luck();
        for (int ply = 0; ply < game.length(); ply++) {
            if (luck.containsKey(ply)) {
                int lucky = luck.get(ply);
                change(
                        ply,
                        lucky,
                        words,
                        marks.addObject().put("ply", ply).put("mark", "luck").put("seat", lucky));
            }
            Optional<Annotation> marked = course.annotation(ply).filter(known -> known.mark() != Mark.NONE);
            if (marked.isPresent()) {
                mark(ply, marked.get(), words, marks.addObject());
            }
        }
        return json.put("start", course.start(own -> own == seat));
    }

    private void mark(int ply, Annotation annotation, GameWords words, ObjectNode json) {
        json.put("ply", ply).put("mark", annotation.mark() == Mark.WEAK ? "weak" : "strong");
        annotation
                .better()
                .ifPresent(code -> json.put(
                        "better",
                        words.get(Consultation.of(game.after(ply)).action(code).words())));
        change(ply, game.seen(ply).actor(), words, json);
    }

    private void change(int ply, int seat, GameWords words, ObjectNode json) {
        json.put("before", told(ply, seat, words)).put("after", told(ply + 1, seat, words));
    }

    /** Says for people the prospects of {@code seat} in a position; null if they are not known. */
    private String told(int position, int seat, GameWords words) {
        return course.worth(position)
                .filter(known -> !known.payoffs().get(seat).isNaN())
                .map(known ->
                        words.get(Values.of(game.setup().game(), known.payoffs().get(seat), known.exact())))
                .orElse(null);
    }

    /** The moves of the position after {@code ply} plies with their values; asks to come again while they are found. */
    public ObjectNode position(int ply, Locale locale) {
        MatchView view = game.after(ply);
        ObjectNode json = ServerJson.object();
        GameWords words = GameWords.of(view.setup().provider(), locale);
        if (view.isOver()) {
            json.set("value", PlainJson.of(view.payoffs()));
            return json.put("words", view.ending().map(words::get).orElse(""));
        }
        if (view.actor() == State.CHANCE) {
            return json.put("words", words.server("headline.chance"));
        }
        if (!view.seesActor()) {
            return json.put("words", words.server("analysis.nothing"));
        }
        course.show(game);
        Optional<List<ActionValue>> moves = course.moves(ply);
        if (moves.isEmpty()) {
            return json.put("done", 0).put("total", 1);
        }
        if (moves.get().isEmpty()) {
            return json.put("words", words.server("analysis.nothing"));
        }
        Consultation position = Consultation.of(view);
        moves(json.putArray("moves"), position, moves.get(), ply, words);
        int best = moves.get().get(0).action();
        Decision told = Decision.of(best).with(moves.get());
        json.set("reasons", PlainJson.of(words.all(position.reasons(best, told))));
        course.worth(ply).ifPresent(worth -> json.set("value", PlainJson.of(worth.payoffs())));
        return json.put(
                "words", Optional.ofNullable(told(ply, view.actor(), words)).orElse(""));
    }

    /** The best moves, and the one played after {@code ply} plies, which may be worse than all of them or not be looked at. */
    private void moves(ArrayNode moves, Consultation position, List<ActionValue> lines, int ply, GameWords words) {
        int played =
                ply < game.length() && game.seen(ply).isKnown() ? game.seen(ply).action() : -1;
        for (int rank = 0; rank < lines.size(); rank++) {
            ActionValue line = lines.get(rank);
            if (rank < MOST_MOVES || line.action() == played) {
                // The course tells the same of the move that was played.
                String value = Optional.ofNullable(
                                line.action() == played ? told(ply + 1, position.actor(), words) : null)
                        .or(() -> position.value(line).map(words::get))
                        .orElse("");
                move(moves, position, line.action(), played, words)
                        .put("rank", rank + 1)
                        .put("value", value);
            }
        }
        if (played >= 0 && lines.stream().noneMatch(line -> line.action() == played)) {
            move(moves, position, played, played, words).put("value", told(ply + 1, position.actor(), words));
        }
    }

    private static ObjectNode move(ArrayNode moves, Consultation position, int code, int played, GameWords words) {
        Action action = position.action(code);
        return moves.addObject()
                .put("ply", action.notation())
                .put("words", words.get(action.words()))
                .put("played", code == played);
    }

    @Override
    public void close() {
        course.close();
    }
}

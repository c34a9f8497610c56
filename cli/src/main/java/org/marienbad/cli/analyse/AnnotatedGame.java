package org.marienbad.cli.analyse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.solve.SolutionText;
import org.marienbad.cli.solve.ValueText;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.analysis.Annotation;

/** An annotated game as text and as JSON. */
final class AnnotatedGame {
    private final PlayedGame played;
    private final Game game;
    private final List<Optional<Annotation>> annotations;
    private final Messages words;
    private final Messages names;
    private final ValueText values;

    /** A game of which nothing is known yet. */
    AnnotatedGame(PlayedGame played, Messages words, Locale locale) {
        this.played = played;
        annotations = new ArrayList<>(Collections.nCopies(played.plies().size(), Optional.empty()));
        this.words = words;
        game = played.setup().game();
        names = played.setup().provider().messages(locale);
        values = ValueText.of(game, words, locale);
    }

    /** All that is known of the plies, by their number. */
    void annotate(List<Optional<Annotation>> known) {
        annotations.clear();
        annotations.addAll(known);
    }

    /** The findings about ply {@code index}, 0 …, in a line. */
    String line(int index, Annotation annotation) {
        String ply =
                Plies.write(game, annotation.before(), played.plies().get(index).action());
        String mark = annotation.mark().sign();
        return index + 1 + ". " + ply + (mark.isEmpty() ? "" : " " + mark) + "  " + comment(annotation);
    }

    /** The plies with their marks, and what is known as their comments. */
    List<Ply> plies() {
        List<Ply> plies = new ArrayList<>();
        for (int i = 0; i < annotations.size(); i++) {
            int code = played.plies().get(i).action();
            Optional<Annotation> annotation = annotations.get(i);
            plies.add(new Ply(
                    code,
                    annotation.map(Annotation::mark).orElse(Mark.NONE),
                    annotation.map(this::comment).orElse("")));
        }
        return plies;
    }

    /** The game as a table, for games that have no notation of their own. */
    List<String> lines(int width) {
        Columns table = new Columns("", "rlll");
        State state = played.setup().newState();
        int number = 1;
        for (Ply ply : plies()) {
            table.row(
                    number++ + ".",
                    Plies.write(game, state, ply.action()),
                    ply.mark().sign(),
                    ply.comment());
            state.apply(ply.action());
        }
        return table.lines(width);
    }

    /** The findings about the position after the ply, and the better one. */
    private String comment(Annotation annotation) {
        String seat = names.get(game.view().seatName(annotation.before().actor()));
        String comment;
        if (annotation.estimate().isPresent()) {
            String expected = names.get(Values.of(game, annotation.estimate().getAsDouble(), false));
            comment = words.get("annotate.estimate", seat, expected);
        } else if (annotation.value().equals(Value.UNKNOWN)) {
            comment = words.get("annotate.unknown");
        } else {
            comment = seat + " " + values.of(annotation.measure(), annotation.value());
        }
        boolean known = !annotation.betterValue().equals(Value.UNKNOWN);
        if (annotation.better().isEmpty()) {
            return known
                    ? words.get(
                            "annotate.better.some", comment, values.of(annotation.measure(), annotation.betterValue()))
                    : comment;
        }
        String better =
                game.action(annotation.before(), annotation.better().get()).notation();
        return known
                ? words.get(
                        "annotate.better.value",
                        comment,
                        better,
                        values.of(annotation.measure(), annotation.betterValue()))
                : words.get("annotate.better", comment, better);
    }

    /** How many plies of each seat are marked, and how much was proven. */
    List<String> summary() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < game.info().seats(); seat++) {
            int strong = 0;
            int weak = 0;
            int proven = 0;
            int all = 0;
            for (Optional<Annotation> annotation : annotations) {
                if (annotation.isPresent() && annotation.get().before().actor() == seat) {
                    all++;
                    strong += annotation.get().mark() == Mark.STRONG ? 1 : 0;
                    weak += annotation.get().mark() == Mark.WEAK ? 1 : 0;
                    proven += annotation.get().value().outcome().isPresent() ? 1 : 0;
                }
            }
            lines.add(words.get("annotate.summary", names.get(game.view().seatName(seat)), all, proven, strong, weak));
        }
        return lines;
    }

    List<Map<String, Object>> json() {
        List<Map<String, Object>> plies = new ArrayList<>();
        State state = played.setup().newState();
        for (int i = 0; i < annotations.size(); i++) {
            Map<String, Object> entry = new LinkedHashMap<>();
            int code = played.plies().get(i).action();
            entry.put("ply", Plies.write(game, state, code));
            entry.put("actor", state.actor());
            annotations.get(i).ifPresent(annotation -> {
                entry.put("mark", annotation.mark().sign());
                entry.put("measure", annotation.measure().name().toLowerCase(Locale.ROOT));
                entry.putAll(SolutionText.json(annotation.value()));
                entry.put(
                        "estimate",
                        annotation.estimate().isPresent()
                                ? annotation.estimate().getAsDouble()
                                : null);
                entry.put(
                        "better",
                        annotation
                                .better()
                                .map(better ->
                                        game.action(annotation.before(), better).notation())
                                .orElse(null));
                entry.put("betterLow", finite(annotation.betterValue().low()));
                entry.put("betterHigh", finite(annotation.betterValue().high()));
            });
            plies.add(entry);
            state.apply(code);
        }
        return plies;
    }

    private static Double finite(double bound) {
        return Double.isInfinite(bound) ? null : Double.valueOf(bound);
    }
}

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
import org.marienbad.play.analysis.Prospect;

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
        String ply = Plies.write(
                game, annotation.position(), played.plies().get(index).action());
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
        String seat = names.get(game.view().seatName(annotation.position().actor()));
        Prospect after = annotation.after();
        String comment = after.estimate().isPresent()
                ? words.get("annotate.estimate", seat, value(after))
                : after.value().equals(Value.UNKNOWN) ? words.get("annotate.unknown") : seat + " " + value(after);
        if (annotation.mark() != Mark.WEAK) {
            return comment;
        }
        String before = value(annotation.before());
        return annotation
                .better()
                .map(code -> words.get(
                        "annotate.better",
                        comment,
                        game.action(annotation.position(), code).notation(),
                        before))
                .orElseGet(() -> words.get("annotate.better.some", comment, before));
    }

    private String value(Prospect prospect) {
        return prospect.estimate().isPresent()
                ? names.get(Values.of(game, prospect.estimate().getAsDouble(), false))
                : values.of(prospect.measure(), prospect.value());
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
                if (annotation.isPresent() && annotation.get().position().actor() == seat) {
                    all++;
                    strong += annotation.get().mark() == Mark.STRONG ? 1 : 0;
                    weak += annotation.get().mark() == Mark.WEAK ? 1 : 0;
                    proven += annotation.get().after().value().outcome().isPresent() ? 1 : 0;
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
                entry.put("measure", annotation.after().measure().name().toLowerCase(Locale.ROOT));
                entry.putAll(SolutionText.json(annotation.after().value()));
                entry.put("estimate", estimate(annotation.after()));
                entry.put(
                        "better",
                        annotation
                                .better()
                                .map(better -> game.action(annotation.position(), better)
                                        .notation())
                                .orElse(null));
                boolean weak = annotation.mark() == Mark.WEAK;
                entry.put("betterLow", weak ? finite(annotation.before().value().low()) : null);
                entry.put(
                        "betterHigh", weak ? finite(annotation.before().value().high()) : null);
                entry.put("betterEstimate", weak ? estimate(annotation.before()) : null);
            });
            plies.add(entry);
            state.apply(code);
        }
        return plies;
    }

    private static Double estimate(Prospect prospect) {
        return prospect.estimate().isPresent() ? prospect.estimate().getAsDouble() : null;
    }

    private static Double finite(double bound) {
        return Double.isInfinite(bound) ? null : Double.valueOf(bound);
    }
}

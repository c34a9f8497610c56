package org.marienbad.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.cli.console.Columns;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;

/** A game in words: positions, actions, thoughts and results as lines of text. */
public final class PositionPrinter {
    /** More actions than this are printed side by side, by their notation alone. */
    private static final int MAX_LINES = 24;

    private static final int HINTS = 5;
    private static final int PLIES_AHEAD = 8;

    private final int width;
    private final GameSetup setup;
    private final Game game;
    private final Messages words;
    private final Messages names;
    private final Locale locale;

    public PositionPrinter(GameSetup setup, Messages words, Locale locale, int width) {
        this.width = width;
        this.setup = setup;
        this.game = setup.game();
        this.words = words;
        this.names = setup.provider().messages(locale);
        this.locale = locale;
    }

    public String name() {
        return names.has("name") ? names.get("name") : setup.provider().id();
    }

    String seat(int seat) {
        return seat < 0 ? "" : names.get(game.view().seatName(seat));
    }

    /** The legal actions, numbered unless their notations are numbers themselves. */
    List<String> actions(List<Action> legal) {
        boolean numbered = isNumbered(legal);
        if (legal.size() > MAX_LINES) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < legal.size(); i++) {
                line.append(i == 0 ? "" : "   ")
                        .append(numbered ? (i + 1) + ")\u00a0" : "")
                        .append(legal.get(i).notation());
            }
            return Columns.wrap(line.toString().replace("   ", " "), width - 2).stream()
                    .map(part -> "  " + part.replace(" ", "   ").replace('\u00a0', ' '))
                    .toList();
        }
        Columns table = new Columns("  ", "rll");
        for (int i = 0; i < legal.size(); i++) {
            Action action = legal.get(i);
            table.row(numbered ? i + 1 : "", action.notation(), sentence(action));
        }
        return table.lines(width);
    }

    /** The action that a person means by its notation or its number. */
    Optional<Action> meant(String line, List<Action> legal) {
        Optional<Action> byNotation =
                legal.stream().filter(action -> action.notation().equals(line)).findFirst();
        if (byNotation.isEmpty() && isNumbered(legal) && line.matches("\\d{1,6}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= legal.size() ? Optional.of(legal.get(number - 1)) : Optional.empty();
        }
        return byNotation;
    }

    private static boolean isNumbered(List<Action> legal) {
        return legal.stream().noneMatch(action -> action.notation().matches("\\d+"));
    }

    static String notations(List<Action> legal) {
        return legal.isEmpty()
                ? "–"
                : String.join(" ", legal.stream().map(Action::notation).toList());
    }

    /** The sentence for an action; empty where it says no more than the notation. */
    private String sentence(Action action) {
        String sentence = names.get(action.words());
        return sentence.equals(action.notation()) ? "" : sentence;
    }

    /** Ply {@code index} as it was seen. */
    public String ply(MatchView view, int index) {
        Seen seen = view.seen(index);
        boolean chance = seen.actor() < 0;
        String who = seat(seen.actor());
        Optional<Action> action = view.action(index);
        if (action.isEmpty()) {
            String known = names.get(seen.words());
            return chance ? words.get("chance.words", seen.notation(), known) : words.get("plays.unseen", who, known);
        }
        String notation = action.get().notation();
        String sentence = sentence(action.get());
        if (chance) {
            return sentence.isEmpty() ? words.get("chance", notation) : words.get("chance.words", notation, sentence);
        }
        return sentence.isEmpty()
                ? words.get("plays", who, notation)
                : words.get("plays.words", who, notation, sentence);
    }

    /** The thoughts of the player of {@code seat} about the action that it played. */
    List<String> thought(Decision thought, int seat) {
        if (thought.iterations() == 0) {
            return List.of();
        }
        return List.of("  "
                + expected(thought, seat)
                        .map(value -> words.get("thought", value, spent(thought)))
                        .orElseGet(() -> words.get("thought.plain", spent(thought))));
    }

    /** The payoff that {@code seat} expects of the action decided on, if the player said so. */
    Optional<String> expected(Decision thought, int seat) {
        return thought.line(thought.action()).filter(line -> known(line, seat)).map(line -> value(line, seat));
    }

    /** Iterations, depth and time of a decision. */
    String spent(Decision decision) {
        String time = String.format(locale, "%.2f s", decision.nanos() / 1e9);
        return decision.depth() > 0
                ? words.get("spent", decision.iterations(), decision.depth(), time)
                : words.get("spent.nodepth", decision.iterations(), time);
    }

    /** The opinion of {@code player} about the best few actions, and its reasons for the best. */
    List<String> hint(String player, Consultation asked, Decision decision, String explanation) {
        List<String> lines = thoughts(player, asked, decision, HINTS);
        lines.addAll(reasons(asked, decision, explanation));
        return lines;
    }

    /** The player's explanation, and the game's words for the action. */
    public List<String> reasons(Consultation asked, Decision decision, String explanation) {
        List<String> lines = new ArrayList<>();
        List<String> why = new ArrayList<>();
        if (!explanation.isBlank()) {
            why.add(explanation);
        }
        asked.reasons(decision.action(), decision).forEach(annotation -> why.add(names.get(annotation)));
        why.forEach(sentence -> Columns.wrap(sentence, width - 2).forEach(line -> lines.add("  " + line)));
        return lines;
    }

    /** The lines of {@code decision}, at most {@code most}. */
    public List<String> thoughts(String player, Consultation asked, Decision decision, int most) {
        int actor = asked.actor();
        List<String> lines = new ArrayList<>();
        if (decision.lines().isEmpty()) {
            lines.add(words.get(
                    "hint.none", player, asked.action(decision.action()).notation()));
            return lines;
        }
        lines.add(words.get("hint", player));
        Columns table = new Columns("  ", "ll");
        decision.lines().stream().filter(line -> known(line, actor)).limit(most).forEach(line -> {
            String key = line.exact() ? "hint.exact" : line.visits() > 0 ? "hint.line" : "hint.seen";
            String notation = asked.action(line.action()).notation();
            table.row(words.get(key, notation, value(line, actor), line.visits()), continuation(asked, line));
        });
        lines.addAll(table.lines(width));
        if (decision.iterations() > 0) {
            lines.add("  " + spent(decision));
        }
        return lines;
    }

    private String continuation(Consultation asked, Decision.ActionValue line) {
        List<String> notations = asked.continuation(line, PLIES_AHEAD);
        return notations.isEmpty() ? "" : words.get("hint.then", String.join(" ", notations));
    }

    private static boolean known(Decision.ActionValue line, int seat) {
        return line.value().length > seat && !Double.isNaN(line.value()[seat]);
    }

    /** The value of {@code line} for {@code seat}, in the game's units. */
    private String value(Decision.ActionValue line, int seat) {
        return names.get(Values.of(game, line.value()[seat], line.exact()));
    }

    public List<String> result(MatchView view) {
        List<String> lines = new ArrayList<>();
        lines.add(words.get("over"));
        view.forfeit().ifPresent(reason -> lines.add(fault(reason)));
        score(view).ifPresent(lines::add);
        Winners outcome = Winners.of(view.payoffs());
        String winners = outcome.winners().stream().map(this::seat).collect(Collectors.joining(", "));
        lines.add(
                outcome.isDraw()
                        ? words.get("draw")
                        : words.get(outcome.winners().size() == 1 ? "wins" : "shared", winners));
        return lines;
    }

    /** The points of all seats, in a game that has points. */
    Optional<String> score(MatchView view) {
        int[] scores = view.scores();
        List<String> scored = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            scored.add(seat(seat) + " " + scores[seat]);
        }
        return scored.isEmpty() ? Optional.empty() : Optional.of(words.get("score", String.join(", ", scored)));
    }

    String fault(Forfeit reason) {
        return names.get(reason.words(game.view()::seatName));
    }
}

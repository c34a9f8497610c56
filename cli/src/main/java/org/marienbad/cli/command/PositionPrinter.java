package org.marienbad.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.Outcome;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Messages;

/** A game in words: positions, actions, thoughts and results as lines of text. */
final class PositionPrinter {
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

    PositionPrinter(GameSetup setup, Messages words, Locale locale, int width) {
        this.width = width;
        this.setup = setup;
        this.game = setup.game();
        this.words = words;
        this.names = setup.provider().messages(locale);
        this.locale = locale;
    }

    String name() {
        return names.has("name") ? names.get("name") : setup.provider().id();
    }

    String seat(int seat) {
        return seat < 0 ? "" : names.get(game.view().seatName(seat));
    }

    List<String> position(State state) {
        return state.toString().lines().toList();
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

    String notations(Session session) {
        if (!session.isPersonsTurn()) {
            return "–";
        }
        return String.join(
                " ", session.legalActions().stream().map(Action::notation).toList());
    }

    /** The sentence for an action; empty where it says no more than the notation. */
    private String sentence(Action action) {
        String sentence = names.get(action.words());
        return sentence.equals(action.notation()) ? "" : sentence;
    }

    /** What is played, and what its player thought of it (null if nothing is known). */
    List<String> ply(State before, int code, Decision thought) {
        Action action = game.action(before, code);
        String sentence = sentence(action);
        List<String> lines = new ArrayList<>();
        if (before.actor() == State.CHANCE) {
            lines.add(
                    sentence.isEmpty()
                            ? words.get("chance", action.notation())
                            : words.get("chance.words", action.notation(), sentence));
            return lines;
        }
        String who = seat(before.actor());
        lines.add(
                sentence.isEmpty()
                        ? words.get("plays", who, action.notation())
                        : words.get("plays.words", who, action.notation(), sentence));
        if (thought != null && thought.iterations() > 0) {
            lines.add("  "
                    + thought.lines().stream()
                            .filter(line -> line.action() == code && known(line, before.actor()))
                            .findFirst()
                            .map(line -> words.get("thought", value(line, before.actor()), spent(thought)))
                            .orElseGet(() -> words.get("thought.plain", spent(thought))));
        }
        return lines;
    }

    /** Iterations, depth and time of a decision. */
    String spent(Decision decision) {
        String time = String.format(locale, "%.2f s", decision.nanos() / 1e9);
        return decision.depth() > 0
                ? words.get("spent", decision.iterations(), decision.depth(), time)
                : words.get("spent.nodepth", decision.iterations(), time);
    }

    /** What {@code adviser} thinks of the best few actions, and why it would play the best. */
    List<String> hint(String adviser, State state, Decision decision, String explanation) {
        List<String> lines = thoughts(adviser, state, decision, HINTS);
        lines.addAll(reasons(state, decision, explanation));
        return lines;
    }

    /** The player's explanation, and what the game has to say for the action. */
    List<String> reasons(State state, Decision decision, String explanation) {
        List<String> lines = new ArrayList<>();
        List<String> why = new ArrayList<>();
        if (!explanation.isBlank()) {
            why.add(explanation);
        }
        game.view().annotations(state, decision.action()).forEach(remark -> why.add(names.get(remark)));
        why.forEach(sentence -> Columns.wrap(sentence, width - 2).forEach(line -> lines.add("  " + line)));
        return lines;
    }

    /** The lines of {@code decision}, at most so many. */
    List<String> thoughts(String adviser, State state, Decision decision, int most) {
        int actor = state.actor();
        List<String> lines = new ArrayList<>();
        if (decision.lines().isEmpty()) {
            lines.add(words.get(
                    "hint.none", adviser, game.action(state, decision.action()).notation()));
            return lines;
        }
        lines.add(words.get("hint", adviser));
        Columns table = new Columns("  ", "ll");
        decision.lines().stream().filter(line -> known(line, actor)).limit(most).forEach(line -> {
            String key = line.exact() ? "hint.exact" : line.visits() > 0 ? "hint.line" : "hint.seen";
            String notation = game.action(state, line.action()).notation();
            table.row(words.get(key, notation, value(line, actor), line.visits()), continuation(state, line));
        });
        lines.addAll(table.lines(width));
        if (decision.iterations() > 0) {
            lines.add("  " + spent(decision));
        }
        return lines;
    }

    private String continuation(State from, Decision.ActionValue line) {
        State state = from.copy();
        state.apply(line.action());
        List<String> notations = new ArrayList<>();
        for (int code : line.continuation()) {
            if (state.actor() == State.TERMINAL || notations.size() == PLIES_AHEAD) {
                break;
            }
            notations.add(game.action(state, code).notation());
            state.apply(code);
        }
        return notations.isEmpty() ? "" : words.get("hint.then", String.join(" ", notations));
    }

    private static boolean known(Decision.ActionValue line, int seat) {
        return line.value().length > seat && !Double.isNaN(line.value()[seat]);
    }

    private String value(Decision.ActionValue line, int seat) {
        return String.format(locale, "%+.2f", line.value()[seat]);
    }

    List<String> result(State state, double[] payoffs) {
        List<String> lines = new ArrayList<>();
        lines.add(words.get("over"));
        int[] scores = game.scores(state);
        List<String> scored = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            scored.add(seat(seat) + " " + scores[seat]);
        }
        if (!scored.isEmpty()) {
            lines.add(words.get("score", String.join(", ", scored)));
        }
        Outcome outcome = Outcome.of(payoffs);
        String winners = outcome.winners().stream().map(this::seat).collect(Collectors.joining(", "));
        lines.add(
                outcome.isDraw()
                        ? words.get("draw")
                        : words.get(outcome.winners().size() == 1 ? "wins" : "shared", winners));
        return lines;
    }

    String fault(Forfeit reason) {
        return names.get(reason.words(game.view().seatName(reason.seat())));
    }
}

package org.marienbad.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** A game as the ear takes it in, for screen readers: whole sentences, one a line, nothing drawn and nothing aligned. */
final class SpokenText implements GameText {
    /** More actions than this are told only when asked for. */
    private static final int MOST_ACTIONS = 24;

    private static final String END_OF_SENTENCE = ".!?…";

    private final PositionPrinter board;
    private final Messages words;
    /** The words of the game. */
    private final Messages names;

    private Set<String> told = Set.of();

    SpokenText(PositionPrinter board, Messages words, Messages names) {
        this.board = board;
        this.words = words;
        this.names = names;
    }

    @Override
    public List<String> opening(LiveGame live, List<String> players, Optional<Long> seed) {
        List<String> lines = new ArrayList<>();
        lines.add(words.get("plain.game", board.name()));
        seed.ifPresent(known -> lines.addAll(seed(known)));
        if (!live.setup().options().toString().isEmpty()) {
            lines.add(sentence(words.get("options", live.setup().options().toString())));
        }
        if (!live.timeControl().isUnlimited()) {
            lines.add(sentence(words.get("clock", live.timeControl().toString())));
        }
        for (int seat = 0; seat < players.size(); seat++) {
            lines.add(
                    live.isPerson(seat)
                            ? words.get("plain.person", board.seat(seat))
                            : words.get("plain.player", board.seat(seat), players.get(seat)));
        }
        lines.add(words.get("plain.start"));
        return lines;
    }

    @Override
    public List<String> seed(long seed) {
        return List.of(words.get("plain.seed", String.valueOf(seed)));
    }

    /** Only what was not the same when a position was last told: nobody wants to hear a whole map at every step. */
    @Override
    public List<String> position(MatchView view) {
        List<String> now = whole(view);
        List<String> changed =
                now.stream().filter(sentence -> !told.contains(sentence)).toList();
        told = Set.copyOf(now);
        return changed;
    }

    /** The next position is told whole: somebody else hears it, or it does not follow from the last. */
    @Override
    public void startAnew() {
        told = Set.of();
    }

    private List<String> whole(MatchView view) {
        List<String> sentences = view.description().stream()
                .map(names::get)
                .map(SpokenText::sentence)
                .toList();
        if (!sentences.isEmpty()) {
            return sentences;
        }
        if (!view.picture().isEmpty()) {
            return List.of(words.get("plain.empty"));
        }
        return Stream.concat(view.text().lines(), board.score(view).stream())
                .filter(line -> !line.isBlank())
                .map(SpokenText::sentence)
                .toList();
    }

    @Override
    public List<String> choices(LiveGame live) {
        List<String> lines = new ArrayList<>();
        DrawnText.clock(live, board, words).map(SpokenText::sentence).ifPresent(lines::add);
        List<Action> legal = live.view().legalActions();
        String who = board.seat(live.view().actor());
        lines.add(words.get(legal.size() > MOST_ACTIONS ? "plain.turn.many" : "plain.turn", who, legal.size()));
        if (legal.size() <= MOST_ACTIONS) {
            lines.addAll(actions(legal, ""));
        }
        return lines;
    }

    /** The actions whose notation begins so, a sentence each. */
    List<String> actions(List<Action> legal, String beginning) {
        List<String> lines = new ArrayList<>();
        for (Action action : legal) {
            if (action.notation().startsWith(beginning)) {
                lines.add(sentence(named(action)));
            }
        }
        return lines.isEmpty() ? List.of(words.get("plain.actions.none", beginning)) : lines;
    }

    private String named(Action action) {
        String said = names.own(action.words());
        return said.equals(action.notation()) ? said : words.get("plain.action", action.notation(), said);
    }

    /**
     * By its notation alone: the actions are not numbered. Capital and small letters sound alike, so either will do where
     * only one of them can be played.
     */
    @Override
    public Optional<Action> meant(String line, List<Action> legal) {
        List<Action> alike = legal.stream()
                .filter(action -> action.notation().equalsIgnoreCase(line))
                .toList();
        return alike.size() == 1
                ? Optional.of(alike.get(0))
                : alike.stream()
                        .filter(action -> action.notation().equals(line))
                        .findFirst();
    }

    @Override
    public String ply(MatchView view, int index) {
        Seen seen = view.seen(index);
        String who = seen.actor() < 0 ? words.get("plain.chance") : board.seat(seen.actor());
        Text known = view.action(index).map(Action::words).orElse(seen.words());
        String said = names.get(known);
        // A sentence that says who acts needs no name before it; the words for a hidden ply continue the name.
        String whole = view.action(index).isEmpty()
                ? who + " " + said
                : said.startsWith(who) ? said : words.get("plain.who", who, said);
        // Plies of chance, and unseen ones, would make gaps in the numbers.
        long number = IntStream.rangeClosed(0, index)
                .filter(ply -> view.seen(ply).actor() >= 0)
                .count();
        return Stream.concat(
                        Stream.of(seen.actor() < 0 ? whole : words.get("plain.ply", number, whole)),
                        view.events(index).stream().map(names::get))
                .map(SpokenText::sentence)
                .collect(Collectors.joining(" "));
    }

    @Override
    public List<String> thought(Decision thought, int seat) {
        return List.of();
    }

    @Override
    public List<String> hint(String player, Consultation asked, Decision decision, String explanation) {
        List<String> lines = new ArrayList<>();
        lines.add(sentence(words.get("plain.hint", player, named(asked.action(decision.action())))));
        board.expected(decision, asked.actor()).ifPresent(value -> lines.add(words.get("plain.expects", value)));
        if (!explanation.isBlank()) {
            lines.add(sentence(explanation));
        }
        asked.reasons(decision.action(), decision).forEach(annotation -> lines.add(sentence(names.get(annotation))));
        return lines;
    }

    @Override
    public List<String> result(MatchView view) {
        Stream<String> parts = view.breakdown().stream().map(this::part);
        return Stream.of(board.result(view).stream(), view.ending().map(names::get).stream(), parts)
                .flatMap(lines -> lines)
                .map(SpokenText::sentence)
                .distinct()
                .toList();
    }

    private String part(ScoreLine line) {
        return words.get(
                "plain.who",
                names.get(line.label()),
                IntStream.range(0, line.values().size())
                        .filter(seat -> line.values().get(seat).isPresent())
                        .mapToObj(seat ->
                                board.seat(seat) + " " + line.values().get(seat).getAsInt())
                        .collect(Collectors.joining(", ")));
    }

    @Override
    public String help() {
        return words.get("plain.help");
    }

    @Override
    public String prompt() {
        return words.get("plain.prompt");
    }

    @Override
    public String illegal(String line, List<Action> legal) {
        return words.get("plain.illegal", line);
    }

    /** With a capital and a full stop, at which the voice pauses. */
    private static String sentence(String said) {
        String text = said.strip();
        if (text.isEmpty()) {
            return text;
        }
        String stop = END_OF_SENTENCE.indexOf(text.charAt(text.length() - 1)) < 0 ? "." : "";
        return text + stop;
    }
}

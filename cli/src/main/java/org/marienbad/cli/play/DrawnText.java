package org.marienbad.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.ClockText;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** A game as the eye takes it in: the board drawn with letters, tables of actions. */
record DrawnText(PositionPrinter board, Messages words) implements GameText {
    @Override
    public List<String> opening(LiveGame live, List<String> players, Optional<Long> seed) {
        List<String> lines = new ArrayList<>();
        lines.add(seed.map(known -> words.get("setup", board.name(), String.valueOf(known)))
                .orElse(board.name()));
        if (!live.setup().options().toString().isEmpty()) {
            lines.add(words.get("options", live.setup().options().toString()));
        }
        if (!live.timeControl().isUnlimited()) {
            lines.add(words.get("clock", live.timeControl().toString()));
        }
        for (int seat = 0; seat < players.size(); seat++) {
            lines.add(
                    live.isPerson(seat)
                            ? words.get("seat.person", board.seat(seat))
                            : words.get("seat.player", board.seat(seat), players.get(seat)));
        }
        return lines;
    }

    @Override
    public List<String> seed(long seed) {
        return List.of(words.get("seed", String.valueOf(seed)));
    }

    @Override
    public List<String> position(MatchView view) {
        List<String> lines = new ArrayList<>(List.of(""));
        view.text().lines().forEach(lines::add);
        return lines;
    }

    @Override
    public List<String> choices(LiveGame live) {
        List<String> lines = new ArrayList<>();
        clock(live, board, words).ifPresent(lines::add);
        lines.add(words.get("turn", board.seat(live.view().actor())));
        lines.addAll(board.actions(live.view().legalActions()));
        return lines;
    }

    /** How much time everybody has left, in a game with a clock. */
    static Optional<String> clock(LiveGame live, PositionPrinter board, Messages words) {
        return live.timeControl().isUnlimited()
                ? Optional.empty()
                : Optional.of(words.get(
                        "clock.left",
                        IntStream.range(0, live.setup().seats())
                                .mapToObj(seat -> board.seat(seat) + " "
                                        + ClockText.of(live.remaining(seat).orElse(Duration.ZERO)))
                                .collect(Collectors.joining(", "))));
    }

    @Override
    public Optional<Action> meant(String line, List<Action> legal) {
        return board.meant(line, legal);
    }

    @Override
    public String ply(MatchView view, int index) {
        return board.ply(view, index);
    }

    @Override
    public List<String> thought(Decision thought, int seat) {
        return board.thought(thought, seat);
    }

    @Override
    public List<String> hint(String player, Consultation asked, Decision decision, String explanation) {
        return board.hint(player, asked, decision, explanation);
    }

    @Override
    public List<String> result(MatchView view) {
        return board.result(view);
    }

    @Override
    public String help() {
        return words.get("help");
    }

    @Override
    public String prompt() {
        return words.get("prompt");
    }

    @Override
    public String illegal(String line, List<Action> legal) {
        return words.get("illegal", line, PositionPrinter.notations(legal));
    }
}

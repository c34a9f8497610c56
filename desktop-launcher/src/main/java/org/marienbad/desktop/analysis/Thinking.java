package org.marienbad.desktop.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.Solution;
import org.marienbad.play.analysis.Analysis;
import org.marienbad.play.analysis.Line;
import org.marienbad.play.analysis.PositionFindings;
import org.marienbad.play.analysis.Thoughts;

/** The findings of an analysis, in words and marks. */
final class Thinking {
    private static final int MOST_ARROWS = 3;

    private final GameRoom room;
    private final Analysis analysis;

    Thinking(GameRoom room, Analysis analysis) {
        this.room = room;
        this.analysis = analysis;
    }

    Optional<PositionFindings> findings() {
        return analysis.thoughts().findings();
    }

    Optional<MatchView> position() {
        return analysis.thoughts().position();
    }

    /** How it stands, in a line. */
    String status() {
        UiMessages words = room.words();
        Thoughts thoughts = analysis.thoughts();
        String effort = findings().map(this::effort).orElse("");
        return switch (thoughts.status()) {
            case OFF -> "";
            case THINKING -> effort.isEmpty() ? words.get("analysis.thinking") : effort + " …";
            case FINISHED -> effort;
            case OVER -> words.get("analysis.over");
            case CHANCE -> words.get("analysis.chance");
            case HIDDEN -> words.get("analysis.hidden");
            case NOBODY -> words.get("analysis.nobody");
            case FAILED -> words.get("analysis.failed", name(), thoughts.problem());
            case HANGS -> words.get("analysis.hangs", name());
        };
    }

    private String name() {
        return analysis.analyst()
                .map(spec -> provider(spec.id()))
                .map(room.words()::name)
                .orElse("");
    }

    private PlayerProvider provider(String id) {
        return room.context().plugins().players().get(id);
    }

    private String effort(PositionFindings findings) {
        Decision decision = findings.decision();
        List<String> parts = new ArrayList<>();
        if (decision.depth() > 1) {
            parts.add(room.words().get("analysis.depth", decision.depth()));
        }
        if (decision.iterations() > 0) {
            parts.add(room.words().get("analysis.nodes", decision.iterations()));
        }
        return String.join(" · ", parts);
    }

    /** The proof of a solver about the position, in a sentence; empty if there is none. */
    String verdict() {
        return findings()
                .flatMap(PositionFindings::verdict)
                .filter(solution -> solution.value().outcome().isPresent())
                .map(this::verdict)
                .orElse("");
    }

    private String verdict(Solution solution) {
        Solution.Value value = solution.value();
        int outcome = value.outcome().getAsInt();
        String who = room.names().apply(solution.seat());
        String key =
                outcome > 0 ? "analysis.proven.win" : outcome < 0 ? "analysis.proven.loss" : "analysis.proven.draw";
        boolean points = solution.measure() == Solution.Measure.MARGIN && value.exact() && outcome != 0;
        return room.words().get(points ? key + ".by" : key, who, Math.abs(value.low()));
    }

    /**
     * Why {@code first}, the best line, is recommended: the words of the analyst and the game, or at least its value.
     */
    List<String> reasons(Line first) {
        List<String> reasons = new ArrayList<>();
        PositionFindings found = findings().orElseThrow();
        analysis.analyst()
                .map(spec ->
                        room.words().get(provider(spec.id()), found.decision().explanation()))
                .filter(sentence -> !sentence.isBlank())
                .ifPresent(reasons::add);
        found.annotations().stream()
                .map(room::words)
                .filter(sentence -> !sentence.isBlank())
                .forEach(reasons::add);
        if (reasons.isEmpty()) {
            String worth = value(first);
            if (!worth.isEmpty()) {
                reasons.add(room.words().get("analysis.expects", name(), worth));
            }
        }
        return reasons;
    }

    /** The value of {@code line} for the seat to move; empty if it is not known. */
    String value(Line line) {
        Optional<Solution> verdict = findings().flatMap(PositionFindings::verdict);
        return position().map(view -> room.value(view, line, verdict)).orElse("");
    }

    private boolean isKnownWorse(Line line, Line best) {
        int seat = position().orElseThrow().actor();
        return line.exact()
                && best.isKnown(seat)
                && line.payoffs().get(seat) < best.payoffs().get(seat);
    }

    /** The arrows of the best lines, but for those without a value and those that are proven to be worse than the first. */
    List<Marks.Arrow> arrows(int most) {
        List<Marks.Arrow> arrows = new ArrayList<>();
        List<Line> lines = findings().map(PositionFindings::lines).orElse(List.of());
        for (int rank = 0; rank < Math.min(lines.size(), Math.min(most, MOST_ARROWS)); rank++) {
            List<String> path = lines.get(rank).path();
            boolean valued = rank == 0 || !value(lines.get(rank)).isEmpty();
            if (path.size() == 2 && valued && !isKnownWorse(lines.get(rank), lines.get(0))) {
                arrows.add(new Marks.Arrow(path.get(0), path.get(1), rank));
            }
        }
        return arrows;
    }
}

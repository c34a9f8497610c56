package org.marienbad.cli.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedNode;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.Recording;

/** The search of one player, told as text, as pictures and as the data of a page. */
final class ExplainedSearch {
    /** Nodes of a tree that is drawn whole. */
    private static final int MOST_NODES = 40;
    /** Positions with a picture; each is some 20 kB of text. */
    private static final int MOST_BOARDS = 150;

    private final String player;
    private final Consultation asked;
    private final Recording recording;
    private final Explanation explanation;
    private final Decision decision;

    ExplainedSearch(
            String player, Consultation asked, Recording recording, Explanation explanation, Decision decision) {
        this.player = player;
        this.asked = asked;
        this.recording = recording;
        this.explanation = explanation;
        this.decision = decision;
    }

    String player() {
        return player;
    }

    String picture(int step, Messages words) {
        return explanation.picture(step, MOST_NODES, words);
    }

    /** A paragraph a step: its number, the way to its node, its sentence and its formula. */
    void print(Messages words, Consumer<String> out) {
        out.accept(lead(words));
        out.accept("");
        for (int step = 0; step < explanation.size(); step++) {
            String path = path(explanation.node(step), words);
            out.accept(String.format(
                    "%5d  %s: %s", recording.first() + step + 1, path, explanation.sentence(step, words)));
            String formula = explanation.formula(step, words);
            if (!formula.isEmpty()) {
                out.accept("       " + formula);
            }
        }
        out.accept("");
        out.accept(result(words));
    }

    /** All that the script of the page shows, as plain values. */
    Map<String, Object> data(Messages words) {
        List<Object> steps = new ArrayList<>();
        Map<String, Object> boards = new LinkedHashMap<>();
        Map<String, Object> paths = new LinkedHashMap<>();
        for (int step = 0; step < explanation.size(); step++) {
            ExplainedNode node = explanation.node(step);
            String id = Integer.toString(node.id());
            paths.computeIfAbsent(id, key -> node.parent().isPresent() ? path(node, words) : "");
            if (boards.size() < MOST_BOARDS && !boards.containsKey(id)) {
                board(node, words.locale()).ifPresent(svg -> boards.put(id, svg));
            }
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("node", id);
            shown.put("sentence", explanation.sentence(step, words));
            shown.put("formula", explanation.formula(step, words));
            shown.put("tree", picture(step, words));
            explanation
                    .question(step, words)
                    .ifPresent(question -> shown.put(
                            "question",
                            Map.of(
                                    "text", question.text(),
                                    "choices", question.choices(),
                                    "answer", question.answer())));
            steps.add(shown);
        }
        Map<String, Object> landmarks = new LinkedHashMap<>();
        Arrays.stream(Explanation.Landmark.values())
                .forEach(landmark -> landmarks.put(landmark.name(), explanation.landmarks(landmark)));
        List<Object> beliefs = explanation.beliefs().stream()
                .<Object>map(belief -> List.of(belief.step(), belief.value()))
                .toList();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("player", player);
        data.put("lead", lead(words));
        data.put("shapes", words.get("page.shapes", seatName(words)));
        data.put("first", recording.first() + 1);
        data.put("steps", steps);
        data.put("boards", boards);
        data.put("paths", paths);
        data.put("landmarks", landmarks);
        data.put("beliefs", beliefs);
        data.put("result", result(words));
        return data;
    }

    private String lead(Messages words) {
        Messages own = game().messages(words.locale());
        String name = own.has("name") ? own.get("name") : game().id();
        long first = recording.first() + 1;
        return words.get("page.lead", player, name, first, recording.first() + explanation.size());
    }

    private GameProvider game() {
        return asked.view().setup().provider();
    }

    private String seatName(Messages words) {
        return game().messages(words.locale()).get(asked.view().seatName(explanation.seat()));
    }

    private String result(Messages words) {
        return recording.isFull()
                ? words.get("page.unfinished")
                : words.get("page.result", asked.action(decision.action()).notation());
    }

    private String path(ExplainedNode node, Messages words) {
        List<String> path = new ArrayList<>();
        for (ExplainedNode at = node; at.parent().isPresent(); at = at.parent().get()) {
            path.add(0, explanation.notation(at.parent().get(), at.action()));
        }
        return path.isEmpty() ? words.get("picture.root") : String.join(" ", path);
    }

    /** The position of {@code node} as the seat to move at the root would see it; empty where the game has no picture. */
    private Optional<String> board(ExplainedNode node, Locale locale) {
        GameSetup setup = asked.view().setup();
        Optional<LineOfPlay> line = explanation.line(node);
        if (line.isEmpty()) {
            return Optional.empty();
        }
        MatchView view = MatchView.of(setup, line.get(), Observer.seat(asked.actor()));
        Picture picture = view.picture();
        if (picture.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Svg.paint(picture, Artwork.of(game()), game().messages(locale)));
    }
}

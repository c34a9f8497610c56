package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;

/**
 * The search of one player, which may still go on, told as text, as pictures and as the data of a lens. It is told with the
 * knowledge of the seat to move alone. Confined to one thread.
 */
public final class ExplainedSearch {
    /** Positions with a picture; each is some 20 kB of text. */
    private static final int MOST_BOARDS = 150;

    private final String player;
    private final Consultation asked;
    private final Recording recording;
    private final int mostNodes;
    private Explanation explanation;
    private Optional<Action> played = Optional.empty();
    private boolean ended;

    /**
     * @param player the name under which it is told
     * @param mostNodes nodes of a tree that is drawn whole
     */
    public ExplainedSearch(String player, Consultation asked, Recording recording, int mostNodes) {
        this.player = player;
        this.asked = asked;
        this.recording = recording;
        this.mostNodes = mostNodes;
    }

    /** The search has ended. Its action is empty if nobody knows it, as after a search that was stopped. */
    public void end(OptionalInt action) {
        ended = true;
        played = action.stream().mapToObj(asked::action).findFirst();
    }

    public boolean isOver() {
        return ended;
    }

    public String player() {
        return player;
    }

    /** The steps that are recorded so far. */
    public Explanation explanation() {
        List<?> steps = recording.steps();
        if (explanation == null || explanation.size() != steps.size()) {
            explanation = new Explanation(
                    recording, asked.view().setup().game(), asked.view().determinized(), game()::messages);
        }
        return explanation;
    }

    /** The tree of a step as SVG. */
    public String picture(int step, Messages words) {
        return explanation().picture(step, mostNodes, words);
    }

    /** A paragraph a step: its number, the way to its node, its sentence and its formula. */
    public void print(Messages words, Consumer<String> out) {
        Explanation told = explanation();
        out.accept(lead(words));
        out.accept("");
        for (int step = 0; step < told.size(); step++) {
            print(step, words, out);
        }
        out.accept("");
        out.accept(result(words));
    }

    /** One step in the same way. */
    public void print(int step, Messages words, Consumer<String> out) {
        Explanation told = explanation();
        String path = path(told.node(step), words);
        out.accept(String.format("%5d  %s: %s", recording.first() + step + 1, path, told.sentence(step, words)));
        String formula = told.formula(step, words);
        if (!formula.isEmpty()) {
            out.accept("       " + formula);
        }
    }

    /** The position that was searched, as text. */
    public String position() {
        return asked.view().text();
    }

    /**
     * Plain values for the script of the lens: what is known of the search, and some of its steps with their positions.
     *
     * @param from the number of the first of these steps
     * @param most how many steps there are at most
     * @param drawn turns a position with a picture into the plain value of its board
     */
    public Map<String, Object> data(int from, int most, Messages words, Function<MatchView, Object> drawn) {
        Explanation told = explanation();
        int end = Math.min(told.size(), from + most);
        Set<Integer> seen = new LinkedHashSet<>();
        List<Object> steps = new ArrayList<>();
        Map<String, Object> boards = new LinkedHashMap<>();
        Map<String, Object> paths = new LinkedHashMap<>();
        for (int step = 0; step < end; step++) {
            boolean isNew = seen.add(told.number(step));
            if (step >= from && isNew) {
                ExplainedNode node = told.node(step);
                String id = Integer.toString(node.id());
                paths.put(id, node.parent().isPresent() ? path(node, words) : "");
                if (seen.size() <= MOST_BOARDS) {
                    position(node).map(drawn).ifPresent(board -> boards.put(id, board));
                }
            }
            if (step >= from) {
                steps.add(step(step, words));
            }
        }
        Map<String, Object> data = head(words);
        data.put("from", from);
        data.put("steps", steps);
        data.put("boards", boards);
        data.put("paths", paths);
        return data;
    }

    /** All but the steps. */
    private Map<String, Object> head(Messages words) {
        Explanation told = explanation();
        Map<String, Object> landmarks = new LinkedHashMap<>();
        Arrays.stream(Explanation.Landmark.values())
                .forEach(landmark -> landmarks.put(landmark.name(), told.landmarks(landmark)));
        List<Object> beliefs = told.beliefs().stream()
                .<Object>map(belief -> List.of(belief.step(), belief.value()))
                .toList();
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("player", player);
        head.put("lead", lead(words));
        head.put("shapes", words.get("page.shapes", seatName(words)));
        head.put("first", recording.first() + 1);
        head.put("size", told.size());
        head.put("landmarks", landmarks);
        head.put("beliefs", beliefs);
        head.put("result", result(words));
        head.put("over", ended);
        return head;
    }

    private Map<String, Object> step(int step, Messages words) {
        Explanation told = explanation();
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("node", Integer.toString(told.number(step)));
        shown.put("sentence", told.sentence(step, words));
        shown.put("formula", told.formula(step, words));
        shown.put("tree", picture(step, words));
        told.question(step, words)
                .ifPresent(question -> shown.put(
                        "question",
                        Map.of(
                                "text", question.text(),
                                "choices", question.choices(),
                                "answer", question.answer())));
        return shown;
    }

    /** The steps that are told, and of whose search. */
    public String lead(Messages words) {
        Messages own = game().messages(words.locale());
        String name = own.has("name") ? own.get("name") : game().id();
        long first = recording.first() + 1;
        return words.get(
                "page.lead",
                player,
                name,
                first,
                recording.first() + explanation().size());
    }

    private GameProvider game() {
        return asked.view().setup().provider();
    }

    private String seatName(Messages words) {
        return game().messages(words.locale())
                .get(asked.view().seatName(explanation().seat()));
    }

    /** The outcome of the search, as far as it is known. */
    public String result(Messages words) {
        long missing = recording.seen() - recording.first() - explanation().size();
        String gap = missing > 0 ? words.get("page.unrecorded", missing) : "";
        if (played.isPresent()) {
            return join(gap, words.get("page.result", explanation().said(played.get(), words)));
        }
        return ended ? words.get("page.unfinished") : join(gap, words.get("page.going"));
    }

    private static String join(String first, String second) {
        return first.isEmpty() ? second : first + " " + second;
    }

    /** The actions that lead to {@code node}. */
    public String path(ExplainedNode node, Messages words) {
        Explanation told = explanation();
        List<String> path = new ArrayList<>();
        for (ExplainedNode at = node; at.parent().isPresent(); at = at.parent().get()) {
            path.add(0, told.said(at.parent().get(), at.action(), words));
        }
        return path.isEmpty() ? words.get("picture.root") : String.join(" ", path);
    }

    /**
     * The position of {@code node} as the seat to move at the root would see it. It is empty where the game has no picture, and
     * for a node of a guess that is not recorded.
     */
    public Optional<Picture> picture(ExplainedNode node) {
        return position(node).map(MatchView::picture);
    }

    private Optional<MatchView> position(ExplainedNode node) {
        return explanation()
                .line(node)
                .map(line -> MatchView.of(asked.view().setup(), line, Observer.seat(asked.actor())))
                .filter(view -> !view.picture().isEmpty());
    }
}

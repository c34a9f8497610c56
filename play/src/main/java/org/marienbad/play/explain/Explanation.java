package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.text.Messages;

/**
 * The steps of a recorded search. Each has the node that it is about, the tree as it was then, and a formula and a
 * sentence in any language. Steps are numbered from 0. Confined to one thread.
 */
public final class Explanation {
    private final Game game;
    private final List<SearchStep> steps;
    private final GrowingTree base;
    private final ActionNames names;
    private final Function<Locale, Messages> gameWords;
    /** By step the number of the node that it is about. */
    private final int[] about;

    private final int seat;
    /** The trees before and after the step that was asked about last, so that those who go on step by step never begin anew. */
    private final Reached before = new Reached();

    private final Reached after = new Reached();

    /**
     * Of the steps that {@code recording} has so far.
     *
     * @param root the position that was searched, as the player saw it; left as it is
     * @param gameWords the words of the game in a language
     */
    public Explanation(Recording recording, Game game, State root, Function<Locale, Messages> gameWords) {
        this.game = game;
        this.gameWords = gameWords;
        steps = recording.steps();
        base = recording.base();
        GrowingTree growing = base.copy();
        about = steps.stream().mapToInt(step -> growing.take(step).id()).toArray();
        names = new ActionNames(game, root, growing.guesses());
        seat = growing.seat();
    }

    /** The tree after some steps, which grows with the next call. */
    private final class Reached {
        private GrowingTree tree;
        private int taken;

        GrowingTree tree(int count) {
            if (tree == null || taken > count) {
                tree = base.copy();
                taken = 0;
            }
            while (taken < count) {
                tree.take(steps.get(taken++));
            }
            return tree;
        }
    }

    private GrowingTree before(int number) {
        return before.tree(number);
    }

    private GrowingTree after(int number) {
        return after.tree(number + 1);
    }

    /** The targets of a jump. */
    public enum Landmark {
        /** Actions are cut off. */
        CUT,
        /** The tree grows. */
        EXPANSION,
        /** A round begins. */
        ROUND,
        /** Another action of the root is the best now. */
        CHANGE_OF_MIND
    }

    /**
     * The belief of the search from a step on.
     *
     * @param action the best one of the root
     * @param value its payoff for the seat, on the scale of the search
     */
    public record Belief(int step, int action, double value) {}

    /** {@code words} with those of explanations. */
    public static Messages words(Messages words) {
        return words.with(Explanation.class.getClassLoader(), Explanation.class.getPackageName() + ".messages");
    }

    /** How many steps there are. */
    public int size() {
        return steps.size();
    }

    public SearchStep step(int number) {
        return steps.get(number);
    }

    /** The number of the node that a step is about, as {@link ExplainedNode#id} has it. */
    public int number(int step) {
        return about[step];
    }

    /** The node that a step is about, as it is after the step. */
    public ExplainedNode node(int number) {
        return after(number).node(about[number]).apart();
    }

    /** The tree after a step, folded if it has more than {@code most} nodes. */
    public StepTree tree(int number, int most) {
        GrowingTree now = after(number).copy();
        return StepTree.of(now, now.node(about[number]), most);
    }

    /** The numbers behind a step, with values put in; empty for a step that weighs nothing. */
    public String formula(int number, Messages words) {
        return new StepFormula(before(number), names(words)).of(steps.get(number));
    }

    /** The event of a step, in a sentence or two. */
    public String sentence(int number, Messages words) {
        return new StepSentence(before(number), names(words)).of(steps.get(number));
    }

    /** The seat that the search decides for. */
    public int seat() {
        return seat;
    }

    /** The nodes of the {@code tree} after a step as a picture has them, parents before their children. */
    public List<StepBox> boxes(int number, StepTree tree, Messages words) {
        return new StepBoxes(tree, names(words), after(number).seat()).list();
    }

    /** The tree after a step as an SVG document, folded if it has more than {@code most} nodes. */
    public String picture(int number, int most, Messages words) {
        GrowingTree now = after(number);
        StepTree shown = StepTree.of(now, now.node(about[number]), most);
        return StepPicture.of(shown, boxes(number, shown, words), sentence(number, words));
    }

    /** A question that can be asked before a step is shown. */
    public Optional<StepQuestion> question(int number, Messages words) {
        SearchStep last = number == 0 ? null : steps.get(number - 1);
        return StepQuestion.of(last, steps.get(number), before(number), names(words));
    }

    /** The words of {@code action} at {@code node} in a sentence. */
    String said(ExplainedNode node, int action, Messages words) {
        return names(words).said(node, action);
    }

    String said(Action action, Messages words) {
        return names(words).said(action);
    }

    private StepNames names(Messages words) {
        return new StepNames(names, words, gameWords.apply(words.locale()));
    }

    /**
     * The positions from the root of the search to {@code node}; empty if they depend on a guess that is not recorded.
     */
    public Optional<LineOfPlay> line(ExplainedNode node) {
        return names.line(node);
    }

    /** The game of the position that was searched. */
    public Game game() {
        return game;
    }

    /** The first step after {@code number} that is a {@code landmark}; before the first step at −1. */
    public OptionalInt next(int number, Landmark landmark) {
        return landmarks(landmark).stream()
                .filter(at -> at > number)
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    /** The last step before {@code number} that is a {@code landmark}. */
    public OptionalInt previous(int number, Landmark landmark) {
        return landmarks(landmark).stream()
                .filter(at -> at < number)
                .mapToInt(Integer::intValue)
                .max();
    }

    /** The numbers of the steps that are a {@code landmark}, ascending. */
    public List<Integer> landmarks(Landmark landmark) {
        List<Integer> found = new ArrayList<>();
        if (landmark == Landmark.CHANGE_OF_MIND) {
            int action = ExplainedNode.NONE;
            for (Belief belief : beliefs()) {
                if (action != ExplainedNode.NONE && belief.action() != action) {
                    found.add(belief.step());
                }
                action = belief.action();
            }
            return found;
        }
        Class<? extends SearchStep> kind = switch (landmark) {
            case CUT -> SearchStep.Cut.class;
            case EXPANSION -> SearchStep.Expand.class;
            default -> SearchStep.Round.class;
        };
        for (int number = 0; number < steps.size(); number++) {
            if (kind.isInstance(steps.get(number))) {
                found.add(number);
            }
        }
        return found;
    }

    /** The beliefs of the search, each time that they changed. */
    public List<Belief> beliefs() {
        List<Belief> beliefs = new ArrayList<>();
        GrowingTree growing = base.copy();
        for (int number = 0; number < steps.size(); number++) {
            int at = number;
            SearchStep step = steps.get(at);
            ExplainedNode node = growing.take(step);
            Optional<Belief> belief = Optional.empty();
            if (step instanceof SearchStep.Improve improve && node == growing.root()) {
                belief = Optional.of(new Belief(at, improve.action(), improve.payoffs()[growing.seat()]));
            } else if (step instanceof SearchStep.BackUp) {
                belief = Optional.ofNullable(
                                growing.child(growing.root(), growing.root().best()))
                        .map(best -> new Belief(at, best.action(), best.mean()));
            }
            belief.filter(news -> beliefs.isEmpty() || differs(news, beliefs.get(beliefs.size() - 1)))
                    .ifPresent(beliefs::add);
        }
        return beliefs;
    }

    private static boolean differs(Belief one, Belief other) {
        return one.action() != other.action() || one.value() != other.value();
    }
}

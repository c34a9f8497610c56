package org.marienbad.ai.toy;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/** Keeps the steps of a search, and follows them through the game. */
public final class Watched implements Monitor {
    /** The steps so far. */
    public final List<SearchStep> steps = new ArrayList<>();

    /** A step at a node. */
    public interface Visitor {
        /**
         * @param path the positions from the root on, the last one being that at which the search stands before the step
         * @param actions that lead along the path
         */
        void visit(SearchStep step, List<State> path, List<Integer> actions);
    }

    @Override
    public boolean cancelled() {
        return false;
    }

    @Override
    public SearchObserver observer() {
        return steps::add;
    }

    /** How many steps are of this kind. */
    public long count(Class<? extends SearchStep> kind) {
        return steps.stream().filter(kind::isInstance).count();
    }

    /** Visits every step of a search from {@code root}. */
    public void follow(State root, Visitor visitor) {
        List<State> path = new ArrayList<>(List.of(root.copy()));
        List<Integer> actions = new ArrayList<>();
        for (SearchStep step : steps) {
            if (step instanceof SearchStep.Start || step instanceof SearchStep.Round) {
                path.subList(1, path.size()).clear();
                actions.clear();
            }
            visitor.visit(step, path, actions);
            if (step instanceof SearchStep.Enter enter) {
                State next = path.get(path.size() - 1).copy();
                next.apply(enter.action());
                if (next.actor() != enter.actor()) {
                    throw new AssertionError(enter + " leads to " + next);
                }
                path.add(next);
                actions.add(enter.action());
            } else if (step instanceof SearchStep.Leave) {
                path.remove(path.size() - 1);
                actions.remove(actions.size() - 1);
            }
        }
    }
}

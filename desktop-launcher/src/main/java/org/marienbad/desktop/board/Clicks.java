package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marienbad.framework.game.Action;

/**
 * The action that a person means by clicking spots. Every click narrows the legal actions. The last one left is meant as soon
 * as all its spots are clicked: nobody plays by choosing a piece. Knows no screen.
 */
final class Clicks {
    private List<Action> legal = List.of();
    private final List<String> clicked = new ArrayList<>();

    /** Starts over with other actions; none means that nothing can be clicked. */
    void offer(List<Action> actions) {
        legal = List.copyOf(actions);
        clicked.clear();
    }

    /** The spots clicked so far. */
    List<String> clicked() {
        return List.copyOf(clicked);
    }

    void reset() {
        clicked.clear();
    }

    /** The actions that the clicks so far may mean. */
    List<Action> candidates() {
        return starting(clicked);
    }

    /** The spots that the next click may choose. */
    Set<String> next() {
        Set<String> spots = new LinkedHashSet<>();
        for (Action action : candidates()) {
            if (action.spots().size() > clicked.size()) {
                spots.add(action.spots().get(clicked.size()));
            }
        }
        return spots;
    }

    /**
     * The actions that can only be chosen by a button now: those without spots, and those whose spots are all clicked.
     */
    List<Action> buttons() {
        return candidates().stream()
                .filter(action -> action.spots().size() == clicked.size())
                .toList();
    }

    /** Whether some action begins with a click on {@code spot}. */
    boolean begins(String spot) {
        return !starting(List.of(spot)).isEmpty();
    }

    /** Whether some action goes on elsewhere after a click on {@code spot}, which is its first or has just been clicked. */
    boolean continues(String spot) {
        List<String> before = spot.equals(latest()) ? clicked : List.of(spot);
        return starting(before).stream().anyMatch(action -> action.spots().size() > before.size());
    }

    /** The last spot clicked; empty if none is. */
    String latest() {
        return clicked.isEmpty() ? "" : clicked.get(clicked.size() - 1);
    }

    /** The only action to which a click on {@code spot} can lead. */
    Optional<Action> meaning(String spot) {
        if (!next().contains(spot)) {
            return Optional.empty();
        }
        List<String> longer = new ArrayList<>(clicked);
        longer.add(spot);
        List<Action> left = starting(longer);
        return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
    }

    /** The actions that a click on {@code spot} leaves, the one with the fewest clicks first. */
    List<Action> leading(String spot) {
        List<String> longer = new ArrayList<>(clicked);
        longer.add(spot);
        return starting(longer).stream()
                .sorted(Comparator.comparingInt(action -> action.spots().size()))
                .toList();
    }

    /** The spots that may be clicked after {@code spot}; empty if a click on it decides. */
    Set<String> following(String spot) {
        Set<String> spots = new LinkedHashSet<>();
        for (Action action : next().contains(spot) ? leading(spot) : List.<Action>of()) {
            if (action.spots().size() > clicked.size() + 1) {
                spots.add(action.spots().get(clicked.size() + 1));
            }
        }
        return spots;
    }

    /**
     * A click. A spot that leads nowhere takes back the clicks before it if it starts an action, and is ignored
     * otherwise. The last spot clicked takes itself back.
     *
     * @return the action meant, once it is clear; the clicks are forgotten then
     */
    Optional<Action> click(String spot) {
        if (!clicked.isEmpty() && spot.equals(clicked.get(clicked.size() - 1)) && !next().contains(spot)) {
            clicked.remove(clicked.size() - 1);
            return Optional.empty();
        }
        if (!next().contains(spot)) {
            List<String> before = List.copyOf(clicked);
            clicked.clear();
            if (!next().contains(spot)) {
                clicked.addAll(before);
                return Optional.empty();
            }
        }
        Optional<Action> meant = meaning(spot).filter(action -> action.spots().size() == clicked.size() + 1);
        if (meant.isPresent()) {
            clicked.clear();
        } else {
            clicked.add(spot);
        }
        return meant;
    }

    private List<Action> starting(List<String> prefix) {
        return legal.stream()
                .filter(action -> action.spots().size() >= prefix.size()
                        && action.spots().subList(0, prefix.size()).equals(prefix))
                .toList();
    }
}

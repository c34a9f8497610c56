package org.marienbad.framework.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * The plies and positions of a session: a tree, one line through it, and one position of that line shown. All that is
 * asked of the game is asked here, guarded: its methods throw a {@link GameFault} where the game throws or hangs, and then
 * nothing has changed.
 */
final class SessionHistory {
    private final GameSetup setup;
    private final Game game;
    private final long seed;
    private final GameCalls calls;
    private final PlyTree tree = new PlyTree();
    private final Positions positions;
    /** The nodes of the line in view, from the start on. */
    private final List<Integer> line = new ArrayList<>(List.of(PlyTree.START));

    private int index;
    /** By the last node of a line, how the game has ended there, if it did so before its end. */
    private final Map<Integer, Forfeit> forfeits = new HashMap<>();
    /** By node, how its ply told somebody something, as far as that was asked for. */
    private final Map<Integer, Optional<Disclosure>> disclosures = new HashMap<>();

    SessionHistory(GameSetup setup, long seed, Duration gamePatience) {
        this.setup = setup;
        this.game = setup.game();
        this.seed = seed;
        this.calls = GameCalls.guarded(setup.provider().id(), gamePatience);
        positions = ask(() -> new Positions(setup, tree));
    }

    GameSetup setup() {
        return setup;
    }

    int action(int ply) {
        return tree.action(line.get(ply + 1));
    }

    PlyTree tree() {
        return tree;
    }

    /** The node of the position shown. */
    int node() {
        return line.get(index);
    }

    /** The node of a position of the line in view. */
    int node(int position) {
        return line.get(position);
    }

    /** How many plies are known, those to be redone included. */
    int length() {
        return line.size() - 1;
    }

    /** How many plies are played in the position shown. */
    int index() {
        return index;
    }

    void show(int target) {
        index = target;
    }

    /** Takes the line through {@code node} into view, and shows its position. */
    void visit(int node) {
        List<Integer> nodes = tree.line(node);
        index = tree.path(node).size();
        line.subList(1, line.size()).clear();
        line.addAll(nodes);
    }

    /**
     * Why plies of the main line that {@code kept} has not cannot be taken back: one of them told somebody something.
     * Empty if they can.
     */
    private Optional<Text> objection(List<Integer> kept) {
        if (!game.info().has(GameInfo.Trait.CHANCE) && !game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            return Optional.empty();
        }
        List<Integer> main = tree.mainLine();
        int common = 0;
        while (common < Math.min(main.size(), kept.size()) && main.get(common).equals(kept.get(common))) {
            common++;
        }
        return main.subList(common, main.size()).stream()
                .flatMap(node -> disclosures.computeIfAbsent(node, this::disclosure).stream())
                .map(Disclosure::words)
                .findFirst();
    }

    private Optional<Disclosure> disclosure(int node) {
        try {
            return ask(() -> Disclosure.of(game, positions.state(tree.parent(node)), tree.action(node), setup.seats()));
        } catch (GameFault unknown) {
            return Optional.of(
                    Disclosure.HIDDEN); // screens ask often, and the safe answer is that it has told something
        }
    }

    /** Why nobody can go on from {@code node}: the main line has plies after it that cannot be taken back. */
    Optional<Text> objection(int node) {
        return objection(tree.path(node));
    }

    /** Why the line through {@code node} cannot become the main one. */
    Optional<Text> objectionToPromote(int node) {
        return objection(tree.line(node));
    }

    /** Why {@code node} and what follows it cannot be removed. */
    Optional<Text> objectionToRemove(int node) {
        return tree.mainLine().contains(node) ? objection(tree.parent(node)) : Optional.empty();
    }

    /** Makes the line to {@code node} the main one. */
    void promote(int node) {
        tree.promote(node);
    }

    /** Removes {@code node} and what follows it; if it is in view, the position before it is shown. */
    void remove(int node) {
        int at = line.indexOf(node);
        int before = tree.parent(node);
        tree.remove(node);
        forfeits.keySet().removeIf(other -> !tree.contains(other));
        disclosures.keySet().removeIf(other -> !tree.contains(other));
        if (at >= 0) {
            visit(index < at ? line.get(index) : before);
        }
    }

    /** Whether the main line has come to the end of the game. */
    boolean isDecided() {
        return forfeits.containsKey(tree.end()) || positions.actor(tree.end()) == State.TERMINAL;
    }

    /** The payoffs at the end of the main line; empty if the game is not over there. */
    Optional<double[]> decision() {
        Optional<Forfeit> forfeit = forfeit(tree.end());
        if (forfeit.isPresent()) {
            return Optional.of(ask(() -> forfeit.get().payoffs(game.info())));
        }
        return isDecided()
                ? Optional.of(ask(() -> {
                    double[] payoffs = new double[setup.seats()];
                    positions.state(tree.end()).payoffs(payoffs);
                    GameFault.requirePayoffs(setup.provider().id(), game.info(), payoffs);
                    return payoffs;
                }))
                : Optional.empty();
    }

    /** How the ply of {@code node} is written. */
    String notation(int node) {
        return ask(() -> game.action(positions.state(tree.parent(node)), tree.action(node))
                .notation());
    }

    /** Who decided the ply of {@code node}. */
    int decider(int node) {
        return positions.actor(tree.parent(node));
    }

    /** The last position before the one shown where {@code somebody} decides, or -1. */
    int before(IntPredicate somebody) {
        int target = index - 1;
        while (target >= 0 && !somebody.test(target)) {
            target--;
        }
        return target;
    }

    /** The first position after the one shown where {@code somebody} decides; if there is none, the last. */
    int after(IntPredicate somebody) {
        int target = index + 1;
        while (target < length() && !somebody.test(target)) {
            target++;
        }
        return target;
    }

    /** Whether no ply is to be redone. */
    boolean isLatest() {
        return index == length();
    }

    int actor() {
        return actor(index);
    }

    int actor(int position) {
        return position == length() && forfeit(line.get(position)).isPresent()
                ? State.TERMINAL
                : positions.actor(line.get(position));
    }

    boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** One payoff a seat; only when {@link #isOver}. */
    double[] payoffs() {
        return view(Observer.REFEREE).after(index).payoffs();
    }

    /** What the seat to move gets of the position shown. */
    State playerView() {
        return playerView(actor());
    }

    /** What {@code seat} gets of the position shown. */
    State playerView(int seat) {
        return ask(() -> PlayerViews.of(here(), seat, seed, index));
    }

    MatchView view(Observer observer) {
        return view(observer, line);
    }

    /** The whole line through {@code node}, which need not be in view. */
    MatchView view(Observer observer, int node) {
        List<Integer> nodes = new ArrayList<>(List.of(PlyTree.START));
        nodes.addAll(tree.line(node));
        return view(observer, nodes);
    }

    private MatchView view(Observer observer, List<Integer> nodes) {
        List<State> states = ask(() -> positions.states(nodes));
        return MatchView.of(
                setup,
                new LineOfPlay(states, nodes.stream().skip(1).map(tree::action).toList()),
                observer,
                forfeit(nodes.get(nodes.size() - 1)),
                calls);
    }

    /** The game ends in the position shown; the line in view ends there. */
    void end(Forfeit reason) {
        forget();
        if (!isDecided()) {
            tree.promote(node());
        }
        forfeits.put(node(), reason);
    }

    /** How the game has ended after {@code node}, if it did so before its end. */
    Optional<Forfeit> forfeit(int node) {
        return Optional.ofNullable(forfeits.get(node));
    }

    /** How many decisions the seat to move in the position shown has to make yet: an estimate. */
    int decisionsToGo() {
        return ask(() -> new DecisionsToGo(game).estimate(PlayerViews.of(here(), actor(), seed, index), actor()));
    }

    /** What {@code seat} has seen of the plies from {@code first} to the position shown. */
    List<Seen> seen(int seat, int first) {
        Observer observer = Observer.seat(seat);
        return first >= index
                ? List.of()
                : ask(() -> IntStream.range(first, index)
                        .mapToObj(i -> game.seen(positions.state(line.get(i)), action(i), observer))
                        .toList());
    }

    /** What chance brings here. */
    int outcome() {
        return ask(() -> {
            int[] outcomes = list();
            return Chance.draw(here(), outcomes, outcomes.length, seed, index);
        });
    }

    /** The legal actions, or possible outcomes, of the position shown. */
    int[] legal() {
        return ask(this::list);
    }

    /**
     * Plays {@code action}, which took {@code time}. Where other plies follow the position shown, it begins
     * a variation, or goes on along the one that begins with it; the line in view ends with it. As long as the main
     * line has not come to the end of the game, the new line becomes the main one.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void advance(int action, PlyTime time) {
        boolean main = !isDecided();
        add(action, time);
        if (main) {
            tree.promote(node());
        }
    }

    /** The same, but that the main line stays. */
    void add(int action, PlyTime time) {
        int known = tree.child(node(), action).orElse(PlyTree.START);
        if (known == PlyTree.START) {
            requireLegal(action);
            State after = ask(() -> next(action));
            int actor = ask(after::actor);
            known = tree.add(new PlyTree.Node(node(), action, time));
            positions.add(known, after, actor);
        }
        forfeits.remove(known); // it goes on after all
        forget();
        line.add(known);
        index++;
    }

    private void requireLegal(int action) {
        if (index >= ask(() -> game.info().maxPlies())) {
            throw new GameFault(
                    setup.provider().id() + " did not end within the " + index + " plies it declared", null);
        }
        if (Arrays.binarySearch(legal(), action) < 0) {
            throw new IllegalArgumentException("action " + action + " is not legal");
        }
    }

    private State next(int action) {
        State next = here().copy();
        next.apply(action);
        return next;
    }

    /** Takes the plies to be redone out of view; they stay in the tree. */
    void forget() {
        line.subList(index + 1, line.size()).clear();
    }

    private int[] list() {
        int[] buffer = new int[game.info().maxLegalActions()];
        return Arrays.copyOf(buffer, here().legalActions(buffer));
    }

    private State here() {
        return positions.stay(node());
    }

    private <T> T ask(Supplier<T> code) {
        try {
            return calls.call(index + 1, code);
        } catch (GameFault fault) {
            boolean told = fault.getCause() == null || fault.getCause() instanceof PluginFault;
            if (told || index == 0 || positions.state(PlyTree.START) instanceof ImperfectInformationState) {
                throw fault; // plies of such a game are not for everybody
            }
            throw GameFault.after(
                    setup, line.subList(1, index + 1).stream().map(tree::action).toList(), fault.getCause());
        }
    }
}

package org.marienbad.framework.match;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
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
import org.marienbad.framework.shared.DecisionsToGo;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;

/**
 * A game as people have played it: its plies and variations, one line of them in view, and one position of that line
 * shown. All that is asked of the game is asked here, guarded. If the game throws or hangs, the methods throw a {@link
 * PluginFault}, and nothing has changed. Changes with its {@link Session} and is read in the thread of the session's
 * owner.
 */
public final class GameTree extends PlyTree {
    private final GameSetup setup;
    private final Game game;
    private final long seed;
    private final PluginGuard guard;
    private final TreePositions positions;
    /** The nodes of the line in view, from the start on. */
    private final List<Integer> line = new ArrayList<>(List.of(START));

    private int index;
    /** By the last node of a line, how the game has ended there, if it did so before its end. */
    private final Map<Integer, Forfeit> forfeits = new HashMap<>();
    /** By node, how its ply told somebody something, as far as that was asked for. */
    private final Map<Integer, Optional<Disclosure>> disclosures = new HashMap<>();
    /**
     * Views of the line in view, by observer and length, until anything changes. The garbage collector may take
     * them, as they hold all positions.
     */
    private WeakReference<Map<List<Object>, MatchView>> views = new WeakReference<>(null);

    GameTree(GameSetup setup, long seed, Duration gamePatience) {
        this.setup = setup;
        this.game = setup.game();
        this.seed = seed;
        guard = GameContract.guard(setup, gamePatience);
        positions = ask(() -> new TreePositions(setup, this));
    }

    GameSetup setup() {
        return setup;
    }

    /** The node of the position shown. */
    public int node() {
        return line.get(index);
    }

    /** The node of a position of the line in view. */
    int node(int position) {
        return line.get(position);
    }

    /** How many plies of the line in view are known, those after {@link #index} to be redone. */
    public int length() {
        return line.size() - 1;
    }

    /** How many of the plies are played in the position shown. */
    public int index() {
        return index;
    }

    void show(int target) {
        index = target;
    }

    /** Takes the line through {@code node} into view, and shows its position. */
    void visit(int node) {
        List<Integer> nodes = line(node);
        views.clear();
        index = path(node).size();
        line.subList(1, line.size()).clear();
        line.addAll(nodes);
    }

    /**
     * Why plies of the main line that {@code kept} has not cannot be taken back: one of them told somebody something.
     * Empty if they can.
     */
    Optional<Text> objection(List<Integer> kept) {
        if (!game.info().has(GameInfo.Trait.CHANCE) && !game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            return Optional.empty();
        }
        List<Integer> main = mainLine();
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
            return ask(() -> Disclosure.of(game, positions.state(parent(node)), action(node), setup.seats()));
        } catch (PluginFault unknown) {
            return Optional.of(
                    Disclosure.HIDDEN); // screens ask often, and the safe answer is that it has told something
        }
    }

    /** Removes {@code node} and what follows it; if it is in view, the position before it is shown. */
    @Override
    void remove(int node) {
        int at = line.indexOf(node);
        int before = parent(node);
        super.remove(node);
        forfeits.keySet().removeIf(other -> !contains(other));
        disclosures.keySet().removeIf(other -> !contains(other));
        if (at >= 0) {
            visit(index < at ? line.get(index) : before);
        }
    }

    /** Whether the main line has come to the end of the game, or a flag has fallen there; it stays the main line then. */
    public boolean isDecided() {
        return forfeits.containsKey(end()) || positions.actor(end()) == State.TERMINAL;
    }

    /** How the main line has ended, if it did so before the end of the game. */
    public Optional<Forfeit> forfeit() {
        return forfeit(end());
    }

    /** One payoff a seat if the game {@link #isDecided}. */
    public Optional<double[]> payoffs() {
        Optional<Forfeit> forfeit = forfeit();
        if (forfeit.isPresent()) {
            return Optional.of(ask(() -> forfeit.get().payoffs(game.info())));
        }
        return isDecided()
                ? Optional.of(ask(() -> {
                    double[] payoffs = new double[setup.seats()];
                    positions.state(end()).payoffs(payoffs);
                    GameContract.requirePayoffs(setup.provider().id(), game.info(), payoffs);
                    return payoffs;
                }))
                : Optional.empty();
    }

    /**
     * How the ply of {@code node} is written by the game; chance outcomes without a mark.
     *
     * @throws PluginFault if the game fails
     */
    public String notation(int node) {
        return ask(
                () -> game.action(positions.state(parent(node)), action(node)).notation());
    }

    /** Who decided the ply of {@code node}: a seat or {@link State#CHANCE}. */
    public int decider(int node) {
        return positions.actor(parent(node));
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
    public boolean isLatest() {
        return index == length();
    }

    /** Seat to move, {@link State#CHANCE} or {@link State#TERMINAL}. */
    public int actor() {
        return actor(index);
    }

    int actor(int position) {
        return position == length() && forfeit(line.get(position)).isPresent()
                ? State.TERMINAL
                : positions.actor(line.get(position));
    }

    public boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** One payoff a seat in the position shown; only when {@link #isOver}. */
    double[] payoffsHere() {
        return view(Observer.REFEREE, index).payoffs();
    }

    /** The position shown, as {@code seat} may get it. */
    State playerView(int seat) {
        return ask(() -> PlayerViews.of(here(), seat, seed, index));
    }

    /** The first {@code count} plies of the line in view, as {@code observer} may see them. */
    MatchView view(Observer observer, int count) {
        Map<List<Object>, MatchView> known = views.get();
        if (known == null) {
            known = new HashMap<>();
            views = new WeakReference<>(known);
        }
        MatchView view = known.get(List.of(observer, count));
        if (view == null) {
            view = count == length()
                    ? view(observer, line)
                    : view(observer, length()).after(count);
            known.put(List.of(observer, count), view);
        }
        return view;
    }

    /** The whole line through {@code node}, which need not be in view, as {@code observer} may see it. */
    MatchView lineThrough(int node, Observer observer) {
        List<Integer> nodes = new ArrayList<>(List.of(START));
        nodes.addAll(line(node));
        return view(observer, nodes);
    }

    private MatchView view(Observer observer, List<Integer> nodes) {
        List<State> states = ask(() -> positions.states(nodes));
        return MatchView.of(
                setup,
                new LineOfPlay(states, nodes.stream().skip(1).map(this::action).toList()),
                observer,
                forfeit(nodes.get(nodes.size() - 1)),
                guard);
    }

    /** The game ends in the position shown; the line in view ends there. */
    void endBy(Forfeit reason) {
        cutOff();
        if (!isDecided()) {
            promote(node());
        }
        forfeits.put(node(), reason);
    }

    /** How the game has ended after {@code node}, if it did so before its end. */
    Optional<Forfeit> forfeit(int node) {
        return Optional.ofNullable(forfeits.get(node));
    }

    /** How many decisions the seat to move has to make yet, by its {@code view} of the position shown: an estimate. */
    int decisionsToGo(State view) {
        return ask(() -> new DecisionsToGo(game).estimate(view, actor()));
    }

    /** The views of {@code seat} of the plies from {@code first} to the position shown. */
    List<Seen> seen(int seat, int first) {
        Observer observer = Observer.seat(seat);
        return first >= index
                ? List.of()
                : ask(() -> IntStream.range(first, index)
                        .mapToObj(i -> game.seen(positions.state(line.get(i)), action(line.get(i + 1)), observer))
                        .toList());
    }

    /** The outcome of chance here. */
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
     * Plays {@code action}, which took {@code time}. If other plies follow the position shown, the ply begins a
     * variation, or goes on along the one that begins with it. The line in view ends with it. As long as the main line
     * has not come to the end of the game, the new line becomes the main one.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void advance(int action, PlyTime time) {
        boolean main = !isDecided();
        add(action, time);
        if (main) {
            promote(node());
        }
    }

    /** The same, but that the main line stays. */
    void add(int action, PlyTime time) {
        int known = child(node(), action).orElse(START);
        if (known == START) {
            requireLegal(action);
            State after = ask(() -> {
                State next = here().copy();
                next.apply(action);
                return next;
            });
            int actor = ask(after::actor);
            known = add(new Node(node(), action, time));
            positions.add(known, after, actor);
        }
        forfeits.remove(known); // it goes on after all
        cutOff();
        line.add(known);
        index++;
    }

    private void requireLegal(int action) {
        if (index >= ask(() -> game.info().maxPlies())) {
            throw GameContract.endless(setup, index);
        }
        if (Arrays.binarySearch(legal(), action) < 0) {
            throw new IllegalArgumentException("action " + action + " is not legal");
        }
    }

    /** Takes over the plies of another game from its start, variations too, and shows the end of the main line. */
    void restore(PlyTree plies, IntConsumer check) {
        int[] nodes = new int[plies.bound()];
        for (int node = START + 1; node < nodes.length; node++) {
            if (plies.contains(node)) {
                int parent = nodes[plies.parent(node)];
                if (node() != parent) { // else a long game would be walked through anew for each ply
                    visit(parent);
                }
                check.accept(plies.action(node));
                add(plies.action(node), plies.time(node));
                nodes[node] = node();
            }
        }
        arrange(plies, nodes);
        visit(nodes[plies.end()]);
    }

    /** Takes the plies to be redone out of view; they stay in the tree. */
    void cutOff() {
        views.clear();
        line.subList(index + 1, line.size()).clear();
    }

    private int[] list() {
        return game.legalActions(here());
    }

    private State here() {
        return positions.stay(node());
    }

    private <T> T ask(Supplier<T> code) {
        try {
            return guard.atPly(index + 1).call(code);
        } catch (PluginFault fault) {
            boolean told = fault.getCause() == null || fault.isHang();
            if (told || index == 0 || positions.state(START) instanceof ImperfectInformationState) {
                throw fault; // plies of such a game are not for everybody
            }
            throw GameContract.after(
                    setup, line.subList(1, index + 1).stream().map(this::action).toList(), fault.getCause());
        }
    }
}

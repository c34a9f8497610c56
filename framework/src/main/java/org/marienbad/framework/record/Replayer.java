package org.marienbad.framework.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTime;
import org.marienbad.framework.match.PlyTree;

/** Plays a record again by the rules of its game. */
final class Replayer {
    private final MatchRecord record;
    private final GameSetup setup;

    Replayer(MatchRecord record, GameSetup setup) {
        this.record = record;
        this.setup = setup;
    }

    /** @throws IllegalArgumentException naming the first entry that does not fit the rules */
    MatchRecord.Replay replay() {
        if (record.starter() < 0) {
            throw new IllegalArgumentException("record: 'starter' must be a seat");
        }
        requireSeats("players", record.players().size());
        if (!record.names().isEmpty()) {
            requireSeats("names", record.names().size());
        }
        record.clock()
                .flatMap(MatchRecord.Clock::reading)
                .ifPresent(reading ->
                        requireSeats("clock.left", reading.remaining().size()));
        State start = setup.newState();
        State state = start.copy();
        List<PlyTree.Node> nodes = new ArrayList<>();
        play(state, record.plies(), "ply ", record.hidesPlies() ? fitted(start) : null, nodes, PlyTree.START);
        checkPayoffs(state);
        PlyTree tree = PlyTree.of(nodes);
        playOn(state, tree);
        return new MatchRecord.Replay(setup, start, tree, state);
    }

    /** A variation that repeats the main line and goes on after its end makes it longer. */
    private void playOn(State state, PlyTree tree) {
        List<Integer> line = tree.mainLine();
        if (line.size() > record.plies().size() && record.forfeit().isPresent()) {
            throw new IllegalArgumentException("record: a variation goes on where the game was over after ply "
                    + record.plies().size());
        }
        line.subList(record.plies().size(), line.size()).forEach(node -> state.apply(tree.action(node)));
    }

    private void requireSeats(String entry, int size) {
        if (size != record.seats()) {
            throw new IllegalArgumentException(
                    "record: '" + entry + "' has " + size + " entries, not " + record.seats());
        }
    }

    /** The actions of the main line, guessed where the observer did not see them. */
    private int[] fitted(State start) {
        if (record.observer().isEmpty()) {
            throw new IllegalArgumentException("record: it has plies that somebody did not see, but no 'observer'");
        }
        if (!record.keys().isEmpty() && record.keys().size() != record.plies().size()) {
            throw new IllegalArgumentException("record: 'keys' has "
                    + record.keys().size() + " entries, not " + record.plies().size());
        }
        return HiddenPlies.fit(start, record.plies().size(), this::candidates)
                .orElseThrow(
                        () -> new IllegalArgumentException("record: its plies do not fit the rules, whatever those are"
                                + " that " + observer() + " did not see"));
    }

    private int[] candidates(State before, int index) {
        String ply = record.plies().get(index).ply();
        int[] all = HiddenPlies.isHidden(ply)
                ? HiddenPlies.candidates(setup.game(), before, ply, observer(), index)
                : Plies.find(setup.game(), before, ply).stream().toArray();
        return record.keys().isEmpty()
                ? all
                : Arrays.stream(all)
                        .filter(code -> key(before, code) == record.keys().get(index))
                        .toArray();
    }

    private long key(State before, int code) {
        State after = before.copy();
        after.apply(code);
        return MatchView.key(after, observer());
    }

    private Observer observer() {
        return record.observer().orElseThrow();
    }

    /**
     * Plays {@code line} in {@code state}, and its variations in copies of it.
     *
     * @param known the actions of the line; null if they are to be read
     * @param nodes where they are added, each before its variations
     * @param from the node before the first
     */
    private void play(
            State state, List<RecordedPly> line, String where, int[] known, List<PlyTree.Node> nodes, int from) {
        int before = from;
        for (int i = 0; i < line.size(); i++) {
            RecordedPly ply = line.get(i);
            String place = where + (i + 1);
            int code = known == null ? code(state, ply.ply(), place) : known[i];
            nodes.add(new PlyTree.Node(before, code, time(ply)));
            int after = nodes.size();
            List<List<RecordedPly>> variations = ply.variations();
            for (int v = 0; v < variations.size(); v++) {
                String inside = place + ", variation " + (v + 1) + ", ply ";
                play(state.copy(), variations.get(v), inside, null, nodes, before);
            }
            state.apply(code);
            before = after;
        }
    }

    private static PlyTime time(RecordedPly ply) {
        return ply.time()
                .map(time ->
                        new PlyTime(Duration.ofMillis(time.spent()), time.left().map(Duration::ofMillis)))
                .orElse(PlyTime.UNKNOWN);
    }

    private int code(State state, String ply, String place) {
        try {
            return Plies.read(setup.game(), state, ply);
        } catch (IllegalArgumentException wrong) {
            String written = record.plugins().get(record.game());
            boolean other = written != null
                    && !PluginHash.of(setup.provider()).map(written::equals).orElse(false);
            throw new IllegalArgumentException(
                    "record: " + place + " " + wrong.getMessage()
                            + (other
                                    ? " (the record was made with another version of the plugin " + record.game() + ")"
                                    : ""),
                    wrong);
        }
    }

    private void checkPayoffs(State state) {
        if (record.payoffs().isEmpty() || record.forfeit().isPresent()) {
            return;
        }
        if (state.actor() != State.TERMINAL) {
            throw new IllegalArgumentException("record: it has payoffs, but the game is not over after its last ply");
        }
        double[] actual = new double[record.seats()];
        state.payoffs(actual);
        List<Double> told = record.payoffs().get();
        if (!told.equals(Arrays.stream(actual).boxed().toList())) {
            throw new IllegalArgumentException(
                    "record: payoffs are " + told + ", but by the rules they are " + Arrays.toString(actual));
        }
    }
}

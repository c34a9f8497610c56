package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * The information sets of a game, numbered in the order in which they are met.
 *
 * <p>A seat knows every ply as it saw it ({@link Game#seen}, as {@code Player.observe} gets it, its own plies
 * included). It also knows the look of the position whenever it was to move
 * ([ImperfectInformationState#observationKey]). This sequence is its <em>information state</em>. It never forgets any
 * part of it: the game has perfect recall, which counterfactual regret minimization needs. All positions in which a
 * seat is to move with the same information state are one <em>information set</em>; a strategy cannot tell them apart.
 *
 * <p>Sequences are compared whole, element by element, except that two looks at positions are equal if their
 * observation keys are. Confined to one thread while it grows; afterwards threads may share it.
 *
 * <p>Kuhn: Extensive Games and the Problem of Information (1953), perfect recall. Lanctot et al.: OpenSpiel (2019),
 * information states.
 */
public final class InformationSets {
    /** The information state of a seat that was shown something that these sets do not know. */
    public static final int UNKNOWN = -1;

    /** Rough memory of an information state and of a set, for {@link #bytes}. */
    private static final long BYTES_PER_STATE = 96;

    private static final long BYTES_PER_SET = 160;
    /** Guesses after which a position is taken for one without secrets. */
    private static final int GUESSES = 32;
    /** Tells plies of which the seat did not see the action from others. */
    private static final long HIDDEN_PLY = 1L << 62;

    /** A step from one information state to the next: a ply as it was seen, or a look at the position. */
    private record Step(int from, boolean looks, long shown) {}

    private final Game game;
    private final Map<Step, Integer> states = new HashMap<>();
    private final Map<Seen, Long> hiddenPlies = new HashMap<>();
    private final Map<Integer, InformationSet> byState = new HashMap<>();
    private final List<InformationSet> sets = new ArrayList<>();
    private final int[] actions;
    private final long[] words;

    public InformationSets(Game game) {
        this.game = game;
        actions = new int[game.info().maxLegalActions()];
        words = new long[game.info().words()];
    }

    /** Whether knowledge of seats differs: then their play depends on how they got there. */
    static boolean isDealt(Game game, State position) {
        if (!ImperfectInformationState.hides(position)) {
            return false;
        }
        long[] words = new long[game.info().words()];
        long[] guessed = new long[words.length];
        position.encode(words);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < GUESSES; i++) {
            ImperfectInformationState guess = (ImperfectInformationState) position.copy();
            guess.determinize(Observer.seat(i % game.info().seats()), random);
            guess.encode(guessed);
            if (!Arrays.equals(words, guessed)) {
                return true;
            }
        }
        return false;
    }

    /** @throws IllegalArgumentException if {@link #isDealt} */
    static void requireNothingDealt(Game game, State root) {
        if (isDealt(game, root)) {
            throw new IllegalArgumentException("some seat already knows what another does not, so that what they play"
                    + " depends on how the position arose; begin before that");
        }
    }

    Game game() {
        return game;
    }

    /** The information sets met so far, by number. */
    public List<InformationSet> all() {
        return Collections.unmodifiableList(sets);
    }

    /** The information state of {@code seat} before the first ply. */
    public int start(int seat) {
        return seat;
    }

    /** The information state that follows {@code from} after a ply that the seat saw as {@code ply}; new if need be. */
    int add(int from, Seen ply) {
        long shown = ply.isKnown()
                ? shown(ply)
                : hiddenPlies.computeIfAbsent(ply, unseen -> HIDDEN_PLY | hiddenPlies.size());
        return add(new Step(from, false, shown));
    }

    private int add(Step step) {
        return states.computeIfAbsent(step, unseen -> game.info().seats() + states.size());
    }

    /** As {@link #add(int, Seen)}, but {@link #UNKNOWN} if nobody has met it. */
    public int find(int from, Seen ply) {
        Long shown = ply.isKnown() ? Long.valueOf(shown(ply)) : hiddenPlies.get(ply);
        return shown == null ? UNKNOWN : states.getOrDefault(new Step(from, false, shown), UNKNOWN);
    }

    private static long shown(Seen ply) {
        return (ply.actor() + 1L) << Integer.SIZE | ply.action();
    }

    /** The information set of the seat to move in {@code position}, who is in the information state {@code from}. */
    InformationSet add(int from, State position) {
        int state = add(new Step(from, true, look(position)));
        InformationSet known = byState.get(state);
        if (known != null) {
            return known;
        }
        int count = position.legalActions(actions);
        position.encode(words);
        InformationSet set = new InformationSet(
                this, sets.size(), position.actor(), state, Arrays.copyOf(actions, count), words.clone());
        sets.add(set);
        byState.put(state, set);
        return set;
    }

    /** As {@link #add(int, State)}, but null if nobody has met it. */
    InformationSet find(int from, State position) {
        return byState.get(states.getOrDefault(new Step(from, true, look(position)), UNKNOWN));
    }

    /** How the position looks to the seat to move. */
    static long look(State position) {
        return position instanceof ImperfectInformationState hidden
                ? hidden.observationKey(Observer.seat(position.actor()))
                : position.hash();
    }

    /** The view of the seat to move in an information set, as the game's text of one of its positions. */
    public String text(InformationSet set) {
        State position = example(set);
        return position instanceof ImperfectInformationState hidden
                ? hidden.text(Observer.seat(set.seat()))
                : position.toString();
    }

    /** One of the positions of an information set: the parts that its seat does not see are arbitrary. */
    State example(InformationSet set) {
        State position = game.newInitialState();
        position.decode(set.example());
        return position;
    }

    /** Bytes held, roughly. */
    long bytes() {
        return states.size() * BYTES_PER_STATE + sets.size() * (BYTES_PER_SET + 8L * words.length);
    }
}

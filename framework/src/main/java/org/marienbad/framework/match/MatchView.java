package org.marienbad.framework.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.FactTable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;

/**
 * A position of a match and the plies that led to it, as one observer may see them. Windows, terminals, engines,
 * servers and exported records get a match in this form only. Views of two matches that differ only in what the
 * observer may not know are equal. Once the match is over, every observer sees everything, in earlier positions too.
 *
 * <p>Immutable; confined to one thread, since answers of the game are kept. A view of a {@link Session} waits for
 * the game only so long as the session does. If the game throws or hangs, its methods throw a {@link PluginFault}.
 */
public final class MatchView {
    /** Calls the game in the caller's thread, and lets its exceptions through. */
    private static final PluginGuard UNGUARDED = PluginGuard.of("").passing(Throwable.class);
    /** If there were two worlds, so many guesses would all be of one by accident once in 10^19 times. */
    private static final int GUESSES = 64;
    /** A motion that is the same in so many guesses is foreseen; each costs a call of the game for every action previewed. */
    private static final int FORESEEN = 6;

    private final GameSetup setup;
    private final Observer observer;
    private final LineOfPlay line;
    /** Whether the match is over, even if this is an earlier position of it. */
    private final boolean revealed;

    private final Optional<Forfeit> forfeit;
    private final PluginGuard guard;
    private final int actor;
    private final boolean secrets;
    private List<Seen> seen;
    private List<Action> legalActions;
    private List<State> guesses;
    private Picture picture;
    private String text;

    private MatchView(
            GameSetup setup,
            Observer observer,
            LineOfPlay line,
            boolean revealed,
            Optional<Forfeit> forfeit,
            PluginGuard guard) {
        this.setup = setup;
        this.observer = Objects.requireNonNull(observer, "observer");
        this.line = line;
        this.forfeit = forfeit;
        this.guard = guard;
        this.actor = forfeit.isPresent() ? State.TERMINAL : read(() -> state().actor());
        this.secrets = read(() -> ImperfectInformationState.hides(state()));
        this.revealed = revealed || actor == State.TERMINAL;
    }

    /**
     * The view of {@code observer} after {@code plies}, chance outcomes included, have been played from the start of
     * {@code setup}. The game is called in the caller's thread.
     *
     * @throws IllegalArgumentException if the starter is not drawn yet or a ply is not legal
     */
    public static MatchView of(GameSetup setup, List<Integer> plies, Observer observer) {
        return of(setup, LineOfPlay.of(setup, plies), observer);
    }

    /**
     * A view of positions that are not changed any more, from wherever they begin. The game is called in the caller's
     * thread.
     */
    public static MatchView of(GameSetup setup, LineOfPlay line, Observer observer) {
        return of(setup, line, observer, Optional.empty(), UNGUARDED);
    }

    /**
     * The same, but that the game may take {@code patience} for one thing: where it throws or hangs, the methods throw a
     * {@link PluginFault}.
     */
    public static MatchView guarded(GameSetup setup, LineOfPlay line, Observer observer, Duration patience) {
        return of(setup, line, observer, Optional.empty(), GameContract.guard(setup, patience));
    }

    /** The view of another line of the same game, called in the same way. */
    public MatchView along(LineOfPlay other) {
        return of(setup, other, observer, Optional.empty(), guard);
    }

    static MatchView of(
            GameSetup setup, LineOfPlay line, Observer observer, Optional<Forfeit> forfeit, PluginGuard guard) {
        return new MatchView(setup, observer, line, false, forfeit, guard);
    }

    /** The same match as another observer sees it. */
    public MatchView as(Observer other) {
        return new MatchView(setup, other, line, revealed, forfeit, guard);
    }

    /** The view after the first {@code count} plies. */
    public MatchView after(int count) {
        return new MatchView(
                setup, observer, line.first(count), revealed, forfeit.filter(ended -> count == length()), guard);
    }

    /** The view after one more ply, a legal {@code action} or outcome. */
    public MatchView then(int action) {
        return new MatchView(setup, observer, read(() -> line.then(action)), revealed, forfeit, guard);
    }

    /** The view that {@code other} had while the match was still running here, without later revelations. */
    public MatchView atTheTime(Observer other) {
        return new MatchView(setup, other, line, false, forfeit, guard);
    }

    /** The same match under {@code other}, in which the same actions are legal; see {@link GameSetup#forAnalysis}. */
    public MatchView under(GameSetup other) {
        return new MatchView(other, observer, read(() -> line.under(setup, other)), revealed, forfeit, guard);
    }

    public GameSetup setup() {
        return setup;
    }

    public Observer observer() {
        return observer;
    }

    /** Seat to move, {@link State#CHANCE} or {@link State#TERMINAL}. */
    public int actor() {
        return actor;
    }

    public boolean isOver() {
        return actor == State.TERMINAL;
    }

    /** How the game ended here before its end by the rules, if it did: {@link #payoffs} follow from that. */
    public Optional<Forfeit> forfeit() {
        return forfeit;
    }

    /** Whether the observer may see the choices and thoughts of the seat to move. */
    public boolean seesActor() {
        return actor >= 0 && (!secrets || eyes().sees(actor));
    }

    /** Whether some seat has, or may yet gain, knowledge that another lacks. */
    public boolean hasHiddenInformation() {
        return secrets && !revealed;
    }

    /**
     * Whether there is something now that the observer cannot know: a ply, or the position, so that its guesses differ. It
     * depends only on what the observer saw.
     */
    public boolean isAnythingUnknown() {
        return hasHiddenInformation()
                && isDeterminized()
                && (!plies().stream().allMatch(Seen::isKnown) || guessesDiffer());
    }

    private boolean guessesDiffer() {
        return read(() -> {
            ImperfectInformationState guess = (ImperfectInformationState) guess();
            long first = guess.observationKey(Observer.REFEREE);
            SplittableRandom random = Seeds.stream(first, "unknown", observer.seat());
            for (int i = 0; i < GUESSES; i++) {
                guess.determinize(observer, random);
                if (guess.observationKey(Observer.REFEREE) != first) {
                    return true;
                }
            }
            return false;
        });
    }

    /**
     * The legal actions with their words, ascending; empty where a seat is to move whose choices the observer may not
     * know. Chance's outcomes are nobody's to choose: empty, too.
     */
    public List<Action> legalActions() {
        if (legalActions == null) {
            legalActions = seesActor() ? read(this::listActions) : List.of();
        }
        return legalActions;
    }

    private List<Action> listActions() {
        return Arrays.stream(game().legalActions(state()))
                .mapToObj(code -> game().action(state(), code))
                .toList();
    }

    /**
     * The notation of {@code code}, a legal action of the seat to move.
     *
     * @throws IllegalArgumentException if the observer may not see the choices of that seat
     */
    public String notation(int code) {
        if (!seesActor()) {
            throw new IllegalArgumentException(observer + " may not see what " + actor + " can do");
        }
        return read(() -> game().action(state(), code).notation());
    }

    /** How many plies have been played. */
    public int length() {
        return line.length();
    }

    /** The observer's view of ply {@code index}, 0 …. */
    public Seen seen(int index) {
        return plies().get(index);
    }

    /** The observer's views of all plies: the key of its information state. */
    public List<Seen> plies() {
        if (seen == null) {
            seen = read(() -> IntStream.range(0, length())
                    .mapToObj(i -> game().seen(line.position(i), line.ply(i), eyes()))
                    .toList());
        }
        return seen;
    }

    /** Words for ply {@code index}; empty if the observer does not know the action. */
    public Optional<Action> action(int index) {
        Seen known = seen(index);
        return known.isKnown()
                ? Optional.of(read(() -> game().action(line.position(index), known.action())))
                : Optional.empty();
    }

    /** Keys of the positions after each ply, equal if the observer cannot tell them apart. */
    public List<Long> keys() {
        return read(() ->
                line.positions().stream().skip(1).map(each -> key(each, eyes())).toList());
    }

    /** A key of {@code state}, equal for positions that {@code observer} cannot tell apart. */
    public static long key(State state, Observer observer) {
        return state instanceof ImperfectInformationState hidden ? hidden.observationKey(observer) : state.hash();
    }

    public Picture picture() {
        if (picture == null) {
            picture = read(() -> game().view().picture(state(), eyes()));
        }
        return picture;
    }

    /** The position in whole sentences, for people who listen instead of looking; may be empty. */
    public List<Text> description() {
        return read(() -> game().view().description(state(), eyes()));
    }

    /** How the tokens traveled in ply {@code index}, as the observer saw it; may be empty. */
    public List<Motion> motions(int index) {
        return read(() -> game().view().motions(line.position(index), line.ply(index), eyes()));
    }

    /**
     * How the tokens would travel if the observer's own legal action {@code code} were played; may be empty. A motion that
     * depends on facts unknown to the observer would reveal them, so it is withheld.
     */
    public List<Motion> preview(int code) {
        return read(() -> {
            if (!isDeterminized()) {
                return game().view().motions(state(), code, eyes());
            }
            if (guesses == null) {
                guesses = IntStream.range(0, FORESEEN).mapToObj(this::guess).toList();
            }
            // The position itself is never asked: nothing that only it knows can come out.
            List<Motion> common = new ArrayList<>(game().view().motions(guesses.get(0), code, eyes()));
            guesses.subList(1, FORESEEN)
                    .forEach(guess -> common.retainAll(game().view().motions(guess, code, eyes())));
            return List.copyOf(common);
        });
    }

    /** The position as text, without facts unknown to the observer. */
    public String text() {
        if (text == null) {
            text = read(() ->
                    state() instanceof ImperfectInformationState hidden ? hidden.text(eyes()) : state().toString());
        }
        return text;
    }

    /** Points for people, one a seat; empty in a game that has none. */
    public int[] scores() {
        return read(() -> game().scores(state()));
    }

    /** The name of {@code seat} for people. */
    public Text seatName(int seat) {
        return read(() -> game().view().seatName(seat));
    }

    /** The rules in force. */
    public Rulebook rulebook() {
        return read(() -> game().view().rulebook());
    }

    /** The steps of a coach for somebody's first game; empty in a game that has none. */
    public List<CoachStep> coach() {
        return read(() -> game().view().coach());
    }

    /** The effects of ply {@code index}, a few words each, the most important first; may be empty. */
    public List<Text> events(int index) {
        return read(
                () -> game().view().events(line.position(index), line.ply(index), line.position(index + 1), eyes()));
    }

    /** Ply {@code index} as move lists have it, with its consequences; {@code ?} where the observer does not know it. */
    public String plyNotation(int index) {
        Seen known = seen(index);
        if (!known.isKnown()) {
            return known.notation();
        }
        State before = line.position(index);
        return read(() -> {
            String rich = game().view().notation(before, known.action());
            return rich.isEmpty() ? game().action(before, known.action()).notation() : rich;
        });
    }

    /**
     * Why a click on {@code spot} neither begins nor continues a legal action of the observer; empty if it does.
     *
     * @param clicked the spots clicked before, which begin a legal action
     */
    public Optional<Text> objection(List<String> clicked, String spot) {
        if (isOver()) {
            return Optional.of(Text.of("objection.over"));
        }
        if (actor == State.CHANCE) {
            return Optional.of(Text.of("objection.chance"));
        }
        if (!seesActor() || observer.isSeat() && observer.seat() != actor) {
            return Optional.of(Text.of("objection.turn", seatName(actor)));
        }
        List<String> clicks = new ArrayList<>(clicked);
        clicks.add(spot);
        if (legalActions().stream().anyMatch(action -> action.startsWith(clicks))) {
            return Optional.empty();
        }
        Text said = read(() -> game().view().objection(guess(), List.copyOf(clicked), spot));
        return Optional.of(said.isEmpty() ? Text.of("objection.nothing") : said);
    }

    /** The parts of the scores, as far as the observer may know them; may be empty. */
    public List<ScoreLine> breakdown() {
        return read(() -> game().view().breakdown(line, eyes()));
    }

    /** A table about the position that helps to understand it; empty in a game that has none. */
    public Optional<FactTable> facts() {
        return read(() -> game().view().facts(state(), eyes()));
    }

    /** Why the game has ended, in one sentence; empty if it has not, or where the position says it. */
    public Optional<Text> ending() {
        if (!isOver()) {
            return Optional.empty();
        }
        Text said = forfeit.isPresent()
                ? forfeit.get().words(this::seatName)
                : read(() -> game().view().ending(line));
        return said.isEmpty() ? Optional.empty() : Optional.of(said);
    }

    /**
     * Words for a payoff of some seat, in the game's own units: "+4 stones", "63 % to win", "wins".
     *
     * @param proven whether perfect play leads to it; otherwise it is an expectation
     */
    public Text value(double payoff, boolean proven) {
        return read(() -> Values.of(game(), payoff, proven));
    }

    /** One payoff a seat; only when {@link #isOver}. */
    public double[] payoffs() {
        if (forfeit.isPresent()) {
            return read(() -> forfeit.get().payoffs(game().info()));
        }
        return read(() -> {
            double[] payoffs = new double[setup.seats()];
            state().payoffs(payoffs);
            GameContract.requirePayoffs(setup.provider().id(), game().info(), payoffs);
            return payoffs;
        });
    }

    /**
     * The position as plain JSON values, empty if the game has no set-up. If it {@link #isDeterminized}, guesses
     * replace everything that the observer cannot know. They depend only on what it saw.
     */
    public Optional<Map<String, Object>> position() {
        return read(() -> game().position(guess()));
    }

    /** Whether {@link #position} and {@link #determinized} contain guesses. */
    public boolean isDeterminized() {
        return secrets && eyes() != Observer.REFEREE;
    }

    /**
     * The observer's own copy of the position, with guesses instead of facts unknown to it; to search
     * from.
     */
    public State determinized() {
        return read(this::guess);
    }

    private State guess() {
        return guess(0);
    }

    /** One of several positions that the observer cannot tell from the one it is in. */
    private State guess(int number) {
        State copy = state().copy();
        if (copy instanceof ImperfectInformationState hidden && isDeterminized()) {
            String purpose = number == 0 ? "view" : "view " + number;
            hidden.determinize(observer, Seeds.stream(length(), purpose, observer.seat()));
        }
        return copy;
    }

    /** Whether the observer sees the same in both, now and in every ply so far. */
    @Override
    public boolean equals(Object other) {
        return other instanceof MatchView view
                && toString().equals(view.toString())
                && picture().equals(view.picture())
                && position().equals(view.position())
                && determinized().toString().equals(view.determinized().toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Everything that the observer can read, as text; equal for matches that the observer cannot tell apart. */
    @Override
    public String toString() {
        return observer + " sees " + plies() + "\n" + text() + "\nactor " + actor + ", legal " + legalActions()
                + ", scores " + Arrays.toString(scores()) + (isOver() ? ", payoffs " + Arrays.toString(payoffs()) : "")
                + forfeit.map(reason -> ", " + reason).orElse("");
    }

    /** The observer that counts: once the match is over, the referee. */
    private Observer eyes() {
        return revealed ? Observer.REFEREE : observer;
    }

    private <T> T read(Supplier<T> code) {
        return guard.atPly(length() + 1).call(code);
    }

    private Game game() {
        return setup.game();
    }

    private State state() {
        return line.present();
    }
}

package org.marienbad.play.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.shared.PluginGuard;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Values every position of a game in the background, as far as its observer may know it, and finds the plies that gave
 * something away. Findings stay when the game goes on. Confined to the thread of its owner.
 */
public final class GameReview implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameReview.class);
    private static final Budget BUDGET = Budget.ofMillis(250);

    private final Analysts analysts;
    private final Terms terms;
    private final Supplier<PlayerThread> threads;
    private Annotator annotator;
    /** One job after the other, since they share a solver. */
    private PlayerThread worker;

    private final Executor owner;
    private final Runnable changed;
    private MatchView line;
    private List<Seen> plies = List.of();
    private final Map<Integer, Worth> worths = new HashMap<>();
    private final Map<Integer, Annotation> annotations = new HashMap<>();
    private Job job;
    private String problem = "";
    private boolean complete;
    private boolean hangs;
    private boolean closed;
    /** How often the job has told something. */
    private int news;

    private int left;

    /**
     * How a review takes turns with others.
     *
     * @param limits of the solver, for each ply
     * @param part positions that are looked at before others get the thread, after which no solver is kept; {@code
     *     Integer.MAX_VALUE} for all, and the solver stays
     * @param patience how long one position may take before it counts as hanging; empty if whoever owns the thread sees to that
     */
    public record Terms(Solver.Limits limits, int part, Optional<Duration> patience) {
        /** Of one whose thread is its own. */
        static final Terms ALONE = new Terms(
                new Solver.Limits(
                        Long.MAX_VALUE, 256L << 20, Budget.ofMillis(400).nanos(), 1),
                Integer.MAX_VALUE,
                Optional.of(Duration.ofSeconds(40)));
    }

    /**
     * The value of a position.
     *
     * @param payoffs expected payoff of each seat
     * @param exact whether they are proven
     */
    public record Worth(List<Double> payoffs, boolean exact) {
        public Worth {
            payoffs = List.copyOf(payoffs);
        }

        /**
         * By what is proven for {@code seat} of two; empty if who wins is open.
         *
         * @param inPayoffs whether {@code value} counts payoffs of the game of {@code info}; else whoever wins gets all
         */
        static Optional<Worth> proven(GameInfo info, int seat, Value value, boolean inPayoffs) {
            if (value.outcome().isEmpty() || info.seats() != 2) {
                return Optional.empty();
            }
            double half = info.payoffSum() / 2;
            double more = inPayoffs ? value.low() : value.outcome().getAsInt() * (info.maxPayoff() - half);
            return Optional.of(
                    new Worth(seat == 0 ? List.of(half + more, half - more) : List.of(half - more, half + more), true));
        }
    }

    /**
     * Nothing is looked at yet; it will be in a thread of its own.
     *
     * @param owner runs tasks in the thread in which all methods are called
     * @param changed called when more is known
     */
    public GameReview(Analysts analysts, Executor owner, Runnable changed) {
        this(analysts, Terms.ALONE, () -> PlayerThread.named("review"), owner, changed);
    }

    /**
     * The same in threads of others.
     *
     * @param threads gives the first, and another whenever one was abandoned
     */
    public GameReview(
            Analysts analysts, Terms terms, Supplier<PlayerThread> threads, Executor owner, Runnable changed) {
        this.analysts = analysts;
        this.terms = terms;
        this.threads = threads;
        annotator = new Annotator(analysts);
        worker = threads.get();
        this.owner = owner;
        this.changed = changed;
    }

    /** Looks at the new plies of {@code game}; goes on if it is looking at that game already. Nothing once closed. */
    public void show(MatchView game) {
        if (closed) {
            return;
        }
        List<Seen> now = game.plies();
        boolean same = line != null && line.setup() == game.setup();
        if (same && now.equals(plies) && line.isOver() == game.isOver() && (job != null || complete)) {
            return;
        }
        stop();
        int kept = same ? common(plies, now) : -1;
        worths.keySet().removeIf(position -> position > kept);
        annotations.keySet().removeIf(ply -> ply >= kept);
        line = game;
        plies = now;
        problem = "";
        hangs &= same;
        complete = hangs;
        left = hangs ? 0 : game.length() + 1;
        if (!hangs) {
            look(game.as(game.observer()), game.length());
        }
        changed.run();
    }

    /** Looks at the positions of a part, of which {@code last} is the last. */
    private void look(MatchView game, int last) {
        job = new Job(game, Math.max(0, last - terms.part() + 1), last);
        worker.execute(job);
        terms.patience().ifPresent(patience -> watch(job, patience));
    }

    /** The job has to be heard of within the patience. */
    private void watch(Job watched, Duration patience) {
        int heard = news;
        CompletableFuture.delayedExecutor(patience.toNanos(), TimeUnit.NANOSECONDS)
                .execute(() -> owner.execute(() -> {
                    if (job == watched && news == heard) {
                        leave();
                    } else if (job == watched) {
                        watch(watched, patience);
                    }
                }));
    }

    /** Leaves a job that hangs to itself, with all that it uses; this game is not looked at any more. */
    private void leave() {
        stop();
        worker.abandon();
        worker = threads.get();
        annotator = new Annotator(analysts);
        hangs = true;
        complete = true;
        left = 0;
        changed.run();
    }

    private static int common(List<Seen> one, List<Seen> other) {
        int most = Math.min(one.size(), other.size());
        return IntStream.range(0, most)
                .filter(ply -> !one.get(ply).equals(other.get(ply)))
                .findFirst()
                .orElse(most);
    }

    /** The game whose plies and positions it tells of; null before the first. */
    public MatchView line() {
        return line;
    }

    /** How many positions it has yet to look at: 0 when it has finished. */
    public int left() {
        return left;
    }

    /** Whether it is at work. */
    public boolean isWorking() {
        return job != null;
    }

    /** The failure; empty unless it has failed. */
    public String problem() {
        return problem;
    }

    /** Whether the game or its analyst does not answer; the values so far stay. */
    public boolean hangs() {
        return hangs;
    }

    /** The value of the position after {@code count} plies, if it is known. */
    public Optional<Worth> worth(int count) {
        return Optional.ofNullable(worths.get(count));
    }

    /** The findings about ply {@code index}, 0 …. */
    public Optional<Annotation> annotation(int index) {
        return Optional.ofNullable(annotations.get(index));
    }

    /**
     * Takes over what was {@code proven} of {@code position} elsewhere, so that both tell the same; ignored unless that is a
     * position of the game looked at.
     */
    public void learn(MatchView position, Solution proven) {
        int count = position.length();
        if (line == null
                || count > line.length()
                || !line.after(count)
                        .plies()
                        .equals(position.as(line.observer()).plies())) {
            return;
        }
        boolean inPayoffs = proven.measure() == Solution.Measure.PAYOFF
                && proven.value().exact()
                && position.setup() == line.setup();
        Worth.proven(line.setup().game().info(), proven.seat(), proven.value(), inPayoffs)
                .ifPresent(worth -> worths.put(count, worth));
    }

    /** The plies that gave something away, in order. */
    public List<Integer> blunders() {
        return marked(Mark.WEAK);
    }

    /** The plies that were the only ones to keep a win or a draw, in order. */
    public List<Integer> strong() {
        return marked(Mark.STRONG);
    }

    private List<Integer> marked(Mark mark) {
        return annotations.keySet().stream()
                .filter(ply -> annotations.get(ply).mark() == mark)
                .sorted()
                .toList();
    }

    /** Stops; the values stay, and {@link #show} goes on. */
    public void stop() {
        if (job != null) {
            job.cancelled = true;
            job = null;
        }
    }

    @Override
    public void close() {
        stop();
        closed = true;
        worker.shut();
    }

    /** Looks at the positions from {@code first} to {@code last}, and then at those before them. */
    private final class Job implements Runnable, Annotator.Watch {
        private final MatchView game;
        private final int first;
        private final int last;
        private final Set<Integer> valued = Set.copyOf(worths.keySet());
        private final Set<Integer> annotated = Set.copyOf(annotations.keySet());
        private final Annotator looking;
        private volatile boolean cancelled;

        Job(MatchView game, int first, int last) {
            this.game = game;
            this.first = first;
            this.last = last;
            looking = terms.part() == Integer.MAX_VALUE ? annotator : new Annotator(analysts);
        }

        @Override
        public void run() {
            PluginGuard.run(
                    () -> {
                        if (!cancelled) {
                            analysts.steady(game.setup().game()).ifPresent(this::annotate);
                        }
                        tell(this::end);
                    },
                    failure -> tell(() -> {
                        LOG.warn("a review failed", failure);
                        problem = String.valueOf(failure.getMessage());
                        finish();
                    }));
        }

        private void annotate(PlayerSpec spec) {
            long seed = Seeds.oneWay(game.length(), "review", first);
            looking.annotate(
                    game, new Annotator.AnnotationOptions(terms.limits(), Double.MIN_VALUE, spec, BUDGET, seed), this);
        }

        private void end() {
            if (first > 0) {
                left = first;
                look(game, first - 1);
            } else {
                finish();
            }
        }

        private void finish() {
            job = null;
            complete = true;
            left = 0;
        }

        private void tell(Runnable told) {
            owner.execute(() -> {
                if (job == this) {
                    GameReview.this.news++;
                    told.run();
                    changed.run();
                }
            });
        }

        @Override
        public boolean cancelled() {
            return cancelled;
        }

        @Override
        public boolean wants(int position, int still) {
            if (position < first || position > last) {
                return false;
            }
            tell(() -> left = still);
            return !cancelled
                    && !(valued.contains(position) && (position == game.length() || annotated.contains(position)));
        }

        @Override
        public void valued(int position, double[] payoffs, boolean exact) {
            Worth worth = new Worth(Arrays.stream(payoffs).boxed().toList(), exact);
            tell(() -> worths.merge(position, worth, (old, now) -> old.exact() && !now.exact() ? old : now));
        }

        @Override
        public void annotated(int ply, Annotation annotation) {
            tell(() -> annotations.put(ply, annotation));
        }
    }

    /** All that is known of the positions, in order; empty where nothing is. */
    public List<Optional<Worth>> worths() {
        List<Optional<Worth>> all = new ArrayList<>();
        for (int position = 0; line != null && position <= line.length(); position++) {
            all.add(worth(position));
        }
        return all;
    }
}

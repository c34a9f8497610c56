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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.marienbad.framework.game.DaemonThreads;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;

/**
 * Looks in the background at every position of a game, as far as its observer may know what could have been played there:
 * what it is worth, and which plies gave something away. What is known stays when the game goes on. Confined to the thread
 * of its owner.
 */
public final class GameReview implements AutoCloseable {
    private static final Budget BUDGET = Budget.ofMillis(250);
    private static final Solver.Limits LIMITS =
            new Solver.Limits(Long.MAX_VALUE, 256L << 20, Budget.ofMillis(400).nanos(), 1);

    /** How long one position may take before it counts as hanging. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Analysts analysts;
    private Annotator annotator;
    /** One job after the other, since they share a solver. */
    private ExecutorService worker = newWorker();

    private final Executor owner;
    private final Runnable changed;
    private final Duration patience;
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
     * What a position is worth.
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
     * Nothing is looked at yet.
     *
     * @param owner runs tasks in the thread in which all methods are called
     * @param changed called when more is known
     */
    public GameReview(Analysts analysts, Executor owner, Runnable changed) {
        this(analysts, owner, changed, PATIENCE);
    }

    /** The same with another limit for each position. */
    GameReview(Analysts analysts, Executor owner, Runnable changed, Duration patience) {
        this.analysts = analysts;
        annotator = new Annotator(analysts);
        this.owner = owner;
        this.changed = changed;
        this.patience = patience;
    }

    private static ExecutorService newWorker() {
        return Executors.newSingleThreadExecutor(DaemonThreads.named("review"));
    }

    /** Looks at what is new in {@code game}; goes on where it is what it is looking at already. Nothing once closed. */
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
            job = new Job(game.as(game.observer()), Set.copyOf(worths.keySet()), Set.copyOf(annotations.keySet()));
            worker.execute(job);
            watch(job);
        }
        changed.run();
    }

    /** The job has to be heard of within the patience. */
    private void watch(Job watched) {
        int heard = news;
        CompletableFuture.delayedExecutor(patience.toNanos(), TimeUnit.NANOSECONDS)
                .execute(() -> owner.execute(() -> {
                    if (job == watched && news == heard) {
                        leave();
                    } else if (job == watched) {
                        watch(watched);
                    }
                }));
    }

    /** Leaves a job that hangs to itself, with all that it uses; this game is not looked at any more. */
    private void leave() {
        stop();
        worker.shutdownNow();
        worker = newWorker();
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

    /** What it failed with; empty unless it has. */
    public String problem() {
        return problem;
    }

    /** Whether the game or who looks at it does not answer; what is known stays. */
    public boolean hangs() {
        return hangs;
    }

    /** What the position after {@code count} plies is worth, where that is known. */
    public Optional<Worth> worth(int count) {
        return Optional.ofNullable(worths.get(count));
    }

    /** What is known of ply {@code index}, 0 …. */
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

    /** Stops; what is known stays, and {@link #show} goes on. */
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
        worker.shutdown();
    }

    private final class Job implements Runnable, Annotator.Watch {
        private final MatchView game;
        private final Set<Integer> valued;
        private final Set<Integer> annotated;
        private volatile boolean cancelled;

        Job(MatchView game, Set<Integer> valued, Set<Integer> annotated) {
            this.game = game;
            this.valued = valued;
            this.annotated = annotated;
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
                        problem = String.valueOf(failure.getMessage());
                        end();
                    }));
        }

        private void annotate(PlayerSpec spec) {
            long seed = Seeds.oneWay(game.length(), "review", 0);
            annotator.annotate(
                    game, new Annotator.AnnotationOptions(LIMITS, Double.MIN_VALUE, spec, BUDGET, seed), this);
        }

        private void end() {
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

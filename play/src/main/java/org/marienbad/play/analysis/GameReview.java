package org.marienbad.play.analysis;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.PlayerSpec;
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
    private final Map<Integer, Evidence> found = new HashMap<>();
    /** The findings of others. */
    private final Map<Integer, Evidence> learned = new HashMap<>();
    /** All of it, judged together. */
    private Judge judge;
    /** The positions about which the player was asked for their moves, and how many have no answer yet. */
    private final Set<Integer> asked = new HashSet<>();

    private int questions;
    private Job job;
    private String problem = "";
    private boolean complete;
    private boolean hangs;
    private volatile boolean closed;
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
        found.keySet().removeIf(position -> position >= kept);
        learned.keySet().removeIf(position -> position > kept);
        asked.removeIf(position -> position >= kept);
        line = game;
        judge = new Judge(game, Double.POSITIVE_INFINITY);
        learned.forEach(judge::know);
        Map.copyOf(found).forEach(this::found);
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
        questions = 0;
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
        return job != null || questions > 0;
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
        return judge == null ? Optional.empty() : judge.worth(count);
    }

    /** The findings about ply {@code index}, 0 …. */
    public Optional<Annotation> annotation(int index) {
        return judge == null ? Optional.empty() : judge.annotation(index);
    }

    /**
     * The actions of a position with their values, best first, which is that of the position. Empty while they are not known; if
     * only the result was proven, the player is asked now.
     */
    public Optional<List<ActionValue>> moves(int position) {
        Evidence evidence = found.get(position);
        boolean unasked = evidence != null && evidence.opinion().isEmpty();
        if (job == null && unasked && !hangs && !closed && asked.add(position)) {
            questions++;
            MatchView game = line;
            worker.execute(() -> ask(game, position));
        }
        if (isWorking()) {
            return Optional.empty();
        }
        return Optional.of(judge == null ? List.of() : judge.lines(position));
    }

    /**
     * Takes over what was {@code found} of {@code position} elsewhere, so that both tell the same: proofs, and the opinion of a
     * player that looked closer. Ignored unless that is a position of the game looked at.
     */
    public void learn(MatchView position, PositionFindings found) {
        int count = position.length();
        if (line == null
                || count > line.length()
                || common(plies, position.as(line.observer()).plies()) < count) {
            return;
        }
        Evidence news = Evidence.of(position, found, position.setup() == line.setup());
        learned.put(count, news.and(learned.get(count)));
        Evidence own = this.found.get(count);
        judge.know(count, own == null ? news : own.and(news));
    }

    /** The plies with that mark, in order. */
    public List<Integer> marked(Mark mark) {
        return judge == null ? List.of() : judge.marked(mark);
    }

    /** By ply, in order, the outcomes of chance that decided most, and the seat that gained most by each. */
    public SortedMap<Integer, Integer> luck() {
        return judge == null ? new TreeMap<>() : Luck.of(line, judge);
    }

    /** The position before the last mistake of a seat that is {@code own}, else the one before the last ply. */
    public int start(IntPredicate own) {
        return judge == null ? 0 : judge.start(own);
    }

    /** Asks the player in the worker's thread. */
    private void ask(MatchView game, int position) {
        PluginGuard.run(
                () -> {
                    Optional<Decision> answer = analysts.steady(game.setup().game())
                            .map(spec -> annotator.ask(game.after(position), options(spec, position), () -> closed));
                    owner.execute(() -> answered(game, position, answer));
                },
                failure -> {
                    LOG.warn("an analysis failed", failure);
                    owner.execute(() -> answered(game, position, Optional.empty()));
                });
    }

    private void answered(MatchView game, int position, Optional<Decision> answer) {
        questions = Math.max(0, questions - 1); // none are left of a player that hung
        if (game.equals(line) && answer.isPresent()) {
            found(position, found.get(position).with(answer.get()));
        }
        changed.run();
    }

    private void found(int position, Evidence evidence) {
        found.put(position, evidence);
        judge.know(position, evidence.and(learned.get(position)));
    }

    private Annotator.AnnotationOptions options(PlayerSpec spec, int position) {
        long seed = Seeds.oneWay(position, "review", 0);
        return new Annotator.AnnotationOptions(terms.limits(), Double.POSITIVE_INFINITY, spec, BUDGET, seed);
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
        private final Map<Integer, Evidence> known = Map.copyOf(found);
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
            Judge own = new Judge(game, Double.POSITIVE_INFINITY);
            known.forEach(own::know);
            looking.look(
                    game,
                    own,
                    options(spec, first),
                    this,
                    (position, evidence) -> tell(() -> found(position, evidence)));
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
            return !cancelled && !known.containsKey(position);
        }
    }

    /** All that is known of the positions, in order; empty where nothing is. */
    public List<Optional<Worth>> worths() {
        return IntStream.rangeClosed(0, line == null ? -1 : line.length())
                .mapToObj(this::worth)
                .toList();
    }
}

package org.marienbad.desktop.lab;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.marienbad.cli.console.BuiltVersion;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.shared.Processors;
import org.marienbad.lab.folder.TournamentShelf;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.LiveTournament.Phase;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.learn.run.LiveTraining;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.run.TrainingText;
import org.marienbad.learn.run.Trainings;

/**
 * The lab has the plan of the next tournament or training, and the one that is open. The latter goes on in the
 * background on every screen. For the thread of the window only.
 */
public final class Lab implements AutoCloseable {
    private final Context context;
    private final TournamentShelf shelf;
    private final Path data;
    private final int threads = Math.max(1, Processors.count() - 1);
    private Optional<LiveTournament> live = Optional.empty();
    private Optional<LiveTraining> training = Optional.empty();
    private boolean gamesShown;
    private Table screen;

    /** @param root where the folders of the tournaments are, and beside it the trainings; need not exist */
    public Lab(Context context, Path root) {
        this.context = context;
        shelf = new TournamentShelf(root);
        data = root.toAbsolutePath().getParent();
    }

    /** Shows the tournament or training that is open, or else the plan of a new tournament. */
    public void show() {
        if (training.isPresent()) {
            show(training.get());
        } else {
            live.ifPresentOrElse(this::show, this::plan);
        }
    }

    /** Shows its present screen anew. */
    public void refresh() {
        if (screen instanceof ShelfScreen) {
            earlier();
        } else if (screen instanceof TrainPlanScreen) {
            train();
        } else {
            show();
        }
    }

    /** Whether beside a tournament stand its finished games, not the boards of those that are played. */
    boolean showsGames() {
        return gamesShown;
    }

    void showsGames(boolean games) {
        gamesShown = games;
    }

    /** Whether one of its screens is shown. */
    private boolean isShown() {
        return screen != null && context.shown() == screen;
    }

    /** The tournament that is open. */
    public Optional<LiveTournament> live() {
        return live;
    }

    /** The training that is open. */
    public Optional<LiveTraining> training() {
        return training;
    }

    private void present(Table next) {
        screen = next;
        context.show(() -> next);
    }

    /** Shows the plan of a new tournament, after the open one is left. */
    void plan() {
        leave(() -> present(new PlanScreen(context, this)));
    }

    /** To the plan of a tournament, where the lab begins; from there, and from what goes on meanwhile, out of the lab. */
    void back() {
        if (screen instanceof PlanScreen || isBusy()) {
            context.screens().back();
        } else {
            plan();
        }
    }

    /** Shows the tournaments that were begun earlier, after the open one is left. */
    void earlier() {
        leave(() -> {
            Plugins plugins = context.plugins();
            List<TournamentShelf.Begun> begun = shelf.list(plugins.games(), plugins.players());
            present(new ShelfScreen(context, this, begun));
        });
    }

    /** Whether there are tournaments that were begun earlier. */
    boolean hasEarlier() {
        return !shelf.isEmpty();
    }

    /** Shows the plan of a new training, after what is open is left. */
    void train() {
        leave(() -> present(new TrainPlanScreen(context, this)));
    }

    private boolean isLearning() {
        return training.filter(open -> open.snapshot().isBusy()).isPresent();
    }

    /** Whether games are played, or played to learn. */
    private boolean isBusy() {
        return isLearning()
                || live.filter(open -> open.snapshot().phase() == Phase.RUNNING).isPresent();
    }

    private void leave(Runnable then) {
        if (!isBusy()) {
            close();
            then.run();
            return;
        }
        String leave = isLearning() ? "lab.training.leave" : "lab.leave";
        new Notice(context.widgets(), "lab.leaving", context.words().get(leave))
                .text(context.words().get(leave + ".text"))
                .button("lab.leave.sure", context.words().get("lab.leave.sure"), () -> {
                    close();
                    then.run();
                })
                .button("dialog.cancel", context.words().get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    /** Begins {@code tournament} in a folder of its own. */
    void begin(Tournament tournament) {
        String game = tournament.setup().provider().id();
        open(shelf.folder(game, LocalDateTime.now(ZoneId.systemDefault())), tournament)
                .start();
    }

    /** Shows a tournament that was begun earlier. */
    void open(TournamentShelf.Begun begun) {
        open(begun.folder(), begun.tournament()).open();
    }

    /** Those of this user. */
    Trainings trainings() {
        return Trainings.in(data, context.plugins());
    }

    /** Begins a training, unless one of its name was interrupted and the user would rather go on with that. */
    void train(TrainingPlan plan) {
        Trainings trainings = trainings();
        Optional<TrainingPlan> unfinished = unfinished(trainings, plan.name());
        if (unfinished.isEmpty()) {
            open(trainings, plan).begin();
            return;
        }
        new Notice(context.widgets(), "lab.train.unfinished", context.words().get("lab.train.unfinished"))
                .text(context.words().get("lab.train.unfinished.text", plan.name()))
                .button(
                        "lab.train.goOn",
                        context.words().get("lab.train.goOn"),
                        () -> open(trainings, unfinished.get()).resume())
                .button(
                        "lab.train.anew",
                        context.words().get("lab.train.anew"),
                        () -> open(trainings, plan).begin())
                .button("dialog.cancel", context.words().get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    /** One that cannot be read any more cannot be gone on with either. */
    private static Optional<TrainingPlan> unfinished(Trainings trainings, String name) {
        try {
            return trainings.unfinished(name);
        } catch (IOException | IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    private LiveTraining open(Trainings trainings, TrainingPlan plan) {
        close();
        TrainingText text = new TrainingText(context.words().locale());
        LiveTraining next = new LiveTraining(trainings, plan, threads, text, inWindow());
        training = Optional.of(next);
        show(next);
        return next;
    }

    /** Has the screen follow, once however often it is told before the window gets to it. From any thread. */
    private Runnable inWindow() {
        Application window = Gdx.app;
        AtomicBoolean told = new AtomicBoolean();
        return () -> {
            if (told.compareAndSet(false, true)) {
                window.postRunnable(() -> {
                    told.set(false);
                    context.guarded(this::changed);
                });
            }
        };
    }

    private LiveTournament open(Path folder, Tournament tournament) {
        close();
        LiveTournament next = new LiveTournament(
                folder,
                tournament,
                new LiveTournament.Circumstances(
                        context.plugins().players(),
                        BuiltVersion.number(),
                        threads,
                        () -> context.words().locale()),
                inWindow());
        live = Optional.of(next);
        show(next);
        return next;
    }

    private void show(LiveTournament tournament) {
        present(new TournamentScreen(context, this, tournament));
    }

    private void show(LiveTraining open) {
        present(new TrainingScreen(
                context, this, open, new TrainingText(context.words().locale())));
    }

    private void changed() {
        if (isShown() && screen instanceof TournamentScreen shown) {
            shown.changed();
        } else if (isShown() && screen instanceof TrainingScreen shown) {
            shown.changed();
        }
    }

    /** Writes the report and opens it in the browser. */
    void report(LiveTournament tournament) {
        answer(tournament.report(), this::browse);
    }

    /** Shows a page in the browser. */
    void browse(Path page) {
        if (!Gdx.net.openURI(page.toUri().toString())) {
            tell(context.words().get("lab.report.where", page));
        }
    }

    /** Shows a game that was played, as a replay. */
    void replay(LiveTournament tournament, long index) {
        answer(tournament.record(index), record -> context.archive().show(record));
    }

    private <T> void answer(CompletableFuture<T> asked, Consumer<T> reaction) {
        Application window = Gdx.app;
        var unused = asked.whenComplete((found, failure) -> window.postRunnable(() -> context.guarded(() -> {
            if (failure == null) {
                reaction.accept(found);
            } else {
                tell(context.words().get("lab.failed", LiveTournament.reason(failure)));
            }
        })));
    }

    /** Tells something in a dialog. */
    void tell(String sentence) {
        context.notice("lab.notice", context.words().get("lab.title"), sentence).show(context.stage());
    }

    /** Stops the tournament or training; what is finished or learned is kept. */
    @Override
    public void close() {
        live.ifPresent(LiveTournament::close);
        live = Optional.empty();
        training.ifPresent(LiveTraining::close);
        training = Optional.empty();
    }
}

package org.marienbad.desktop.lab;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
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
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.LiveTournament.Phase;
import org.marienbad.lab.live.TournamentShelf;

/**
 * The lab: the plan of the next tournament, and the tournament that is open, which is played in the background whatever
 * screen is shown. For the thread of the window only.
 */
public final class Lab implements AutoCloseable {
    private final Context context;
    private final TournamentShelf shelf;
    private final int threads = Math.max(1, Processors.count() - 1);
    private Optional<LiveTournament> live = Optional.empty();
    private Table screen;

    /** @param root where the folders of the tournaments are; need not exist */
    public Lab(Context context, Path root) {
        this.context = context;
        shelf = new TournamentShelf(root);
    }

    /** Shows the tournament that is open, or else the plan of a new one. */
    public void show() {
        live.ifPresentOrElse(this::show, this::plan);
    }

    /** Shows its present screen anew. */
    public void refresh() {
        if (screen instanceof ShelfScreen) {
            earlier();
        } else {
            show();
        }
    }

    /** Whether one of its screens is shown. */
    private boolean isShown() {
        return screen != null && context.shown() == screen;
    }

    /** The tournament that is open. */
    public Optional<LiveTournament> live() {
        return live;
    }

    private void present(Table next) {
        screen = next;
        context.show(() -> next);
    }

    /** Shows the plan of a new tournament, after the open one is left. */
    void plan() {
        leave(() -> present(new PlanScreen(context, this)));
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

    private void leave(Runnable then) {
        boolean running =
                live.filter(open -> open.snapshot().phase() == Phase.RUNNING).isPresent();
        if (!running) {
            closeTournament();
            then.run();
            return;
        }
        new Notice(context.widgets(), "lab.leaving", context.words().get("lab.leave"))
                .text(context.words().get("lab.leave.text"))
                .button("lab.leave.sure", context.words().get("lab.leave.sure"), () -> {
                    closeTournament();
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

    private LiveTournament open(Path folder, Tournament tournament) {
        closeTournament();
        Application window = Gdx.app;
        AtomicBoolean told = new AtomicBoolean();
        LiveTournament next = new LiveTournament(
                folder,
                tournament,
                new LiveTournament.Circumstances(
                        context.plugins().players(),
                        BuiltVersion.number(),
                        threads,
                        () -> context.words().locale()),
                () -> {
                    if (told.compareAndSet(false, true)) {
                        window.postRunnable(() -> {
                            told.set(false);
                            context.guarded(this::changed);
                        });
                    }
                });
        live = Optional.of(next);
        show(next);
        return next;
    }

    private void show(LiveTournament tournament) {
        present(new TournamentScreen(context, this, tournament));
    }

    private void changed() {
        if (isShown() && screen instanceof TournamentScreen shown) {
            shown.changed();
        }
    }

    /** Writes the report and opens it in the browser. */
    void report(LiveTournament tournament) {
        answer(tournament.report(), page -> {
            if (!Gdx.net.openURI(page.toUri().toString())) {
                tell(context.words().get("lab.report.where", page));
            }
        });
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

    private void closeTournament() {
        live.ifPresent(LiveTournament::close);
        live = Optional.empty();
    }

    /** Stops the tournament; what is finished is kept. */
    @Override
    public void close() {
        closeTournament();
    }
}

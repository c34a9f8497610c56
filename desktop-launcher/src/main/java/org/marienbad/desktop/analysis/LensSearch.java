package org.marienbad.desktop.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.GameTree;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.explain.RecordingMonitor;

/**
 * The search that a lens shows, one at a time. A player is asked in the background, or the next decision of a computer in the
 * game itself is recorded. Confined to the window's thread.
 */
final class LensSearch implements AutoCloseable {
    private static final int MOST_NODES = 40;
    private static final Budget BUDGET = Budget.ofMillis(15_000);

    private final GameRoom room;
    private final Runnable changed;
    /** Set when the search is not wanted any more. */
    private AtomicBoolean dropped = new AtomicBoolean();

    private Optional<ExplainedSearch> told = Optional.empty();
    private String problem = "";
    /** The node of the game in which a followed decision is made; −1 if none is followed. */
    private int node = -1;

    private int ply;

    /** @param changed called when there is something else to show */
    LensSearch(GameRoom room, Runnable changed) {
        this.room = room;
        this.changed = changed;
    }

    /** The search as far as it is recorded; empty while none has begun. */
    Optional<ExplainedSearch> told() {
        return told;
    }

    /** Why there is nothing to show, or what is waited for; may be empty. */
    String problem() {
        return problem;
    }

    /** Drops what is shown; nobody searches or is followed any more. */
    void stop() {
        dropped.set(true);
        dropped = new AtomicBoolean();
        told = Optional.empty();
        problem = "";
        node = -1;
        room.live().watch(seat -> null);
    }

    /** Lets {@code spec} search the position of {@code view} and records the first {@code steps} steps. */
    void search(MatchView view, PlayerSpec spec, int steps) {
        stop();
        String idle = view.isOver()
                ? "analysis.over"
                : view.actor() < 0 ? "analysis.chance" : view.seesActor() ? "analysis.thinking" : "analysis.hidden";
        problem = room.words().get(idle);
        if (idle.equals("analysis.thinking")) {
            ask(Consultation.of(view), spec, steps);
        }
        changed.run();
    }

    private void ask(Consultation position, PlayerSpec spec, int steps) {
        AtomicBoolean mine = dropped;
        Recording recording = new Recording(steps);
        ExplainedSearch search = new ExplainedSearch(name(spec), position, recording, MOST_NODES);
        told = Optional.of(search);
        MatchView view = position.view();
        long seed = Seeds.oneWay(view.length(), "explain", view.actor());
        RecordingMonitor watching = new RecordingMonitor(recording, () -> !mine.get());
        DaemonThreads.start(
                "lens",
                () -> PluginGuard.run(
                        () -> {
                            Player player =
                                    room.analysts().create(spec, view.setup().game(), seed);
                            Decision decision = position.ask(player, BUDGET, watching);
                            OptionalInt action =
                                    recording.isFull() ? OptionalInt.empty() : OptionalInt.of(decision.action());
                            tell(mine, () -> ended(search, recording, action));
                        },
                        failure -> tell(mine, () -> {
                            told = Optional.empty();
                            problem = room.words().get("analysis.failed", name(spec), String.valueOf(failure));
                        })));
    }

    private void tell(AtomicBoolean asked, Runnable news) {
        room.owner().execute(() -> {
            if (!asked.get()) {
                news.run();
                changed.run();
            }
        });
    }

    private void ended(ExplainedSearch search, Recording recording, OptionalInt action) {
        search.end(action);
        if (recording.seen() == 0) {
            told = Optional.empty();
            problem = room.words().get("lens.silent", search.player());
        }
    }

    /** Records the next decision of the computer at {@code seat}, which has to begin yet. */
    void follow(int seat, int steps) {
        stop();
        String key = room.live().thinkingSeat().equals(OptionalInt.of(seat)) ? "lens.live.running" : "lens.live.next";
        problem = room.words().get(key, room.names().apply(seat));
        room.live().watch(mover -> mover == seat ? begins(seat, steps) : null);
        changed.run();
    }

    private SearchObserver begins(int seat, int steps) {
        MatchView now = room.live().view();
        if (!now.seesActor()) {
            return null;
        }
        Recording recording = new Recording(steps);
        told = Optional.of(new ExplainedSearch(room.names().apply(seat), Consultation.of(now), recording, MOST_NODES));
        problem = "";
        node = room.live().tree().node();
        ply = now.length();
        room.live().watch(mover -> null);
        room.owner().execute(changed);
        return recording;
    }

    /** Notices that a followed decision has been made. */
    void look() {
        boolean open = told.isPresent() && !told.get().isOver();
        if (!open || node < 0 || room.live().tree().node() == node) {
            return;
        }
        GameTree tree = room.live().tree();
        List<Integer> line = tree.mainLine();
        boolean played = line.size() > ply && tree.parent(line.get(ply)) == node;
        told.get().end(played ? OptionalInt.of(tree.action(line.get(ply))) : OptionalInt.empty());
        changed.run();
    }

    private String name(PlayerSpec spec) {
        PlayerProvider provider = room.context().plugins().players().get(spec.id());
        return room.words().name(provider, spec.settings());
    }

    @Override
    public void close() {
        stop();
    }
}

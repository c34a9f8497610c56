package org.marienbad.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;

/**
 * The part of a {@link LiveGame} that a screen shows: one ply after the other, while the game itself may be plies
 * ahead. Turn, scores, marks and the line of the move list belong to the ply shown. So ask for them here and not of the
 * game. Undo, looking back and variations show their position at once; motions still to be seen are dropped.
 *
 * <p>Knows no time: the screen says {@link #next} when it has shown a ply. Confined to the thread of the game.
 */
public final class ShownGame {
    private static final int NOBODY = -1;

    private final LiveGame live;
    /** The positions after the plies that are still to be seen. */
    private final Deque<MatchView> upcoming = new ArrayDeque<>();
    /** The position after the ply in motion; null at rest. */
    private MatchView moving;

    private MatchView before;
    /** The node of the game's tree to which all plies seen and upcoming lead. */
    private int node;

    private boolean stepping;

    /** A range of plies, counted from 0: {@code from} is the first, {@code to} the one after the last. */
    public record Plies(int from, int to) {
        public boolean isEmpty() {
            return from == to;
        }

        public IntStream stream() {
            return IntStream.range(from, to);
        }
    }

    /** Shows the position that {@code live} shows. */
    public ShownGame(LiveGame live) {
        this.live = live;
        node = live.tree().node();
    }

    /** The last ply of {@code now} has just been played; it will be shown after those before it. */
    public void played(MatchView now) {
        if (live.tree().parent(live.tree().node()) != node) {
            skip(); // the game was elsewhere meanwhile
        }
        upcoming.add(now);
        node = live.tree().node();
    }

    /** The game may have changed. If it shows another position than plies lead to, that is shown at once. */
    public void changed() {
        int now = live.tree().node();
        if (now != node) {
            boolean onward = stepping && live.tree().parent(now) == node;
            skip();
            node = now;
            if (onward) {
                upcoming.add(live.view());
            }
        }
    }

    /** Sets the next ply in motion and returns the position after it; empty, and at rest, if all have been seen. */
    public Optional<MatchView> next() {
        moving = upcoming.poll();
        before = moving == null ? null : before(moving);
        return Optional.ofNullable(moving);
    }

    /** Nothing is in motion any more, and motions still to be seen count as seen. */
    public void skip() {
        upcoming.clear();
        moving = null;
        before = null;
    }

    /** Goes one ply forward on the line in view, and shows how it is played. */
    public void forward() {
        skip();
        if (!live.tree().isLatest()) {
            stepping = true;
            try {
                live.jump(live.tree().index() + 1);
            } finally {
                stepping = false;
            }
        }
    }

    /** Shows again the last plies of the others, up to the position that the game shows. */
    public void replay() {
        skip();
        MatchView end = live.view();
        IntStream.rangeClosed(startOfOthers(end) + 1, end.length())
                .mapToObj(end::after)
                .forEach(upcoming::add);
    }

    /** Whether some ply is in motion or still to be seen. */
    public boolean isBusy() {
        return moving != null || !upcoming.isEmpty();
    }

    /** Whether a ply is in motion. */
    public boolean isMoving() {
        return moving != null;
    }

    /** The position shown: the one after the ply in motion while there is one. */
    public MatchView view() {
        if (moving != null) {
            return moving;
        }
        return upcoming.isEmpty() ? live.view() : before(upcoming.peek());
    }

    /** The position that is on the board as long as tokens move: the one before the ply in motion. */
    public MatchView board() {
        return moving == null ? view() : before;
    }

    private static MatchView before(MatchView after) {
        return after.after(after.length() - 1);
    }

    /** How many plies are played in the position shown, the one in motion included. */
    public int index() {
        return view().length();
    }

    /** Who is at it: the seat whose ply is in motion, else the one to move; chance or nobody as in {@link State}. */
    public int actor() {
        MatchView now = view();
        return moving == null ? now.actor() : now.seen(now.length() - 1).actor();
    }

    /**
     * The last turn before the position shown, to be pointed out. It is all plies since the last decision of the person
     * that watches, or that ply itself if nothing followed it. If nobody watches or everybody does, the plies of the
     * seat that moved last.
     */
    public Plies lastTurn() {
        MatchView view = view();
        return lastTurn(view, watcher(view));
    }

    /** The last turn before the position of {@code view} for the person of seat {@code watcher}, −1 for nobody's eyes. */
    public static Plies lastTurn(MatchView view, int watcher) {
        return new Plies(start(view, watcher, view.length()), view.length());
    }

    /**
     * The spots of what was decided in {@code plies}; what chance did counts only if nobody else did anything. A card that
     * was taken out of a row is not marked, as the next one lies there now.
     */
    public static Set<String> spots(MatchView view, Plies plies) {
        return plies.stream()
                .filter(ply -> actor(view, ply) >= 0 || plies.to() - plies.from() == 1)
                .boxed()
                .flatMap(ply -> view.action(ply).stream()
                        .flatMap(action -> action.spots().stream())
                        .filter(spot -> view.motions(ply).stream().noneMatch(motion -> isReplaced(spot, motion))))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether {@code motion} brings a part of another thing, such as its {@code .good}, to where {@code spot} was. */
    private static boolean isReplaced(String spot, Motion motion) {
        int dot = motion.to().lastIndexOf('.');
        return dot > 0
                && (spot + '.').startsWith(motion.to().substring(0, dot + 1))
                && motion.from().endsWith(motion.to().substring(dot))
                && !motion.from().equals(motion.to());
    }

    /** The beginning of the last turn of the first {@code to} plies. */
    private static int start(MatchView view, int watcher, int to) {
        int from = to;
        if (watcher == NOBODY) {
            int last = lastSeat(view, to);
            while (from > 0 && isOf(view, from - 1, last)) {
                from--;
            }
        } else {
            while (from > 0 && actor(view, from - 1) != watcher) {
                from--;
            }
        }
        return from == to ? Math.max(0, to - 1) : from;
    }

    /** The beginning of the last turn of somebody else than the watcher; that of the last ply if there is none. */
    private int startOfOthers(MatchView view) {
        int watcher = watcher(view);
        int to = view.length();
        while (watcher != NOBODY && to > 0 && isOf(view, to - 1, watcher)) {
            to--;
        }
        return start(view, watcher, to == 0 ? view.length() : to);
    }

    private static boolean isOf(MatchView view, int ply, int seat) {
        int actor = actor(view, ply);
        return actor == seat || actor == State.CHANCE;
    }

    private static int lastSeat(MatchView view, int to) {
        return IntStream.iterate(to - 1, ply -> ply >= 0, ply -> ply - 1)
                .map(ply -> actor(view, ply))
                .filter(actor -> actor >= 0)
                .findFirst()
                .orElse(NOBODY);
    }

    private static int actor(MatchView view, int ply) {
        return view.seen(ply).actor();
    }

    /** The person whom the screen is for: who is to move, or the only one there is. */
    private int watcher(MatchView view) {
        if (view.actor() >= 0 && live.isPerson(view.actor())) {
            return view.actor();
        }
        int[] persons =
                IntStream.range(0, live.setup().seats()).filter(live::isPerson).toArray();
        boolean alone = persons.length == 1 && !live.isFrozen();
        return alone ? persons[0] : NOBODY;
    }
}

package org.marienbad.play.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;
import org.marienbad.play.ShownGame;

/**
 * A learner's way through the steps of a game's coach, one after the other, back and forth. A step with something to
 * find is done once it has been found. Exceptions of the game go through to the caller. Confined to one thread.
 */
public final class Coach {
    private final GameSetup setup;
    private final List<CoachStep> steps;
    private final boolean[] done;
    private int index;
    private LineOfPlay line;
    /** The reply to the last answer to this step. */
    private Optional<Text> comment = Optional.empty();

    /**
     * Begins with the first step; the lesson may be played in another setup than the game, see {@link GameSetup#forLesson}.
     *
     * @throws IllegalArgumentException if the game has no coach with these options
     */
    public Coach(GameSetup setup) {
        this.setup = setup.forLesson();
        steps = this.setup.game().view().coach();
        if (steps.isEmpty()) {
            throw new IllegalArgumentException(setup.provider().id() + " has no coach with these options");
        }
        done = new boolean[steps.size()];
        show(0);
    }

    /** Whether the game has a coach with these options. */
    public static boolean isOffered(GameSetup setup) {
        return !setup.forLesson().game().view().coach().isEmpty();
    }

    private void show(int step) {
        index = step;
        comment = Optional.empty();
        line = steps.get(step).line(setup.game(), 0);
        done[step] |= steps.get(step).task().isEmpty();
    }

    /**
     * The plies of {@link #view} that were played since the step before and its answer; none if this step is about
     * another line of play.
     */
    public ShownGame.Plies news() {
        List<String> now = steps.get(index).plies();
        int seen = now.size();
        if (index > 0 && steps.get(index - 1).start().equals(steps.get(index).start())) {
            CoachStep before = steps.get(index - 1);
            int length = before.plies().size();
            if (length <= now.size() && before.plies().equals(now.subList(0, length))) {
                boolean answered = length < now.size()
                        && before.task()
                                .filter(task -> task.answers().contains(now.get(length)))
                                .isPresent();
                seen = answered ? length + 1 : length;
            }
        }
        return new ShownGame.Plies(seen, now.size());
    }

    /** How many steps there are. */
    public int length() {
        return steps.size();
    }

    /** The step shown, 0 …. */
    public int index() {
        return index;
    }

    /** The words of the step for the learner. */
    public Text words() {
        return steps.get(index).words();
    }

    /** The reply to the last answer to this step; empty if none was given since the step was shown. */
    public Optional<Text> comment() {
        return comment;
    }

    /**
     * The position, as the learner sees it who moves there. Once the answer has been found, it has been played: its last ply is the
     * answer.
     */
    public MatchView view() {
        // Still through the eyes of the learner, who may not be to move any more.
        State shown = isAnswered() ? line.position(line.length() - 1) : line.present();
        int seat = Math.max(0, shown.actor());
        return MatchView.of(setup, line, Observer.seat(seat));
    }

    /** The spots to point at; none once the answer has been played. */
    public List<String> spots() {
        return isAnswered() ? List.of() : steps.get(index).spots();
    }

    /** The task of the step; empty if there is only a text. */
    public Optional<CoachStep.Task> task() {
        return steps.get(index).task();
    }

    /** Whether the learner is to play something here, and has not yet found it. */
    public boolean isAsking() {
        return steps.get(index).task().isPresent() && !isAnswered();
    }

    private boolean isAnswered() {
        return line.length() > steps.get(index).plies().size();
    }

    /** Whether the step has been read, or its answer found, now or before. */
    public boolean isDone() {
        return done[index];
    }

    /** Whether all steps are done. */
    public boolean isFinished() {
        for (boolean each : done) {
            if (!each) {
                return false;
            }
        }
        return true;
    }

    /**
     * The learner plays {@code code}; the right answer stays on the board, any other is only commented on.
     *
     * @return whether it is right
     * @throws IllegalStateException if nothing is asked for
     * @throws IllegalArgumentException if it is not legal
     */
    public boolean answer(int code) {
        if (!isAsking()) {
            throw new IllegalStateException("step " + (index + 1) + " asks for nothing");
        }
        Action action = view().legalActions().stream()
                .filter(legal -> legal.code() == code)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("action " + code + " is not legal"));
        CoachStep.Task task = steps.get(index).task().orElseThrow();
        boolean right = task.answers().contains(action.notation());
        comment = Optional.of(right ? task.success() : task.failure());
        if (right) {
            play(code);
            done[index] = true;
        }
        return right;
    }

    private void play(int code) {
        State after = line.present().copy();
        after.apply(code);
        List<State> positions = new ArrayList<>(line.positions());
        positions.add(after);
        List<Integer> plies = new ArrayList<>(line.plies());
        plies.add(code);
        line = new LineOfPlay(positions, plies);
    }

    /** A right action, for people who give up; empty if nothing is asked for. */
    public Optional<Action> solution() {
        if (!isAsking()) {
            return Optional.empty();
        }
        List<String> answers = steps.get(index).task().orElseThrow().answers();
        return view().legalActions().stream()
                .filter(action -> answers.contains(action.notation()))
                .findFirst();
    }

    /** Whether there is a step after this one; it may be looked at even if this one is not done. */
    public boolean hasNext() {
        return index + 1 < steps.size();
    }

    /** Goes on to the next step; does nothing at the last. */
    public void next() {
        if (hasNext()) {
            show(index + 1);
        }
    }

    /** Goes back to the step before; does nothing at the first. */
    public void back() {
        if (index > 0) {
            show(index - 1);
        }
    }

    /** Shows this step from its beginning. */
    public void again() {
        show(index);
    }
}

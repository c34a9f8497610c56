package org.marienbad.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Picture;

/** Whether observers are shown the same of matches between which they may not see a difference. */
final class ViewsCheck {
    private static final int MOST_SHOWN = 12;

    private ViewsCheck() {}

    /** Matches that an observer cannot tell apart give it equal views, and there are such matches. */
    static int views(Sample sample) {
        Case subject = sample.subject();
        if (!(subject.start(0) instanceof ImperfectInformationState)) {
            return 0;
        }
        for (RandomGame line : sample.lines()) {
            line.visit((state, ply) -> sawNoMoreThanItKnows(sample, state));
        }
        List<Worlds.Pair> pairs = Worlds.pairs(subject.setup(0), sample.suite().seed(), Worlds.MATCHES);
        if (pairs.stream().noneMatch(pair -> pair.observer() == Observer.SPECTATOR)
                && (!pairs.isEmpty() || subject.info().has(GameInfo.Trait.HIDDEN_INFORMATION))) {
            throw Violation.of(
                    "matches that the spectator cannot tell apart",
                    "some, with so many random matches",
                    "none: what is hidden from it shows in 'seen' or in the observation key");
        }
        pairs.forEach(ViewsCheck::requireAlike);
        return pairs.size();
    }

    /** Pictures are written out only where something differs: that takes most of the time. */
    private static void requireAlike(Worlds.Pair pair) {
        Map<Picture, Integer> numbers = new HashMap<>();
        Function<Picture, String> numbered =
                picture -> String.valueOf(numbers.computeIfAbsent(picture, unknown -> numbers.size()));
        if (!shown(pair.one(), pair.observer(), numbered).equals(shown(pair.other(), pair.observer(), numbered))) {
            Worlds.requireAlike(List.of(pair), (world, observer) -> shown(world, observer, Picture::toString));
        }
    }

    /**
     * Two plies after which the observer cannot tell the positions apart look the same to it, unless the positions are
     * the same.
     */
    private static void sawNoMoreThanItKnows(Sample sample, State state) {
        int[] legal = sample.legal(state);
        for (Observer observer : Worlds.observers(sample.subject().seats())) {
            Map<Long, Integer> codes = new HashMap<>();
            for (int code : legal) {
                ImperfectInformationState after = after(state, code);
                Integer before = after.actor() == State.TERMINAL
                        ? null
                        : codes.putIfAbsent(after.observationKey(observer), code);
                if (before != null) {
                    Seen one = sample.game().seen(state, before, observer);
                    Seen other = sample.game().seen(state, code, observer);
                    if (!one.equals(other) && !after(state, before).toString().equals(after.toString())) {
                        throw Violation.of(
                                observer + " sees of a ply what its observation key does not know", one, other);
                    }
                }
            }
        }
    }

    private static ImperfectInformationState after(State state, int code) {
        ImperfectInformationState after = (ImperfectInformationState) state.copy();
        after.apply(code);
        return after;
    }

    /** All that {@code observer} can learn of {@code world}, up to some of its positions. */
    private static String shown(Worlds.World world, Observer observer, Function<Picture, String> drawn) {
        MatchView whole = MatchView.of(world.setup(), world.plies(), observer);
        StringBuilder shown = new StringBuilder();
        for (int ply = 0; ply < whole.length(); ply++) {
            shown.append("\nply ")
                    .append(whole.plyNotation(ply))
                    .append(whole.action(ply))
                    .append(whole.events(ply))
                    .append(whole.motions(ply));
        }
        int step = Math.max(1, whole.length() / MOST_SHOWN);
        for (int length = whole.length(); length >= 0; length -= step) {
            MatchView view = whole.after(length);
            shown.append(view)
                    .append("\nposition ")
                    .append(view.position())
                    .append("\nguess ")
                    .append(view.determinized())
                    .append("\npicture ")
                    .append(drawn.apply(view.picture()))
                    .append("\nbreakdown ")
                    .append(view.breakdown())
                    .append(view.ending())
                    .append(view.facts())
                    .append("\ndescription ")
                    .append(view.description());
            view.legalActions().forEach(action -> shown.append(view.preview(action.code())));
            for (Picture.Spot spot : view.picture().spots()) {
                shown.append("\nclick ").append(spot.id()).append(view.objection(List.of(), spot.id()));
            }
        }
        return shown.toString();
    }
}

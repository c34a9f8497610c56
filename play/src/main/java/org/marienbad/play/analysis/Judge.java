package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;

/**
 * Judges a game by the evidence about its positions. Each position has one value, and a ply that of the position after it. So
 * a ply never gains, and its loss is the difference of the two. In a position of which somebody does not know all, the value
 * is that in the eyes of the seat to move.
 *
 * <p>A ply is marked {@code ?} if it loses {@link #LOSS} of all that is at stake. It is marked {@code !} if it keeps a win or
 * a draw, and every other action is proven to end worse.
 */
final class Judge {
    /** The part of the range of payoffs that a marked ply loses at least: 10 points of a chance in per cent. */
    static final double LOSS = .1;

    private static final double ROUNDING = 1e-9;

    private final MatchView line;
    private final GameInfo info;
    private final double points;
    private final int[] actions;
    private final Map<Integer, Evidence> known = new HashMap<>();
    private final Map<Integer, Boolean> open = new HashMap<>();
    private Proofs proofs;
    private Worth[] worths;

    /** A line whose value counts, and whether it rests on more than the first look at its position. */
    private record Claim(ActionValue line, boolean sure) {
        double value(int seat) {
            return line.value()[seat];
        }
    }

    /** @param points so much less of a proven value is marked, too */
    Judge(MatchView line, double points) {
        this.line = line;
        this.points = points;
        info = line.setup().game().info();
        actions = IntStream.range(0, line.length())
                .map(ply -> line.seen(ply).action())
                .toArray();
    }

    void know(int position, Evidence evidence) {
        known.put(position, evidence);
        worths = null;
    }

    void forget(int position) {
        known.remove(position);
        worths = null;
    }

    Optional<Evidence> known(int position) {
        return Optional.ofNullable(known.get(position));
    }

    /** The value of a position, 0 …, for all seats. */
    Optional<Worth> worth(int position) {
        judge();
        return Optional.ofNullable(worths[position]);
    }

    /** The plies with that mark, in order. */
    List<Integer> marked(Mark mark) {
        return IntStream.range(0, line.length())
                .filter(ply ->
                        annotation(ply).filter(each -> each.mark() == mark).isPresent())
                .boxed()
                .toList();
    }

    /** The position before the last mistake of a seat that is {@code own}, else the one before the last ply. */
    int start(IntPredicate own) {
        return marked(Mark.WEAK).stream()
                .filter(ply -> own.test(seat(ply)))
                .reduce((former, later) -> later)
                .orElse(Math.max(0, line.length() - 1));
    }

    /** The value of {@code position} proven for {@code seat}; empty if no solver was asked about it. */
    Optional<Value> proven(int seat, int position) {
        judge();
        return known(position)
                .filter(evidence -> evidence.proof().isPresent())
                .map(evidence -> seat == seat(position)
                        ? proofs.value(position)
                        : proofs.value(position).negated());
    }

    /** The value of an action without a look at it. It is that of the ply played if both seemed about the same. */
    Worth claimed(int ply, int action) {
        judge();
        Decision opinion = known.get(ply).opinion().orElseThrow();
        int seat = seat(ply);
        Optional<ActionValue> claimed = opinion.line(action);
        Optional<ActionValue> played = opinion.line(actions[ply]);
        return claimed.isPresent()
                        && played.isPresent()
                        && isLoss(claimed.get().value()[seat] - played.get().value()[seat])
                ? worth(claimed.get())
                : worths[ply + 1];
    }

    /** An action whose value has to be looked at for itself, since by it the ply would have lost much. */
    OptionalInt doubt(int ply) {
        judge();
        if (!isLinked(ply) || worths[ply] == null || worths[ply].exact()) {
            return OptionalInt.empty();
        }
        int seat = seat(ply);
        double next = worths[ply + 1].payoffs().get(seat);
        List<Claim> better = claims(ply).stream()
                .filter(claim -> isLoss(claim.value(seat) - next))
                .toList();
        return better.stream().anyMatch(Claim::sure)
                ? OptionalInt.empty()
                : better.stream().mapToInt(claim -> claim.line().action()).findFirst();
    }

    /**
     * The actions with a value that agrees with that of the position, best first. A position of a game of bluff may have none: then
     * these are the lines of the player.
     */
    List<ActionValue> lines(int position) {
        judge();
        Worth worth = worths[position];
        if (!known.containsKey(position)) {
            return List.of();
        } else if (worth == null) {
            return known.get(position).told();
        }
        int seat = seat(position);
        double most = worth.payoffs().get(seat);
        boolean lost = worth.exact() && most <= info.minPayoff() + ROUNDING;
        List<ActionValue> lines = new ArrayList<>(claims(position).stream()
                .map(claim -> lost ? valued(claim.line(), worth) : claim.line())
                .filter(each -> each.value()[seat] <= most + ROUNDING)
                .toList());
        if (!lines.isEmpty() && lines.get(0).value()[seat] < most - ROUNDING) {
            // Some action is proven to be worth that, and this one looks best.
            lines.set(0, valued(lines.get(0), new Worth(worth.payoffs(), false)));
        }
        return lines;
    }

    /** The findings about a ply; empty if its position was not looked at. */
    Optional<Annotation> annotation(int ply) {
        judge();
        Evidence evidence = known.get(ply);
        if (evidence == null || actions[ply] < 0) {
            return Optional.empty();
        }
        int action = actions[ply];
        Value played = proofs.after(ply, action);
        boolean weak = isWeak(ply) || proofs.loss(ply, action) >= points;
        Optional<Integer> better = weak ? better(ply) : Optional.empty();
        boolean strong = !weak && proofs.isOnly(ply, action, legal(evidence.position()));
        return Optional.of(new Annotation(
                evidence.position(),
                action,
                weak ? Mark.WEAK : strong ? Mark.STRONG : Mark.NONE,
                prospect(ply, ply, before(ply, better)),
                prospect(ply, ply + 1, played),
                better));
    }

    /** The proven value of the better action, else of the position. */
    private Value before(int ply, Optional<Integer> better) {
        return better.map(action -> proofs.after(ply, action))
                .filter(value -> value.outcome().isPresent())
                .orElseGet(() -> proofs.value(ply));
    }

    private int legal(State position) {
        return line.setup().game().legalActions(position).length;
    }

    /** Whether a difference of payoffs is so great that a ply which loses it is marked. */
    boolean isLoss(double less) {
        return less >= LOSS * (info.maxPayoff() - info.minPayoff()) - ROUNDING;
    }

    /** Whether it loses enough: by the values shown, and in the eyes of who moved. */
    private boolean isWeak(int ply) {
        if (worths[ply] == null || worths[ply + 1] == null) {
            return false;
        }
        int seat = seat(ply);
        double before = worths[ply].payoffs().get(seat);
        double after = worths[ply + 1].payoffs().get(seat);
        return isLoss(before - after) && isLoss(before - played(ply));
    }

    /** The value of the action played for who played it; {@code Double.NaN} if it is not known. */
    private double played(int ply) {
        int seat = seat(ply);
        return claims(ply).stream()
                .filter(claim -> claim.line().action() == actions[ply])
                .mapToDouble(claim -> claim.value(seat))
                .findFirst()
                .orElse(Double.NaN);
    }

    /** The best action other than the one played, if it is known to be better. */
    private Optional<Integer> better(int ply) {
        Optional<Integer> proven = proofs.better(ply, actions[ply]);
        int seat = seat(ply);
        return proven.isPresent()
                ? proven
                : lines(ply).stream()
                        .filter(each -> each.action() != actions[ply] && each.value().length > seat)
                        .filter(each -> isLoss(each.value()[seat] - played(ply)))
                        .map(ActionValue::action)
                        .findFirst();
    }

    /** The prospects in {@code position} of the seat that moves at {@code ply}. */
    private Prospect prospect(int ply, int position, Value value) {
        Measure measure = proofs.measure(ply);
        Worth worth = worths[position];
        boolean estimated = value.outcome().isEmpty()
                && worth != null
                && !worth.payoffs().get(seat(ply)).isNaN();
        return new Prospect(
                measure, value, estimated ? OptionalDouble.of(worth.payoffs().get(seat(ply))) : OptionalDouble.empty());
    }

    private int seat(int position) {
        return known.get(position).position().actor();
    }

    /** The values of all positions, from the last one to the first. */
    private void judge() {
        if (worths != null) {
            return;
        }
        proofs = new Proofs(known, actions);
        worths = new Worth[actions.length + 1];
        if (line.isOver()) {
            worths[actions.length] = worth(line.payoffs(), true);
        }
        for (int position = actions.length; position >= 0; position--) {
            if (known.containsKey(position) && worths[position] == null) {
                worths[position] = valueOf(position);
                foresee(position);
            }
        }
    }

    /** If nobody looked at the next position, as if chance decides there, it gets the value that the ply promised. */
    private void foresee(int ply) {
        if (ply == actions.length || worths[ply] == null || worths[ply + 1] != null) {
            return;
        }
        int seat = seat(ply);
        claims(ply).stream()
                .filter(claim -> claim.line().action() == actions[ply])
                .findFirst()
                .ifPresent(claim -> worths[ply + 1] =
                        claim.value(seat) > worths[ply].payoffs().get(seat) ? worths[ply] : worth(claim.line()));
    }

    private Worth valueOf(int position) {
        Optional<Worth> proven = proven(position, proofs.value(position));
        if (proven.isPresent()) {
            return proven.get();
        }
        List<Claim> claims = claims(position);
        if (claims.isEmpty()) {
            return null;
        }
        int seat = seat(position);
        Claim best = claims.get(0);
        boolean doubtful = isLinked(position)
                && isLoss(best.value(seat) - worths[position + 1].payoffs().get(seat));
        if (doubtful) {
            best = claims.stream().filter(Claim::sure).findFirst().orElse(best);
        }
        Worth worth = within(proofs.value(position), seat, worth(best.line()));
        int action = best.line().action();
        // That the ply played loses for sure says nothing of an action that seemed better.
        boolean all = best.value(seat) >= info.maxPayoff() - ROUNDING
                || !doubtful
                        && known.get(position)
                                .opinion()
                                .flatMap(decision -> decision.line(action))
                                .filter(ActionValue::exact)
                                .isPresent();
        return all ? worth : new Worth(worth.payoffs(), false);
    }

    /** An estimate, no better or worse than a draw where that is proven. */
    private Worth within(Value proven, int seat, Worth estimate) {
        double lead = estimate.payoffs().get(seat) - info.payoffSum() / 2;
        boolean apart = proven.low() >= 0 && lead < 0 || proven.high() <= 0 && lead > 0;
        return apart ? Worth.proven(info, seat, Value.exactly(0), true).orElse(estimate) : estimate;
    }

    /** Whether the value of the next position is that of the action played. */
    private boolean isLinked(int position) {
        return position < actions.length
                && (known.containsKey(position + 1) || position + 1 == actions.length && isPlayedOut())
                && worths[position + 1] != null
                && !worths[position + 1].payoffs().get(seat(position)).isNaN()
                && isOpen(position)
                && (!known.containsKey(position + 1) || isOpen(position + 1));
    }

    /** Whether who moves there knows all. */
    private boolean isOpen(int position) {
        return !info.has(GameInfo.Trait.HIDDEN_INFORMATION)
                || open.computeIfAbsent(
                        position,
                        each -> !line.after(each)
                                .atTheTime(Observer.seat(seat(each)))
                                .isAnythingUnknown());
    }

    /** Whether those who moved before and after {@code ply} knew all, so that only the ply lies between their values. */
    boolean isOpenAround(int ply) {
        return ply > 0
                && known.containsKey(ply - 1)
                && isOpen(ply - 1)
                && (known.containsKey(ply + 1) ? isOpen(ply + 1) : ply + 1 == actions.length && isPlayedOut());
    }

    /** Whether the plies led to the end, and not a forfeit. */
    private boolean isPlayedOut() {
        return line.isOver() && line.forfeit().isEmpty();
    }

    /** The actions of a position with their values, best first. */
    private List<Claim> claims(int position) {
        Evidence evidence = known.get(position);
        int seat = seat(position);
        Map<Integer, Claim> claims = new LinkedHashMap<>();
        evidence.opinion().stream()
                .flatMap(decision -> Evidence.sound(decision, seat).stream())
                .filter(each -> !Double.isNaN(each.value()[seat]))
                .forEach(each -> claims.put(each.action(), new Claim(each, false)));
        proofs.lines(position)
                .forEach(
                        each -> proven(position, each.value()).ifPresent(worth -> claim(claims, each.action(), worth)));
        evidence.checked().forEach((action, worth) -> claim(claims, action, worth));
        if (isLinked(position)) {
            claim(claims, actions[position], worths[position + 1]);
        }
        return claims.values().stream()
                .sorted(Comparator.comparingDouble((Claim claim) -> claim.value(seat))
                        .reversed())
                .toList();
    }

    private static void claim(Map<Integer, Claim> claims, int action, Worth worth) {
        Claim old = claims.get(action);
        if (old == null || !old.sure() || !old.line().exact()) {
            ActionValue first = old == null ? new ActionValue(action, 0, new double[0], false, new int[0]) : old.line();
            claims.put(action, new Claim(valued(first, worth), true));
        }
    }

    private static ActionValue valued(ActionValue line, Worth worth) {
        double[] payoffs =
                worth.payoffs().stream().mapToDouble(Double::doubleValue).toArray();
        return new ActionValue(line.action(), line.visits(), payoffs, worth.exact(), line.continuation());
    }

    private static Worth worth(ActionValue line) {
        return worth(line.value(), line.exact());
    }

    static Worth worth(double[] payoffs, boolean exact) {
        return new Worth(Arrays.stream(payoffs).boxed().toList(), exact);
    }

    /** The worth of a value proven for the seat to move. */
    private Optional<Worth> proven(int position, Value value) {
        boolean inPayoffs = proofs.measure(position) == Measure.PAYOFF && value.exact();
        return Worth.proven(info, seat(position), value, inPayoffs);
    }
}

package org.marienbad.learn.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.PayoffRange;
import org.marienbad.learn.value.ValueFunction;

/** Plays games against itself by the estimates there are, and says what is to be learned of each. For one thread. */
final class SelfPlay implements Generation.Player<EpisodeSamples> {
    /** Guesses of what the seat to move cannot know, over which the value of an action is averaged. */
    private static final int WORLDS = 4;

    /** How much is explored where chance explores, too. */
    private static final double SHARE_WITH_CHANCE = 0.2;
    /** The opening is at most one of so many parts of a game. */
    private static final int PARTS_OF_GAME = 4;

    private final GameSetup setup;
    private final long seed;
    private final double lambda;
    private final double exploration;
    private final int opening;
    private final FeatureSet features;
    private final Perspective perspective;
    private final PayoffRange range;
    private final PositionJudge judge;
    private final int seats;
    private final int maxPlies;
    private final State world;
    private final State child;
    private final int[] actions;
    private final int[] active;
    private final double[] payoffs;
    /** By action, the sum of each seat's estimates over the worlds. */
    private final double[] estimates;

    private final Outlook outlook;
    private final Trajectory trajectory;
    private SplittableRandom random;

    SelfPlay(GameSetup setup, Settings hyper, long seed, FeatureSet features, ValueFunction values) {
        this.setup = setup;
        this.seed = seed;
        this.features = features;
        lambda = hyper.get(TdSettings.LAMBDA);
        perspective = features.perspective();
        Game game = setup.game();
        GameInfo info = game.info();
        exploration = hyper.get(TdSettings.EXPLORATION) * (info.has(GameInfo.Trait.CHANCE) ? SHARE_WITH_CHANCE : 1);
        opening = Math.min(hyper.get(TdSettings.OPENING), info.maxPlies() / PARTS_OF_GAME);
        judge = new PositionJudge(game, LearnedEvaluator.live(game, features, values));
        range = new PayoffRange(game);
        seats = info.seats();
        maxPlies = info.maxPlies();
        world = game.newInitialState();
        child = game.newInitialState();
        actions = new int[info.maxLegalActions()];
        active = new int[features.maxActive()];
        payoffs = new double[seats];
        estimates = new double[info.maxLegalActions() * seats];
        outlook = new Outlook(game, features, values);
        trajectory = new Trajectory(seats, outlook.width());
    }

    @Override
    public boolean play(long number, EpisodeSamples out, Monitor monitor) {
        out.clear();
        long own = Seeds.split(seed, "game", number);
        random = new SplittableRandom(own);
        State state = setup.drawn(own).newState();
        int plies = playOpening(state);
        trajectory.clear();
        judge.begin(state);
        while (state.actor() != State.TERMINAL) {
            if (plies++ >= maxPlies) {
                throw new IllegalStateException("the game did not end within the " + maxPlies + " plies it declared");
            }
            observe(state, out);
            playOn(state);
        }
        state.payoffs(payoffs);
        trajectory.returns(outlook.of(payoffs, 0), lambda);
        aim(out);
        return true;
    }

    private int playOpening(State state) {
        int plies = 0;
        int left = opening == 0 ? 0 : Playout.index(opening + 1, random);
        while (left > 0 && state.actor() != State.TERMINAL && plies < maxPlies) {
            if (state.actor() == State.CHANCE) {
                state.apply(state.randomOutcome(actions, random));
            } else {
                state.apply(state.randomAction(actions, random));
                left--;
            }
            plies++;
        }
        return plies;
    }

    /** Adds what is seen of {@code state}, if that tells its worth. */
    private void observe(State state, EpisodeSamples out) {
        trajectory.add();
        if (!perspective.isSettled(state)) {
            return;
        }
        int mover = perspective.mover(state);
        for (int seat = 0; seat < seats; seat++) {
            if (seat == mover || !perspective.moverOnly()) {
                out.add(active, features.active(state, seat, active));
                trajectory.viewer(seat);
            }
        }
    }

    private void playOn(State state) {
        int actor = state.actor();
        int count = actor == State.CHANCE ? 0 : state.legalActions(actions);
        if (count <= 1) {
            judge.play(state, actor == State.CHANCE ? state.randomOutcome(actions, random) : actions[0]);
            if (state.actor() != State.TERMINAL && !perspective.isSettled(state)) {
                trajectory.passOn();
            } else {
                judge.judge(state, payoffs);
                trajectory.next(outlook.of(state, payoffs, 0), false);
            }
            return;
        }
        look(state, actor, count);
        int best = best(actor, count);
        boolean explores = exploration > 0 && random.nextDouble() < exploration;
        int chosen = explores ? Playout.index(count, random) : best;
        judge.play(state, actions[chosen]);
        boolean goesOn = state.actor() != State.TERMINAL && !perspective.isSettled(state);
        if (chosen == best && goesOn) {
            // The expectation stays the same within a turn: the weight of λ is that of whole turns.
            trajectory.passOn();
        } else {
            // Of the best action's position no more is known than its payoffs where another was chosen.
            double[] expected =
                    chosen == best ? outlook.of(state, estimates, best * seats) : outlook.of(estimates, best * seats);
            trajectory.next(expected, chosen != best);
        }
    }

    /** Writes what is expected after each of the first {@code count} actions, by what {@code actor} can know. */
    private void look(State state, int actor, int count) {
        if (ImperfectInformationState.hides(state)) {
            lookIntoWorlds(state, actor, count);
            return;
        }
        for (int action = 0; action < count; action++) {
            child.copyFrom(state);
            child.apply(actions[action]);
            judge.judgeChild(state, actions[action], child, payoffs);
            System.arraycopy(payoffs, 0, estimates, action * seats, seats);
        }
    }

    private void lookIntoWorlds(State state, int actor, int count) {
        Arrays.fill(estimates, 0, count * seats, 0);
        for (int i = 0; i < WORLDS; i++) {
            world.copyFrom(state);
            ((ImperfectInformationState) world).determinize(Observer.seat(actor), random);
            for (int action = 0; action < count; action++) {
                child.copyFrom(world);
                child.apply(actions[action]);
                judge.judgeElsewhere(child, payoffs);
                for (int seat = 0; seat < seats; seat++) {
                    estimates[action * seats + seat] += payoffs[seat] / WORLDS;
                }
            }
        }
    }

    /** The action with the greatest estimate for {@code seat}; of equal ones one is drawn. */
    private int best(int seat, int count) {
        int best = 0;
        int equals = 1;
        for (int action = 1; action < count; action++) {
            double difference = estimates[action * seats + seat] - estimates[best * seats + seat];
            if (difference > 0) {
                best = action;
                equals = 1;
            } else if (difference == 0 && Playout.index(++equals, random) == 0) {
                best = action;
            }
        }
        return best;
    }

    private void aim(EpisodeSamples out) {
        for (int target = 0; target < out.samples() * outlook.width(); target++) {
            out.aim(target, range.scaled(trajectory.target(target)));
        }
    }
}

package org.marienbad.testkit;

import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A correct position with one fault. */
class FaultyState implements State {
    final FaultyGame game;
    State correct;
    private int calls;
    private int plies;
    private int last;
    /** Whether it was set up, and no game reaches it. */
    boolean isOfNoGame;

    private final long[] words = new long[16];
    private boolean tired;
    /** Sum of what was dealt in truth, whatever is guessed later. */
    private int dealt;

    FaultyState(FaultyGame game, State correct) {
        this.game = game;
        this.correct = correct;
    }

    @Override
    public int actor() {
        return correct.actor();
    }

    @Override
    public int legalActions(int[] buffer) {
        // An evaluator that plays may have played past the end.
        int count = Math.max(0, correct.legalActions(buffer));
        boolean several = count > 1 && correct.actor() >= 0;
        switch (game.fault) {
            case DESCENDING_ACTIONS -> {
                if (several) {
                    int first = buffer[0];
                    buffer[0] = buffer[1];
                    buffer[1] = first;
                }
            }
            case DUPLICATE_ACTION -> {
                if (several) {
                    buffer[1] = buffer[0];
                }
            }
            case NO_ACTION -> count = plies == 1 ? 0 : count;
            case SET_UP_BREAKS_PLAY -> count = isOfNoGame ? 0 : count;
            case LEGAL_ACTIONS_COUNT_CALLS -> {
                return several && calls++ % 2 == 1 ? count - 1 : count;
            }
            default -> {}
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        int drawn = State.super.randomAction(buffer, random);
        if (game.fault == Fault.RANDOM_ACTION_DRAWS_TWICE) {
            random.nextLong();
        }
        return game.fault == Fault.RANDOM_ACTION_IS_THE_FIRST && drawn >= 0 ? buffer[0] : drawn;
    }

    @Override
    public int playoutAction(int[] buffer, SplittableRandom random) {
        int drawn = correct.playoutAction(buffer, random);
        return game.fault == Fault.SENSIBLE_ACTION_IS_ILLEGAL && drawn >= 0 ? drawn + 1000 : drawn;
    }

    @Override
    public void apply(int action) {
        plies++;
        switch (game.fault) {
            case APPLY_FAILS -> {
                if (plies == 2) {
                    throw new IndexOutOfBoundsException("pit 7");
                }
            }
            case APPLY_ALLOCATES -> game.keep(new int[4]);
            case COPY_FORGETS, COPY_FROM_KEEPS_FIELD -> {
                if (tired && correct.actor() >= 0) {
                    correct.apply(0);
                    return;
                }
            }
            default -> {}
        }
        correct.apply(action);
        dealt += action >= 6 ? action : 0;
        last = action;
        tired |= game.fault == Fault.COPY_FROM_KEEPS_FIELD && correct.actor() == TERMINAL;
    }

    @Override
    public double chanceWeight(int outcome) {
        return switch (game.fault) {
            case WEIGHT_ZERO -> outcome == 3 ? 0 : 1;
            case WEIGHT_INFINITE -> Double.POSITIVE_INFINITY;
            default -> correct.chanceWeight(outcome);
        };
    }

    @Override
    public void payoffs(double[] out) {
        if (game.fault == Fault.PAYOFF_NOT_WRITTEN) {
            double last = out[1];
            correct.payoffs(out);
            out[1] = last;
            return;
        }
        correct.payoffs(out);
        if (game.fault == Fault.PAYOFF_OUT_OF_RANGE) {
            out[0] *= 2;
            out[1] *= 2;
        } else if (game.fault == Fault.PAYOFF_SUM) {
            out[0] = 1;
            out[1] = 1;
        }
    }

    int dealt() {
        return dealt;
    }

    FaultyState fresh(State state) {
        return new FaultyState(game, state);
    }

    @Override
    public State copy() {
        FaultyState copy = fresh(game.fault == Fault.SHALLOW_COPY ? correct : correct.copy());
        copy.plies = plies;
        copy.calls = calls;
        copy.last = last;
        copy.isOfNoGame = isOfNoGame;
        copy.dealt = dealt;
        copy.tired = game.fault == Fault.COPY_FORGETS || tired;
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        FaultyState from = (FaultyState) other;
        if (game.fault == Fault.COPY_FROM_TIES) {
            correct = from.correct;
        } else {
            correct.copyFrom(from.correct);
        }
        if (game.fault == Fault.COPY_FROM_ALLOCATES) {
            game.keep(new int[4]);
        }
        plies = from.plies;
        calls = from.calls;
        last = from.last;
        isOfNoGame = from.isOfNoGame;
        dealt = from.dealt;
        tired = game.fault == Fault.COPY_FROM_KEEPS_FIELD ? tired || from.tired : from.tired;
    }

    @Override
    public long hash() {
        return switch (game.fault) {
            case HASH_COLLIDES -> correct.hash() & 15;
            case HASH_WITHOUT_TURN -> {
                if (correct instanceof ImperfectInformationState) {
                    yield correct.hash();
                }
                correct.encode(words);
                words[0] |= 12;
                yield Seeds.mix(words[0] + Seeds.mix(words[1]));
            }
            case HASH_BY_HISTORY -> correct.hash() + last;
            case HASH_OF_32_BITS -> correct.hash() >>> 32;
            default -> correct.hash();
        };
    }

    @Override
    public void encode(long[] out) {
        long before = out[1];
        correct.encode(out);
        switch (game.fault) {
            case ENCODING_FORGETS -> out[0] |= 12;
            case ENCODING_TOO_LONG -> out[game.info().words()] = 1;
            case ENCODING_LEAVES_A_WORD -> out[1] = before;
            case ENCODE_ALLOCATES -> game.keep(new int[4]);
            default -> {}
        }
    }

    @Override
    public void decode(long[] words) {
        correct.decode(words);
        tired = false;
        isOfNoGame = false;
        switch (game.fault) {
            case DECODE_FORGETS -> {
                if (correct.actor() >= 0) {
                    correct.apply(0);
                }
            }
            case DECODE_ALLOCATES -> game.keep(new int[4]);
            default -> {}
        }
    }

    @Override
    public String toString() {
        return game.fault == Fault.TEXT_HIDES ? correct.toString().replaceAll("turn .", "") : correct.toString();
    }
}

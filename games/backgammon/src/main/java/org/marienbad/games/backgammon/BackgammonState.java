package org.marienbad.games.backgammon;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.Scoreboard.Crawford;

/**
 * A position, and the rules. Each seat counts the points its own way, as far as a man still has to go. Point 24 is the
 * farthest, and 6 to 1 are its home. {@link #BAR} is beyond, and men are borne off to {@link #OFF}. A point p of one
 * seat is point 25 − p of the other one.
 */
public final class BackgammonState implements State {
    public static final int BAR = 25;
    public static final int OFF = 0;
    public static final int MEN = 15;
    static final int HOME = 6;
    public static final int WORDS = BackgammonBoard.WORDS + 1;

    /** By thirty-sixths, the outcome of a roll. */
    private static final byte[] ROLL_OF_36 = rollOf36();

    /** The kind of the next action. */
    enum Phase {
        /** Both seats roll a die to see who begins. */
        OPENING,
        /** The seat whose turn it is may double the stakes. */
        CUBE,
        /** The other seat takes the doubled stakes, or gives the game up. */
        TAKE,
        ROLL,
        /** Dice are left to be played. */
        MOVE,
        OVER
    }

    private static final Phase[] PHASES = Phase.values();

    private final BackgammonRules rules;
    private final BackgammonBoard board = new BackgammonBoard();
    private Phase phase = Phase.OPENING;
    private int turn;
    private final Dice dice = new Dice();
    private final Scoreboard scoreboard;

    BackgammonState(BackgammonRules rules) {
        this.rules = rules;
        scoreboard = new Scoreboard(rules);
        board.setUp();
    }

    @Override
    public int actor() {
        return switch (phase) {
            case OPENING, ROLL -> CHANCE;
            case CUBE, MOVE -> turn;
            case TAKE -> 1 - turn;
            case OVER -> TERMINAL;
        };
    }

    @Override
    public int legalActions(int[] buffer) {
        return switch (phase) {
            case OPENING -> list(ActionCodes.firstOpening(), ActionCodes.OPENINGS, buffer);
            case ROLL -> list(ActionCodes.firstRoll(), ActionCodes.ROLLS, buffer);
            case MOVE -> dice.steps(buffer);
            case CUBE -> pair(ActionCodes.DOUBLE, ActionCodes.ROLL, buffer);
            case TAKE -> pair(ActionCodes.TAKE, ActionCodes.DROP, buffer);
            case OVER -> 0;
        };
    }

    private static int list(int first, int count, int[] buffer) {
        for (int i = 0; i < count; i++) {
            buffer[i] = first + i;
        }
        return count;
    }

    private static int pair(int one, int other, int[] buffer) {
        buffer[0] = one;
        buffer[1] = other;
        return 2;
    }

    @Override
    public double chanceWeight(int outcome) {
        return ActionCodes.isRoll(outcome) && ActionCodes.high(outcome) != ActionCodes.low(outcome) ? 2 : 1;
    }

    @Override
    public int randomOutcome(int[] buffer, SplittableRandom random) {
        return phase == Phase.OPENING
                ? ActionCodes.firstOpening() + (int) (random.nextDouble() * ActionCodes.OPENINGS)
                : ActionCodes.firstRoll() + ROLL_OF_36[(int) (random.nextDouble() * ROLL_OF_36.length)];
    }

    private static byte[] rollOf36() {
        byte[] rolls = new byte[ActionCodes.FACES * ActionCodes.FACES];
        int count = 0;
        for (int high = 1; high <= ActionCodes.FACES; high++) {
            for (int low = 1; low <= high; low++) {
                byte roll = (byte) (ActionCodes.roll(high, low) - ActionCodes.firstRoll());
                rolls[count++] = roll;
                if (high != low) {
                    rolls[count++] = roll;
                }
            }
        }
        return rolls;
    }

    @Override
    public void apply(int action) {
        switch (phase) {
            case OPENING -> {
                int first = ActionCodes.face(action, 0);
                int second = ActionCodes.face(action, 1);
                turn = first > second ? 0 : 1;
                roll(first, second);
            }
            case ROLL -> roll(ActionCodes.high(action), ActionCodes.low(action));
            case CUBE -> phase = action == ActionCodes.DOUBLE ? Phase.TAKE : Phase.ROLL;
            case TAKE -> answer(action == ActionCodes.TAKE);
            case MOVE -> {
                if (action == ActionCodes.PASS) {
                    endTurn();
                } else {
                    step(ActionCodes.from(action), ActionCodes.die(action));
                }
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private void answer(boolean taken) {
        if (taken) {
            scoreboard.take(1 - turn);
            phase = Phase.ROLL;
        } else {
            endGame(cube());
        }
    }

    private void roll(int one, int other) {
        dice.roll(one, other);
        phase = Phase.MOVE;
        dice.findSteps(board, turn);
    }

    private void step(int from, int pips) {
        board.move(turn, from, Math.max(OFF, from - pips));
        if (board.held(turn) == 0) {
            endGame(cube() * factor());
            return;
        }
        dice.use(pips);
        if (dice.areLeft()) {
            dice.findSteps(board, turn);
            if (!mustPass()) {
                return;
            }
        }
        endTurn();
    }

    /** 1, for a gammon 2, for a backgammon 3: as far as they count. */
    private int factor() {
        int other = 1 - turn;
        if (!rules.countsGammons(cube()) || board.men(other, OFF) > 0) {
            return 1;
        }
        // The winner's home is the loser's points 19 to 24, with the bar beyond.
        return board.held(other) >>> BAR - HOME == 0 ? 2 : 3;
    }

    private void endTurn() {
        dice.clear();
        if (scoreboard.endTurn()) {
            phase = Phase.OVER;
        } else {
            turn = 1 - turn;
            phase = scoreboard.mayDouble(turn) ? Phase.CUBE : Phase.ROLL;
        }
    }

    /** The seat whose turn it is wins; a match goes on with a new game, unless that was the last one. */
    private void endGame(int points) {
        dice.clear();
        if (scoreboard.endGame(turn, points)) {
            phase = Phase.OVER;
        } else {
            board.setUp();
            turn = 0;
            phase = Phase.OPENING;
        }
    }

    @Override
    public void payoffs(double[] out) {
        int stake = winner() < 0 ? 0 : rules.byPoints() ? won() : 1;
        out[0] = winner() == 0 ? stake : 0 - stake;
        out[1] = 0 - out[0];
    }

    public BackgammonRules rules() {
        return rules;
    }

    /** How many men of {@code seat} stand on its {@code place}: a point, {@link #BAR}, or {@link #OFF}. */
    public int men(int seat, int place) {
        return board.men(seat, place);
    }

    /** The points where {@code seat} has men, without those borne off, as bits. */
    int held(int seat) {
        return board.held(seat);
    }

    /** Writes how many men of {@code seat} stand on its points 1, 2, … */
    public void readHome(int seat, int[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = board.men(seat, i + 1);
        }
    }

    /** The seat that is on roll, or that has rolled. */
    public int turn() {
        return turn;
    }

    /** Whether a game is to begin. */
    public boolean isOpening() {
        return phase == Phase.OPENING;
    }

    /** Whether the seat on roll may double before it rolls. */
    boolean isDoubling() {
        return phase == Phase.CUBE;
    }

    /** The dice left to be played, the greater first. */
    public int[] dice() {
        return dice.left();
    }

    /** Whether two different dice are left. */
    boolean hasDifferentDice() {
        return dice.areDifferent();
    }

    /** Whether {@code step} is legal, and by the greater die. */
    boolean isGreaterStep(int step) {
        return ActionCodes.isStep(step) && dice.allowGreater(ActionCodes.from(step), ActionCodes.die(step));
    }

    /** Whether a man could be moved from {@code place} if not as many dice as possible had to be used. */
    boolean couldMove(int place) {
        return dice.couldMove(board, turn, place);
    }

    /** The board, which a set-up may change before it calls {@link #set}. */
    BackgammonBoard board() {
        return board;
    }

    /** Sets whose turn it is and what comes next; {@code rolled} are the dice left, the greater first. */
    void set(Phase next, int seat, int... rolled) {
        phase = next;
        turn = seat;
        dice.set(rolled);
        if (phase == Phase.MOVE) {
            dice.findSteps(board, turn);
        }
    }

    /** The cube, score and result, which a set-up may change. */
    Scoreboard scoreboard() {
        return scoreboard;
    }

    Phase phase() {
        return phase;
    }

    /** Whether the seat has rolled and cannot move anything. */
    boolean mustPass() {
        return phase == Phase.MOVE && !dice.canBePlayed();
    }

    /** The multiplier of the stakes. */
    public int cube() {
        return scoreboard.cube();
    }

    /** The seat that alone may double; −1 if both may. */
    public int cubeOwner() {
        return scoreboard.cubeOwner();
    }

    Crawford crawford() {
        return scoreboard.crawford();
    }

    /** Points won in the match before this game. */
    public int score(int seat) {
        return scoreboard.score(seat);
    }

    /** The seat that has won; −1 before the end, and if there was none within the limit of turns. */
    public int winner() {
        return scoreboard.winner();
    }

    /** Points won in the last game, once all is over. */
    public int won() {
        return scoreboard.won();
    }

    public int turns() {
        return scoreboard.turns();
    }

    /** How many pips the men of {@code seat} have to go. */
    public int pips(int seat) {
        return board.pips(seat);
    }

    @Override
    public BackgammonState copy() {
        BackgammonState copy = new BackgammonState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        BackgammonState from = (BackgammonState) other;
        board.copyFrom(from.board);
        scoreboard.copyFrom(from.scoreboard);
        phase = from.phase;
        turn = from.turn;
        dice.copyFrom(from.dice);
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(facts());
        for (int word = 0; word < BackgammonBoard.WORDS; word++) {
            hash = Seeds.mix(hash ^ board.word(word)) + word;
        }
        return hash;
    }

    @Override
    public void encode(long[] out) {
        for (int word = 0; word < BackgammonBoard.WORDS; word++) {
            out[word] = board.word(word);
        }
        out[BackgammonBoard.WORDS] = facts();
    }

    private long facts() {
        long packed = scoreboard.pack();
        packed = packed << Dice.BITS | dice.pack();
        packed = packed << 1 | turn;
        return packed << 3 | phase.ordinal();
    }

    @Override
    public void decode(long[] words) {
        board.decode(words);
        unpackFacts(words[BackgammonBoard.WORDS]);
        if (phase == Phase.MOVE) {
            dice.findSteps(board, turn);
        }
    }

    private void unpackFacts(long packed) {
        phase = PHASES[(int) packed & 7];
        turn = (int) (packed >>> 3) & 1;
        dice.unpack((int) (packed >>> 4));
        scoreboard.unpack(packed >>> 13);
    }

    @Override
    public String toString() {
        return BackgammonText.of(this);
    }
}

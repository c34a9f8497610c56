package org.marienbad.games.backgammon;

/** The stakes, the points won, and the length of the game: the cube, the score of a match, the result. */
final class Scoreboard {
    /** The numbers on the cube are powers of two up to this one. */
    private static final int MOST_DOUBLES = Integer.numberOfTrailingZeros(BackgammonRules.MAX_CUBE);

    /** Crawford's rule: once a seat lacks one point, there is a single game without doubling. */
    enum Crawford {
        NOT_YET,
        NOW,
        PAST
    }

    private static final Crawford[] CRAWFORDS = Crawford.values();

    private final BackgammonRules rules;
    private int doubles;
    private int cubeOwner = -1;
    private Crawford crawford = Crawford.NOT_YET;
    private final int[] score = new int[2];
    private int winner = -1;
    private int won;
    private int turns;

    Scoreboard(BackgammonRules rules) {
        this.rules = rules;
        if (rules.match() == 1) {
            crawford = Crawford.NOW;
        }
    }

    int cube() {
        return 1 << doubles;
    }

    int cubeOwner() {
        return cubeOwner;
    }

    boolean mayDouble(int seat) {
        return rules.cube() && doubles < MOST_DOUBLES && cubeOwner != 1 - seat && crawford != Crawford.NOW;
    }

    /** {@code seat} takes a double, and has the cube from now on. */
    void take(int seat) {
        doubles++;
        cubeOwner = seat;
    }

    Crawford crawford() {
        return crawford;
    }

    int score(int seat) {
        return score[seat];
    }

    int winner() {
        return winner;
    }

    int won() {
        return won;
    }

    int turns() {
        return turns;
    }

    /** Counts a turn; whether that was the last one allowed. */
    boolean endTurn() {
        turns++;
        return turns >= rules.mostTurns();
    }

    /** {@code seat} wins a game for {@code points}, which takes its turn; whether no other game follows. */
    boolean endGame(int seat, int points) {
        boolean late = endTurn();
        won = points;
        if (rules.isMatch()) {
            score[seat] = Math.min(rules.match(), score[seat] + points);
        }
        boolean decided = !rules.isMatch() || score[seat] == rules.match();
        if (decided || late) {
            winner = decided ? seat : -1;
            return true;
        }
        if (crawford == Crawford.NOW) {
            crawford = Crawford.PAST;
        } else if (crawford == Crawford.NOT_YET && score[seat] == rules.match() - 1) {
            crawford = Crawford.NOW;
        }
        doubles = 0;
        cubeOwner = -1;
        won = 0;
        return false;
    }

    void setCube(int number, int owner) {
        doubles = Integer.numberOfTrailingZeros(number);
        cubeOwner = owner;
    }

    void setScore(int first, int second, Crawford rule) {
        score[0] = first;
        score[1] = second;
        crawford = rule;
    }

    /** Sets how many turns have been played, and who has won how much, if all is over. */
    void setPast(int count, int seat, int points) {
        turns = count;
        winner = seat;
        won = points;
    }

    void copyFrom(Scoreboard from) {
        doubles = from.doubles;
        cubeOwner = from.cubeOwner;
        crawford = from.crawford;
        score[0] = from.score[0];
        score[1] = from.score[1];
        winner = from.winner;
        won = from.won;
        turns = from.turns;
    }

    /** All of it in at most 47 bits. */
    long pack() {
        long packed = turns;
        packed = packed << 8 | won;
        packed = packed << 5 | score[0];
        packed = packed << 5 | score[1];
        packed = packed << 2 | winner + 1;
        packed = packed << 2 | crawford.ordinal();
        packed = packed << 2 | cubeOwner + 1;
        return packed << 3 | doubles;
    }

    void unpack(long packed) {
        doubles = (int) packed & 7;
        cubeOwner = ((int) (packed >>> 3) & 3) - 1;
        crawford = CRAWFORDS[(int) (packed >>> 5) & 3];
        winner = ((int) (packed >>> 7) & 3) - 1;
        score[1] = (int) (packed >>> 9) & 31;
        score[0] = (int) (packed >>> 14) & 31;
        won = (int) (packed >>> 19) & 255;
        turns = (int) (packed >>> 27);
    }
}

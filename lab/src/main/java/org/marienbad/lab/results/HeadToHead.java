package org.marienbad.lab.results;

import java.util.List;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Moments;
import org.marienbad.lab.statistics.StarterResults;
import org.marienbad.lab.tournament.GameResult;

/** The counts of the games of one pairing. The first of its two entrants is A, the other B. */
public final class HeadToHead {
    private final List<Integer> entrants;
    private final WinDrawLoss[] totals;
    private final WinDrawLoss[][] atSeat;
    private final Histogram lengths = new Histogram();
    private final Moments margins = new Moments();
    private StarterResults starters = StarterResults.NONE;

    HeadToHead(List<Integer> entrants) {
        this.entrants = entrants;
        int seats = entrants.size();
        totals = new WinDrawLoss[seats];
        atSeat = new WinDrawLoss[seats][seats];
        for (int member = 0; member < seats; member++) {
            totals[member] = new WinDrawLoss();
            for (int seat = 0; seat < seats; seat++) {
                atSeat[member][seat] = new WinDrawLoss();
            }
        }
    }

    void add(GameResult game) {
        boolean[] taken = new boolean[entrants.size()];
        for (int seat = 0; seat < taken.length; seat++) {
            int member = member(game.fixture().entrants().get(seat), taken);
            taken[member] = true;
            totals[member].add(game, seat);
            atSeat[member][seat].add(game, seat);
            if (member == 0 && taken.length == 2) {
                starters = starters.with(game.starter() == seat, game.points(seat) - 0.5);
                if (game.scores().length == 2) {
                    margins.add(game.scores()[seat] - game.scores()[1 - seat]);
                }
            }
        }
        lengths.add(game.length());
    }

    /**
     * The number of {@code entrant} in the pairing; if an entrant sits twice, the first of them is the one at the first
     * seat.
     */
    private int member(int entrant, boolean[] taken) {
        for (int member = 0; member < taken.length; member++) {
            if (entrants.get(member) == entrant && !taken[member]) {
                return member;
            }
        }
        throw new IllegalArgumentException("entrant " + entrant + " is not one of " + entrants);
    }

    /** The numbers of the entrants of the pairing. */
    public List<Integer> entrants() {
        return entrants;
    }

    public long games() {
        return lengths.total();
    }

    /** Results of one of the entrants, by its place in {@link #entrants}. */
    public WinDrawLoss total(int member) {
        return totals[member];
    }

    /** Results of one of the entrants at one seat. */
    public WinDrawLoss at(int member, int seat) {
        return atSeat[member][seat];
    }

    /** Who won, by who started; only with two seats. */
    public StarterResults starters() {
        return starters;
    }

    /** Score of A minus that of B at the end; without numbers if the game has no scores or not two seats. */
    public Moments margins() {
        return margins;
    }

    /** Lengths of the games in plies. */
    public Histogram lengths() {
        return lengths;
    }
}

package org.marienbad.lab.results;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * The stopping rule: which pairings have played enough. Results are counted in the order of the games and judged after
 * whole rounds. So the decision depends neither on threads nor on better seats.
 */
public final class StoppingRule {
    private final Tournament tournament;
    private final Optional<Sprt> sprt;
    /** By pairing, 1 if it is decided; read by the threads that play. */
    private final AtomicIntegerArray decided;
    /** By pairing, how often its first entrant made 0, ½, 1, … points in a round. */
    private final long[][] rounds;
    /** By pairing, twice the points of its first entrant in the round being played. */
    private final int[] points;

    private final int[] games;
    private int undecided;

    public StoppingRule(Tournament tournament) {
        this(tournament, tournament.options().stop());
    }

    private StoppingRule(Tournament tournament, Optional<Sprt> sprt) {
        this.tournament = tournament;
        this.sprt = sprt;
        int pairings = tournament.pairings().size();
        decided = new AtomicIntegerArray(sprt.isPresent() ? pairings : 0);
        rounds = new long[sprt.isPresent() ? pairings : 0][];
        points = new int[decided.length()];
        games = new int[decided.length()];
        for (int pairing = 0; pairing < rounds.length; pairing++) {
            rounds[pairing] = new long[2 * tournament.seatings(pairing) + 1];
        }
        undecided = pairings;
    }

    /** The rule of a part, which never stops: it cannot know when its pairings are decided. */
    public static StoppingRule none(Tournament tournament) {
        return new StoppingRule(tournament, Optional.empty());
    }

    /** Whether {@code pairing} plays no more. */
    public boolean ended(int pairing) {
        return sprt.isPresent() && decided.get(pairing) == 1;
    }

    public boolean allEnded() {
        return undecided == 0;
    }

    public void add(GameResult played) {
        if (sprt.isEmpty()) {
            return;
        }
        int pairing = played.fixture().pairing();
        int first = tournament.pairings().get(pairing).get(0);
        int seat = played.fixture().entrants().indexOf(first);
        points[pairing] += (int) (2 * played.points(seat));
        if (++games[pairing] == tournament.seatings(pairing)) {
            rounds[pairing][points[pairing]]++;
            points[pairing] = 0;
            games[pairing] = 0;
            if (status(pairing).decision() != Sprt.Decision.CONTINUE) {
                decided.set(pairing, 1);
                undecided--;
            }
        }
    }

    Sprt.Status status(int pairing) {
        return sprt.orElseThrow().after(rounds[pairing]);
    }
}

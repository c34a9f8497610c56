package org.marienbad.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.record.MatchRecord;

/**
 * The score of games that the same partners play one after another. Partners are numbered by the seats of the first game.
 * Immutable.
 *
 * @param seating by seat, the partner who has it in the present game
 * @param wins by partner
 * @param draws games that several shared
 */
public record Series(List<Integer> seating, List<Integer> wins, int draws) {
    /** The tag of a record that tells the score before the game. */
    private static final String TAG = "series";

    public Series {
        seating = List.copyOf(seating);
        wins = List.copyOf(wins);
    }

    /** Before the first game. */
    public static Series of(int seats) {
        List<Integer> seating = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            seating.add(seat);
        }
        return new Series(seating, Collections.nCopies(seats, 0), 0);
    }

    /** How many games have been counted. */
    public int games() {
        return draws + wins.stream().mapToInt(Integer::intValue).sum();
    }

    /** How many games the partner has won who has {@code seat} now. */
    public int winsOf(int seat) {
        return wins.get(seating.get(seat));
    }

    /** The score after a game that came out so. */
    public Series after(Winners outcome) {
        if (outcome.winners().size() != 1) {
            return new Series(seating, wins, draws + 1);
        }
        List<Integer> more = new ArrayList<>(wins);
        int winner = seating.get(outcome.winners().get(0));
        more.set(winner, more.get(winner) + 1);
        return new Series(seating, more, draws);
    }

    /** Whether a rematch keeps the seats, since another one can start: a position set up says who is to move. */
    public static boolean keepsSeats(GameSetup setup) {
        return setup.game().info().has(GameInfo.Trait.ANY_STARTER)
                && setup.position().isEmpty();
    }

    /** The same of the game in play; seats that nothing tells apart stay the same, too. */
    public static boolean keepsSeats(LiveGame live) {
        return keepsSeats(live.setup())
                || IntStream.range(0, live.setup().seats())
                        .allMatch(seat -> live.isPerson(seat) && live.name(seat).isEmpty());
    }

    /** Who starts the rematch of a game: the next seat where the game allows that, else as before. */
    public static int nextStarter(GameSetup setup) {
        return keepsSeats(setup) ? (setup.starter() + 1) % setup.seats() : setup.starter();
    }

    /** The same with everybody one seat further, as {@link #rotated} moves them. */
    public Series rotated() {
        return new Series(rotated(seating), wins, draws);
    }

    /** The values of the seats, after everybody has moved one seat further. */
    public static <T> List<T> rotated(List<T> bySeat) {
        List<T> moved = new ArrayList<>(bySeat);
        Collections.rotate(moved, 1);
        return List.copyOf(moved);
    }

    /** {@code record} with the score; the same while there is none. */
    public MatchRecord write(MatchRecord record) {
        return games() == 0 ? record : record.withTag(TAG, text());
    }

    /** The score in {@code record} before its game; that before a first game where it has none that makes sense. */
    public static Series read(MatchRecord record, int seats) {
        return Optional.ofNullable(record.tags().get(TAG))
                .flatMap(text -> parse(text, seats))
                .orElseGet(() -> of(seats));
    }

    /** Seating and wins by seat, then draws: {@code 1:0 0:2 1}. */
    private String text() {
        StringJoiner text = new StringJoiner(" ");
        for (int seat = 0; seat < seating.size(); seat++) {
            text.add(seating.get(seat) + ":" + winsOf(seat));
        }
        return text.add(String.valueOf(draws)).toString();
    }

    private static Optional<Series> parse(String text, int seats) {
        if (!text.matches("(\\d:\\d{1,6} ){" + seats + "}\\d{1,6}")) {
            return Optional.empty();
        }
        String[] parts = text.split(" ");
        List<Integer> seating = new ArrayList<>();
        List<Integer> wins = new ArrayList<>(Collections.nCopies(seats, 0));
        for (int seat = 0; seat < seats; seat++) {
            int partner = Integer.parseInt(parts[seat].substring(0, 1));
            if (partner >= seats || seating.contains(partner)) {
                return Optional.empty();
            }
            seating.add(partner);
            wins.set(partner, Integer.parseInt(parts[seat].substring(2)));
        }
        return Optional.of(new Series(seating, wins, Integer.parseInt(parts[seats])));
    }
}

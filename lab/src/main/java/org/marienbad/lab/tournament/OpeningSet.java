package org.marienbad.lab.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.Plies;
import org.marienbad.request.RequestFault;

/**
 * Openings with which the games of a tournament begin. The rounds take them in turns, so that each is played in every
 * order of the seats.
 *
 * @param file where they were read from; empty if they were not
 * @param hash SHA-256 of that file, 64 hexadecimal digits; empty without a file
 * @param lines the openings
 */
public record OpeningSet(String file, String hash, List<Opening> lines) {
    /**
     * One of them: a position that is set up, or plies from the start of the game.
     *
     * @param position as the game writes it; empty for the start
     * @param plies in the game's notation, chance outcomes with their mark; none from a position
     */
    public record Opening(Optional<Map<String, Object>> position, List<String> plies) {
        public Opening {
            plies = List.copyOf(plies);
        }

        public static Opening of(List<String> plies) {
            return new Opening(Optional.empty(), plies);
        }

        public static Opening of(Map<String, Object> position) {
            return new Opening(Optional.of(position), List.of());
        }
    }

    /** The most openings of a set. */
    public static final int MOST = 10_000;

    /** @throws IllegalArgumentException if there are none or too many */
    public OpeningSet {
        lines = List.copyOf(lines);
        if (lines.isEmpty() || lines.size() > MOST) {
            throw new IllegalArgumentException("there are " + lines.size() + " openings; allowed: 1 to " + MOST);
        }
    }

    /** {@code drawn}, which has its starter, begun where the opening of {@code round} does. */
    GameSetup begun(long round, GameSetup drawn) {
        return begun(opening(round), drawn);
    }

    /** The plies of the opening of {@code round}, in the setup that {@link #begun} gives. */
    List<Integer> plies(long round, GameSetup begun) {
        return codes(opening(round), begun);
    }

    private Opening opening(long round) {
        return lines.get((int) (round % lines.size()));
    }

    private static GameSetup begun(Opening opening, GameSetup drawn) {
        return opening.position().map(drawn::from).orElse(drawn);
    }

    /**
     * Requires that all can be played, whoever starts.
     *
     * @param where names the place of an opening
     * @throws IllegalArgumentException naming the first that cannot, and what is legal there
     */
    public void check(GameSetup setup, IntFunction<String> where) {
        for (GameSetup started : started(setup)) {
            for (int i = 0; i < lines.size(); i++) {
                try {
                    codes(lines.get(i), begun(lines.get(i), started));
                } catch (IllegalArgumentException wrong) {
                    throw new RequestFault(where.apply(i), wrong.getMessage());
                }
            }
        }
    }

    private static List<GameSetup> started(GameSetup setup) {
        if (setup.starter() != GameSetup.BY_LOT) {
            return List.of(setup);
        }
        List<GameSetup> started = new ArrayList<>();
        for (int starter = 0; starter < setup.seats(); starter++) {
            started.add(setup.starting(starter));
        }
        return started;
    }

    private static List<Integer> codes(Opening opening, GameSetup begun) {
        State state = begun.newState();
        List<Integer> codes = new ArrayList<>();
        for (String ply : opening.plies()) {
            int code;
            try {
                code = Plies.read(begun.game(), state, ply);
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException("ply " + (codes.size() + 1) + ": " + wrong.getMessage(), wrong);
            }
            codes.add(code);
            state.apply(code);
        }
        if (state.actor() == State.TERMINAL) {
            throw new IllegalArgumentException("the game is over "
                    + (opening.position().isPresent() ? "in" : "after") + " it; allowed: openings of unfinished games");
        }
        return codes;
    }

    /** The set as JSON that a plan may have. */
    public Map<String, Object> plain() {
        Map<String, Object> plain = new LinkedHashMap<>();
        if (!file.isEmpty()) {
            plain.put("file", file);
            plain.put("hash", hash);
        }
        plain.put(
                "lines",
                lines.stream()
                        .map(one ->
                                one.position().<Object>map(position -> position).orElse(one.plies()))
                        .toList());
        return plain;
    }
}

package org.marienbad.games.kalaha.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PositionNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.KalahaState;

/**
 * The board of the Kalah Game Protocol 1.1.0 (P. Kaludercic, T. Völk, FAU Erlangen): {@code <n,s,N,s1,…,sn,N1,…,Nn>}
 * are the pits a side, South's and North's store, and South's and North's pits. South's are from the left and North's
 * from the right, each in the order of its sowing. South is to move. Actions are numbered from 1.
 *
 * <p>Its rules are those of our options {@code emptyCapture=off}, {@code end=rowEmpty}, {@code leftovers=owner}. The
 * protocol also ends a game once a store holds more than half of the stones, which decides nothing: the winner is the
 * same.
 */
public final class KalahBoard implements PositionNotation {
    /** The protocol names no limits; its server asks about boards of up to 11 pits a side and some 550 stones. */
    private static final int MAX_PITS = 24;

    private static final int MAX_STONES_EACH = 100;

    private final Map<KalahaRules, KalahaGame> games = new ConcurrentHashMap<>();

    @Override
    public String id() {
        return "kgp";
    }

    @Override
    public Position read(String text) {
        int[] numbers = numbers(text.strip());
        int pits = numbers[0];
        if (pits < 1 || pits > MAX_PITS || numbers.length != 3 + 2 * pits) {
            throw new IllegalArgumentException("the board " + shortened(text) + " has " + pits + " pits a side and "
                    + (numbers.length - 1) + " more numbers; allowed: 1 to " + MAX_PITS
                    + " pits, then both stores and twice as many pits");
        }
        long total = 0;
        for (int i = 1; i < numbers.length; i++) {
            total += numbers[i];
        }
        // A game is declared by the stones in each pit at the start, which nobody tells: as few as could have led here.
        long each = Math.max(1, (total + 2L * pits - 1) / (2L * pits));
        if (each > MAX_STONES_EACH) {
            throw new IllegalArgumentException("the board " + shortened(text) + " has " + total
                    + " stones; allowed: at most " + 2 * pits * MAX_STONES_EACH);
        }
        KalahaGame game = games.computeIfAbsent(
                KalahaRules.of(pits, (int) each)
                        .endsWithEmptyRow(true)
                        .leftoversToOwner(true)
                        .build(),
                KalahaGame::new);
        List<Integer> all = new ArrayList<>();
        for (int number : numbers) {
            all.add(number);
        }
        return new Position(
                game,
                game.stateOf(Map.of(
                        "pits", List.of(all.subList(3, 3 + pits), all.subList(3 + pits, 3 + 2 * pits)),
                        "stores", all.subList(1, 3),
                        "actor", 0)));
    }

    private static int[] numbers(String text) {
        if (!text.matches("<\\d{1,6}(,\\d{1,6})*>")) {
            throw new IllegalArgumentException(
                    "the board " + shortened(text) + " is not numbers in <>, such as <2,0,0,3,3,3,3>");
        }
        return Stream.of(text.substring(1, text.length() - 1).split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static String shortened(String text) {
        return text.length() > 80 ? text.substring(0, 80) + "…" : text;
    }

    @Override
    public String write(Game game, State state) {
        KalahaState position = (KalahaState) state;
        int pits = ((KalahaGame) game).rules().pits();
        List<Integer> numbers = new ArrayList<>(List.of(pits, position.store(0), position.store(1)));
        for (int seat = 0; seat < 2; seat++) {
            for (int pit = 0; pit < pits; pit++) {
                numbers.add(position.stones(seat, pit));
            }
        }
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "<", ">"));
    }

    @Override
    public String action(Game game, State before, int code) {
        return String.valueOf(code + 1);
    }
}

package org.marienbad.framework.record;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** Plies as they are written in records and requests: the game's notation, chance outcomes with a mark before it. */
public final class Plies {
    /** Stands before the notation of a chance outcome. */
    public static final String CHANCE_MARK = "*";

    private Plies() {}

    /** The written form of {@code code}, legal in {@code before}. */
    public static String write(Game game, State before, int code) {
        String notation = game.action(before, code).notation();
        return before.actor() == State.CHANCE ? CHANCE_MARK + notation : notation;
    }

    /**
     * The legal action or possible chance outcome of {@code before} that {@code ply} means.
     *
     * @throws IllegalArgumentException saying what is wrong with it, and what is legal
     */
    public static int read(Game game, State before, String ply) {
        if (before.actor() == State.TERMINAL) {
            throw new IllegalArgumentException("'" + ply + "' comes after the end of the game");
        }
        boolean chance = before.actor() == State.CHANCE;
        if (chance != ply.startsWith(CHANCE_MARK)) {
            throw new IllegalArgumentException("'" + ply + "'"
                    + (chance ? " should be a chance outcome, marked with *" : " should not be a chance outcome"));
        }
        return find(game, before, ply)
                .orElseThrow(() ->
                        new IllegalArgumentException("'" + ply + "' is not legal; legal: " + legal(game, before)));
    }

    /** The same; empty if {@code ply} means none. */
    public static OptionalInt find(Game game, State before, String ply) {
        boolean chance = before.actor() == State.CHANCE;
        return before.actor() == State.TERMINAL || chance != ply.startsWith(CHANCE_MARK)
                ? OptionalInt.empty()
                : game.parse(before, chance ? ply.substring(CHANCE_MARK.length()) : ply);
    }

    private static String legal(Game game, State before) {
        return Arrays.stream(game.legalActions(before))
                .mapToObj(code -> write(game, before, code))
                .collect(Collectors.joining(" "));
    }
}

package org.marienbad.framework.game;

/**
 * The form in which other programs write positions of a game, as a plugin listed in
 * {@code META-INF/services/org.marienbad.framework.game.PositionNotation}. Needs a public constructor without
 * parameters. Thread-safe.
 */
public interface PositionNotation {
    /** The name of the notation among those programs, or of its protocol: small letters, digits, dashes. */
    String id();

    /**
     * The position that {@code text} writes, under the rules that the notation means. Positions of the same rules have
     * the same game.
     *
     * @throws IllegalArgumentException that says in one line what is wrong with {@code text}
     */
    Position read(String text);

    /** {@code state}, a position of {@code game}, as {@link #read} reads it; the seat to move may not be part of it. */
    String write(Game game, State state);

    /** The notation of the legal action {@code code} of {@code before}. */
    String action(Game game, State before, int code);

    /** A position and the game that it belongs to. */
    record Position(Game game, State state) {}
}

package org.marienbad.framework.game;

/**
 * A position of a game in which earlier positions count ({@link GameInfo.Past}). Playing, playouts and searches need not
 * know: the state ends the game or leaves out actions by itself, usually with a {@link PositionHistory}, and
 * {@link #hash} covers what of the past can matter.
 *
 * <p>What is found out below a position holds for the way that led to it. So a search may take a value for
 * <em>proven</em> whatever the way only if no position met on the lines below it {@link #repeats}; and solvers work on
 * decoded positions, which have no past, and treat cycles as cycles.
 */
public interface RepetitionState extends State {
    /** Whether the past decides here: it ends the game, or makes some action illegal. */
    boolean repeats();
}

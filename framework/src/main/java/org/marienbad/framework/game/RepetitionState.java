package org.marienbad.framework.game;

/**
 * A position of a game in which earlier positions matter ({@link GameInfo.Repetition}). Playouts and searches need no
 * special case: the state itself ends the game or omits illegal actions, usually with a {@link PositionHistory}. The
 * method {@link #hash} covers the part of the history that matters. While {@link #copyFrom} copies the history, {@link
 * #decode} begins it anew with the decoded position; a {@link OneWordState} overrides {@code unpack} for that.
 *
 * <p>A value found below a position depends on the path that led to it (the graph history interaction problem). So a
 * search may take a value for proven independently of the path only if no position visited below it {@link #repeats}.
 * Solvers work on decoded positions, which have no history, and treat cycles as cycles.
 */
public interface RepetitionState extends State {
    /** Whether the history matters here: it ends the game, or makes some action illegal. */
    boolean repeats();
}

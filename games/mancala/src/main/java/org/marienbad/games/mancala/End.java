package org.marienbad.games.mancala;

import java.util.Locale;
import org.marienbad.framework.text.Text;

/** Why a game on a {@link HouseBoard} is over. */
public enum End {
    /** It is not. */
    NOT,
    /** A seat has more than half of all in its store, or both have half. */
    MAJORITY,
    /** The seat to move may play nothing. */
    NO_MOVE,
    /** The seat to move has nothing to play. */
    NO_STONES,
    /** The same position has occurred too often. */
    REPETITION,
    /** Nothing has come to a store for too long. */
    LIMIT;

    /** The words {@code end.majority} and the like, {@code use} before the dot. */
    Text words(String use, Object... arguments) {
        return Text.of(use + "." + name().toLowerCase(Locale.ROOT), arguments);
    }
}

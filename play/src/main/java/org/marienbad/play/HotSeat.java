package org.marienbad.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Session;

/**
 * The holder of the one screen that the persons of a session share, and so what may be shown on it. The next person is
 * awaited only where something is hidden from somebody.
 */
final class HotSeat {
    private static final int NOBODY = -1;
    /** The screen is being handed over from one person to another. */
    private static final int UNDERWAY = -2;

    private final Session session;
    /** Who recorded the game, if it is only looked at. */
    private final Optional<Observer> recorder;
    /** The seat whose person has the screen, or {@link #NOBODY}, or {@link #UNDERWAY}. */
    private int holder = NOBODY;
    /** Whether an earlier position is only looked at, without playing on from it. */
    private boolean looking;

    private boolean started;

    /** {@code recorder}: as whom a game that nobody goes on with is looked at; empty for a game in play. */
    HotSeat(Session session, Optional<Observer> recorder) {
        this.session = session;
        this.recorder = recorder;
    }

    /** From now on persons have the screen; before, it shows what everybody may know. */
    void start() {
        started = true;
    }

    /** {@code only}: an earlier position is looked at; otherwise the game goes on from the position shown. */
    void look(boolean only) {
        looking = only;
    }

    boolean isLooking() {
        return looking;
    }

    /** The observer for whom the screen shows the game. */
    Observer observer() {
        if (recorder.isPresent()) {
            return recorder.get();
        } else if (!started || awaited().isPresent()) {
            return Observer.SPECTATOR;
        } else if (session.tree().isDecided()) {
            return Observer.REFEREE;
        }
        boolean shared = persons().length > 1 && !hasHiddenInformation();
        return shared || persons().length == 0 || holder < 0 ? Observer.SPECTATOR : Observer.seat(holder);
    }

    /** The seat whose person has to {@link #takeOver} the screen before anything but public is shown. */
    OptionalInt awaited() {
        int due = due();
        return due == NOBODY || due == holder || !isAnythingUnknown() ? OptionalInt.empty() : OptionalInt.of(due);
    }

    /** The seat whose person may see the screen now, or {@link #NOBODY} if it makes no difference. */
    private int due() {
        if (!started || looking || recorder.isPresent() || session.tree().isDecided() || !hasHiddenInformation()) {
            return NOBODY;
        }
        int[] persons = persons();
        return persons.length == 1
                ? persons[0]
                : session.isPersonsTurn() ? session.tree().actor() : NOBODY;
    }

    /** Whether plies that may be redone, or the position, leave something that not everybody knows. */
    private boolean isAnythingUnknown() {
        return session.line(Observer.SPECTATOR).isAnythingUnknown()
                || session.view(Observer.SPECTATOR).isAnythingUnknown();
    }

    /** The person awaited, or whose turn it is in an earlier position, has the screen now. */
    void takeOver() {
        if (session.isPersonsTurn()) {
            holder = session.tree().actor();
        }
        awaited().ifPresent(seat -> holder = seat);
        looking = false;
    }

    /** The person to move has the screen, and plays on from the position shown. */
    void playOn() {
        holder = session.tree().actor();
        looking = false;
    }

    /** Updates who has the screen where nobody has to confirm it. */
    void settle() {
        int[] persons = persons();
        if (started && persons.length == 1 && holder == NOBODY) {
            holder = persons[0];
        } else if (persons.length > 1
                && (session.tree().isDecided()
                        || !session.line(Observer.SPECTATOR).hasHiddenInformation())) {
            holder = NOBODY; // everybody may look; a person who takes back a move must take over the screen again
        } else if (awaited().isPresent()) {
            holder = UNDERWAY; // the last person at the screen has to take it back, too
        } else if (due() != NOBODY) {
            holder = due(); // nobody has a secret, so nobody is asked to come
        }
    }

    /** The seats of persons. */
    int[] persons() {
        return IntStream.range(0, session.setup().seats())
                .filter(session::isPerson)
                .toArray();
    }

    /** Whether the plies up to the position shown leave something that not everybody may know. */
    boolean hasHiddenInformation() {
        return session.view(Observer.SPECTATOR).hasHiddenInformation();
    }
}

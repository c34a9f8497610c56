package org.marienbad.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.marienbad.framework.record.MatchRecord;

/**
 * The rooms of a server, seen by one of its processes. Each room is owned by one process at a time, and only its owner
 * may write. A process has a lease, which it renews as long as it lives; when the lease has ended, others may
 * {@linkplain #acquire take its rooms over}. To take a room over gives its game a new version. So the former owner,
 * should it wake up, is refused with its next write: nothing is lost or written twice.
 *
 * <p>Thread-safe. All methods throw a {@link StoreException} if the rooms cannot be read or written. After one that is
 * no {@link StaleGameException} a write may have been done or not; {@link #acquire} tells which.
 */
public interface RoomStore extends AutoCloseable {
    /**
     * Keeps a new room, owned by this process, and its game, both or neither.
     *
     * @param id not yet used
     */
    GameKey create(String id, RoomChange room, MatchRecord head, Change played);

    /** Everything kept of a room, of any owner; empty if there is none. */
    Optional<StoredRoom> load(String id);

    /** The version of a room's game; empty if there is no such room. */
    OptionalLong version(String id);

    /** Who owns a room; empty if nobody does, or there is no such room. */
    Optional<RoomOwner> owner(String id);

    /**
     * Makes this process the room's owner, unless another one's lease lasts; then the room tells whose.
     *
     * @return empty if there is no such room
     */
    Optional<StoredRoom> acquire(String id);

    /**
     * Writes changes of a room and its game, all of them or nothing.
     *
     * @param game as it was read or written last
     * @return the game's new version
     * @throws StaleGameException if this process does not own the room, or the game was changed or deleted since
     */
    GameKey save(String id, GameKey game, Change change, RoomChange room);

    /**
     * Asks the owner of a room to give it up, as {@link RoomListener#wanted} tells it; it need not do so. When it does,
     * {@link RoomListener#released} tells that.
     */
    void request(String id);

    /** Gives a room up, so that any process may take it at once; does nothing if this one does not own it. */
    void release(String id);

    /** Deletes a room of this process with its game; false if there is none. */
    boolean delete(String id);

    /**
     * Rooms with running games whose owners have ended within the last day and have not given them up; at most so many.
     */
    List<String> orphans(int most);

    /** Rooms that nobody owns and that somebody has to look at by {@code now}, as their deadlines say; at most so many. */
    List<String> due(Instant now, int most);

    /** The rooms of all processes that strangers may find, the one changed last first; at most so many. */
    List<RoomSummary> open(int most);

    /** The ids of rooms after {@code id} in the order of their letters, in any state; at most so many. */
    List<String> after(String id, int most);

    /**
     * Tells the listener of everything that is committed from now on, by this process or, where several may serve rooms,
     * by another.
     */
    RoomListener.Listening listen(RoomListener listener);

    /** Gives all rooms up, so that other processes need not wait for the end of the lease. */
    @Override
    void close();
}

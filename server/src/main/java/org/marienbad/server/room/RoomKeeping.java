package org.marienbad.server.room;

import java.time.Instant;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.store.Change;
import org.marienbad.store.GameKey;
import org.marienbad.store.RoomChange;
import org.marienbad.store.RoomToken;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredRoom;

/**
 * The stored part of a room: reads it, and writes the differences from the last one. Confined to the room's executor.
 */
final class RoomKeeping {
    private final House house;
    private final String id;
    private final GameSetup setup;
    private final RoomState state;
    /** From which the seeds of players are derived. */
    private final long seed;

    // As it was kept last.
    private GameKey key;
    private String keptSettings;
    private Set<RoomToken> keptTokens;
    private boolean keptOpen;
    private OptionalLong keptDeadline;
    private int keptNodes;
    private boolean keptOver;

    /**
     * Reads the stored parts of the room besides its game.
     *
     * @throws Refusal if the game is not there any more
     * @throws PluginFault if the game fails
     */
    RoomKeeping(House house, String id, StoredRoom stored) {
        this.house = house;
        this.id = id;
        MatchRecord head = stored.game().summary().head();
        setup = house.setups().setup(head);
        keptTokens = new HashSet<>(stored.tokens());
        keptSettings = stored.settings();
        keptOpen = stored.isOpen();
        keptDeadline = stored.deadline();
        keptOver = head.payoffs().isPresent();
        key = stored.game().key();
        seed = head.seed().orElse(0L);
        state = RoomState.read(stored.settings(), keptTokens, head);
    }

    /**
     * The game of {@code stored}; it is not started.
     *
     * @param table how players are run
     * @throws Refusal if its rules have changed since
     * @throws PluginFault if the game fails
     */
    RoomGame game(StoredRoom stored, RoomGame.Table table) {
        try {
            return open(stored, table);
        } catch (PluginFault fault) {
            house.setups().failed(setup.provider().id(), fault);
            throw fault;
        } catch (IllegalArgumentException other) { // the rules have changed since
            throw new Refusal(Refusal.Reason.BUSY, Text.of(String.valueOf(other.getMessage())));
        }
    }

    private RoomGame open(StoredRoom stored, RoomGame.Table table) {
        MatchRecord head = stored.game().summary().head();
        MatchRecord.Replay replay = stored.game().record().replay(house.setups().games()::get);
        RoomGame game = new RoomGame(setup, seed, replay.tree(), table);
        int actor = game.tree().actor();
        boolean isPersonsTurn = actor >= 0 && state.seat(actor).isPersons();
        boolean goesOn = house.settings().clocksGoOn()
                && game.hasBegun()
                && isPersonsTurn
                && !state.hasOpenSeat()
                && !state.isPaused();
        head.clock().ifPresent(clock -> game.clock(clock.control(), clock.reading(), house.time(), goesOn));
        head.forfeit().ifPresent(game::end);
        game.keep(state::players, state::complete, stored.game());
        keptNodes = game.tree().bound();
        return game;
    }

    /**
     * Writes the changes since the room was read or written last.
     *
     * @throws StoreException if that is not possible; then the room has to be read again
     */
    void write(RoomGame game) {
        Change change = game.change();
        RoomChange more = new RoomChange();
        String settings = state.settings();
        if (!settings.equals(keptSettings)) {
            more.settings(settings);
        }
        Set<RoomToken> tokens = state.tokens();
        keptTokens.stream().filter(token -> !tokens.contains(token)).forEach(more::remove);
        tokens.stream().filter(token -> !keptTokens.contains(token)).forEach(more::add);
        boolean open = state.isListed() && !game.tree().isOver();
        if (open != keptOpen) {
            more.open(open);
        }
        OptionalLong deadline =
                game.deadline().stream().mapToLong(Instant::toEpochMilli).findFirst();
        if (!deadline.equals(keptDeadline)) {
            more.deadline(deadline);
        }
        if (change.isEmpty() && more.isEmpty()) {
            return;
        }
        key = house.store().save(id, key, change, more);
        keptSettings = settings;
        keptTokens = tokens;
        keptOpen = open;
        keptDeadline = deadline;
        String kind = game.setup().provider().id();
        house.counts().addPlies(kind, game.tree().bound() - keptNodes);
        keptNodes = game.tree().bound();
        if (game.tree().isOver() && !keptOver) {
            house.counts().addEnded(kind);
        }
        keptOver = game.tree().isOver();
    }

    RoomState state() {
        return state;
    }

    /** The version that was read or written last. */
    long version() {
        return key.version();
    }

    /** From which the seeds of players are derived. */
    long seed() {
        return seed;
    }
}

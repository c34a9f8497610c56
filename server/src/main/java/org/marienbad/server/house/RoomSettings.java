package org.marienbad.server.house;

import java.time.Duration;

/**
 * The limits of all rooms of a process.
 *
 * @param rooms how many rooms may be in memory
 * @param roomsPerAddress how many rooms of one address, which is not the host's, may be in memory
 * @param subscribers how many may be told the events of one room
 * @param workers how many AIs think at a time
 * @param thought how long a decision that is limited by time may take while nobody else waits for one
 * @param hanging how long a player may take for anything before its thread is replaced and it has lost
 * @param absence how long a person must have been away before others may ask for a stand-in
 * @param clocksGoOn whether the time of the seat to move runs on while no process has the room
 */
public record RoomSettings(
        int rooms,
        int roomsPerAddress,
        int subscribers,
        int workers,
        Duration thought,
        Duration hanging,
        Duration absence,
        boolean clocksGoOn) {
    /** For a machine that does nothing else. */
    public static final RoomSettings DEFAULT = new RoomSettings(
            20_000,
            100,
            2_000,
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Duration.ofSeconds(5),
            Duration.ofSeconds(60),
            Duration.ofSeconds(60),
            false);

    public RoomSettings {
        if (rooms < 1 || roomsPerAddress < 1 || subscribers < 1 || workers < 1) {
            throw new IllegalArgumentException("rooms, rooms of an address, subscribers and workers are at least 1");
        }
        if (thought.isNegative() || thought.isZero() || hanging.compareTo(thought) <= 0 || absence.isNegative()) {
            throw new IllegalArgumentException("a thought takes some time, and less than hanging");
        }
    }

    public RoomSettings withRooms(int most, int ofOneAddress) {
        return new RoomSettings(most, ofOneAddress, subscribers, workers, thought, hanging, absence, clocksGoOn);
    }

    public RoomSettings withSubscribers(int most) {
        return new RoomSettings(rooms, roomsPerAddress, most, workers, thought, hanging, absence, clocksGoOn);
    }

    /** With other workers, and another limit of time for each thought. */
    public RoomSettings withThoughts(int atATime, Duration longest) {
        return new RoomSettings(rooms, roomsPerAddress, subscribers, atATime, longest, hanging, absence, clocksGoOn);
    }

    /** With other patience: for players that hang, and for persons that are away. */
    public RoomSettings withPatience(Duration player, Duration person) {
        return new RoomSettings(rooms, roomsPerAddress, subscribers, workers, thought, player, person, clocksGoOn);
    }

    /** For players who could take a decision back by leaving: their clocks run on. */
    public RoomSettings withClocksThatGoOn() {
        return new RoomSettings(rooms, roomsPerAddress, subscribers, workers, thought, hanging, absence, true);
    }
}

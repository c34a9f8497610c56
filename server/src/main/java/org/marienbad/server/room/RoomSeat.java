package org.marienbad.server.room;

import java.util.Optional;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.server.house.House;

/** Who has a seat of a room. Confined to the room's executor. */
public final class RoomSeat {
    /** The kind of owner of a seat. */
    public enum Kind {
        /** A person who has the seat's token. */
        PERSON,
        /** Nobody yet: who has the invitation, or anybody in a listed room, may sit down. */
        OPEN,
        /** A computer player at one of the levels that everybody may choose. */
        LEVEL,
        /** A player that the host has chosen. */
        PLAYER
    }

    private Kind kind;
    private String name = "";
    /** Hash of the owner's token; empty if there is none. */
    private String token = "";
    /** Whether the person has come as the host of the server. */
    private boolean hosts;
    /** Hash of the invitation; empty if there is none. */
    private String invitation = "";
    /** Who plays, unless a person does. */
    private Optional<PlayerSpec> player = Optional.empty();
    /** Whether the person has said that it leaves. */
    private boolean left;
    /** How many connections the person has. */
    private int connections;
    /** When the person was last heard of, in milliseconds. */
    private long heardAt;
    /** When the person spoke last; 0 if it never has. */
    private long spokeAt;

    public RoomSeat(Kind kind) {
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    public void name(String called) {
        name = called;
    }

    public String token() {
        return token;
    }

    public String invitation() {
        return invitation;
    }

    /** The player that plays, a stand-in for a person too. */
    public Optional<PlayerSpec> player() {
        return player;
    }

    /** Whether a person or nobody has it, even if somebody stands in. */
    boolean isPersons() {
        return kind == Kind.PERSON || kind == Kind.OPEN;
    }

    /** Whether a person has it. */
    boolean isTaken() {
        return kind == Kind.PERSON;
    }

    /** Whether a person has it and plays. */
    boolean isPlaying() {
        return kind == Kind.PERSON && player.isEmpty();
    }

    /** Whether a player plays in the place of the person who has it. */
    boolean hasStandIn() {
        return kind == Kind.PERSON && player.isPresent();
    }

    /** Whether the person is the host of the server, too. */
    boolean isHosts() {
        return hosts;
    }

    /** The person is the host of the server, too, for as long as it has the seat. */
    void hosts() {
        hosts = true;
    }

    /** A person with a token of that hash sits down; an invitation is used up. */
    public void seat(String hash, String called, long now) {
        hosts = false;
        kind = Kind.PERSON;
        token = hash;
        invitation = "";
        name = called;
        player = Optional.empty();
        left = false;
        heardAt = now;
    }

    /** Waits for somebody with an invitation of that hash. */
    public void open(String hash) {
        hosts = false;
        kind = Kind.OPEN;
        token = "";
        invitation = hash;
        name = "";
        player = Optional.empty();
        left = false;
    }

    /** The seat is a player's. */
    public void player(Kind whose, PlayerSpec spec) {
        hosts = false;
        kind = whose;
        token = "";
        invitation = "";
        name = "";
        player = Optional.of(spec);
    }

    /** {@code spec} plays for the person, who keeps the seat. */
    void standIn(PlayerSpec spec) {
        player = Optional.of(spec);
    }

    /** The person plays again. */
    public void back() {
        player = Optional.empty();
        left = false;
    }

    /** As it was kept. */
    void restore(String hash, String invited, Optional<PlayerSpec> spec, boolean hasLeft) {
        token = hash;
        invitation = invited;
        player = spec;
        left = hasLeft;
    }

    public void leave() {
        left = true;
    }

    boolean hasLeft() {
        return left;
    }

    boolean isConnected() {
        return connections > 0;
    }

    /** A connection of the person comes or goes. */
    public void connect(int change, long now) {
        connections += change;
        heardAt = now;
    }

    /** The person has asked for something. */
    void heard(long now) {
        heardAt = now;
    }

    /** Whether nothing was heard of the person for {@code millis}, or it has left. */
    boolean isAway(long now, long millis) {
        return left || connections == 0 && now - heardAt >= millis;
    }

    /** Whether the person may say something, {@code millis} after it spoke last. */
    boolean speak(long now, long millis) {
        if (spokeAt != 0 && now - spokeAt < millis) {
            return false;
        }
        spokeAt = now;
        return true;
    }

    /** As records have it. */
    String recorded() {
        return player.map(PlayerSpec::toString).orElse(MatchRecord.PERSON);
    }

    /** Whether its person is there. */
    boolean isConnected(House house) {
        return isTaken() && !isAway(house.now(), house.settings().absence().toMillis());
    }
}

package org.marienbad.testkit;

import java.util.stream.Stream;
import org.marienbad.framework.player.PlayerProvider;

/** The checks of a player, with what they need to know. */
public final class PlayerSuite implements Conformance {
    private final PlayerProvider provider;

    PlayerSuite(PlayerProvider provider) {
        this.provider = provider;
    }

    @Override
    public Stream<Group> groups() {
        return Stream.empty();
    }
}

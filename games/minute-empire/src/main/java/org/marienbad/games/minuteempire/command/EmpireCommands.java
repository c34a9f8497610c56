package org.marienbad.games.minuteempire.command;

import java.util.List;
import org.marienbad.framework.plugin.Subcommand;

/** {@code marienbad minute-empire}: the commands for this game alone. */
public final class EmpireCommands implements Subcommand {
    @Override
    public String id() {
        return "minute-empire";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        return List.of(new MapCommand());
    }

    /** {@code marienbad minute-empire map check|draw}: for those who make maps of their own. */
    private static final class MapCommand implements Subcommand {
        @Override
        public String id() {
            return "map";
        }

        @Override
        public List<Subcommand> subcommands(Services services) {
            return List.of(new MapCheck(), new MapDraw());
        }
    }
}

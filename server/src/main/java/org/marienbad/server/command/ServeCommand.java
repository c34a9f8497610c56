package org.marienbad.server.command;

import java.io.IOException;
import java.util.List;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Setting;

/** {@code marienbad serve}: the games in any browser. */
public final class ServeCommand implements Subcommand {
    @Override
    public String id() {
        return "serve";
    }

    @Override
    public Group group() {
        return Group.PLAY;
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return ServeSettings.ALL;
    }

    /** The parts of a server are loaded here and not before, as every help describes the command. */
    @Override
    public boolean run(CommandContext context) throws IOException {
        return new Serving(context).run();
    }
}

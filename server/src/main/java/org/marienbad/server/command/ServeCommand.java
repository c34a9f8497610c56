package org.marienbad.server.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.CommandProvider;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/** {@code marienbad serve}: the games in any browser. */
public final class ServeCommand implements CommandProvider {
    @Override
    public String id() {
        return "serve";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        return List.of(new Serve());
    }

    /** The command itself. What it takes to run it is loaded when it runs, as every help describes it. */
    private static final class Serve implements Subcommand {
        @Override
        public String name() {
            return "serve";
        }

        @Override
        public Messages messages(Locale locale) {
            return new ServeCommand().messages(locale);
        }

        @Override
        public List<Setting<?>> settings() {
            return ServeSettings.ALL;
        }

        @Override
        public boolean run(CommandContext context) throws IOException {
            return new Serving(context).run();
        }
    }
}

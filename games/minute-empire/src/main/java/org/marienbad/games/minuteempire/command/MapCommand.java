package org.marienbad.games.minuteempire.command;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.plugin.CommandProvider;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.text.Messages;

/** {@code marienbad map check|draw}: for those who make maps of their own. */
public final class MapCommand implements CommandProvider {
    @Override
    public String id() {
        return "map";
    }

    @Override
    public List<Subcommand> subcommands(Services services) {
        return List.of(new MapCheck(), new MapDraw());
    }

    static Messages words(Locale locale) {
        return new MapCommand().messages(locale);
    }
}

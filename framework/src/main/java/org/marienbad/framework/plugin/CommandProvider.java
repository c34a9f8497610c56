package org.marienbad.framework.plugin;

import java.util.List;
import org.marienbad.framework.game.Plugin;

/**
 * Commands that a game, an experiment or a server adds to the command line, as a plugin listed in {@code
 * META-INF/services/org.marienbad.framework.plugin.CommandProvider}: {@code marienbad ID SUBCOMMAND …}, or {@code
 * marienbad ID …} where the only subcommand has the provider's own id as its name.
 *
 * <p>The help comes from the message bundle {@link #messages()}: {@code ID.header} is one line; {@code ID.description}
 * and {@code ID.footer} may be added.
 */
public interface CommandProvider extends Plugin {
    /** The first word of the commands: small letters, digits, dashes. */
    @Override
    String id();

    /**
     * The commands, in the order of the help; if there are none, the command line does not show {@link #id()}. Asked
     * whenever a help lists them, so it does no more than describe them.
     */
    List<Subcommand> subcommands(Services services);

    /** Finds plugins of any type, also of types that the framework does not know. */
    @FunctionalInterface
    interface Services {
        /** All that the class path and the plugin jars list for {@code type} in {@code META-INF/services}. */
        <S> List<S> all(Class<S> type);
    }
}

package org.marienbad.cli.plugin;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "remove",
        header = "Remove an installed plugin.",
        description = "Deletes the jar and its libraries from your plugins.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad plugin remove tic-tac-toe"})
public final class PluginRemoveCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "Its name, as marienbad plugin list says.")
    private String name;

    private final Plugins known;
    private final Terminal terminal;

    @Inject
    PluginRemoveCommand(Plugins known, Terminal terminal) {
        this.known = known;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        new InstalledPlugins(PluginPlaces.ofUser(), known).remove(name);
        terminal.println("Removed " + name + ".");
        return ExitStatus.SUCCESS;
    }
}

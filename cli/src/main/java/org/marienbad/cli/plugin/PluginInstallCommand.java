package org.marienbad.cli.plugin;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.PluginParameter;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "install",
        header = "Install a plugin, or another version of one.",
        description = "Loads the jar, and copies it and the libraries that its manifest names to your plugins if it can"
                + " be used. From then on its games and players are there in the window and in every command.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The plugin is named after the jar, without .jar. An installed plugin with the same games and players is",
            "replaced; marienbad check JAR tries a plugin more thoroughly.",
            "",
            "Example:",
            "  marienbad plugin install build/libs/tic-tac-toe.jar"
        })
public final class PluginInstallCommand implements Callable<Integer> {
    @Mixin
    private PluginParameter plugin;

    @Option(
            names = "--replace",
            description = "Replace an installed plugin even if it has games or players that the new one lacks.")
    private boolean replace;

    private final Plugins known;
    private final Terminal terminal;

    @Inject
    PluginInstallCommand(Plugins known, Terminal terminal) {
        this.known = known;
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        try (Plugins plugins = plugin.load()) {
            PluginJar added = plugins.jars().get(0);
            InstalledPlugins installed = new InstalledPlugins(PluginPlaces.ofUser(), known);
            String name = installed.install(added, plugins.ids(added), replace);
            terminal.println("Installed " + name + ": " + InstalledPlugins.words(plugins.ids(added)) + ".");
        } catch (InstalledPlugins.InTheWay other) {
            throw new BadInput(other.getMessage() + "; --replace replaces it", other);
        }
        return ExitStatus.SUCCESS;
    }
}

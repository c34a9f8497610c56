package org.marienbad.cli.plugin;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.PluginParameter;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "plugin",
        header = "Install, list and remove plugins: games and players in jars of their own.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A plugin is a program: it can do anything on this machine that you can. Install only those",
            "that you trust.",
            "",
            "Examples:",
            "  marienbad plugin install tic-tac-toe.jar",
            "  marienbad plugin list",
            "  marienbad plugin remove tic-tac-toe"
        })
public final class PluginCommand {
    private final Plugins plugins;
    private final Terminal terminal;

    @Inject
    PluginCommand(Plugins plugins, Terminal terminal) {
        this.plugins = plugins;
        this.terminal = terminal;
    }

    @Command(
            name = "install",
            header = "Install a plugin, or another version of one.",
            description =
                    "Loads the jar, and copies it and the libraries that its manifest names to your plugins if it can"
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
    int install(
            @Mixin PluginParameter plugin,
            @Option(
                            names = "--replace",
                            description =
                                    "Replace an installed plugin even if it has games or players that the new one lacks.")
                    boolean replace)
            throws IOException {
        try (Plugins loaded = plugin.load()) {
            PluginJar added = loaded.jars().get(0);
            InstalledPlugins installed = new InstalledPlugins(PluginPlaces.ofUser(), plugins);
            String name = installed.install(added, loaded.ids(added), replace);
            terminal.println("Installed " + name + ": " + InstalledPlugins.words(loaded.ids(added)) + ".");
        } catch (InstalledPlugins.InTheWay other) {
            throw new BadInput(other.getMessage() + "; --replace replaces it", other);
        }
        return ExitStatus.SUCCESS;
    }

    @Command(
            name = "list",
            header = "List the plugins that are loaded, what they contain and where they are.",
            description =
                    "A jar that cannot be used is named on the standard error, as by every command. What belongs to the"
                            + " application itself is listed by marienbad games and marienbad players.",
            mixinStandardHelpOptions = true,
            footer = {"", "Example:", "  marienbad plugin list"})
    int list(@Option(names = "--json", description = "Print JSON.") boolean json) {
        List<Object> all = new ArrayList<>();
        for (PluginJar jar : plugins.jars()) {
            if (json) {
                all.add(json(jar));
            } else {
                terminal.println(InstalledPlugins.name(jar)
                        + jar.version().map(version -> " " + version).orElse("") + " (API " + jar.api() + ")");
                new Columns("  ", "ll")
                        .row("brings", InstalledPlugins.words(plugins.ids(jar)))
                        .row("from", jar.path().toAbsolutePath())
                        .print(terminal);
            }
        }
        if (json) {
            terminal.printJson(all);
        } else if (plugins.jars().isEmpty()) {
            terminal.println("There are no plugins. Install one: marienbad plugin install JAR");
        }
        return ExitStatus.SUCCESS;
    }

    private Map<String, Object> json(PluginJar jar) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("name", InstalledPlugins.name(jar));
        one.put("version", jar.version().orElse(null));
        one.put("api", Integer.parseInt(jar.api()));
        one.put("path", jar.path().toAbsolutePath().toString());
        plugins.ids(jar).forEach((kind, ids) -> one.put(kind + "s", ids));
        return one;
    }

    @Command(
            name = "remove",
            header = "Remove an installed plugin.",
            description = "Deletes the jar and its libraries from your plugins.",
            mixinStandardHelpOptions = true,
            footer = {"", "Example:", "  marienbad plugin remove tic-tac-toe"})
    int remove(@Parameters(paramLabel = "NAME", description = "Its name, as marienbad plugin list says.") String name) {
        new InstalledPlugins(PluginPlaces.ofUser(), plugins).remove(name);
        terminal.println("Removed " + name + ".");
        return ExitStatus.SUCCESS;
    }
}

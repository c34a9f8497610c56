package org.marienbad.cli.plugin;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "list",
        header = "List the plugins that are loaded, what they contain and where they are.",
        description =
                "A jar that cannot be used is named on the standard error, as by every command. What belongs to the"
                        + " application itself is listed by marienbad games and marienbad players.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad plugin list"})
public final class PluginListCommand implements Callable<Integer> {
    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Plugins plugins;
    private final Terminal terminal;

    @Inject
    PluginListCommand(Plugins plugins, Terminal terminal) {
        this.plugins = plugins;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
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
}

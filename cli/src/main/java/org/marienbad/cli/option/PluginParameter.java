package org.marienbad.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.plugin.Plugins;
import picocli.CommandLine.Parameters;

/** Which plugin. */
public final class PluginParameter {
    @Parameters(paramLabel = "JAR", description = "The plugin.")
    private Path jar;

    /**
     * The jar, which is a file.
     *
     * @throws BadInput if it is not
     */
    public Path jar() {
        return requireFile(jar);
    }

    private static Path requireFile(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new BadInput(jar + (Files.exists(jar) ? ": is not a file; a plugin is one jar" : ": no such file"));
        }
        return jar;
    }

    /**
     * The plugins of the application and this one, the first of its jars.
     *
     * @throws BadInput if it cannot be used
     */
    public Plugins load() throws IOException {
        return load(jar);
    }

    /** The same for {@code jar}. */
    public static Plugins load(Path jar) throws IOException {
        Plugins plugins = Plugins.load(requireFile(jar));
        for (Plugins.Fault fault : plugins.faults()) {
            if (fault.place().equals(jar)) {
                plugins.close();
                throw new BadInput("plugin " + fault);
            }
        }
        return plugins;
    }
}

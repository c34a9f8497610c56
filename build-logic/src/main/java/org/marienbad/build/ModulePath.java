package org.marienbad.build;

import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.tasks.CompileClasspath;
import org.gradle.process.CommandLineArgumentProvider;

/** The path on which a compiler looks for modules. */
public abstract class ModulePath implements CommandLineArgumentProvider {
    @CompileClasspath
    public abstract ConfigurableFileCollection getJars();

    @Override
    public Iterable<String> asArguments() {
        return List.of("--module-path", getJars().getAsPath());
    }
}

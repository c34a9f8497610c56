package org.marienbad.build;

import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.process.CommandLineArgumentProvider;

/** Compares the published jar with the one that was built. */
public abstract class ApiComparison implements CommandLineArgumentProvider {
    @Classpath
    public abstract ConfigurableFileCollection getPublished();

    @Classpath
    public abstract ConfigurableFileCollection getCurrent();

    @Override
    public Iterable<String> asArguments() {
        return List.of(
                "--old", getPublished().getAsPath(), "--new", getCurrent().getAsPath());
    }
}

package org.marienbad.build;

import java.util.List;
import org.gradle.api.file.FileSystemLocation;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * A system property that says where something lies; the same work elsewhere may use the result from the build cache.
 */
public abstract class PathProperty implements CommandLineArgumentProvider {
    @Input
    public abstract Property<String> getName();

    @Internal
    public abstract Property<FileSystemLocation> getLocation();

    @Override
    public Iterable<String> asArguments() {
        return List.of("-D" + getName().get() + "=" + getLocation().get().getAsFile());
    }
}

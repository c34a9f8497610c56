package org.marienbad.build;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/** The Python that the variable PYTHON names, such as that of a virtual environment, or python3 in PATH; nothing if there is none. */
public abstract class Python implements ValueSource<String, ValueSourceParameters.None> {
    @Override
    public String obtain() {
        String named = System.getenv("PYTHON");
        if (named != null && !named.isEmpty()) {
            return named;
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(java.io.File.pathSeparator))
                .flatMap(folder -> Stream.of("python3", "python3.exe").map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElse(null);
    }
}

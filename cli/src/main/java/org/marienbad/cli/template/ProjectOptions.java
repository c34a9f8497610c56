package org.marienbad.cli.template;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.marienbad.cli.console.BadInput;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The properties of a new project, and its place. */
final class ProjectOptions {
    private static final int LONGEST_NAME = 40;
    /** Words that Kotlin keeps for itself and Java does not. */
    private static final Set<String> KOTLIN_KEYWORDS =
            Set.of("as", "fun", "in", "is", "object", "typealias", "typeof", "val", "var", "when");

    private static final Set<String> SCHEMES = Set.of("file", "http", "https");

    @Parameters(paramLabel = "NAME", description = "Id of the plugin, such as coin-race.")
    private String name;

    @Option(names = "--maven", description = "Build with Maven; without this with Gradle.")
    private boolean maven;

    @Option(names = "--kotlin", description = "Write Kotlin; without this Java.")
    private boolean kotlin;

    @Option(
            names = "--package",
            paramLabel = "PACKAGE",
            description = "Package of the classes. Default: com.example and the name.")
    private String packageName;

    @Option(
            names = "--directory",
            paramLabel = "DIR",
            description = "Where to write the project. Default: a directory of that name here.")
    private Path directory;

    @Option(
            names = "--repository",
            paramLabel = "DIR|URL",
            description = "Maven repository with the parts of Marienbad. Default: Maven Central, and what was published"
                    + " on this machine.")
    private String repository;

    /**
     * A game in text, which nothing has to build.
     *
     * @throws BadInput if something is not allowed
     */
    ProjectTemplate text() {
        requireName();
        if (maven || kotlin || packageName != null || repository != null) {
            throw new BadInput("--text begins a game that nothing builds; leave --maven, --kotlin, --package and"
                    + " --repository out");
        }
        return new ProjectTemplate(ProjectTemplate.Kind.TEXT, name, "", false, false, Optional.empty());
    }

    /**
     * The project asked for.
     *
     * @throws BadInput if something is not allowed
     */
    ProjectTemplate template(ProjectTemplate.Kind kind) {
        requireName();
        String inPackage = packageName == null ? "com.example." + name.replace("-", "") : packageName;
        requirePackage(inPackage);
        return new ProjectTemplate(
                kind,
                name,
                inPackage,
                maven,
                kotlin,
                Optional.ofNullable(repository).map(ProjectOptions::url));
    }

    private void requireName() {
        if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") || name.length() > LONGEST_NAME) {
            throw new BadInput("name '" + name + "' is not allowed; allowed: small letters, digits and single dashes"
                    + " between them, a letter first, at most " + LONGEST_NAME);
        }
    }

    private void requirePackage(String given) {
        boolean kotlinWord = kotlin && List.of(given.split("\\.")).stream().anyMatch(KOTLIN_KEYWORDS::contains);
        if (!SourceVersion.isName(given) || kotlinWord || !given.matches("[A-Za-z0-9_.]+")) {
            String language = kotlin ? "Kotlin" : "Java";
            throw new BadInput("package '" + given + "' is not allowed; allowed: names of " + language
                    + " with dots between them, such as --package org.example.race");
        }
    }

    /** A directory as an address. */
    private static String url(String place) {
        try {
            Path folder = Path.of(place);
            if (Files.isDirectory(folder)) {
                return quotable(folder.toAbsolutePath().normalize().toUri().toString());
            }
        } catch (InvalidPathException noFolder) {
            // Then it is an address.
        }
        try {
            String scheme = URI.create(place).getScheme();
            if (scheme != null && SCHEMES.contains(scheme.toLowerCase(Locale.ROOT))) {
                return quotable(place);
            }
        } catch (IllegalArgumentException noAddress) {
            // Told below.
        }
        throw new BadInput("--repository " + place + ": no such directory; allowed: a directory, or an address that"
                + " begins with https:, http: or file:");
    }

    /** It stands between quotes in Gradle's file, and in Maven's XML. */
    private static String quotable(String address) {
        if (address.matches(".*['\"<>&$\\\\].*")) {
            throw new BadInput(
                    "--repository " + address + " is not allowed; allowed: an address without ' \" < > & $ \\");
        }
        return address;
    }

    /**
     * Writes the project; returns the message for the user.
     *
     * @throws BadInput if some of it is there already; then nothing is written
     */
    List<String> write(ProjectTemplate project) throws IOException {
        Path target = directory == null ? Path.of(name) : directory;
        int count = new ProjectFiles(target).write(project.files());
        return List.of("Wrote " + count + " files to " + target + ".", "Next: " + next(project, target));
    }

    private String next(ProjectTemplate project, Path target) {
        if (project.isText()) {
            return "marienbad play --watch " + target.resolve(project.description())
                    + "; change the file while you play.";
        }
        String build = maven ? "./mvnw verify" : "./gradlew build";
        return "cd " + target + " && " + build + "; README.md there says how to play.";
    }
}

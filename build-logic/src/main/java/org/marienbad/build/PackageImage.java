package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputDirectory;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Makes an application image by jpackage, and of that the package of the system that it runs on. */
@DisableCachingByDefault(because = "packing is faster than fetching the result")
public abstract class PackageImage extends DefaultTask {
    /** The Java runtime to put into the image. */
    @InputDirectory
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract DirectoryProperty getRuntime();

    @Classpath
    public abstract ConfigurableFileCollection getLibraries();

    @Input
    public abstract Property<String> getMainJar();

    @Input
    public abstract Property<String> getMainClass();

    @Input
    public abstract Property<String> getApplicationName();

    @Input
    public abstract Property<String> getApplicationVersion();

    @Input
    public abstract ListProperty<String> getJvmOptions();

    /** The icon, the file association and the replacements of jpackage's own templates. */
    @InputDirectory
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract DirectoryProperty getResources();

    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getLicence();

    @Input
    public abstract Property<String> getOperatingSystem();

    /** The places of the tools that packages need. */
    @Internal
    public abstract Property<String> getSearchPath();

    @Internal
    public abstract Property<String> getJavaHome();

    /** The image, a folder with the application's name, and the package beside it. */
    @OutputDirectory
    public abstract DirectoryProperty getImages();

    @Inject
    protected abstract FileSystemOperations getFiles();

    @TaskAction
    void pack() throws IOException {
        Path images = getImages().get().getAsFile().toPath();
        Path jars = getTemporaryDir().toPath().resolve("jars");
        Path resources = getTemporaryDir().toPath().resolve("resources");
        getFiles().delete(spec -> spec.delete(images, jars, resources));
        getFiles().copy(spec -> spec.from(getLibraries()).into(jars));
        getFiles().copy(spec -> spec.from(getResources()).into(resources));
        Files.createDirectories(images);
        Path icon = icon(resources);
        image(jars, resources, icon, images);
        Path image = images.resolve(getApplicationName().get() + (isMac() ? ".app" : ""));
        getLogger().lifecycle("Image: {} ({})", image, size(image));
        type().ifPresentOrElse(
                        type -> {
                            try {
                                bundle(type, image, resources, icon, images);
                            } catch (IOException failure) {
                                throw new java.io.UncheckedIOException(failure);
                            }
                        },
                        () -> getLogger().lifecycle("No package: the tools for {} are not there.", wanted()));
    }

    private void image(Path jars, Path resources, Path icon, Path images) throws IOException {
        List<String> arguments = common("app-image", resources, images);
        arguments.addAll(List.of("--input", jars.toString(), "--runtime-image"));
        arguments.add(getRuntime().get().getAsFile().getPath());
        arguments.addAll(List.of(
                "--main-jar", getMainJar().get(), "--main-class", getMainClass().get()));
        getJvmOptions().get().forEach(option -> arguments.addAll(List.of("--java-options", option)));
        arguments.addAll(List.of("--icon", icon.toString()));
        if (isWindows()) {
            // There a program has a console or has none, so the command is one of its own.
            arguments.addAll(List.of(
                    "--add-launcher",
                    getApplicationName().get() + "-command=" + resources.resolve("command.properties")));
        }
        JdkTool.run(getJavaHome().get(), "jpackage", arguments, getTemporaryDir());
    }

    private void bundle(String type, Path image, Path resources, Path icon, Path images) throws IOException {
        List<String> arguments = common(type, resources, images);
        arguments.addAll(List.of("--app-image", image.toString(), "--license-file"));
        arguments.add(getLicence().get().getAsFile().getPath());
        arguments.addAll(List.of(
                "--file-associations", resources.resolve("game.properties").toString()));
        arguments.addAll(
                switch (type) {
                    case "deb" ->
                        List.of(
                                "--linux-package-name",
                                getApplicationName().get(),
                                "--linux-app-category",
                                "games",
                                "--linux-menu-group",
                                "Game;BoardGame;",
                                "--linux-shortcut");
                    case "msi" -> List.of("--win-menu", "--win-dir-chooser", "--win-per-user-install");
                    default -> List.of("--icon", icon.toString());
                });
        JdkTool.run(getJavaHome().get(), "jpackage", arguments, getTemporaryDir());
        try (Stream<Path> made = Files.list(images)) {
            for (Path each : made.filter(Files::isRegularFile).toList()) {
                getLogger().lifecycle("Package: {} ({})", each, size(each));
            }
        }
    }

    private List<String> common(String type, Path resources, Path images) {
        // A Mac does not take versions that begin with 0.
        String version = isMac()
                ? getApplicationVersion().get().replaceFirst("^0\\.", "1.")
                : getApplicationVersion().get();
        return new ArrayList<>(List.of(
                "--type",
                type,
                "--name",
                getApplicationName().get(),
                "--app-version",
                version,
                "--vendor",
                "Marienbad",
                "--description",
                "Board games against computer players",
                "--resource-dir",
                resources.toString(),
                "--dest",
                images.toString()));
    }

    private Path icon(Path resources) throws IOException {
        Path png = resources.resolve(getApplicationName().get() + ".png");
        Path icon = resources.resolve(getApplicationName().get() + (isWindows() ? ".ico" : isMac() ? ".icns" : ".png"));
        if (isWindows()) {
            ProgramIcon.ico(png, icon);
        } else if (isMac()) {
            ProgramIcon.icns(png, icon);
        }
        return icon;
    }

    private boolean isWindows() {
        return getOperatingSystem().get().startsWith("Windows");
    }

    private boolean isMac() {
        return getOperatingSystem().get().startsWith("Mac");
    }

    private String wanted() {
        return isWindows() ? "msi" : isMac() ? "dmg" : "deb";
    }

    /** The kinds of packages that can be made here; empty if a tool is missing. */
    private Optional<String> type() {
        List<String> tools = switch (wanted()) {
            case "msi" -> List.of("candle.exe", "light.exe");
            case "deb" -> List.of("dpkg-deb", "fakeroot");
            default -> List.of();
        };
        List<File> folders = Arrays.stream(getSearchPath().get().split(File.pathSeparator))
                .map(File::new)
                .toList();
        boolean there = tools.stream()
                .allMatch(tool -> folders.stream().anyMatch(folder -> new File(folder, tool).canExecute()));
        return there ? Optional.of(wanted()) : Optional.empty();
    }

    private static String size(Path place) throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            long bytes = 0;
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                bytes += Files.size(file);
            }
            return Math.round(bytes / 1e6) + " MB";
        }
    }
}

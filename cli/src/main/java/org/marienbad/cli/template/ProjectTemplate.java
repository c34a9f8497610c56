package org.marienbad.cli.template;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.Plugins;

/**
 * A project for a plugin, made of the texts beside this class. In them {@code {{value}}} stands for a value. A line
 * that begins with {@code {{?flag}}} or {@code {{?!flag}}} is there only if the flag is set or is not.
 */
final class ProjectTemplate {
    /** The kind of the plugin. */
    enum Kind {
        GAME("game", List.of("State", "Game", "Provider"), List.of("ConformanceTest", "RulesTest")),
        /** A description of a game, and its words. */
        TEXT("game", List.of(), List.of()),
        /** A game declared in the words of {@code framework/board}. */
        BOARD("game", List.of("State", "Provider"), List.of("ConformanceTest", "RulesTest")),
        PLAYER("player", List.of("Player", "Provider"), List.of("ConformanceTest")),
        /** A player that is a search of ours with one part of its own. */
        SEARCH("player", List.of("Selection", "Provider"), List.of("ConformanceTest"));

        private final String plugin;
        private final List<String> classes;
        private final List<String> tests;

        Kind(String plugin, List<String> classes, List<String> tests) {
            this.plugin = plugin;
            this.classes = classes;
            this.tests = tests;
        }

        /** The folder of its texts. */
        private String folder() {
            return this == BOARD ? "board" : plugin;
        }

        private Class<?> service() {
            return plugin.equals("game") ? GameProvider.class : PlayerProvider.class;
        }

        private List<String> texts() {
            List<String> bundles = List.of("messages.properties", "messages_cs.properties");
            return this == BOARD
                    ? Stream.concat(bundles.stream(), Stream.of("lessons.txt", "lessons_cs.txt"))
                            .toList()
                    : bundles;
        }
    }

    /** The content of a file, and whether it can be run. */
    record Content(byte[] bytes, boolean executable) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private static final Pattern CONDITION = Pattern.compile("\\{\\{\\?(!?)(\\w+)}}");
    private static final Pattern VALUE = Pattern.compile("\\{\\{(\\w+)}}");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.(\\w+);?$");

    private final Kind kind;
    private final String id;
    private final String packageName;
    private final boolean maven;
    private final boolean kotlin;
    private final Map<String, String> values = new HashMap<>();
    private final Set<String> flags = new HashSet<>();

    ProjectTemplate(
            Kind kind, String id, String packageName, boolean maven, boolean kotlin, Optional<String> repository) {
        this.kind = kind;
        this.id = id;
        this.packageName = packageName;
        this.maven = maven;
        this.kotlin = kotlin;
        flags.addAll(List.of(
                kind.plugin,
                kind.name().toLowerCase(Locale.ROOT),
                maven ? "maven" : "gradle",
                kotlin ? "kotlin" : "java"));
        repository.ifPresent(place -> {
            flags.add("repository");
            values.put("repository", place);
        });
        Properties versions = new Properties();
        try {
            versions.load(new StringReader(resource("versions.properties")));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        versions.stringPropertyNames().forEach(key -> values.put(key, versions.getProperty(key)));
        values.putAll(Map.of(
                "id",
                id,
                "Name",
                className(),
                "title",
                Character.toUpperCase(id.charAt(0)) + id.substring(1).replace('-', ' '),
                "package",
                packageName,
                "api",
                String.valueOf(Plugins.API_VERSION),
                "jars",
                maven ? "target" : "build/libs",
                "command",
                maven
                        ? "target/marienbad-" + values.get("version") + "/bin/marienbad"
                        : "build/marienbad/bin/marienbad",
                "buildFile",
                maven ? "pom.xml" : "build.gradle",
                "playing",
                kind.plugin.equals("game") ? id : "nim --player person --player " + id));
    }

    String id() {
        return id;
    }

    boolean isText() {
        return kind == Kind.TEXT;
    }

    /** The file with a game in text. */
    String description() {
        return id + ".rbg";
    }

    /** Lays the game out on a board. */
    ProjectTemplate on(BoardKind board) {
        values.putAll(board.values(kotlin));
        flags.add(board.name().toLowerCase(Locale.ROOT));
        return this;
    }

    private String className() {
        return Stream.of(id.split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    /**
     * The files, by their paths.
     *
     * @throws BadInput if a class of the project would be called as one that it needs
     */
    Map<String, Content> files() {
        Map<String, Content> files = new LinkedHashMap<>();
        if (kind == Kind.TEXT) {
            put(files, description(), "text/game.rbg");
            put(files, id + ".properties", "text/words.properties");
            put(files, id + "_cs.properties", "text/words_cs.properties");
            return files;
        }
        put(files, "README.md", "project/README.md");
        put(files, ".gitignore", "project/gitignore");
        put(files, ".github/workflows/build.yml", "project/workflow.yml");
        if (maven) {
            put(files, "pom.xml", "project/pom.xml");
            put(files, ".mvn/wrapper/maven-wrapper.properties", "project/maven-wrapper.properties");
            scripts(files, "mvnw", "mvnw.cmd");
        } else {
            put(files, "settings.gradle", "project/settings.gradle");
            put(files, "build.gradle", "project/build.gradle");
            scripts(files, "gradlew", "gradlew.bat");
            for (String file : List.of("gradle-wrapper.jar", "gradle-wrapper.properties")) {
                files.put("gradle/wrapper/" + file, new Content(bytes("project/" + file), false));
            }
        }
        sources(files, "main", kind.classes);
        sources(files, "test", kind.tests);
        requireOwnNames(files);
        String resources = "src/main/resources/";
        for (String text : kind.texts()) {
            put(files, resources + packageName.replace('.', '/') + "/" + text, kind.folder() + "/" + text);
        }
        String provider = packageName + "." + className() + "Provider\n";
        files.put(resources + "META-INF/services/" + kind.service().getName(), text(provider));
        if (kind == Kind.GAME) {
            put(files, "src/test/resources/golden/" + id + ".txt", "game/golden.txt");
        }
        return files;
    }

    private void sources(Map<String, Content> files, String set, List<String> classes) {
        String language = kotlin ? "kotlin" : "java";
        String suffix = kotlin ? ".kt" : ".java";
        String folder = "src/" + set + "/" + language + "/" + packageName.replace('.', '/') + "/" + className();
        classes.forEach(name -> put(files, folder + name + suffix, kind.folder() + "/" + name + suffix));
    }

    private static void scripts(Map<String, Content> files, String unix, String windows) {
        files.put(unix, new Content(bytes("project/" + unix), true));
        // Windows wants its own line ends in batch files, also from a build on another system.
        files.put(windows, text(resource("project/" + windows).replaceAll("\r?\n", "\r\n")));
    }

    /** A class {@code GameProvider} of a game called game would hide the one it implements. */
    private void requireOwnNames(Map<String, Content> files) {
        Set<String> imported = files.entrySet().stream()
                .filter(file -> file.getKey().startsWith("src/"))
                .flatMap(file -> IMPORT.matcher(file.getValue().text()).results())
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
        Stream.concat(kind.classes.stream(), kind.tests.stream())
                .map(name -> className() + name)
                .filter(imported::contains)
                .findFirst()
                .ifPresent(taken -> {
                    throw new BadInput("name '" + id + "' is not allowed: a class of it would be called " + taken
                            + ", as one of the framework; choose another name");
                });
    }

    private void put(Map<String, Content> files, String path, String resource) {
        files.put(path, text(render(resource(resource))));
    }

    private String render(String template) {
        String chosen = template.lines()
                .map(this::chosen)
                .flatMap(Optional::stream)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return VALUE.matcher(chosen)
                .replaceAll(match -> Matcher.quoteReplacement(Objects.requireNonNull(values.get(match.group(1)))));
    }

    /** The line without its conditions, if they hold. */
    private Optional<String> chosen(String line) {
        Matcher condition = CONDITION.matcher(line);
        if (!condition.lookingAt()) {
            return Optional.of(line);
        }
        boolean holds = flags.contains(condition.group(2)) == condition.group(1).isEmpty();
        return holds ? chosen(line.substring(condition.end())) : Optional.empty();
    }

    private static Content text(String text) {
        return new Content(text.getBytes(StandardCharsets.UTF_8), false);
    }

    private static String resource(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = Objects.requireNonNull(ProjectTemplate.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

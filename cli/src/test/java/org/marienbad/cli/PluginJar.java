package org.marienbad.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.Subcommand;

/** Makes plugin jars from source, as an author outside this project would. */
public final class PluginJar {
    /** A game of one seat after the other counting to three; BODY replaces what happens when a ply is applied. */
    private static final String GAME = """
            package plug;
            import org.marienbad.framework.game.*;
            import org.marienbad.framework.setting.Settings;
            public final class Count implements GameProvider {
                static { try { INIT } catch (Exception e) { throw new IllegalStateException(e); } }
                @Override public String id() { return "count"; }
                @Override public Game create(int seats, Settings options) {
                    return new Game() {
                        @Override public GameInfo info() { return GameInfo.builder().seats(2).actions(2).plies(3).constantSum(0).build(); }
                        @Override public State newInitialState() { return new Position(); }
                        @Override public Action action(State before, int code) { return Action.of(code, "n" + code); }
                    };
                }
                static final class Position implements OneWordState {
                    int plies;
                    long played;
                    @Override public int actor() { return plies == 3 ? TERMINAL : plies % 2; }
                    @Override public int legalActions(int[] buffer) {
                        if (plies == 3) return 0;
                        buffer[0] = 0;
                        buffer[1] = 1;
                        return 2;
                    }
                    @Override public void apply(int action) { BODY }
                    @Override public void payoffs(double[] out) { Payoffs.outcome((int) (played & 1), out); }
                    @Override public State copy() { Position p = new Position(); p.copyFrom(this); return p; }
                    @Override public long pack() { return played << 2 | plies; }
                    @Override public void unpack(long word) {
                        plies = (int) word & 3;
                        played = word >> 2;
                    }
                    @Override public String toString() { return plies + " " + played; }
                }
            }
            """;

    private static final String PLAYER = """
            package plug;
            import java.util.Optional;
            import org.marienbad.framework.game.Game;
            import org.marienbad.framework.player.*;
            import org.marienbad.framework.setting.Settings;
            import org.marienbad.framework.text.Text;
            public final class Odd implements PlayerProvider {
                @Override public String id() { return "odd"; }
                @Override public Optional<Text> unsupportedReason(Game game) { return Optional.empty(); }
                @Override public Player create(Game game, Settings settings, long seed) {
                    return (view, seat, budget, monitor) -> { BODY };
                }
            }
            """;

    private static final String NO_INIT = "if (false) throw new Exception();";
    private static final String GOOD_BODY = "played = played * 2 + action; plies++;";

    private PluginJar() {}

    /** A jar with the game "count" that keeps all rules. */
    public static Path goodGame(Path directory) throws IOException {
        return game(directory, GOOD_BODY);
    }

    /** The same; {@code init} is done when its class is initialized. */
    public static Path goodGame(Path directory, String init) throws IOException {
        return countGame(directory, GAME.replace("INIT", init).replace("BODY", GOOD_BODY));
    }

    /** A jar with the game "count"; {@code body} is what it does when a ply is applied. */
    public static Path game(Path directory, String body) throws IOException {
        return countGame(directory, GAME.replace("INIT", NO_INIT).replace("BODY", body));
    }

    /** A jar with the game "count"; {@code body} is how it makes the position at the start. */
    public static Path gameBeginning(Path directory, String body) throws IOException {
        return countGame(
                directory,
                GAME.replace("INIT", NO_INIT).replace("BODY", GOOD_BODY).replace("return new Position();", body));
    }

    /** A jar with the game "count"; {@code payoffs} is how it fills the array {@code out} at the end. */
    public static Path gamePaying(Path directory, String payoffs) throws IOException {
        return countGame(
                directory,
                GAME.replace("INIT", NO_INIT)
                        .replace("BODY", GOOD_BODY)
                        .replace("Payoffs.outcome((int) (played & 1), out);", payoffs));
    }

    /** A jar with the player "odd"; {@code body} is how it chooses. */
    public static Path player(Path directory, String body) throws IOException {
        return jar(directory, "odd", PlayerProvider.class, "Odd", PLAYER.replace("BODY", body));
    }

    /** A jar with the command "odd"; {@code body} are the methods of its class. */
    public static Path commands(Path directory, String body) throws IOException {
        return jar(directory, "commands", Subcommand.class, "Odd", """
                package plug;
                import java.util.List;
                import org.marienbad.framework.plugin.*;
                public final class Odd implements Subcommand {
                    @Override public String id() { return "odd"; }
                    BODY
                }
                """.replace("BODY", body));
    }

    /** A jar with the game "count"; its positions and actions are called {@code text}, as a Java string. */
    public static Path gameShowing(Path directory, String text) throws IOException {
        return countGame(
                directory,
                GAME.replace("INIT", NO_INIT)
                        .replace("BODY", GOOD_BODY)
                        .replace("\"n\" + code", "\"" + text + "\" + code")
                        .replace("plies + \" \" + played", "plies + \"" + text + "\" + played"));
    }

    /** How many plies the game of {@link #slowGame} has. */
    public static final int SLOW_PLIES = 40;

    /** A jar with the game "count", of so many plies; an action takes half a millisecond, the text of a position ten. */
    public static Path slowGame(Path directory) throws IOException {
        String source = GAME.replace("INIT", NO_INIT)
                .replace("BODY", "spin(500_000); " + GOOD_BODY)
                .replace("plies(3)", "plies(" + SLOW_PLIES + ")")
                .replace("plies == 3", "plies == " + SLOW_PLIES)
                .replace("played << 2 | plies", "played << 6 | plies")
                .replace("word & 3", "word & 63")
                .replace("word >> 2", "word >> 6")
                .replace("return plies + \" \" + played;", """
                        spin(10_000_000);
                        return plies + " " + played;
                    }
                    private static void spin(long nanos) {
                        for (long end = System.nanoTime() + nanos; System.nanoTime() < end; ) {
                            Thread.onSpinWait();
                        }
                    """);
        return countGame(directory, source);
    }

    private static Path countGame(Path directory, String source) throws IOException {
        return jar(directory, "count", GameProvider.class, "Count", source);
    }

    private static Path jar(Path directory, String name, Class<?> service, String type, String source)
            throws IOException {
        Path work = Files.createTempDirectory(directory, "classes");
        Path file = Files.createDirectories(work.resolve("plug")).resolve(type + ".java");
        Files.writeString(file, source);
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        List.of(
                                        "-proc:none",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        "-d",
                                        work.toString(),
                                        file.toString())
                                .toArray(String[]::new));
        if (failed != 0) {
            throw new IllegalStateException("the plugin does not compile");
        }
        Path services = Files.createDirectories(work.resolve("META-INF/services"));
        Files.writeString(services.resolve(service.getName()), "plug." + type + "\n");
        Files.writeString(work.resolve("META-INF/MANIFEST.MF"), "Manifest-Version: 1.0\nMarienbad-Api: 2\n");
        Path jar = directory.resolve(name + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(work)) {
            for (Path entry : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(new ZipEntry(work.relativize(entry).toString().replace('\\', '/')));
                Files.copy(entry, zip);
                zip.closeEntry();
            }
        }
        return jar;
    }

    /** Adds the line Class-Path to the manifest of {@code jar}. */
    public static void withClassPath(Path jar, String libraries) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            Files.writeString(zip.getPath("META-INF/MANIFEST.MF"), "Marienbad-Api: 2\nClass-Path: " + libraries + "\n");
        }
    }

    /** The first part of a jar, as after a broken download. */
    public static Path truncated(Path jar) throws IOException {
        byte[] bytes = Files.readAllBytes(jar);
        Path part = jar.resolveSibling("truncated.jar");
        Files.write(part, Arrays.copyOf(bytes, bytes.length / 2));
        return part;
    }
}

package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A PostgreSQL server of the tests' own, from the system's packages. It starts when it is first asked for, at a free
 * port, with its data in a temporary folder. It ends with the process. Its users need the driver at run time.
 */
public final class PostgresServer {
    private static final String USER = "marienbad";
    /** With all that has to be escaped in an address. */
    private static final String PASSWORD = "se:cr@t/+%";

    private static final String ESCAPED = "se%3Acr%40t%2F+%25";
    private static final String MISSING = "PostgreSQL is not installed: apt-get install postgresql";
    private static final Path DEBIAN = Path.of("/usr/lib/postgresql");
    private static PostgresServer shared;

    private final Path programs;
    private final Path folder;
    private final int port;
    private final AtomicInteger databases = new AtomicInteger();

    private PostgresServer(Path programs) throws IOException {
        this.programs = programs;
        folder = Files.createTempDirectory("marienbad-postgres");
        if (isRoot()) { // as which PostgreSQL refuses to run
            Files.setOwner(
                    folder,
                    FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName("postgres"));
        }
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
    }

    /**
     * The server, running. If PostgreSQL is not installed the test is skipped, or fails if CI is set.
     *
     * @throws IOException if it cannot be started
     */
    public static synchronized PostgresServer shared() throws IOException {
        if (shared == null) {
            Optional<Path> programs = programs();
            if (programs.isEmpty()) {
                assertNull(System.getenv("CI"), MISSING);
                assumeTrue(false, MISSING);
            }
            PostgresServer server = new PostgresServer(programs.orElseThrow());
            Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
            server.start();
            shared = server;
        }
        return shared;
    }

    /** The path of initdb: in Debian's folder of the latest version, or on the path. */
    private static Optional<Path> programs() throws IOException {
        List<Path> folders = new ArrayList<>();
        if (Files.isDirectory(DEBIAN)) {
            try (Stream<Path> versions = Files.list(DEBIAN)) {
                versions.sorted(Comparator.comparing((Path version) ->
                                        Integer.valueOf(version.getFileName().toString()))
                                .reversed())
                        .forEach(version -> folders.add(version.resolve("bin")));
            }
        }
        for (String each : Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator)) {
            folders.add(Path.of(each));
        }
        return folders.stream()
                .filter(each -> Files.isExecutable(each.resolve("initdb")))
                .findFirst();
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private void start() throws IOException {
        Path password = folder.resolve("password");
        Files.writeString(password, PASSWORD);
        run("initdb", "-D", data(), "-U", USER, "-A", "scram-sha-256", "--pwfile", password.toString(), "-E", "UTF8");
        String options = "-p " + port + " -h 127.0.0.1 -c unix_socket_directories= -c max_connections=200";
        run("pg_ctl", "-D", data(), "-l", folder.resolve("log").toString(), "-o", options, "-w", "start");
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    /** Ends all connections, and starts again. */
    public void restart() throws IOException {
        run("pg_ctl", "-D", data(), "-l", folder.resolve("log").toString(), "-m", "immediate", "-w", "restart");
    }

    private void stop() {
        try {
            run("pg_ctl", "-D", data(), "-m", "immediate", "-w", "stop");
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            }
        } catch (IOException | AssertionError left) {
            System.err.println(left.getMessage());
        }
    }

    /** The address of a database that is new and empty. */
    public String newDatabase() throws SQLException {
        String name = "test" + databases.incrementAndGet();
        execute("postgres", "CREATE DATABASE " + name);
        return address(name);
    }

    /** Of the database with that name, whether it exists or not. */
    public String address(String name) {
        return "postgresql://" + USER + ":" + ESCAPED + "@127.0.0.1:" + port + "/" + name;
    }

    /** Executes {@code sql} in the database with that name. */
    public void execute(String name, String sql) throws SQLException {
        String url = "jdbc:postgresql://127.0.0.1:" + port + "/" + name;
        try (Connection connection = DriverManager.getConnection(url, USER, PASSWORD);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /**
     * Runs one of PostgreSQL's programs to its end, as somebody who may reach the server without more ado.
     *
     * @throws AssertionError with what it printed, if it failed
     */
    public void run(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        Path printed = Files.createTempFile(program, ".log"); // a pipe would be kept open by the server
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        builder.environment().put("PGPASSWORD", PASSWORD);
        builder.environment().put("PGUSER", USER);
        builder.environment().put("PGHOST", "127.0.0.1");
        builder.environment().put("PGPORT", String.valueOf(port));
        try {
            assertEquals(0, builder.start().waitFor(), () -> command + ": " + text(printed));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        } finally {
            Files.delete(printed);
        }
    }

    /** A folder in which its programs may write. */
    public Path folder() {
        return folder;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return unreadable.getMessage();
        }
    }
}

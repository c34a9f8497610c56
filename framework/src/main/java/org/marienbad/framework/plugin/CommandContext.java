package org.marienbad.framework.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** The operands and settings of a {@link Subcommand}, and its way to talk to the user. */
public interface CommandContext {
    List<String> operands();

    Settings settings();

    /**
     * The game that a command with {@link Subcommand#setsUpGame} was given.
     *
     * @throws RuntimeException with a line for the user, if there is no such game or it does not allow the options
     */
    default GameSetup setup() {
        throw new IllegalStateException("this command is about no game");
    }

    /** The seed that such a command was given, if any. */
    default OptionalLong seed() {
        return OptionalLong.empty();
    }

    /** The value of {@code --output}: a directory exists. Files in it are written with {@code AtomicFiles}. */
    Optional<Path> output();

    /** The subcommand's words in the user's language. */
    Messages messages();

    /** Prints a result. */
    void println(String line);

    /** Whether results are to be printed as JSON, by {@link #printJson} instead of {@link #println}. */
    boolean json();

    /** Prints a result as JSON: maps, lists, texts, numbers, booleans and null. */
    void printJson(Object plain);

    /**
     * Prints an event of a command that goes on: {@code lines} for people, or with {@link #json} an object with {@code
     * fields} in one line.
     *
     * @param name of the event, its field {@code event}
     */
    void event(String name, Map<String, ?> fields, String... lines);

    /** Prints messages that are not part of the result, such as warnings. */
    void warn(String line);

    /** Reports progress to the user. Any thread may call it, as often as it likes. */
    void progress(long done, long total);

    /** The games, players, solvers and notations that are installed, loaded now if they were not. */
    Plugins plugins();

    /** The user's directory for the data of the application; it need not exist. */
    Path dataDirectory();

    /** Whether the user has cancelled the command; it then returns within about a second. */
    boolean cancelled();

    /** Waits until the user cancels the command: for those that run until then. */
    void awaitCancelled() throws InterruptedException;
}

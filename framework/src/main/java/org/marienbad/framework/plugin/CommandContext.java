package org.marienbad.framework.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;

/** What a {@link Subcommand} was given, and how it talks to the user. */
public interface CommandContext {
    List<String> operands();

    Settings settings();

    /** What follows {@code --output}: a directory exists. Files in it are written with {@code AtomicFiles}. */
    Optional<Path> output();

    /** The subcommand's words in the user's language. */
    Messages messages();

    /** Prints a result. */
    void println(String line);

    /** Prints what is no result, such as a warning. */
    void warn(String line);

    /** Shows how much is done to whoever watches. Any thread may call it, as often as it likes. */
    void progress(long done, long total);

    /** Whether the user asks for the end; the command then returns within a second or so. */
    boolean cancelled();
}

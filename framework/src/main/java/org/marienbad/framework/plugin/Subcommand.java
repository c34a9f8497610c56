package org.marienbad.framework.plugin;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/**
 * One command of a {@link CommandProvider}. Its settings become options, {@code mapSeed} for example {@code
 * --map-seed}.
 *
 * <p>Words of {@link #messages}: {@code NAME.header} is one line for the help, {@code NAME.operands} says what the
 * operands are, {@code NAME.output} what goes to the output, {@code NAME.option.KEY} or {@code option.KEY} what a
 * setting does, {@code NAME.label.KEY} what stands for its value in the help, such as FILE; {@code NAME.description} and
 * {@code NAME.footer} may be added. A {@link org.marienbad.framework.setting.BooleanSetting} becomes a flag, {@code
 * --open} and {@code --no-open}.
 */
public interface Subcommand {
    /** The operands (arguments that are not options): {@code FILE}, from {@code least} to {@code most} times. */
    record Operands(String label, int least, int most) {
        public static final Operands NONE = new Operands("", 0, 0);
    }

    /** Where the results go. */
    enum Output {
        /** Only to the standard output. */
        NONE,
        /** To the file after {@code --output}, if it is given. */
        FILE,
        /** To the directory after {@code --output}, which must be given; it is made if it does not exist. */
        DIRECTORY
    }

    /** The last word of the command: small letters, digits, dashes. */
    String name();

    /** The words of this command in one language. */
    Messages messages(Locale locale);

    default Operands operands() {
        return Operands.NONE;
    }

    /**
     * Whether it is about one game, set up as by other commands: the first operand and {@code --option}, {@code --seats},
     * {@code --starter} and {@code --seed} tell it, and {@link #operands} are none then.
     */
    default boolean setsUpGame() {
        return false;
    }

    default List<Setting<?>> settings() {
        return List.of();
    }

    default Output output() {
        return Output.NONE;
    }

    /** Whether it can print its results as JSON: {@code --json} asks for that. */
    default boolean printsJson() {
        return false;
    }

    /**
     * Runs the command.
     *
     * @return whether it succeeded: the exit status is 0 then, else 1
     * @throws IllegalArgumentException if what was given cannot be used; the message is one line for the user
     * @throws IOException if a file cannot be written
     */
    boolean run(CommandContext context) throws IOException;
}

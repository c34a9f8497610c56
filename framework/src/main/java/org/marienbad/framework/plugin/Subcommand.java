package org.marienbad.framework.plugin;

import java.io.IOException;
import java.util.List;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.setting.Setting;

/**
 * A command that a game, an experiment or a server adds to the command line, as a plugin listed in {@code
 * META-INF/services/org.marienbad.framework.plugin.Subcommand}: {@code marienbad ID …}. It runs, or it holds {@link
 * #subcommands}, which are called by one word more. Its settings become options, {@code mapSeed} for example {@code
 * --map-seed}.
 *
 * <p>Words of the message bundle: {@code ID.header} is one line for the help, {@code ID.operands} describes the
 * operands, {@code ID.output} the output. {@code ID.option.KEY} or {@code option.KEY} describes a setting, and {@code
 * ID.label.KEY} stands for its value in the help, such as FILE; {@code ID.description} and {@code ID.footer} may be
 * added. A {@link org.marienbad.framework.setting.BooleanSetting} becomes a flag, {@code --open} and {@code --no-open}.
 */
public interface Subcommand extends Plugin {
    /** The operands (arguments that are not options): {@code FILE}, from {@code least} to {@code most} times. */
    record Operands(String label, int least, int most) {
        public static final Operands NONE = new Operands("", 0, 0);
    }

    /** The output for results. */
    enum Output {
        /** Only to the standard output. */
        NONE,
        /** To the file after {@code --output}, if it is given. */
        FILE,
        /** To the directory after {@code --output}, which must be given; it is made if it does not exist. */
        DIRECTORY
    }

    /** The part of the list of commands that a command stands in. */
    enum Group {
        PLAY,
        GAMES_AND_PLAYERS,
        ANALYSE,
        EXPERIMENTS,
        PROGRAMS,
        /** Listed with all commands, not in the help that people see first. */
        MORE
    }

    /** Finds plugins of any type, also of types that the framework does not know. */
    @FunctionalInterface
    interface Services {
        /** All that the class path and the plugin jars list for {@code type} in {@code META-INF/services}. */
        <S> List<S> all(Class<S> type);
    }

    /** The last word of the command: small letters, digits, dashes. */
    @Override
    String id();

    /** Asked of commands that stand below no other one. */
    default Group group() {
        return Group.MORE;
    }

    /**
     * The commands below this one, in the order of the help; if there are none, this one runs. Asked whenever a help
     * lists commands, so it does no more than describe them.
     */
    default List<Subcommand> subcommands(Services services) {
        return List.of();
    }

    default Operands operands() {
        return Operands.NONE;
    }

    /**
     * Whether it is about one game, set up as by other commands. The first operand and {@code --option}, {@code
     * --seats}, {@code --starter} and {@code --seed} tell it, and {@link #operands} are none then.
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
     * Runs the command. Never called of one with {@link #subcommands}.
     *
     * @return whether it succeeded: the exit status is 0 then, else 1
     * @throws IllegalArgumentException if what was given cannot be used; the message is one line for the user
     * @throws IOException if a file cannot be written
     */
    default boolean run(CommandContext context) throws IOException {
        throw new UnsupportedOperationException(id() + " only holds other commands");
    }
}

package org.marienbad.cli.plugin;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.SettingTable;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/** Commands of plugins, made from their declarations. Their help is in English, as that of all commands. */
public final class PluginCommands {
    private static final String OUTPUT = "--output";
    static final String JSON = "--json";
    /** How long a plugin may take to tell its commands. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Terminal terminal;
    private final Locale locale;
    private final CommandLine.IFactory factory;
    private final Provider<GameOptions> gameOptions;

    /** @param factory makes the object that completes the games */
    @Inject
    public PluginCommands(
            Terminal terminal, Locale locale, CommandLine.IFactory factory, Provider<GameOptions> gameOptions) {
        this.terminal = terminal;
        this.gameOptions = gameOptions;
        this.locale = locale;
        this.factory = factory;
    }

    /** The command lines of all commands that plugins bring, by their group. */
    public Map<Subcommand.Group, List<CommandLine>> of(Plugins plugins) {
        Map<Subcommand.Group, List<CommandLine>> lines = new EnumMap<>(Subcommand.Group.class);
        int faults = plugins.faults().size();
        for (Subcommand command : plugins.commands()) {
            try {
                Map.Entry<Subcommand.Group, CommandLine> made = PluginGuard.of("command " + command.id())
                        .within(PATIENCE, command)
                        .call(() -> Map.entry(command.group(), of(command, plugins)));
                lines.computeIfAbsent(made.getKey(), group -> new ArrayList<>()).add(made.getValue());
            } catch (PluginFault fault) {
                terminal.warn("plugin " + fault.getMessage());
            }
        }
        plugins.faults().stream().skip(faults).forEach(fault -> terminal.warn("plugin " + fault));
        return lines;
    }

    /** The command line of one command. */
    public CommandLine of(Subcommand command, Plugins plugins) {
        return commandLine(command.id(), command, plugins);
    }

    /** @param name all its words, for messages */
    private CommandLine commandLine(String name, Subcommand command, Plugins plugins) {
        List<Subcommand> below = command.subcommands(plugins::services);
        CommandSpec spec = below.isEmpty() ? runnable(name, command, plugins) : CommandSpec.create();
        spec.name(command.id()).mixinStandardHelpOptions(true);
        describe(spec, command.id(), command.messages(Locale.ENGLISH));
        spec.usageMessage().sortOptions(false).synopsisSubcommandLabel("COMMAND");
        below.forEach(each -> spec.addSubcommand(each.id(), commandLine(name + " " + each.id(), each, plugins)));
        return new CommandLine(spec);
    }

    private CommandSpec runnable(String name, Subcommand subcommand, Plugins plugins) {
        CommandSpec[] self = new CommandSpec[1];
        Optional<GameOptions> game = subcommand.setsUpGame() ? Optional.of(gameOptions.get()) : Optional.empty();
        CommandSpec spec = CommandSpec.wrapWithoutInspection((Callable<Integer>)
                () -> run(name, subcommand, game, self[0].commandLine().getParseResult(), plugins));
        self[0] = spec;
        Messages words = subcommand.messages(Locale.ENGLISH);
        game.ifPresent(options -> spec.addMixin("game", CommandSpec.forAnnotatedObject(options, factory)));
        Subcommand.Operands operands = subcommand.operands();
        if (operands.most() > 0) {
            boolean one = operands.most() == 1;
            spec.addPositional((one
                            ? PositionalParamSpec.builder().index("0").type(String.class)
                            : PositionalParamSpec.builder().type(List.class).auxiliaryTypes(String.class))
                    .arity(operands.least() + ".." + (operands.most() == Integer.MAX_VALUE ? "*" : operands.most()))
                    .paramLabel(operands.label())
                    .description(word(words, subcommand.id() + ".operands"))
                    .build());
        }
        for (Setting<?> setting : subcommand.settings()) {
            OptionSpec.Builder option =
                    OptionSpec.builder(option(setting)).description(help(setting, words, subcommand.id()));
            spec.addOption(
                    setting.field().kind() == Setting.Kind.BOOLEAN
                            ? option.type(Boolean.class)
                                    .arity("0")
                                    .negatable(true)
                                    .fallbackValue("true")
                                    .build()
                            : option.type(String.class)
                                    .paramLabel(label(setting, words, subcommand.id()))
                                    .build());
        }
        if (subcommand.output() != Subcommand.Output.NONE) {
            boolean directory = subcommand.output() == Subcommand.Output.DIRECTORY;
            spec.addOption(OptionSpec.builder(OUTPUT)
                    .paramLabel(directory ? "DIR" : "FILE")
                    .type(Path.class)
                    .description(
                            directory
                                    ? "Where to write the files; made if it does not exist. Must be given."
                                    : word(words, subcommand.id() + ".output"))
                    .build());
        }
        if (subcommand.printsJson()) {
            spec.addOption(OptionSpec.builder(JSON)
                    .type(boolean.class)
                    .description("Print JSON.")
                    .build());
        }
        return spec;
    }

    private static void describe(CommandSpec spec, String name, Messages words) {
        UsageMessageSpec usage = spec.usageMessage();
        usage.header(lines(words, name + ".header"));
        usage.description(lines(words, name + ".description"));
        usage.footer(lines(words, name + ".footer"));
    }

    private static String[] lines(Messages words, String key) {
        // Picocli formats these texts once more.
        return words.has(key) ? words.get(key).replace("%", "%%").split("\n", -1) : new String[0];
    }

    private static String word(Messages words, String key) {
        return words.has(key) ? words.get(key).replace("%", "%%") : "";
    }

    private static <T> String help(Setting<T> setting, Messages words, String command) {
        String help = SettingTable.help(setting, words, command + ".option.", "option.");
        String byDefault = setting.format(setting.defaultValue());
        return ((help.isEmpty() ? "" : help + " ") + (byDefault.isEmpty() ? "" : "Default: " + byDefault + "."))
                .replace("%", "%%");
    }

    /** {@code --map-seed} for the key {@code mapSeed}. */
    private static String option(Setting<?> setting) {
        return "--" + setting.key().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static String label(Setting<?> setting, Messages words, String command) {
        String own = word(words, command + ".label." + setting.key());
        return own.isEmpty() ? setting.field().label() : own;
    }

    private int run(
            String name, Subcommand subcommand, Optional<GameOptions> game, ParseResult given, Plugins plugins) {
        Path output = given.matchedOptionValue(OUTPUT, (Path) null);
        RunningCommand running = new RunningCommand(
                given,
                settings(subcommand, given),
                game,
                Optional.ofNullable(output),
                subcommand.messages(locale),
                plugins,
                terminal);
        if (subcommand.output() == Subcommand.Output.DIRECTORY) {
            if (output == null) {
                throw new BadInput(name + " writes files; say where with --output DIR");
            }
            makeDirectory(output);
        }
        return running.run(() -> BadInput.wrap(name, () -> {
                    try {
                        return subcommand.run(running);
                    } catch (IOException unwritable) {
                        throw unwritable(unwritable, output);
                    }
                }))
                ? ExitStatus.SUCCESS
                : ExitStatus.FAILED;
    }

    /** @param output where the command was to write, null if it was not told */
    private static BadInput unwritable(IOException why, Path output) {
        Path file = why instanceof FileSystemException at && at.getFile() != null ? Path.of(at.getFile()) : output;
        return file == null
                ? new BadInput("cannot write: " + AtomicFiles.reason(why), why)
                : UserFiles.unwritable(file, why);
    }

    private static Settings settings(Subcommand subcommand, ParseResult given) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Setting<?> setting : subcommand.settings()) {
            Object value = given.matchedOptionValue(option(setting), (Object) null);
            if (value != null) {
                values.put(
                        setting.key(),
                        setting.parse(value)
                                .orElseThrow(() -> new BadInput(option(setting) + " " + value
                                        + " is not allowed; allowed: " + setting.allowed())));
            }
        }
        return Settings.of("option", subcommand.id(), subcommand.settings(), values, Reach.LOCAL);
    }

    /** Checked before hours of work rather than after. */
    private static void makeDirectory(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(directory, unwritable);
        }
        if (!Files.isWritable(directory)) {
            throw new BadInput("cannot write into " + directory + " (permission denied)");
        }
    }
}

package org.marienbad.cli;

import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.marienbad.cli.check.EntryPoint;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.LogSettings;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserDirectory;
import org.marienbad.cli.manual.HelpScreen;
import org.marienbad.cli.play.PluginWatch;
import org.marienbad.cli.plugin.PluginCommands;
import org.marienbad.cli.plugin.PluginPlaces;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand.Group;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs a command line: finds the plugins, binds the catalogues, and turns failures into one line and a status. */
public final class Launch {

    private static final int LEAST_HELP_WIDTH = 60;
    private static final int MOST_HELP_WIDTH = 100;
    /** The words of a command that stands alone about itself. */
    private static final Set<String> WITHOUT_PLUGINS = Set.of("--help", "-h", "--version", "-V");

    private final Terminal terminal;
    private final DesktopLauncher screen;
    /** Of {@link Marienbad} all commands are offered; another one stands alone. */
    private final Class<? extends Callable<Integer>> top;

    /** All commands. */
    public Launch(Terminal terminal, DesktopLauncher screen) {
        this(terminal, screen, Marienbad.class);
    }

    /**
     * One command with a launcher of its own.
     *
     * @param command has a constructor to inject, and mixes in {@link CommonOptions}
     */
    public Launch(Terminal terminal, Class<? extends Callable<Integer>> command) {
        this(terminal, DesktopLauncher.NONE, command);
    }

    private Launch(Terminal terminal, DesktopLauncher screen, Class<? extends Callable<Integer>> top) {
        this.terminal = terminal;
        this.screen = screen;
        this.top = top;
    }

    /** Returns the exit status: 0 success, 1 internal failure, 2 bad input. Errors are one line on the terminal's err. */
    public int run(String... arguments) {
        // Guice by reflection: its generated code costs time to start, and a warning on Java 24 and later.
        System.getProperties().putIfAbsent("guice_bytecode_gen_option", "DISABLED");
        LogSettings.register();
        UserDirectory.CACHE.publish();
        UserDirectory.DATA.publish();
        int status = execute(arguments);
        terminal.close();
        terminal.err().flush();
        if (terminal.out().checkError() && status == ExitStatus.SUCCESS) {
            say("the standard output cannot be written");
            return ExitStatus.FAILED;
        }
        return status;
    }

    private int execute(String... arguments) {
        // Plugins must be known before the commands can be made, so their options are read first.
        CommonOptions common = new CommonOptions();
        ReadFirst first = new ReadFirst(common);
        List<String> words = wordsBeside(first, arguments);
        try (PluginWatch watch = first.watch == null ? PluginWatch.none() : PluginWatch.of(first.watch)) {
            int status;
            do {
                status = execute(common, words, watch, arguments);
            } while (watch.takeReload());
            return status;
        } catch (BadInput wrong) {
            return fail(wrong, ExitStatus.BAD_INPUT, common.verbose);
        } catch (OutOfMemoryError exhausted) {
            say("out of memory (JAVA_OPTS=-Xmx4g gives it four gigabytes)");
            return ExitStatus.FAILED;
        } catch (IOException | RuntimeException | Error failure) {
            return fail(failure, ExitStatus.FAILED, common.verbose);
        }
    }

    private int execute(CommonOptions common, List<String> words, PluginWatch watch, String... arguments)
            throws IOException {
        List<Path> places = new ArrayList<>(common.plugins);
        places.addAll(watch.places());
        Locale locale = common.locale();
        try (Plugins plugins = plugins(places, words)) {
            Injector injector = Guice.createInjector(Stage.PRODUCTION, new PluginModule(plugins), binder -> {
                binder.bind(EntryPoint.class).toInstance(new EntryPoint(Main.class));
                binder.bind(Terminal.class).toInstance(terminal);
                binder.bind(DesktopLauncher.class).toInstance(screen);
                binder.bind(Locale.class).toInstance(locale);
                // Of the settings that requests, records and plans may give.
                binder.bind(Reach.class).toInstance(common.allowLocal ? Reach.LOCAL : Reach.ANYWHERE);
                binder.bind(PluginWatch.class).toInstance(watch);
                binder.bind(CommandLine.IFactory.class).to(Factory.class);
            });
            CommandLine.IFactory factory = injector.getInstance(CommandLine.IFactory.class);
            PluginCommands more = injector.getInstance(PluginCommands.class);
            CommandLine line = commandLine(factory, words, common, () -> more.of(plugins));
            if (!isAlone()) {
                Commands.requireCommandOrFile(line, words);
            }
            return line.execute(arguments);
        }
    }

    private Plugins plugins(List<Path> named, List<String> words) {
        return pluginLoader(words)
                .map(loader -> PluginPlaces.load(named, terminal, loader))
                .orElseGet(Plugins::none);
    }

    private Optional<Function<Path[], Plugins>> pluginLoader(List<String> words) {
        if (!isAlone()) {
            return Commands.pluginLoader(words);
        }
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return words.stream().anyMatch(WITHOUT_PLUGINS::contains)
                ? Optional.empty()
                : Optional.of(places -> Plugins.load(loader, places));
    }

    private boolean isAlone() {
        return top != Marienbad.class;
    }

    /** Sets the options of {@code first}; returns the arguments that are none of them. */
    private static List<String> wordsBeside(ReadFirst first, String[] arguments) {
        CommandLine line =
                new CommandLine(first).setUnmatchedArgumentsAllowed(true).setStopAtUnmatched(false);
        try {
            return line.parseArgs(arguments).unmatched();
        } catch (ParameterException wrong) {
            // The real command line reports it.
            return List.of(arguments);
        }
    }

    private CommandLine commandLine(
            CommandLine.IFactory factory,
            List<String> words,
            CommonOptions common,
            Supplier<Map<Group, List<CommandLine>>> more) {
        CommandLine line = new CommandLine(top, factory);
        Map<Group, List<CommandLine>> groups = isAlone() ? Map.of() : Commands.add(line, factory, words, more);
        line.setOut(terminal.out());
        line.setErr(terminal.err());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        if (words.contains("--help") || words.contains("-h") || words.contains("help")) {
            new HelpScreen(groups)
                    .arrange(line, Math.max(LEAST_HELP_WIDTH, Math.min(MOST_HELP_WIDTH, terminal.width())));
        }
        line.setUsageHelpLongOptionsMaxWidth(30);
        line.setExecutionStrategy(Launch::runLast);
        line.setParameterExceptionHandler((wrong, given) -> {
            say(describe(wrong));
            if (common.verbose) {
                wrong.printStackTrace(terminal.err());
            }
            return ExitStatus.BAD_INPUT;
        });
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (refusal(failure).isPresent()) {
                say(Messages.of(common.locale()).get(refusal(failure).get().words()));
                return ExitStatus.BAD_INPUT;
            }
            boolean bad = failure instanceof BadInput || failure instanceof PluginFault || PluginFault.isOfJar(failure);
            return fail(failure, bad ? ExitStatus.BAD_INPUT : ExitStatus.FAILED, common.verbose);
        });
        return line;
    }

    /** Runs the last command of {@code parsed}; words that only a command above it takes would be lost, and are refused. */
    private static int runLast(ParseResult parsed) {
        Integer helped = CommandLine.executeHelpRequest(parsed);
        if (helped != null) {
            return helped;
        }
        ParseResult at = parsed;
        for (; at.hasSubcommand(); at = at.subcommand()) {
            for (ArgSpec given : at.matchedArgs()) {
                boolean isOption = given instanceof OptionSpec;
                if (!isOption || ((OptionSpec) given).scopeType() != ScopeType.INHERIT) {
                    String what = isOption ? ((OptionSpec) given).longestName() : "argument '" + given.getValue() + "'";
                    CommandSpec below = at.subcommand().commandSpec();
                    throw new ParameterException(
                            below.commandLine(),
                            what + " stands before '" + below.name() + "', which does not take it there");
                }
            }
        }
        CommandSpec last = at.commandSpec();
        if (!last.subcommands().isEmpty() && !(last.userObject() instanceof Callable)) {
            String words = last.qualifiedName().replaceFirst("^\\S+ ", "");
            String below = String.join(", ", last.subcommands().keySet());
            throw new ParameterException(last.commandLine(), words + ": which? there are: " + below);
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** A sentence about too little memory for the players, if that is the cause of {@code failure}. */
    private static Optional<MemoryBudget.Refusal> refusal(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof MemoryBudget.Refusal refusal) {
                return Optional.of(refusal);
            }
        }
        return Optional.empty();
    }

    private int fail(Throwable failure, int status, boolean verbose) {
        if (status == ExitStatus.BAD_INPUT) {
            boolean known = failure instanceof BadInput || failure instanceof PluginFault;
            say(known ? failure.getMessage() : "a plugin failed: " + PluginFault.describe(failure));
        } else {
            say("internal failure: " + failure + (verbose ? "" : " (--verbose tells more)"));
        }
        if (verbose) {
            failure.printStackTrace(terminal.err());
        }
        return status;
    }

    private void say(String message) {
        terminal.warn("marienbad: " + oneLine(message));
    }

    private static String oneLine(String message) {
        return String.valueOf(message).lines().map(String::strip).collect(Collectors.joining(" "));
    }

    private static String describe(ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().get(0);
            if (unmatched.isUnknownOption()) {
                List<String> options = command.getCommandSpec().optionsMap().keySet().stream()
                        .filter(name -> name.startsWith("--"))
                        .sorted()
                        .toList();
                return Names.unknown("option", first, options);
            }
            if (!command.getSubcommands().isEmpty()
                    && command.getCommandSpec().positionalParameters().isEmpty()) {
                return Names.unknown(
                        "command", first, List.copyOf(command.getSubcommands().keySet()));
            }
            return "unexpected argument '" + first + "'" + help;
        }
        Optional<String> impossible = impossibleName(wrong);
        if (impossible.isPresent()) {
            return impossible.get() + help;
        }
        if (wrong.getClass() == ParameterException.class && wrong.getArgSpec() != null && wrong.getValue() != null) {
            ArgSpec argument = wrong.getArgSpec();
            String given = argument instanceof OptionSpec option
                    ? option.longestName() + " " + wrong.getValue()
                    : "'" + wrong.getValue() + "'";
            return given + " is not allowed; allowed: " + allowed(argument) + help;
        }
        String message = oneLine(wrong.getMessage()).replaceFirst("^Error: ", "");
        return Character.toLowerCase(message.charAt(0)) + message.substring(1) + help;
    }

    /** Why the given name cannot be that of a file, if so: its letters, for example. */
    private static Optional<String> impossibleName(ParameterException wrong) {
        try {
            if (wrong.getValue() != null
                    && wrong.getArgSpec() != null
                    && List.of(wrong.getArgSpec().auxiliaryTypes()).contains(Path.class)) {
                Path unused = Path.of(wrong.getValue());
            }
            return Optional.empty();
        } catch (InvalidPathException impossible) {
            return Optional.of("'" + wrong.getValue() + "' cannot be the name of a file (" + impossible.getReason()
                    + "; names are in " + System.getProperty("sun.jnu.encoding", "the system's encoding") + ")");
        }
    }

    private static String allowed(ArgSpec argument) {
        Class<?> type = argument.type();
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return "a whole number";
        }
        return type == double.class ? "a number" : argument.paramLabel();
    }

    @Command(name = "marienbad")
    private static final class ReadFirst {
        @Mixin
        @SuppressWarnings("unused")
        private final CommonOptions common;

        /** Of {@code play} alone, and plugins are to be loaded from there. */
        @Option(names = "--watch")
        private Path watch;

        ReadFirst(CommonOptions common) {
            this.common = common;
        }
    }

    /** Has Guice make our own objects. */
    private record Factory(Injector injector) implements CommandLine.IFactory {
        @Inject
        private Factory {}

        @Override
        public <K> K create(Class<K> type) throws Exception {
            return type.getName().startsWith("org.marienbad.")
                    ? injector.getInstance(type)
                    : CommandLine.defaultFactory().create(type);
        }
    }
}

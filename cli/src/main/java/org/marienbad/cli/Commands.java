package org.marienbad.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.marienbad.cli.analyse.AnalyseCommand;
import org.marienbad.cli.bench.BenchCommand;
import org.marienbad.cli.catalogue.GamesCommand;
import org.marienbad.cli.catalogue.PlayersCommand;
import org.marienbad.cli.catalogue.RulesCommand;
import org.marienbad.cli.check.CheckCommand;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.engine.EngineCommand;
import org.marienbad.cli.history.HistoryCommand;
import org.marienbad.cli.manual.CompletionCommand;
import org.marienbad.cli.manual.HelpCommand;
import org.marienbad.cli.manual.ManCommand;
import org.marienbad.cli.match.MatchCommand;
import org.marienbad.cli.matrix.MatrixCommand;
import org.marienbad.cli.picture.PictureCommand;
import org.marienbad.cli.play.PlayCommand;
import org.marienbad.cli.plugin.PluginCommand;
import org.marienbad.cli.record.ConvertCommand;
import org.marienbad.cli.solve.SolveCommand;
import org.marienbad.cli.template.NewCommand;
import org.marienbad.cli.tournament.MergeCommand;
import org.marienbad.cli.tournament.SweepCommand;
import org.marienbad.cli.tournament.TournamentCommand;
import org.marienbad.cli.tournament.TuneCommand;
import org.marienbad.framework.setting.Names;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;

/** The commands, in the order of the help. Making them all takes longer than most of them run, so only those needed are. */
final class Commands {
    private static final List<Class<?>> ALL = List.of(
            PlayCommand.class,
            HistoryCommand.class,
            MatchCommand.class,
            TournamentCommand.class,
            SweepCommand.class,
            TuneCommand.class,
            MergeCommand.class,
            AnalyseCommand.class,
            SolveCommand.class,
            ConvertCommand.class,
            MatrixCommand.class,
            GamesCommand.class,
            RulesCommand.class,
            PictureCommand.class,
            PlayersCommand.class,
            NewCommand.class,
            CheckCommand.class,
            PluginCommand.class,
            BenchCommand.class,
            EngineCommand.class,
            HelpCommand.class,
            CompletionCommand.class,
            ManCommand.class);

    /** What is said by the top command itself, whatever commands it has. */
    private static final Set<List<String>> WITHOUT_COMMAND = Set.of(List.of(), List.of("--version"), List.of("-V"));

    /** What tells about all commands, and so needs them all. */
    private static final Set<String> ABOUT_ALL = Set.of("help", "completion", "man");

    private static final Set<List<String>> VERSION = Set.of(List.of("--version"), List.of("-V"));

    private Commands() {}

    /** What has to be loaded of plugins, which may cost a wait. */
    enum PluginNeed {
        NONE,
        COMMANDS,
        ALL
    }

    /** What has to be loaded for {@code words}, all but the common options. */
    static PluginNeed pluginNeed(List<String> words) {
        if (words.isEmpty()) {
            return PluginNeed.ALL;
        }
        boolean known = ALL.stream().anyMatch(command -> name(command).equals(words.get(0)));
        if (!known) {
            return VERSION.contains(words)
                    ? PluginNeed.NONE
                    : isFile(words.get(0)) ? PluginNeed.ALL : PluginNeed.COMMANDS;
        }
        boolean help = words.contains("--help") || words.contains("-h");
        if (!help && ABOUT_ALL.contains(words.get(0))) {
            // Games and players are completed, too.
            return words.get(0).equals("completion") ? PluginNeed.ALL : PluginNeed.COMMANDS;
        }
        boolean without = words.get(0).equals("check")
                || words.size() > 1 && words.subList(0, 2).equals(List.of("plugin", "remove"));
        return help || without ? PluginNeed.NONE : PluginNeed.ALL;
    }

    /** Whether a game in a file is meant, which the window shows. */
    private static boolean isFile(String word) {
        try {
            return Files.isRegularFile(Path.of(word));
        } catch (InvalidPathException noName) {
            return false;
        }
    }

    /**
     * Gives {@code top} the command that {@code words}, all but the common options, name; all where they name none.
     *
     * @param more commands of plugins, asked for where no other command is named
     */
    static void add(CommandLine top, IFactory factory, List<String> words, Supplier<Map<String, CommandLine>> more) {
        if (WITHOUT_COMMAND.contains(words)) {
            return;
        }
        Optional<Class<?>> named = ALL.stream()
                .filter(command -> name(command).equals(words.get(0)))
                .findFirst();
        if (named.isPresent() && !ABOUT_ALL.contains(words.get(0))) {
            top.addSubcommand(new CommandLine(named.get(), factory));
            return;
        }
        Map<String, CommandLine> plugins = more.get();
        CommandLine wanted = plugins.get(words.get(0));
        if (wanted != null) {
            top.addSubcommand(words.get(0), wanted);
            return;
        }
        ALL.forEach(command -> top.addSubcommand(new CommandLine(command, factory)));
        plugins.forEach((name, command) -> {
            if (!top.getSubcommands().containsKey(name)) {
                top.addSubcommand(name, command);
            }
        });
    }

    /**
     * Of the first of {@code words}, before anything is asked of a command that is none, such as its help.
     *
     * @throws BadInput if it is neither a command of {@code top} nor a file
     */
    static void requireCommandOrFile(CommandLine top, List<String> words) {
        if (words.isEmpty() || words.get(0).startsWith("-")) {
            return;
        }
        if (!top.getSubcommands().containsKey(words.get(0)) && !isFile(words.get(0))) {
            throw new BadInput(Names.unknown(
                    "command", words.get(0), List.copyOf(top.getSubcommands().keySet())));
        }
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }
}

package org.marienbad.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.marienbad.cli.analyse.AnalyseCommand;
import org.marienbad.cli.bench.BenchCommand;
import org.marienbad.cli.catalogue.GamesCommand;
import org.marienbad.cli.catalogue.PlayersCommand;
import org.marienbad.cli.catalogue.RulesCommand;
import org.marienbad.cli.check.CheckCommand;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.engine.EngineCommand;
import org.marienbad.cli.explain.ExplainCommand;
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
import org.marienbad.cli.tournament.ProfileCommand;
import org.marienbad.cli.tournament.SweepCommand;
import org.marienbad.cli.tournament.TournamentCommand;
import org.marienbad.cli.tournament.TuneCommand;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand.Group;
import org.marienbad.framework.setting.Names;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;

/**
 * The commands of the application, by the group in which the help lists them, and in its order; those of plugins follow.
 * Making them all takes longer than most of them run, so only those needed are.
 */
final class Commands {
    private static final Map<Group, List<Class<?>>> OWN = Map.of(
            Group.PLAY,
            List.of(PlayCommand.class, HistoryCommand.class),
            Group.GAMES_AND_PLAYERS,
            List.of(
                    GamesCommand.class,
                    PlayersCommand.class,
                    RulesCommand.class,
                    NewCommand.class,
                    CheckCommand.class,
                    PluginCommand.class),
            Group.ANALYSE,
            List.of(
                    AnalyseCommand.class,
                    ExplainCommand.class,
                    SolveCommand.class,
                    ConvertCommand.class,
                    PictureCommand.class),
            Group.EXPERIMENTS,
            List.of(
                    MatchCommand.class,
                    TournamentCommand.class,
                    ProfileCommand.class,
                    SweepCommand.class,
                    TuneCommand.class),
            Group.PROGRAMS,
            List.of(EngineCommand.class, CompletionCommand.class),
            Group.MORE,
            List.of(MatrixCommand.class, BenchCommand.class, HelpCommand.class, ManCommand.class));

    /** Commands about all commands, which need them all. */
    private static final Set<String> ABOUT_ALL = Set.of("help", "completion", "man");

    private static final Set<List<String>> VERSION = Set.of(List.of("--version"), List.of("-V"));

    private Commands() {}

    /** Loads what {@code words}, all but the common options, need of plugins, which may cost a wait; empty if they need none. */
    static Optional<Function<Path[], Plugins>> pluginLoader(List<String> words) {
        String word = words.isEmpty() ? "" : words.get(0);
        boolean own = own(word).isPresent();
        boolean help = words.contains("--help") || words.contains("-h");
        boolean removes = words.size() > 1 && words.subList(0, 2).equals(List.of("plugin", "remove"));
        if (VERSION.contains(words) || own && help || word.equals("check") || removes) {
            return Optional.empty();
        }
        // Games and players are completed, too.
        boolean all = words.isEmpty() || isFile(word) || own && !ABOUT_ALL.contains(word) || word.equals("completion");
        return Optional.of(all ? Plugins::load : Plugins::forCommands);
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
     * @return all commands by their group; empty where one is named
     */
    static Map<Group, List<CommandLine>> add(
            CommandLine top, IFactory factory, List<String> words, Supplier<Map<Group, List<CommandLine>>> more) {
        if (words.isEmpty() || VERSION.contains(words)) {
            return Map.of();
        }
        String word = words.get(0);
        Optional<CommandLine> named = own(word)
                .filter(command -> !ABOUT_ALL.contains(word))
                .map(command -> new CommandLine(command, factory));
        Map<Group, List<CommandLine>> plugins = named.isPresent() ? Map.of() : more.get();
        Optional<CommandLine> wanted = named.or(() -> plugins.values().stream()
                .flatMap(List::stream)
                .filter(line -> line.getCommandName().equals(word) && own(word).isEmpty())
                .findFirst());
        if (wanted.isPresent()) {
            top.addSubcommand(wanted.get());
            return Map.of();
        }
        Map<Group, List<CommandLine>> all = new EnumMap<>(Group.class);
        for (Group group : Group.values()) {
            List<CommandLine> lines = new ArrayList<>();
            OWN.get(group).forEach(command -> lines.add(new CommandLine(command, factory)));
            plugins.getOrDefault(group, List.of()).stream()
                    .filter(line -> own(line.getCommandName()).isEmpty())
                    .forEach(lines::add);
            lines.forEach(top::addSubcommand);
            all.put(group, lines);
        }
        return all;
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

    /** The command of the application that is called {@code word}. */
    private static Optional<Class<?>> own(String word) {
        return OWN.values().stream()
                .<Class<?>>flatMap(List::stream)
                .filter(command -> command.getAnnotation(Command.class).name().equals(word))
                .findFirst();
    }
}

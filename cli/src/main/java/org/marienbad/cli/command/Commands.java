package org.marienbad.cli.command;

import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;

/** The commands, in the order of the help. Making them all takes longer than most of them run, so only those needed are. */
final class Commands {
    private static final List<Class<?>> ALL = List.of(
            PlayCommand.class,
            MatchCommand.class,
            TournamentCommand.class,
            AnalyseCommand.class,
            SolveCommand.class,
            ConvertCommand.class,
            MatrixCommand.class,
            GamesCommand.class,
            RulesCommand.class,
            PlayersCommand.class,
            CheckCommand.class,
            BenchCommand.class,
            ReproduceCommand.class,
            EngineCommand.class,
            MapCommand.class);

    /** What is said by the top command itself, whatever commands it has. */
    private static final Set<List<String>> WITHOUT_COMMAND = Set.of(List.of(), List.of("--version"), List.of("-V"));

    private Commands() {}

    /** Gives {@code top} the command that {@code words}, all but the common options, name; all where they name none. */
    static void add(CommandLine top, IFactory factory, List<String> words) {
        for (Class<?> command : needed(words)) {
            top.addSubcommand(new CommandLine(command, factory));
        }
    }

    private static List<Class<?>> needed(List<String> words) {
        if (WITHOUT_COMMAND.contains(words)) {
            return List.of();
        }
        return ALL.stream()
                .filter(command -> name(command).equals(words.get(0)))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(ALL);
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }
}

package org.marienbad.cli.check;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.PluginParameter;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.testkit.Conformance;
import org.marienbad.testkit.ConformanceReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        header = "Check whether the games and players of a plugin jar meet the contract of the framework.",
        description = "Plays random games with many options and seats, and tells what is wrong. A plugin that passes"
                + " works in the window, in every command and with every player.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Exit status: 0 all checks passed, 1 some failed, 2 the jar cannot be loaded.",
            "",
            "Example:",
            "  marienbad check build/libs/tic-tac-toe.jar"
        })
public final class CheckCommand implements Callable<Integer> {
    @Mixin
    private PluginParameter plugin;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Random games with the default options; others get a fifth. Default: ${DEFAULT-VALUE}.")
    private int games = 20;

    @Option(
            names = {"-p", "--player"},
            paramLabel = "NAME",
            description = "A player to try on the games. Repeatable. Default: the application's own and the jar's.")
    private List<String> playerIds = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the games. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** The JSON of each game and player. */
    private final List<Map<String, Object>> reports = new ArrayList<>();

    /** Of a file that is no jar. */
    private final List<String> remarks = new ArrayList<>();

    private final Terminal terminal;
    private final EntryPoint entry;

    @Inject
    CheckCommand(Terminal terminal, EntryPoint entry) {
        this.terminal = terminal;
        this.entry = entry;
    }

    @Override
    public Integer call() throws Exception {
        if (games < 1) {
            throw new BadInput("--games " + games + " is not allowed; allowed: a whole number from 1");
        }
        List<String> arguments = arguments();
        return CheckProcess.isHere()
                ? CheckProcess.leaveVerdict(this::check)
                : new CheckProcess(terminal, entry).run(arguments, this::ended);
    }

    /** This command line once more. */
    private List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of("check", "--games", "" + games, "--seed", "" + seed));
        playerIds.forEach(id -> arguments.addAll(List.of("--player", id)));
        if (json) {
            arguments.add("--json");
        }
        arguments.add(plugin.jar().toString());
        return arguments;
    }

    /** The plugin ended the process before there was a verdict. */
    private void ended(String failure) {
        if (json) {
            terminal.printJson(answer(1, failure));
        } else {
            terminal.println("FAILED: " + failure);
        }
    }

    private Map<String, Object> answer(int failed, String failure) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("jar", plugin.jar().toString());
        answer.put("passed", failed == 0);
        answer.put("failed", failed);
        answer.put("failure", failure);
        answer.put("remarks", remarks);
        answer.put("reports", reports);
        return answer;
    }

    private int check() throws IOException {
        try (Plugins plugins = plugin.load()) {
            return check(plugins);
        }
    }

    private int check(Plugins plugins) {
        PluginJar loaded = plugins.jars().get(0);
        List<GameProvider> newGames = plugins.originals(loaded, GameProvider.class);
        List<PlayerProvider> newPlayers = plugins.originals(loaded, PlayerProvider.class);
        List<PlayerProvider> tried = playerIds.isEmpty()
                ? own(plugins.players().all(), newPlayers)
                : playerIds.stream()
                        .map(id -> BadInput.wrap(
                                "player " + id, () -> plugins.players().get(id)))
                        .toList();
        List<GameProvider> others = own(plugins.games().all(), newGames);
        if (newGames.isEmpty() && newPlayers.isEmpty()) {
            throw new BadInput(
                    "plugin " + plugin.jar().getFileName() + ": all that it lists is part of the application already");
        }
        remarks.addAll(loaded.remarks());
        if (!json) {
            remarks.forEach(remark -> terminal.println(plugin.jar().getFileName() + ": " + remark));
        }
        int failed = 0;
        int subjects = 0;
        for (GameProvider provider : newGames) {
            failed += run(
                    "game " + provider.id(),
                    Conformance.of(provider).games(games).seed(seed).players(tried));
            subjects++;
        }
        for (PlayerProvider provider : newPlayers) {
            failed += run(
                    "player " + provider.id(),
                    Conformance.of(provider).seed(seed).games(others));
            subjects++;
        }
        if (json) {
            terminal.printJson(answer(failed, null));
            return failed == 0 ? ExitStatus.SUCCESS : ExitStatus.FAILED;
        }
        terminal.println(
                failed == 0
                        ? subjects + (subjects == 1 ? " plugin passed." : " plugins passed.")
                        : failed + (failed == 1 ? " check failed." : " checks failed."));
        return failed == 0 ? ExitStatus.SUCCESS : ExitStatus.FAILED;
    }

    /** The providers of the jar and the application: a fault of another plugin is not held against this one. */
    private static <T> List<T> own(List<T> all, List<T> ofJar) {
        ClassLoader application = Plugins.class.getClassLoader();
        return all.stream()
                .filter(provider ->
                        ofJar.contains(provider) || provider.getClass().getClassLoader() == application)
                .toList();
    }

    /** Returns the number of checks that failed. */
    private int run(String subject, Conformance conformance) {
        int[] done = {0};
        ConformanceReport report = conformance.run(result -> {
            done[0]++;
            terminal.progress(
                    subject + ": " + done[0] + " checks done, last " + result.check() + " [" + result.subject() + "]");
        });
        terminal.clearProgress();
        CheckList list = new CheckList(subject, report);
        if (json) {
            reports.add(list.json());
        } else {
            list.lines(terminal.width()).forEach(terminal::println);
            terminal.println("");
        }
        return list.failed();
    }
}

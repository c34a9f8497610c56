package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand;

class PluginCommandsTest {
    private static String help(String... command) {
        Cli.Result result = Cli.run(command);
        assertEquals(0, result.status(), result.err());
        return result.out();
    }

    @Test
    void commandsOfPluginsStandInTheListOfAllCommands() {
        String first = help("--help");
        for (String command : List.of("reproduce", "kgp", "minute-empire", "matrix")) {
            assertFalse(first.contains("  " + command + "  "), first);
        }
        assertTrue(first.contains("marienbad help --all lists all commands"), first);
        String all = help("help", "--all");
        assertTrue(all.contains("  minute-empire    Commands for Minute Empire alone: its maps.\n"), all);
        assertTrue(all.contains("  reproduce        Repeat published experiments and compare the figures.\n"), all);
    }

    @Test
    void aCommandTellsTheGroupThatItStandsIn(@TempDir Path directory) throws IOException {
        String grouped = "@Override public Group group() { return Group.ANALYSE; }" + ONE_WORD;
        String help = help("--plugins", PluginJar.commands(directory, grouped).toString(), "--help");
        List<String> lines =
                help.lines().map(line -> line.replaceFirst(" *(\\S+).*", "$1")).toList();
        assertTrue(
                lines.subList(lines.indexOf("Analyse"), lines.indexOf("Experiments"))
                        .contains("odd"),
                help);
    }

    @Test
    void theHelpOfACommandTellsItsOperandsAndOptions() {
        String draw = help("minute-empire", "map", "draw", "--help");
        assertTrue(
                draw.startsWith("Draw a map as SVG, or write it with the outlines of its regions as JSON.\nUsage: "));
        for (String line : List.of(
                "[--output=FILE]",
                " FILE\n",
                "--output=FILE",
                "The file to write: a drawing",
                "\nCommon options: marienbad --help\n",
                "Examples:")) {
            assertTrue(draw.contains(line), line + " is not in " + draw);
        }
        String reproduce = help("reproduce", "all", "--help");
        for (String line : List.of(
                "--games=N",
                "Games for each pair of strategies. Default: 1000000.",
                "--seed=N",
                "--threads=N",
                "=DIR")) {
            assertTrue(reproduce.contains(line), line + " is not in " + reproduce);
        }
    }

    @Test
    void aGroupWithoutACommandListsItsCommands() {
        Cli.Result result = Cli.run("minute-empire", "map");
        assertEquals(2, result.status());
        assertEquals(
                List.of("marienbad: minute-empire map: which? there are: check, draw; see marienbad minute-empire map"
                        + " --help"),
                result.errLines());
    }

    @Test
    void resultsAreInTheLanguageAskedFor() {
        String summary = help("--lang", "cs", "minute-empire", "map", "check", "side-a");
        assertTrue(summary.startsWith("side-a: 25 oblastí, 4 kontinenty ("), summary);
    }

    private static final String ONE_WORD = """
                private final org.marienbad.framework.setting.BooleanSetting open =
                        org.marienbad.framework.setting.Setting.ofBoolean("open", true);
                private final org.marienbad.framework.setting.TextSetting host =
                        org.marienbad.framework.setting.Setting.ofText("host");
                @Override public org.marienbad.framework.text.Messages messages(java.util.Locale locale) {
                    return org.marienbad.framework.text.Messages.of(locale);
                }
                @Override public List<org.marienbad.framework.setting.Setting<?>> settings() { return List.of(open, host); }
                @Override public boolean run(CommandContext context) {
                    context.println(context.settings().get(open) + " '" + context.settings().get(host) + "' "
                            + context.plugins().games().all().stream().anyMatch(game -> game.id().equals("nim")) + " " + context.dataDirectory());
                    return !context.cancelled();
                }""";

    @Test
    void aPluginMayBeACommandOfOneWord(@TempDir Path directory) throws IOException {
        String jar = PluginJar.commands(directory, ONE_WORD).toString();
        Cli.Result plain = Cli.run("--plugins", jar, "odd");
        assertEquals(
                "true '' true " + System.getProperty("marienbad.data"),
                plain.out().strip(),
                plain.err());
        Cli.Result given = Cli.run("--plugins", jar, "odd", "--no-open", "--host", "here");
        assertTrue(given.out().startsWith("false 'here' "), given.out() + given.err());
        assertTrue(Cli.run("--plugins", jar, "odd", "--open").out().startsWith("true ''"));
        String help = help("--plugins", jar, "odd", "--help");
        assertTrue(help.contains("Usage: marienbad odd ["), help);
        assertTrue(help.contains("--[no-]open") && help.contains("Default: on."), help);
        assertFalse(help.contains("Default: ."), help);
        Cli.Result wrong = Cli.run("--plugins", jar, "odd", "--oper");
        assertEquals(2, wrong.status());
        assertTrue(wrong.err().startsWith("marienbad: unknown option '--oper'"), wrong.err());
        Cli.Result misspelt = Cli.run("--plugins", jar, "odt");
        assertEquals(2, misspelt.status());
        assertTrue(misspelt.err().startsWith("marienbad: unknown command 'odt' (did you mean 'odd'?)"), misspelt.err());
    }

    @Test
    void aFileThatAPluginCannotWriteIsTheUsersBadInput(@TempDir Path directory) throws IOException {
        String failing = """
                @Override public boolean run(CommandContext context) throws java.io.IOException {
                    throw new java.nio.file.NoSuchFileException("results/page.md");
                }""";
        Cli.Result result =
                Cli.run("--plugins", PluginJar.commands(directory, failing).toString(), "odd");
        assertEquals(2, result.status());
        assertEquals(List.of("marienbad: cannot write results/page.md (no such file or directory)"), result.errLines());
    }

    private static final String OF_A_GAME = """
                @Override public boolean setsUpGame() { return true; }
                @Override public org.marienbad.framework.text.Messages messages(java.util.Locale locale) {
                    return org.marienbad.framework.text.Messages.of(locale);
                }
                @Override public boolean run(CommandContext context) {
                    context.println(context.setup().provider().id() + " " + context.setup().options() + " " + context.seed());
                    return true;
                }""";

    @Test
    void aSubcommandIsToldItsGameAsOthersAre(@TempDir Path directory) throws IOException {
        String jar = PluginJar.commands(directory, OF_A_GAME).toString();
        Cli.Result given = Cli.run("--plugins", jar, "odd", "nim", "--option", "heaps=1-2", "--seed", "5");
        assertEquals("nim heaps=1-2 OptionalLong[5]", given.out().strip(), given.err());
        assertEquals(
                "kalaha  OptionalLong.empty",
                Cli.run("--plugins", jar, "odd", "kalaha").out().strip());
        Cli.Result wrong = Cli.run("--plugins", jar, "odd", "kalaha", "--seats", "3");
        assertEquals(2, wrong.status());
        assertEquals(List.of("marienbad: --seats: kalaha cannot be played by 3 seats; allowed: 2"), wrong.errLines());
        assertTrue(Cli.run("--plugins", jar, "odd").err().startsWith("marienbad: no game is named; allowed: "));
        String help = help("--plugins", jar, "odd", "--help");
        assertTrue(help.contains("--seats=N") && help.contains("GAME"), help);
    }

    @Test
    void aSubcommandOfAGameMayWriteAFile(@TempDir Path directory) throws IOException {
        String writes = OF_A_GAME.replace(
                "@Override public boolean setsUpGame()",
                "@Override public Output output() { return Output.FILE; } @Override public boolean setsUpGame()");
        String jar = PluginJar.commands(directory, writes).toString();
        Cli.Result given = Cli.run(
                "--plugins", jar, "odd", "nim", "-o", "heaps=1-2", "--output", directory + "/file", "--seed", "5");
        assertEquals("nim heaps=1-2 OptionalLong[5]", given.out().strip(), given.err());
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        for (Subcommand command : Plugins.load().commands()) {
            ClassLoader loader = command.getClass().getClassLoader();
            assertEquals(
                    ResourceBundle.getBundle(command.messages(), Locale.ROOT, loader)
                            .keySet(),
                    ResourceBundle.getBundle(command.messages(), new Locale("cs"), loader)
                            .keySet(),
                    command.id());
        }
    }
}

package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;
import org.marienbad.framework.plugin.CommandProvider;
import org.marienbad.framework.plugin.Plugins;

class PluginCommandsTest {
    private static String help(String... command) {
        Cli.Result result = Cli.run(command);
        assertEquals(0, result.status(), result.err());
        return result.out();
    }

    @Test
    void commandsOfPluginsStandInTheListOfAllCommands() {
        String help = help("--help");
        assertTrue(help.contains("  map         Check or draw maps of Minute Empire.\n"), help);
        assertTrue(help.contains("  reproduce   Repeat published experiments and compare the figures.\n"), help);
    }

    @Test
    void theHelpOfACommandTellsItsOperandsAndOptions() {
        String draw = help("map", "draw", "--help");
        assertTrue(
                draw.startsWith("Draw a map as SVG, or write it with the outlines of its regions as JSON.\nUsage: "));
        for (String line : List.of(
                "[-o=FILE]",
                " FILE\n",
                "-o, --output=FILE",
                "Where to write: a drawing",
                "--lang=en|cs",
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
    void aGroupWithoutACommandSaysWhatThereIs() {
        Cli.Result result = Cli.run("map");
        assertEquals(2, result.status());
        assertEquals(
                List.of("marienbad: map: which? there are: check, draw; see marienbad map --help"), result.errLines());
    }

    @Test
    void resultsAreInTheLanguageAskedFor() {
        String summary = help("--lang", "cs", "map", "check", "side-a");
        assertTrue(summary.startsWith("side-a: 25 oblastí, 4 kontinenty ("), summary);
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        for (CommandProvider provider : Plugins.load().commands()) {
            ClassLoader loader = provider.getClass().getClassLoader();
            assertEquals(
                    ResourceBundle.getBundle(provider.messages(), Locale.ROOT, loader)
                            .keySet(),
                    ResourceBundle.getBundle(provider.messages(), new Locale("cs"), loader)
                            .keySet(),
                    provider.id());
        }
    }
}

package org.marienbad.cli.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;

/** The shells themselves complete with the scripts. */
class CompletionTest {
    /** Does as bash does when somebody presses the tab key. */
    private static final String BASH = """
            source "$1"; shift
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
            _complete_marienbad 2>/dev/null
            printf '%s\\n' "${COMPREPLY[@]}"
            """;
    /** A terminal in which zsh is told to press it. */
    private static final String ZSH = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1='> '; source $1; print LO''ADED"
            zpty -r shell out '*LOADED*'
            zpty -w -n shell "$2"$'\\t'
            zpty -r shell out "*$3*"
            zpty -d shell
            """;

    @TempDir
    private Path directory;

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(System.getProperty("path.separator")))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    private Path script(String shell) throws IOException {
        Cli.Result result = Cli.run("completion", shell);
        assertEquals(0, result.status(), result.err());
        return Files.writeString(directory.resolve("completion"), result.out());
    }

    private List<String> run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("out").toFile())
                .start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(1, TimeUnit.MINUTES);
        process.destroyForcibly();
        String out = Files.readString(directory.resolve("out"));
        assertTrue(ended, out);
        assertEquals(0, process.exitValue(), out);
        return out.lines().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ma, match matrix man",
        "match kal, kalaha",
        "tournament kal, kalaha",
        "bench ni, nim",
        "players minim, minimax",
        "match kalaha -p minim, minimax",
        "play nim -p pers, person",
        "match kalaha --res, --resume",
        "play nim -o mise, misere=off misere=on",
        "plugin ins, install",
        "history statistics --o, --of",
        "solve nim --goal o, outcome",
        "tune kalaha --method n, ntbea",
        "tournament kalaha --schedule g, gauntlet",
        "completion z, zsh",
        "help tu, tune",
        "games --lang c, cs",
    })
    void everyShellThatIsThereCompletes(String line, String expected) throws IOException, InterruptedException {
        if (isInstalled("bash")) {
            Path helper = Files.writeString(directory.resolve("tab.bash"), BASH);
            String[] command = Stream.concat(
                            Stream.of("bash", helper.toString(), script("bash").toString(), "marienbad"),
                            Arrays.stream(line.split(" ")))
                    .toArray(String[]::new);
            assertEquals(List.of(expected.split(" ")), run(command), "bash");
        }
        if (isInstalled("fish")) {
            String asked = "source " + script("fish") + "; complete -C 'marienbad " + line + "'";
            List<String> completed = run("fish", "--no-config", "-c", asked).stream()
                    .map(each -> each.split("\t")[0])
                    .toList();
            assertTrue(completed.containsAll(List.of(expected.split(" "))), "fish: " + completed);
        }
    }

    @Test
    void zshCompletes() throws IOException, InterruptedException {
        assumeTrue(isInstalled("zsh"), "no zsh is installed");
        Path helper = Files.writeString(directory.resolve("tab.zsh"), ZSH);
        String script = script("zsh").toString();
        run("zsh", "-f", helper.toString(), script, "marienbad mat", "mat*mat");
        run("zsh", "-f", helper.toString(), script, "marienbad match kal", "kalaha");
        run("zsh", "-f", helper.toString(), script, "marienbad match kalaha -p minim", "minimax");
    }

    @Test
    void otherShellsAreRefused() {
        Cli.Result result = Cli.run("completion", "csh");
        assertEquals(2, result.status());
        assertEquals(
                List.of("marienbad: 'csh' is not allowed; allowed: bash|zsh|fish; see marienbad completion --help"),
                result.errLines());
    }
}

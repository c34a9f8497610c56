package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.DesktopLauncher;
import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** A user of earlier commands and options finds their present names in the documents. */
class FormerCommandsTest {
    private static final Path PAGE = Path.of("../docs/commands.md");
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| `([^`]+)` \\|");
    private static final Pattern COMPLETED = Pattern.compile("complete -c marienbad(?: -n '([^']*)')?(.*)");
    private static final Pattern SEEN = Pattern.compile("(?<!not )__fish_seen_subcommand_from ([\\w-]+)");
    private static final Pattern COMMAND = Pattern.compile(" -a ([a-z-]+) -d .*");
    private static final Pattern OPTION = Pattern.compile("\\G -([sl]) (\\S+)");

    @Test
    void everyFormerCommandAndOptionIsTheSameOrStandsInTheTable() throws IOException {
        Set<String> now = commandsAndOptions();
        Map<String, String> renamed = table();
        Set<String> used = new HashSet<>();
        List<String> lost = new ArrayList<>();
        for (String former : former()) {
            String row = row(former, renamed);
            used.add(row);
            String name = row.isEmpty() ? former : renamed.get(row) + former.substring(row.length());
            if (!now.contains(name)) {
                lost.add(former);
            }
        }
        assertEquals(List.of(), lost);
        used.remove("");
        assertEquals(renamed.keySet(), used, "each row is about something that there was");
        assertTrue(now.containsAll(renamed.values()), renamed.toString());
    }

    @Test
    void theLetterOIsAnOptionOfTheGameInEveryCommand() {
        Set<String> now = commandsAndOptions();
        List<String> letters = now.stream().filter(name -> name.endsWith(" -o")).toList();
        assertTrue(letters.contains("match -o"), letters.toString());
        letters.forEach(name -> assertTrue(now.contains(name.replace(" -o", " --option")), name));
    }

    /** The longest entry of the table that {@code former} is or begins with; empty if there is none. */
    private static String row(String former, Map<String, String> renamed) {
        String row = former;
        while (!row.isEmpty() && !renamed.containsKey(row)) {
            row = row.substring(0, Math.max(0, row.lastIndexOf(' ')));
        }
        return row;
    }

    private static Map<String, String> table() throws IOException {
        String page = Files.readString(PAGE);
        Map<String, String> rows = new LinkedHashMap<>();
        Matcher row = ROW.matcher(page.substring(page.indexOf("\n## Former names")));
        while (row.find()) {
            rows.put(row.group(1), row.group(2));
        }
        return rows;
    }

    private static List<String> former() throws IOException {
        try (var commands = FormerCommandsTest.class.getResourceAsStream("former-commands.txt")) {
            return new String(commands.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    /** All that shells complete: {@code match}, {@code match --games} and so on. */
    private static Set<String> commandsAndOptions() {
        StringWriter script = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")), new PrintWriter(script), new PrintWriter(System.err));
        assertEquals(0, new Launch(terminal, DesktopLauncher.NONE).run("completion", "fish"));
        Set<String> names = new TreeSet<>();
        script.toString()
                .lines()
                .map(COMPLETED::matcher)
                .filter(Matcher::matches)
                .forEach(line -> {
                    StringBuilder path = new StringBuilder();
                    Matcher seen = SEEN.matcher(line.group(1) == null ? "" : line.group(1));
                    while (seen.find()) {
                        path.append(seen.group(1)).append(' ');
                    }
                    Matcher command = COMMAND.matcher(line.group(2));
                    if (command.matches()) {
                        names.add(path + command.group(1));
                    }
                    Matcher option = OPTION.matcher(line.group(2));
                    while (option.find()) {
                        names.add(path + (option.group(1).equals("s") ? "-" : "--") + option.group(2));
                    }
                });
        return names;
    }
}

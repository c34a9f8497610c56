package org.marienbad.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One example of a document: a command, what is typed, and what is printed, as docs/testing.md describes it.
 *
 * @param line of the document in which it stands
 * @param kind what is done with {@code command}
 * @param command a command line, or a program, or empty for requests to the engine
 * @param input what is typed
 * @param expected the lines printed, in which {@code …} stands for anything; empty if the document shows none
 * @param remarks what the document's source says of it
 */
record DocumentExample(
        int line, Kind kind, String command, List<String> input, List<String> expected, List<String> remarks) {
    enum Kind {
        COMMAND,
        PROGRAM,
        /** A file for later examples, which its remark names. */
        FILE,
        /** A block that is not run, and does not say why. */
        UNEXPLAINED
    }

    private static final Pattern REMARK = Pattern.compile("<!-- example: (.*) -->");
    private static final Predicate<String> REQUEST = line -> line.startsWith("{") && line.contains("\"do\":");

    /** The texts that follow {@code key} in the source, one for each time. */
    List<String> remarks(String key) {
        return remarks.stream()
                .filter(remark -> remark.equals(key) || remark.startsWith(key + " ") || remark.startsWith(key + ","))
                .map(remark -> remark.substring(key.length()).strip())
                .toList();
    }

    boolean isRun() {
        return remarks("not run").isEmpty();
    }

    /** The command as it is to be run here: shorter, for example. */
    String commandHere() {
        String here = command;
        for (String instead : remarks("instead")) {
            String[] sides = instead.split(" => ", -1);
            if (!here.contains(sides[0])) {
                throw new IllegalArgumentException("line " + line + ": '" + sides[0] + "' is not in " + command);
            }
            here = here.replace(sides[0], sides[1]);
        }
        return here;
    }

    /** The pattern that the whole output has to match. */
    Pattern pattern() {
        String lines = expected.stream()
                .map(each -> each.strip().equals("…") ? "(?:.*\n)*?" : anything(each) + " *\n")
                .collect(Collectors.joining());
        return Pattern.compile(lines);
    }

    private static String anything(String expectedLine) {
        return Stream.of(expectedLine.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    }

    /** All examples of {@code document}, in order. */
    static List<DocumentExample> of(Path document) throws IOException {
        List<DocumentExample> examples = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        List<String> lines = Files.readAllLines(document);
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i);
            Matcher remark = REMARK.matcher(text);
            if (remark.matches()) {
                remarks.add(remark.group(1));
            } else if (text.startsWith("```")) {
                int begin = i + 1;
                i = begin;
                while (!lines.get(i).startsWith("```")) {
                    i++;
                }
                addBlock(examples, begin + 1, text.substring(3).strip(), lines.subList(begin, i), List.copyOf(remarks));
                remarks.clear();
            } else if (!text.isBlank()) {
                remarks.clear();
            }
        }
        return examples;
    }

    private static void addBlock(
            List<DocumentExample> examples, int at, String language, List<String> lines, List<String> remarks) {
        if (remarks.stream().anyMatch(remark -> remark.startsWith("file "))) {
            String text = String.join("\n", lines) + "\n";
            examples.add(new DocumentExample(at, Kind.FILE, text, List.of(), List.of(), remarks));
        } else if (language.equals("python") && lines.get(0).matches("import .*|# [\\w-]+\\.py.*")) {
            String program = String.join("\n", lines) + "\n";
            examples.add(new DocumentExample(at, Kind.PROGRAM, program, List.of(), List.of(), remarks));
        } else if (!language.isEmpty()) {
            return; // shown for what it is, or tested where it belongs
        } else if (lines.stream().anyMatch(line -> line.startsWith("$ "))) {
            addCommands(examples, at, lines, remarks);
        } else if (REQUEST.test(lines.get(0))) {
            examples.add(command(at, "marienbad engine", lines, remarks));
        } else if (lines.stream().anyMatch(line -> line.startsWith("marienbad "))) {
            addCommands(
                    examples,
                    at,
                    lines.stream()
                            .map(line -> line.startsWith("marienbad ") ? "$ " + line.replaceFirst(" +# .*", "") : line)
                            .toList(),
                    remarks);
        } else {
            examples.add(
                    new DocumentExample(at, Kind.UNEXPLAINED, String.join("\n", lines), List.of(), List.of(), remarks));
        }
    }

    private static void addCommands(List<DocumentExample> examples, int at, List<String> lines, List<String> remarks) {
        int i = 0;
        while (i < lines.size()) {
            if (!lines.get(i).startsWith("$ ")) {
                i++;
                continue;
            }
            int begin = i;
            StringBuilder command = new StringBuilder(lines.get(i).substring(2));
            while (lines.get(i).endsWith("\\")) {
                i++;
                command.append('\n').append(lines.get(i));
            }
            int output = ++i;
            while (i < lines.size() && !lines.get(i).startsWith("$ ")) {
                i++;
            }
            String given = command.toString();
            // A remark that names what one command of a block does not have is of another one.
            List<String> own = remarks.stream()
                    .filter(remark -> !remark.startsWith("instead ")
                            || given.contains(remark.substring(8).split(" => ", -1)[0]))
                    .toList();
            examples.add(command(at + begin, given, lines.subList(output, i), own));
        }
    }

    private static DocumentExample command(int at, String command, List<String> lines, List<String> remarks) {
        boolean engine = command.equals("marienbad engine");
        List<String> input = engine ? lines.stream().filter(REQUEST).toList() : List.of();
        List<String> expected = engine ? lines.stream().filter(REQUEST.negate()).toList() : List.copyOf(lines);
        return new DocumentExample(at, Kind.COMMAND, command, input, expected, remarks);
    }
}

package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.plugin.Plugins;

/** The dialogues of docs/engine.md go as they are printed. */
class EnginePageTest {
    @Test
    void theDialoguesOfThePage() throws IOException, InterruptedException, ExecutionException {
        String page = Files.readString(Path.of("../docs/engine.md"));
        Matcher block = Pattern.compile("(?s)```dialogue\n(.*?)```").matcher(page);
        int dialogues = 0;
        for (; block.find(); dialogues++) {
            requireDialogue(block.group(1));
        }
        assertEquals(2, dialogues);
    }

    private static void requireDialogue(String dialogue) throws IOException, InterruptedException, ExecutionException {
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        PipedWriter input = new PipedWriter();
        LineReader in = new LineReader(new PipedReader(input, 1 << 16));
        try (Plugins plugins = Plugins.load()) {
            Engine engine = new Engine(plugins.games(), plugins.players(), plugins.solvers(), new EngineOptions());
            Future<Boolean> serving = Executors.newSingleThreadExecutor().submit(() -> {
                engine.serve(in, answers::add);
                return true;
            });
            for (String line : dialogue.lines().toList()) {
                if (line.startsWith("> ")) {
                    input.write(line.substring(2) + "\n");
                    input.flush();
                } else {
                    String pattern =
                            Stream.of(line.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
                    String answer = answers.take();
                    EngineSchema.requireAnswer(answer);
                    assertTrue(answer.matches(pattern), line + "\n" + answer);
                }
            }
            input.close();
            assertTrue(serving.get());
        }
        assertTrue(answers.isEmpty(), answers.toString());
    }
}

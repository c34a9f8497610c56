package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** A game of two persons whose plugin changes while they play it. */
final class WatchedGame {
    /** Changes the plugin. */
    interface Change {
        void make() throws IOException;
    }

    private WatchedGame() {}

    /**
     * All that is printed. Each step is a line that is typed when the game asks for one, or a {@link Change} just before the next line.
     *
     * @param words the command
     */
    static String play(List<Object> steps, String... words) {
        Deque<Object> script = new ArrayDeque<>(steps);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        BufferedReader typing = new BufferedReader(new Typist(script));
        Terminal terminal = Terminal.of(typing, new PrintWriter(out, true), new PrintWriter(err, true));
        int status = new Launch(terminal, (plugins, locale, game) -> Optional.of("no display"))
                .run(Stream.concat(Stream.of(words), Stream.of("-p", "person", "-p", "person"))
                        .toArray(String[]::new));
        assertEquals(0, status, out + "\n" + err);
        return out.toString();
    }

    /** Types a line when it is asked for one, not before. */
    private static final class Typist extends Reader {
        private final Deque<Object> script;

        Typist(Deque<Object> script) {
            this.script = script;
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            while (script.peek() instanceof Change change) {
                script.remove();
                change.make();
            }
            if (script.isEmpty()) {
                return -1;
            }
            String line = script.remove() + "\n";
            line.getChars(0, line.length(), buffer, offset);
            return line.length();
        }

        @Override
        public void close() {}
    }
}

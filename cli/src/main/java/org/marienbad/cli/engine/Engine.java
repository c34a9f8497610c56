package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;

/**
 * Answers requests, each a line of JSON, or several in an array, with one line of JSON each. A dialogue begins in
 * protocol 1, in which requests are answered in their order. The request {@code hello} switches to protocol 2, in which
 * they are answered as they complete. A mistake of a request or a plugin costs that request only.
 */
public final class Engine {
    private final EngineContext context;
    private final EngineOptions options;

    public Engine(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Catalogue<SolverProvider> solvers,
            EngineOptions options) {
        this.options = options;
        context = new EngineContext(
                new RequestedGames(games, options.trusted()),
                players,
                solvers,
                options.locale(),
                options.trusted(),
                options.patience());
    }

    /** A dialogue whose answers go to {@code out}, from any thread. */
    Dialogue dialogue(Consumer<String> out) {
        return new Dialogue(context, options, out);
    }

    /** The answer to a single request in protocol 1, without a line break. */
    public String answer(String line) {
        AtomicReference<String> answer = new AtomicReference<>();
        try (Dialogue dialogue = dialogue(answer::set)) {
            dialogue.accept(line);
            dialogue.finish();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", stopped);
        }
        return answer.get();
    }

    /**
     * Answers the requests of {@code in} until it ends.
     *
     * @param out takes one answer, without a line break, from any thread but from one at a time; false if nobody reads
     *     answers any more
     */
    public void serve(LineReader in, Predicate<String> out) throws IOException, InterruptedException {
        boolean[] unread = {false};
        Consumer<String> writer = answer -> {
            synchronized (unread) {
                unread[0] |= !out.test(answer);
            }
        };
        try (Dialogue dialogue = dialogue(writer)) {
            for (var line = in.read(); line.isPresent(); line = in.read()) {
                if (line.get().tooLong()) {
                    new Job(NullNode.getInstance(), job -> null, writer)
                            .fail("the line is longer than " + LineReader.MAX_LENGTH + " characters");
                } else if (!line.get().isBlank()) {
                    dialogue.accept(line.get().text());
                }
                synchronized (unread) {
                    if (unread[0]) {
                        return;
                    }
                }
            }
            dialogue.finish();
        }
    }
}

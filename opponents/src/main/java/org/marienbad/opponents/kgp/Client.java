package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.game.PositionNotation;
import org.marienbad.framework.game.PositionNotation.Position;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * One conversation with a server, from its greeting to the end: tells who we are, asks for a mode, and answers. Positions
 * of several games may come at once.
 */
final class Client implements Thought.Listener {
    /** The request to the server: positions to play, positions to evaluate, or problems that test the rules. */
    enum Mode {
        FREEPLAY,
        EVAL,
        VERIFY;

        /** As the protocol writes it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The request.
     *
     * @param options the facts about us for the server, by option; none if the value is empty
     * @param answers after how many answers to leave; 0 to stay
     */
    record Wish(Mode mode, Map<String, String> options, int answers) {}

    private static final int VERSION = 1;
    private static final long POLL_MILLIS = 100;
    private static final int MOST_COMPLAINTS = 10;

    private final Connection connection;
    private final Wish wish;
    private final PositionNotation notation;
    private final PlayerPool players;
    private final CommandContext context;
    private final ExecutorService threads;
    private final Map<Long, Thought> thoughts = new ConcurrentHashMap<>();
    private final AtomicInteger answered = new AtomicInteger();
    private final KgpTime time = new KgpTime();
    private String server = "";
    private String game = "";
    private boolean gameIsNew;
    private String opponent = "";
    private boolean greeted;
    private int errors;
    private int complaints;
    private long number = 1;
    /** Whether the conversation is over. */
    private boolean over;

    /** @param threads how many positions are thought about at once */
    Client(
            Connection connection,
            Wish wish,
            PositionNotation notation,
            PlayerPool players,
            int threads,
            CommandContext context) {
        this.connection = connection;
        this.wish = wish;
        this.notation = notation;
        this.players = players;
        this.context = context;
        this.threads = Executors.newFixedThreadPool(threads, DaemonThreads.named("kgp thought"));
    }

    /** Talks until the server says goodbye, the user cancels, or enough is answered; whether all went well. */
    boolean run() {
        long latest = System.nanoTime() + Connection.PATIENCE.toNanos();
        try {
            while (!over) {
                if (context.cancelled() || wish.answers > 0 && answered.get() >= wish.answers) {
                    send(KgpLine.of("goodbye"));
                    break;
                }
                String line = connection.receive(POLL_MILLIS);
                if (line != null) {
                    heard(line);
                } else if (!greeted && System.nanoTime() - latest > 0) {
                    return lost("silent", Connection.PATIENCE.toSeconds());
                }
            }
        } catch (Connection.ConnectionEnded ended) {
            return lost("closed");
        } catch (IOException broken) {
            return lost("broken", String.valueOf(broken.getMessage()));
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            end();
        }
        context.event(
                "end",
                Map.of("mode", wish.mode.toString(), "answers", answered.get(), "errors", errors),
                context.messages().get("summary." + wish.mode, answered.get(), errors));
        return greeted && (errors == 0 || wish.mode != Mode.VERIFY && answered.get() > 0);
    }

    private boolean lost(String how, Object... arguments) {
        context.warn(context.messages().get(how, arguments));
        return false;
    }

    private void end() {
        thoughts.values().forEach(Thought::cancel);
        threads.shutdown();
        connection.close();
        try {
            boolean unused = threads.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    private void heard(String line) throws IOException {
        Optional<KgpLine> parsed = KgpLine.parse(line);
        if (parsed.isEmpty()) {
            complain("malformed", line.length() > 200 ? line.substring(0, 200) + "…" : line);
            return;
        }
        KgpLine command = parsed.get();
        switch (command.name()) {
            case "kgp" -> greet(command);
            case "ping" -> send(KgpLine.answer(command.id(), "pong", written(command.arguments())));
            case "set" -> set(command);
            case "error" -> {
                errors++;
                complain("error", command.argument(0));
            }
            case "goodbye" -> over = true;
            case "state", "problem", "stop" -> {
                if (greeted) {
                    asked(command);
                }
            }
            case "ok" -> {}
            default -> {} // of a later version, or of a mode that was not asked for
        }
    }

    private void complain(String key, String text) {
        complaints++;
        if (complaints <= MOST_COMPLAINTS) {
            context.warn(context.messages().get(key, text));
        }
    }

    private static Object[] written(List<String> arguments) {
        return arguments.stream()
                .map(each -> each.matches("[\\w:+.-]+") ? each : KgpLine.text(each))
                .toArray();
    }

    private void greet(KgpLine command) throws IOException {
        if (greeted) {
            return;
        }
        String version = String.join(".", command.arguments());
        if (command.number(0).orElse(0) != VERSION) {
            send(KgpLine.answer(command.id(), "error", KgpLine.text("protocol not supported")));
            send(KgpLine.of("goodbye"));
            context.warn(context.messages().get("version", version));
            over = true;
            return;
        }
        greeted = true;
        for (Map.Entry<String, String> option : wish.options.entrySet()) {
            if (!option.getValue().isEmpty()) {
                send(KgpLine.of("set", option.getKey(), KgpLine.text(option.getValue())));
            }
        }
        send(KgpLine.of("mode", wish.mode));
        context.event("greeted", Map.of("version", version), context.messages().get("greeted", version));
    }

    private void set(KgpLine command) {
        String value = command.argument(1);
        switch (command.argument(0)) {
            case "info:name" -> {
                if (!value.isEmpty() && !value.equals(server)) {
                    server = value;
                    context.event(
                            "server", Map.of("name", server), context.messages().get("server", server));
                }
            }
            case "game:id" -> {
                gameIsNew = !value.equals(game) && !value.isEmpty();
                game = value;
            }
            case "game:opponent" -> opponent = value;
            default -> time.set(command);
        }
    }

    private void asked(KgpLine command) throws IOException {
        try {
            switch (command.name()) {
                case "state" -> state(command);
                case "problem" -> problem(command);
                default -> stop(command);
            }
        } catch (IllegalArgumentException unusable) {
            complain("unusable", unusable.getMessage());
            send(KgpLine.answer(command.id(), "error", KgpLine.text(unusable.getMessage())));
        }
    }

    private void state(KgpLine command) throws IOException {
        if (wish.mode == Mode.VERIFY || command.id() != KgpLine.NONE && thoughts.containsKey(command.id())) {
            return;
        }
        Position position = notation.read(command.argument(0));
        if (position.state().actor() == State.TERMINAL) {
            send(KgpLine.answer(command.id(), "yield"));
            return;
        }
        if (gameIsNew) {
            gameIsNew = false;
            context.event(
                    "game",
                    opponent.isEmpty() ? Map.of("id", game) : Map.of("id", game, "opponent", opponent),
                    context.messages().get(opponent.isEmpty() ? "game" : "game.opponent", game, opponent));
        }
        Thought thought = new Thought(command.id(), position, notation, time.budget(), players, this);
        Thought before = thoughts.put(command.id(), thought);
        if (before != null) {
            before.cancel(); // positions without numbers come one at a time
        }
        threads.execute(thought);
    }

    private void stop(KgpLine command) {
        List<Thought> stopped = command.reference() == KgpLine.NONE
                ? List.copyOf(thoughts.values())
                : Optional.ofNullable(thoughts.get(command.reference())).stream()
                        .toList();
        for (Thought thought : stopped) {
            thought.cancel();
            thought.opinion().ifPresent(opinion -> done(thought, opinion));
            thoughts.remove(thought.state(), thought);
        }
    }

    @Override
    public void thinks(Thought thought, Thought.Opinion opinion) {
        try {
            if (wish.mode == Mode.EVAL) {
                evaluate(thought, opinion);
            } else {
                play(thought, opinion);
            }
        } catch (IOException broken) {
            thought.cancel(); // who reads from the connection learns of it, too
        }
        if (opinion.isFinal()) {
            done(thought, opinion);
        }
    }

    private void evaluate(Thought thought, Thought.Opinion opinion) throws IOException {
        double value = opinion.value();
        if (!Double.isNaN(value)) {
            send(KgpLine.answer(thought.state(), "eval", String.format(Locale.ROOT, "%.6f", value)));
        } else if (opinion.isFinal()) {
            failed(thought, new IllegalStateException("the player gives no values"));
        }
    }

    private synchronized void play(Thought thought, Thought.Opinion opinion) throws IOException {
        if (opinion.isNew()) {
            send(KgpLine.of("set", "info:comment", KgpLine.text(comment(opinion))));
            send(KgpLine.answer(thought.state(), "move", opinion.action()));
        }
        if (opinion.isFinal()) {
            send(KgpLine.answer(thought.state(), "yield"));
        }
    }

    private static String comment(Thought.Opinion opinion) {
        double value = opinion.value();
        return (Double.isNaN(value) ? "" : String.format(Locale.ROOT, "value %+.3f, ", value))
                + opinion.decision().iterations() + " iterations, depth "
                + opinion.decision().depth();
    }

    /** Counts and prints the answer, once. */
    private void done(Thought thought, Thought.Opinion opinion) {
        if (thoughts.remove(thought.state(), thought)) {
            double value = opinion.value();
            String key = Double.isNaN(value) ? "answer" : "answer.value";
            long iterations = opinion.decision().iterations();
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("board", thought.board());
            told.put("move", opinion.action());
            if (!Double.isNaN(value)) {
                told.put("value", value);
            }
            told.put("iterations", iterations);
            context.event(
                    "answer", told, context.messages().get(key, thought.board(), opinion.action(), iterations, value));
            answered.incrementAndGet();
        }
    }

    @Override
    public void failed(Thought thought, RuntimeException failure) {
        thoughts.remove(thought.state(), thought);
        String reason = String.valueOf(failure.getMessage());
        context.warn(context.messages().get("failed", reason));
        try {
            send(KgpLine.answer(thought.state(), "error", KgpLine.text(reason)));
            if (wish.mode == Mode.FREEPLAY) {
                send(KgpLine.answer(thought.state(), "yield"));
            }
        } catch (IOException broken) {
            thought.cancel(); // who reads from the connection learns of it, too
        }
    }

    private void problem(KgpLine command) throws IOException {
        if (wish.mode != Mode.VERIFY) {
            return;
        }
        Position position = notation.read(command.argument(0));
        State state = position.state();
        KgpBoard before = KgpBoard.parse(notation.write(position.game(), state));
        int code = Arrays.stream(position.game().legalActions(state))
                .filter(each -> notation.action(position.game(), state, each).equals(command.argument(1)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "move " + command.argument(1) + " is not legal in " + command.argument(0)));
        State after = state.copy();
        after.apply(code);
        KgpBoard result = KgpBoard.parse(notation.write(position.game(), after)).settled();
        boolean again = before.endsInStore(Integer.parseInt(command.argument(1)));
        send(KgpLine.answer(command.id(), "solution", result, again ? 1 : 0));
        answered.incrementAndGet();
    }

    private synchronized void send(KgpLine command) throws IOException {
        connection.send(command.numbered(number).toString());
        number += 2; // the server's numbers are even
    }
}

package org.marienbad.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameFault;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.MatchRecordJson;

/** One game in the terminal: prints positions, asks persons, shows what the players think. */
final class TerminalGame implements Session.Listener, AutoCloseable {
    private static final List<String> COMMANDS =
            List.of("undo", "redo", "hint", "player", "save", "board", "help", "quit");

    private final Session session;
    private final GameSetup setup;
    private final Opponents opponents;
    private final Budget budget;
    private final Terminal terminal;
    private final Messages words;
    private final PositionPrinter board;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final Budgeted[] seated;
    private final List<String> specs = new ArrayList<>();
    private Path save;
    private boolean moved = true;
    private boolean resultShown;
    private boolean left;
    private boolean faulty;

    TerminalGame(GameSetup setup, long seed, Opponents opponents, Budget budget, Terminal terminal, Locale locale) {
        this.session = new Session(setup, seed, tasks::add);
        this.setup = session.setup();
        this.opponents = opponents;
        this.budget = budget;
        this.terminal = terminal;
        this.words = TerminalGames.words(locale);
        this.board = new PositionPrinter(this.setup, words, locale, terminal.width());
        this.seated = new Budgeted[setup.seats()];
    }

    /** Plays from the position after {@code plies}; returns the exit status. */
    int run(List<PlayerSpec> players, List<Integer> plies, Path saveTo) {
        BadInput.wrap("the record", () -> {
            session.replay(plies);
            return session;
        });
        session.pause(); // until everybody is seated
        for (int seat = 0; seat < seated.length; seat++) {
            specs.add("");
            seat(seat, players.get(seat));
        }
        save = saveTo;
        keep();
        greet();
        session.listener(this);
        session.resume();
        while (!left) {
            runTasks();
            showPosition();
            if (session.isOver()) {
                afterTheEnd();
            } else if (session.isPersonsTurn()) {
                execute(words.get("prompt"));
            } else if (isWaiting()) {
                execute(words.get("prompt.waiting", board.seat(session.actor())));
            } else {
                waitForTask();
            }
        }
        return faulty ? Launch.BAD_INPUT : Launch.FINE;
    }

    private void seat(int seat, PlayerSpec spec) {
        long seed = Seeds.oneWay(session.seed(), "player", seat);
        specs.set(seat, spec.toString());
        seated[seat] =
                Opponents.isPerson(spec) ? null : new Budgeted(opponents.create(spec, session.game(), seed), budget);
        session.player(seat, seated[seat]);
    }

    private void greet() {
        terminal.println(words.get("setup", board.name(), String.valueOf(session.seed())));
        if (!setup.options().toString().isEmpty()) {
            terminal.println(words.get("options", setup.options().toString()));
        }
        for (int seat = 0; seat < seated.length; seat++) {
            terminal.println(
                    session.isPerson(seat)
                            ? words.get("seat.person", board.seat(seat))
                            : words.get("seat.player", board.seat(seat), specs.get(seat)));
        }
    }

    /** Nobody thinks and nobody will: the session is paused, or shows an earlier position. */
    private boolean isWaiting() {
        return session.thinkingSeat().isEmpty();
    }

    private void runTasks() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
            showPosition();
        }
    }

    private void waitForTask() {
        try {
            tasks.take().run();
            showPosition(); // before the next player's answer is looked at
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            left = true;
        }
    }

    private void showPosition() {
        if (!moved) {
            return;
        }
        moved = false;
        terminal.println("");
        board.position(session.state()).forEach(terminal::println);
        if (session.isOver()) {
            return;
        }
        if (session.isPersonsTurn()) {
            terminal.println(words.get("turn", board.seat(session.actor())));
            board.actions(session.legalActions()).forEach(terminal::println);
        }
    }

    private void afterTheEnd() {
        if (!resultShown) {
            resultShown = true;
            board.result(session.state(), session.payoffs()).forEach(terminal::println);
        }
        boolean persons = false;
        for (int seat = 0; seat < seated.length; seat++) {
            persons |= session.isPerson(seat);
        }
        if (persons) {
            execute(words.get("prompt.over"));
        } else {
            left = true;
        }
    }

    private void execute(String prompt) {
        Optional<String> line = terminal.readLine(prompt, this::completions);
        if (line.isEmpty()) {
            terminal.println("");
            if (!session.isOver()) {
                terminal.println(words.get("end", session.index()));
            }
            left = true;
            return;
        }
        try {
            obeyLine(line.get());
        } catch (BadInput wrong) {
            terminal.println(wrong.getMessage());
        }
    }

    /** What may be typed: the legal actions where a person is to move, and the commands. */
    private List<String> completions() {
        List<String> all = new ArrayList<>();
        if (session.isPersonsTurn()) {
            session.legalActions().forEach(action -> all.add(action.notation()));
        }
        all.addAll(COMMANDS);
        return all;
    }

    private void obeyLine(String line) {
        if (session.isPersonsTurn()) {
            Optional<Action> action = board.meant(line, session.legalActions());
            if (action.isPresent()) {
                session.play(action.get().code());
                return;
            }
        }
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> goOn();
            case "undo" -> travel(session.canUndo(), session::undo, "nothing.undo");
            case "redo" -> travel(session.canRedo(), session::redo, "nothing.redo");
            case "hint" -> hint(rest);
            case "player" -> exchange(rest);
            case "save" -> saveAs(rest);
            case "board" -> moved = true;
            case "help", "?" -> terminal.println(words.get("help"));
            case "quit", "exit" -> leave();
            default -> terminal.println(words.get("illegal", line, board.notations(session)));
        }
    }

    private void goOn() {
        if (session.isOver()) {
            left = true;
        } else if (!session.isPersonsTurn()) {
            faulty = false;
            session.resume();
        }
    }

    private void leave() {
        if (!session.isOver()) {
            terminal.println(words.get("bye", session.index()));
        }
        left = true;
    }

    private void travel(boolean possible, Runnable step, String otherwise) {
        if (!possible) {
            terminal.println(words.get(otherwise));
            return;
        }
        moved = true;
        resultShown = false;
        step.run();
        keep();
    }

    private void hint(String asked) {
        if (session.isOver()) {
            return;
        }
        PlayerSpec spec = asked.isEmpty() ? opponents.hintPlayer(session.game()) : PlayerOptions.parse(asked);
        if (Opponents.isPerson(spec) || session.actor() < 0) {
            return;
        }
        long seed = Seeds.oneWay(session.seed(), "hint", session.index());
        Budgeted adviser = new Budgeted(opponents.create(spec, session.game(), seed), budget);
        PluginGuard.run(
                () -> {
                    Decision decision = adviser.advise(session.state(), session.actor(), seed);
                    board.hint(
                                    spec.toString(),
                                    session.state(),
                                    decision,
                                    opponents.explanation(spec, decision, words.locale()))
                            .forEach(terminal::println);
                },
                failure -> terminal.println(words.get("hint.failed", String.valueOf(failure))));
    }

    private void exchange(String given) {
        String[] parts = given.split("\\s+", 2);
        if (parts.length < 2 || !parts[0].matches("\\d{1,3}")) {
            throw new BadInput(words.get("player.usage"));
        }
        int seat = Integer.parseInt(parts[0]) - 1;
        if (seat < 0 || seat >= seated.length) {
            throw new BadInput(words.get("player.usage"));
        }
        PlayerSpec spec = PlayerOptions.parse(parts[1]);
        opponents.create(spec, session.game(), 0); // refused before the old one leaves
        seat(seat, spec);
        faulty = false;
        moved = true;
        terminal.println(words.get(
                "player.changed", board.seat(seat), Opponents.isPerson(spec) ? words.get("person") : specs.get(seat)));
        if (session.isPaused()) {
            session.resume();
        }
    }

    private void saveAs(String file) {
        if (file.isEmpty()) {
            throw new BadInput(words.get("save.usage"));
        }
        try {
            write(Path.of(file));
        } catch (InvalidPathException invalid) {
            throw new BadInput("cannot write " + file + " (" + invalid.getReason() + ")", invalid);
        }
        terminal.println(words.get("saved", file));
    }

    /** Keeps the record after every ply, so that nothing is lost however the program ends. */
    private void keep() {
        if (save != null) {
            write(save);
        }
    }

    private void write(Path file) {
        UserFiles.write(file, MatchRecordJson.write(MatchRecord.of(session, specs)) + "\n");
    }

    @Override
    public void played(State before, int action) {
        terminal.clearProgress();
        int actor = before.actor();
        Decision thought = actor < 0 || seated[actor] == null ? null : seated[actor].takeLast();
        board.ply(before, action, thought).forEach(terminal::println);
        moved = true;
        keep();
    }

    @Override
    public void thinking(int seat, Decision soFar) {
        terminal.progress(words.get("thinking", board.seat(seat), board.spent(soFar)));
    }

    @Override
    public void fault(Forfeit reason) {
        terminal.clearProgress();
        faulty = true;
        terminal.warn("marienbad: " + board.fault(reason));
        if (Arrays.stream(seated).allMatch(player -> player != null)) {
            left = true; // nobody there to exchange the player
        }
    }

    @Override
    public void fault(GameFault reason) {
        terminal.clearProgress();
        terminal.err().println("marienbad: " + reason.getMessage());
        faulty = true;
        left = true; // the position cannot be gone on from
    }

    @Override
    public void close() {
        session.close();
    }
}

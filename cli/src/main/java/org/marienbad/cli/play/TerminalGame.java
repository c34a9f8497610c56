package org.marienbad.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Opponents;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.play.Autosave;
import org.marienbad.play.ContinuedGame;
import org.marienbad.play.LiveGame;

/** One game in the terminal: prints positions, asks persons, shows what the players think. */
final class TerminalGame implements SessionListener, AutoCloseable {
    private static final List<String> COMMANDS =
            List.of("undo", "redo", "hint", "player", "save", "board", "actions", "help", "quit");

    private final GameStart start;
    private final LiveGame live;
    private final GameSetup setup;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Messages words;
    private final PositionPrinter board;
    private final GameText text;
    /** Reads out the legal actions, where the game is spoken. */
    private final Optional<SpokenText> spoken;

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final SeatedPlayers seated;
    private final GameSaver saver;
    private Optional<Autosave> autosave = Optional.empty();
    /** For each seat, how many plies its person has seen on the screen. */
    private final int[] told;

    /** At how many plies it was said that somebody thinks; a voice says it once. */
    private int thinkingTold = -1;

    private boolean moved = true;
    /** Whether somebody has seen a position. */
    private boolean exposed;

    private boolean resultShown;
    private boolean left;
    private boolean faulty;

    TerminalGame(GameStart start, Opponents opponents, Terminal terminal, Locale locale) {
        this.start = start;
        this.live =
                BadInput.wrap("the record", () -> new LiveGame(start.setup(), start.seed(), start.plies(), tasks::add));
        start.prepare(live);
        this.setup = live.setup();
        this.opponents = opponents;
        this.terminal = terminal;
        this.words = CliMessages.of(locale);
        this.board = new PositionPrinter(this.setup, words, locale, terminal.width());
        this.spoken = terminal.isPlain()
                ? Optional.of(new SpokenText(board, words, this.setup.provider().messages(locale)))
                : Optional.empty();
        this.text = spoken.<GameText>map(each -> each)
                .orElseGet(() -> terminal.printsEvents() ? new EventText(board, words) : new DrawnText(board, words));
        this.seated = new SeatedPlayers(live, start.seed(), opponents, start.budget());
        this.saver = new GameSaver(live, seated, opponents, words, start.save());
        this.told = new int[setup.seats()];
    }

    /** Has the game kept in the user's store, ply by ply. */
    void keep(Autosave keeper) {
        autosave = Optional.of(keeper);
    }

    /** Plays until the end or until the user leaves; returns the exit status. */
    int run() {
        for (int seat = 0; seat < seated.seats(); seat++) {
            seated.seat(seat, start.players().get(seat));
        }
        // Not before: a record names the players of all seats.
        autosave.ifPresent(keeper -> live.keep(
                keeper, seated::specs, opponents::withPlugins, start.continued().map(ContinuedGame::stored)));
        start.continued().ifPresent(game -> live.continueAt(game.node()));
        saver.save();
        greet();
        Arrays.fill(told, live.tree().index());
        live.listener(this);
        live.start();
        String typed = start.typed();
        while (!left) {
            showPosition(); // before an answer that came at once is looked at
            runTasks();
            if (left || isReloaded("")) {
                break; // a player failed, and nobody is there to exchange it; or the game goes on in a new version
            } else if (!typed.isEmpty()) {
                executeSafely(typed);
                typed = "";
            } else if (live.tree().isOver()) {
                afterTheEnd();
            } else if (live.awaited().isPresent()) {
                handOver(live.awaited().getAsInt());
            } else if (live.isPersonsTurn()) {
                execute(text.prompt());
            } else if (isWaiting()) {
                execute(words.get("prompt.waiting", board.seat(live.view().actor())));
            } else {
                waitForTask();
            }
        }
        return faulty ? ExitStatus.BAD_INPUT : ExitStatus.SUCCESS;
    }

    private void tell(List<String> lines) {
        text.tell(terminal, lines);
    }

    private void greet() {
        Optional<Long> seed = isSeedTold() ? Optional.of(start.seed()) : Optional.empty();
        tell(text.opening(live, seated.specs(), seed));
    }

    /** The seed reveals chance outcomes to come, so it is shown only after the end. */
    private boolean isSeedTold() {
        GameInfo info = setup.game().info();
        return !info.has(GameInfo.Trait.CHANCE) && !info.has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    /** Nobody thinks and nobody will: the game is paused, or an earlier position is shown. */
    private boolean isWaiting() {
        return live.thinkingSeat().isEmpty();
    }

    /** Covers the secrets of the last person, and shows the game to the next once that one is alone with it. */
    private void handOver(int seat) {
        if (exposed) {
            terminal.cover();
        }
        Optional<String> line = ask(words.get("hand.question", board.seat(seat)));
        if (line.isEmpty() || line.get().equalsIgnoreCase("quit") || line.get().equalsIgnoreCase("exit")) {
            line.ifPresent(quit -> leave());
            left = true;
            return;
        }
        int from = Math.min(told[seat], live.tree().index());
        live.takeOver();
        MatchView view = live.view();
        for (int i = from; i < view.length(); i++) {
            tell(List.of(text.ply(view, i)));
        }
        told[seat] = view.length();
        text.startAnew();
        moved = true;
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
        if (!moved || live.awaited().isPresent()) {
            return;
        }
        moved = false;
        exposed = true;
        MatchView view = live.view();
        tell(text.position(view));
        if (live.isPersonsTurn() && view.seesActor()) {
            tell(text.choices(live));
        }
    }

    private void afterTheEnd() {
        if (!resultShown) {
            resultShown = true;
            tell(text.result(live.view()));
            if (!isSeedTold()) {
                tell(text.seed(start.seed()));
            }
        }
        if (seated.hasPersons()) {
            execute(words.get("prompt.over"));
        } else {
            left = true;
        }
    }

    private void execute(String prompt) {
        ask(prompt).filter(line -> !isReloaded(line)).ifPresent(this::executeSafely);
    }

    private void executeSafely(String line) {
        try {
            executeLine(line);
        } catch (BadInput wrong) {
            terminal.println(wrong.getMessage());
        }
    }

    /** Whether the game's plugin was built again; then this game is left, to be gone on with in the new version. */
    private boolean isReloaded(String typed) {
        PluginWatch watch = start.watch();
        if (!watch.hasNews()) {
            return false;
        }
        MatchRecord played = live.record(seated.specs());
        Optional<String> fault = watch.fault(played);
        if (fault.isPresent()) {
            terminal.println(words.get("watch.fault", fault.get()));
            return false;
        }
        watch.reload(played, typed);
        left = true;
        return true;
    }

    /** The line typed; empty at the end of the input, which ends the game. */
    private Optional<String> ask(String prompt) {
        Optional<String> line = terminal.readLine(prompt, this::completions, isSecret());
        if (line.isEmpty()) {
            terminal.println("");
            if (!live.tree().isOver()) {
                terminal.println(words.get("end", live.tree().index()));
            }
            left = true;
        }
        return line;
    }

    /** The next player at this screen must not find there the input of this one. */
    private boolean isSecret() {
        return setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    /** The possible inputs: the legal actions of a person to move, and the commands. */
    private List<String> completions() {
        List<String> all = new ArrayList<>();
        if (live.isPersonsTurn()) {
            live.view().legalActions().forEach(action -> all.add(action.notation()));
        }
        all.addAll(COMMANDS);
        return all;
    }

    private void executeLine(String line) {
        List<Action> legal = live.isPersonsTurn() ? live.view().legalActions() : List.of();
        Optional<Action> action = text.meant(line, legal);
        if (action.isPresent()) {
            if (isAgreed()) {
                live.play(action.get().code());
            }
            return;
        }
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> resume();
            case "undo" ->
                travel(
                        live.canUndo(),
                        live::undo,
                        live.undoObjection().map(words::get).orElseGet(() -> words.get("nothing.undo")));
            case "redo" -> travel(!live.tree().isLatest(), live::redo, words.get("nothing.redo"));
            case "hint" -> hint(rest);
            case "player" -> replacePlayer(rest);
            case "save" -> saver.saveAs(rest, this::ask).ifPresent(terminal::println);
            case "board" -> {
                text.startAnew();
                moved = true;
            }
            case "actions" ->
                spoken.ifPresentOrElse(
                        voice -> voice.actions(legal, rest).forEach(terminal::println), () -> moved = true);
            case "help", "?" -> terminal.print(text.help() + "\n");
            case "quit", "exit" -> leave();
            default -> {
                if (legal.isEmpty()) {
                    terminal.println(words.get("unknown", line));
                } else {
                    tell(List.of(text.illegal(line, legal)));
                }
            }
        }
    }

    private void resume() {
        if (live.tree().isOver()) {
            left = true;
        } else if (!live.isPersonsTurn() && isAgreed()) {
            faulty = false;
            live.resume();
        }
    }

    /** Whether the game can go on from here, and all persons let it if that takes something back. */
    private boolean isAgreed() {
        Optional<Text> objection = live.objection();
        if (objection.isPresent()) {
            terminal.println(words.get(objection.get()));
            return false;
        }
        for (int seat : live.askedToAgree()) {
            Optional<String> answer = ask(words.get("agree.question", board.seat(seat)));
            if (answer.isEmpty() || !GameSaver.isYes(answer.get(), words)) {
                terminal.println(words.get("agree.refused", board.seat(seat)));
                return false;
            }
        }
        live.agree();
        return true;
    }

    private void leave() {
        if (!live.tree().isOver()) {
            terminal.println(words.get("bye", live.tree().index()));
            if (terminal.interactive() && start.isKept()) {
                terminal.println(words.get("kept"));
            }
        }
        left = true;
    }

    private void travel(boolean possible, Runnable step, String otherwise) {
        if (!possible) {
            terminal.println(otherwise);
            return;
        }
        text.startAnew();
        moved = true;
        resultShown = false;
        step.run();
        saver.save();
    }

    private void hint(String asked) {
        PlayerSpec spec = asked.isEmpty() ? opponents.hintPlayer(setup.game()) : PlayerOptions.parse(asked);
        new Hint(seated, opponents, text, terminal).show(live.view(), spec, words);
    }

    private void replacePlayer(String given) {
        String[] parts = given.split("\\s+", 2);
        if (parts.length < 2 || !parts[0].matches("\\d{1,3}")) {
            throw new BadInput(words.get("player.usage"));
        }
        int seat = Integer.parseInt(parts[0]) - 1;
        if (seat < 0 || seat >= seated.seats()) {
            throw new BadInput(words.get("player.usage"));
        }
        PlayerSpec spec = PlayerOptions.parse(parts[1]);
        opponents.check(spec, setup.game()); // refused before the old one leaves
        seated.seat(seat, spec);
        faulty = false;
        moved = true;
        terminal.println(words.get(
                "player.changed",
                board.seat(seat),
                Opponents.isPerson(spec) ? words.get("person") : seated.spec(seat)));
        if (live.isPaused()) {
            live.resume();
        }
    }

    @Override
    public void played(MatchView now) {
        terminal.clearProgress();
        int last = now.length() - 1;
        tell(List.of(text.ply(now, last)));
        int actor = now.seen(last).actor();
        Optional<Decision> thought = seated.takeThought(actor);
        if (now.after(last).seesActor()) {
            thought.ifPresent(known -> tell(text.thought(known, actor)));
        }
        if (now.observer().isSeat()) {
            told[now.observer().seat()] = now.length();
        }
        moved = true;
        saver.save();
    }

    @Override
    public void thinking(int seat, Optional<Decision> soFar) {
        String who = board.seat(seat);
        if (spoken.isPresent()) {
            if (terminal.interactive() && thinkingTold != live.tree().index()) {
                thinkingTold = live.tree().index();
                terminal.println(words.get("thinking.unseen", who));
            }
            return;
        }
        terminal.progress(soFar.map(known -> words.get("thinking", who, board.spent(known)))
                .orElseGet(() -> words.get("thinking.unseen", who)));
    }

    @Override
    public void fault(Forfeit reason) {
        terminal.clearProgress();
        faulty = true;
        terminal.warn("marienbad: " + board.fault(reason));
        if (!seated.hasPersons()) {
            left = true; // nobody there to exchange the player
        }
    }

    @Override
    public void fault(PluginFault reason) {
        terminal.clearProgress();
        terminal.err().println("marienbad: " + reason.getMessage());
        faulty = true;
        left = true; // the position cannot be gone on from
    }

    @Override
    public void close() {
        live.close();
    }
}

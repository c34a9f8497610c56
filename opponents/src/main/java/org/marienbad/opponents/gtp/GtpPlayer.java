package org.marienbad.opponents.gtp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.opponents.process.PlayerProgram;
import org.marienbad.opponents.process.ProgramFault;

/**
 * A seat played by a program in the Go Text Protocol: seat 0 is its black, seat 1 its white. A ply whose notation is a
 * letter and a number is played there. The ply {@code swap} is {@code swap-pieces} as in HexGui and MoHex, any other a
 * pass. A forced pass is told, but may be refused, as some programs pass by themselves then. The program is started for
 * the first decision, and once more if it ends in the middle of one.
 */
final class GtpPlayer implements Player {
    private static final Pattern VERTEX = Pattern.compile("[a-zA-Z]\\d{1,2}");
    private static final String PASS = "PASS";
    /** The names of the exchange of sides after the first ply, in games and their options. */
    private static final String SWAP = "swap";
    /** Its name in programs of Hex if the stone changes its color and place. */
    private static final String SWAP_PIECES = "SWAP-PIECES";
    /** The option of a game that is told by the command of the same name. */
    private static final String KOMI = "komi";

    private final PlayerProgram<GtpClient> program;
    private final Function<Budget, Budget> limits;
    private GameSetup setup;
    /** The program that has been made ready, and for which game. */
    private GtpClient ready;

    private GameSetup open;

    private State position;
    /** The game so far, and the part of it that the program knows. */
    private final List<Move> plies = new ArrayList<>();

    private final List<Move> told = new ArrayList<>();

    /** A color and a place, and whether nothing else was legal but this pass. */
    private record Move(String text, boolean forced) {}

    /**
     * @param starter starts the program
     * @param limits the caller's limits and the player's own
     */
    GtpPlayer(Supplier<GtpClient> starter, Function<Budget, Budget> limits) {
        this.program = new PlayerProgram<>(starter, GtpClient::close);
        this.limits = limits;
    }

    /** Points a side of the board; empty if it is not square. */
    static OptionalInt size(Game game) {
        int cells = game instanceof Cells board ? board.cellCount() : 0;
        int side = (int) Math.round(Math.sqrt(cells));
        return cells > 0 && side * side == cells ? OptionalInt.of(side) : OptionalInt.empty();
    }

    /** The protocol's name of the place of a ply. */
    static String vertex(Game game, State before, int action) {
        String notation = game.action(before, action).notation();
        return VERTEX.matcher(notation).matches()
                ? notation.toUpperCase(Locale.ROOT)
                : notation.equals(SWAP) ? SWAP_PIECES : PASS;
    }

    static String color(int seat) {
        return seat == 0 ? "b" : "w";
    }

    @Override
    public void begin(GameSetup game, int seat) {
        if (game.position().isPresent()) {
            throw new IllegalArgumentException("the Go Text Protocol has no positions that are set up");
        }
        setup = game;
        position = game.newState();
        plies.clear();
    }

    @Override
    public void observe(Seen ply) {
        String vertex = vertex(setup.game(), position, ply.action());
        int[] legal = new int[setup.game().info().maxLegalActions()];
        boolean forced = vertex.equals(PASS) && position.legalActions(legal) == 1;
        plies.add(new Move(color(position.actor()) + " " + vertex, forced));
        position.apply(ply.action());
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        if (setup == null) {
            throw new IllegalStateException("a program can only play a game that is told from its beginning");
        }
        int[] legal = setup.game().legalActions(view);
        if (legal.length == 1) {
            return Decision.of(legal[0]);
        }
        long start = System.nanoTime();
        Budget both = limits.apply(budget);
        String answer = program.ask(client -> ask(client, seat, both, monitor));
        int action = action(view, legal, answer);
        return new Decision(action, List.of(), 0, 0, System.nanoTime() - start);
    }

    private String ask(GtpClient client, int seat, Budget budget, Monitor monitor) {
        follow(client);
        long thinking = 0;
        if (budget.isTimed()) {
            thinking = budget.nanos();
            if (client.isTimed()) {
                long seconds = Math.max(1, TimeUnit.NANOSECONDS.toSeconds(thinking));
                client.ask("time_left " + color(seat) + " " + Math.min(seconds, Integer.MAX_VALUE) + " 1");
            }
        }
        String answer = client.ask("genmove " + color(seat), thinking, monitor::cancelled)
                .toUpperCase(Locale.ROOT);
        told.add(new Move(color(seat) + " " + answer, false));
        return answer;
    }

    /** Brings the program to the position, by the new plies, or from the start if it knows other ones. */
    private void follow(GtpClient client) {
        if (ready != client || open != setup) {
            if ("sides".equals(setup.options().toMap().get(SWAP))) {
                throw new ProgramFault(
                        "the protocol has no word for an exchange of sides; play with swap=pieces or swap=off", false);
            }
            client.ask("boardsize " + size(setup.game()).orElseThrow());
            restart(client);
            ready = client;
            open = setup;
        }
        if (told.size() > plies.size() || !plies.subList(0, told.size()).equals(told)) {
            restart(client);
        }
        for (Move ply : plies.subList(told.size(), plies.size())) {
            String command = "play " + ply.text;
            if (ply.forced) {
                client.accepts(command);
            } else {
                client.ask(command);
            }
            told.add(ply);
        }
    }

    private void restart(GtpClient client) {
        client.ask("clear_board");
        Object komi = setup.options().toMap().get(KOMI);
        if (komi != null) {
            client.ask("komi " + komi);
        }
        told.clear();
    }

    private int action(State view, int[] legal, String answer) {
        if (answer.equals("RESIGN")) {
            throw new ProgramFault("the program resigned", false);
        }
        return Arrays.stream(legal)
                .filter(action -> vertex(setup.game(), view, action).equals(answer))
                .findFirst()
                .orElseThrow(() -> new ProgramFault("the program chose '" + answer + "', which is illegal", false));
    }

    @Override
    public void close() {
        program.close();
    }
}

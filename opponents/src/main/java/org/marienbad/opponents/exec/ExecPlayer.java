package org.marienbad.opponents.exec;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.Plies;
import org.marienbad.json.DecisionJson;
import org.marienbad.opponents.process.PlayerProgram;
import org.marienbad.opponents.process.ProgramFault;

/**
 * A seat played by another program. The program is started for the first decision, is sent what the seat sees, and is
 * restarted once if it fails in a decision. In a game with hidden information it is given positions with guesses in
 * place of what the seat cannot know; in others, plies.
 */
final class ExecPlayer implements Player {
    private final PlayerProgram<EngineClient> program;
    private final Function<Budget, Budget> limits;
    private GameSetup setup;
    private List<String> plies = new ArrayList<>();
    /** The position after the plies; not kept where the seat does not see all of them. */
    private State position;

    /**
     * @param starter starts the program
     * @param limits the caller's limits and the player's own
     */
    ExecPlayer(Supplier<EngineClient> starter, Function<Budget, Budget> limits) {
        this.program = new PlayerProgram<>(starter, EngineClient::close);
        this.limits = limits;
    }

    @Override
    public void begin(GameSetup game, int seat) {
        setup = game;
        plies = new ArrayList<>();
        position = game.newState();
        program.tell(EngineClient::end);
    }

    @Override
    public void observe(Seen ply) {
        if (isHidden()) {
            return;
        }
        plies.add(Plies.write(setup.game(), position, ply.action()));
        position.apply(ply.action());
    }

    private boolean isHidden() {
        return setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        if (setup == null) {
            throw new IllegalStateException("a program can only play a game that is told from its beginning");
        }
        Budget both = limits.apply(budget);
        long start = System.nanoTime();
        ObjectNode answer = program.ask(client -> ask(client, view, seat, both, monitor));
        return decision(whole(view), answer, System.nanoTime() - start);
    }

    private ObjectNode ask(EngineClient client, State view, int seat, Budget budget, Monitor monitor) {
        Asked asked = new Asked(setup, view, seat, budget, monitor::cancelled);
        return isHidden()
                ? client.choose(asked, setup.game().position(view).orElseThrow())
                : client.choose(asked, plies);
    }

    /** The position with all its actions, as the program has it: {@code view} may be narrowed. */
    private State whole(State view) {
        return isHidden() ? setup.game().stateOf(setup.game().position(view).orElseThrow()) : position;
    }

    private Decision decision(State view, ObjectNode answer, long nanos) {
        try {
            return DecisionJson.read(setup.game(), view, answer, nanos);
        } catch (IllegalArgumentException illegal) {
            throw new ProgramFault("the program chose " + answer.path("ply") + ", which is illegal", false);
        }
    }

    @Override
    public void close() {
        program.close();
    }
}

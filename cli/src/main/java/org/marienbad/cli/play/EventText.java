package org.marienbad.cli.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.engine.DecisionJson;
import org.marienbad.cli.engine.PositionJson;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** A game for programs: what happens in it as lines of JSON. Questions stay sentences, for the standard error. */
record EventText(PositionPrinter board, Messages words) implements GameText {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static ObjectNode event(String name) {
        return JsonNodeFactory.instance.objectNode().put("event", name);
    }

    @Override
    public void tell(Terminal terminal, List<String> lines) {
        lines.forEach(terminal::printEvent);
    }

    @Override
    public List<String> opening(LiveGame live, List<String> players, Optional<Long> seed) {
        GameSetup setup = live.setup();
        ObjectNode game = event("game").put("game", setup.provider().id()).put("seats", setup.seats());
        game.set("options", MAPPER.valueToTree(setup.options().toMap()));
        game.put("starter", setup.starter());
        players.forEach(game.putArray("players")::add);
        game.put("clock", live.timeControl().toString());
        seed.ifPresent(known -> game.put("seed", known));
        return List.of(game.toString());
    }

    @Override
    public List<String> seed(long seed) {
        return List.of(event("seed").put("seed", seed).toString());
    }

    @Override
    public List<String> position(MatchView view) {
        ObjectNode position = event("position");
        position.setAll(new PositionJson(view, words.locale()).position(false, false));
        return List.of(position.toString());
    }

    @Override
    public List<String> choices(LiveGame live) {
        ObjectNode turn = event("turn").put("seat", live.view().actor());
        if (!live.timeControl().isUnlimited()) {
            ArrayNode remaining = turn.putArray("remaining");
            for (int seat = 0; seat < live.setup().seats(); seat++) {
                remaining.add(live.remaining(seat).orElse(Duration.ZERO).toMillis());
            }
        }
        return List.of(turn.toString());
    }

    @Override
    public Optional<Action> meant(String line, List<Action> legal) {
        return board.meant(line, legal);
    }

    @Override
    public String ply(MatchView view, int index) {
        int actor = view.seen(index).actor();
        String notation =
                view.action(index).map(Action::notation).orElse(view.seen(index).notation());
        return event("ply")
                .put("index", index)
                .put("actor", actor)
                .put("ply", (actor == State.CHANCE ? Plies.CHANCE_MARK : "") + notation)
                .toString();
    }

    @Override
    public List<String> thought(Decision thought, int seat) {
        ObjectNode event = event("thought").put("seat", seat);
        ArrayNode value = event.putArray("value");
        thought.lines().stream()
                .filter(line -> line.action() == thought.action())
                .findFirst()
                .ifPresent(line -> Arrays.stream(line.value()).forEach(each -> {
                    if (Double.isFinite(each)) {
                        value.add(each);
                    } else {
                        value.addNull();
                    }
                }));
        return List.of(event.put("iterations", thought.iterations())
                .put("depth", thought.depth())
                .put("millis", DecisionJson.millis(thought.nanos()))
                .toString());
    }

    @Override
    public List<String> hint(String player, Consultation asked, Decision decision, String explanation) {
        ObjectNode hint = event("hint");
        hint.setAll(DecisionJson.of(player, asked.view(), decision));
        return List.of(hint.put("explanation", explanation).toString());
    }

    @Override
    public List<String> result(MatchView view) {
        ObjectNode over = event("over");
        Arrays.stream(view.payoffs()).forEach(over.putArray("payoffs")::add);
        Arrays.stream(view.scores()).forEach(over.putArray("scores")::add);
        Optional<Forfeit> forfeit = view.forfeit();
        if (forfeit.isPresent()) {
            over.putObject("forfeit")
                    .put("seat", forfeit.get().seat())
                    .put("cause", forfeit.get().cause().name())
                    .put("detail", forfeit.get().detail());
        }
        return List.of(over.toString());
    }

    @Override
    public String help() {
        return words.get("help");
    }

    @Override
    public String prompt() {
        return words.get("prompt");
    }

    @Override
    public String illegal(String line, List<Action> legal) {
        ObjectNode illegal = event("illegal").put("line", line);
        ArrayNode plies = illegal.putArray("legal");
        legal.forEach(action -> plies.add(action.notation()));
        return illegal.toString();
    }
}

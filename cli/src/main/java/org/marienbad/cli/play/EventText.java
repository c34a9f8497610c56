package org.marienbad.cli.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.engine.PositionJson;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.DecisionJson;
import org.marienbad.json.ObservedJson;
import org.marienbad.json.PlainJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** A game for programs: its events as lines of JSON. Questions stay sentences, for the standard error. */
record EventText(PositionPrinter board, Messages words) implements GameText {
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
        game.set("options", PlainJson.of(setup.options().toMap()));
        game.put("starter", setup.starter());
        game.set("players", PlainJson.of(players));
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
        ObjectNode ply = event("ply").put("index", index);
        return ply.setAll(ObservedJson.of(view).ply(index)).toString();
    }

    @Override
    public List<String> thought(Decision thought, int seat) {
        ObjectNode event = event("thought").put("seat", seat);
        event.set(
                "value",
                PlainJson.of(
                        thought.line(thought.action()).map(ActionValue::value).orElse(new double[0])));
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
        over.setAll(ObservedJson.of(view).outcome());
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
        illegal.set("legal", PlainJson.of(legal.stream().map(Action::notation).toList()));
        return illegal.toString();
    }
}

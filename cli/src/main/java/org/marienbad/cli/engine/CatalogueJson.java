package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.marienbad.cli.catalogue.GameEntry;
import org.marienbad.cli.catalogue.PlayerEntry;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.PictureJson;
import org.marienbad.request.GameRequest;

/** The games, the players and the rules, as answers. */
record CatalogueJson(EngineContext context) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** All games as they are by default, or the one that the request names, as it names it. */
    ObjectNode games(Request request) {
        if (namesGame(request)) {
            GameSetup setup = context.games().setup(request);
            return list("games", List.of(game(setup)), entry -> "", Function.identity());
        }
        return list("games", context.games().all(), GameProvider::id, provider -> game(GameSetup.of(provider)));
    }

    /** Whether the request names a game; if it does not, it must not say more of it. */
    private static boolean namesGame(Request request) {
        if (!request.has("game") && GameRequest.NAMES.stream().anyMatch(request::has)) {
            throw request.missing("game", "the id of a game, or no field of one");
        }
        return request.has("game");
    }

    private ObjectNode game(GameSetup setup) {
        Messages words = setup.provider().messages(context.locale());
        ObjectNode entry = MAPPER.valueToTree(GameEntry.json(setup.provider(), setup.game(), words));
        Game game = setup.game();
        GameInfo info = game.info();
        ObjectNode facts = entry.putObject("facts");
        facts.put("seats", info.seats()).put("actions", info.actionCount());
        facts.put("legalActions", info.maxLegalActions()).put("plies", info.maxPlies());
        facts.putArray("payoffs").add(info.minPayoff()).add(info.maxPayoff());
        if (info.has(GameInfo.Trait.CONSTANT_SUM)) {
            facts.put("payoffSum", info.payoffSum());
        }
        facts.put(
                "repetition", info.repetition().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        ArrayNode names = facts.putArray("seatNames");
        for (int seat = 0; seat < info.seats(); seat++) {
            names.add(words.get(game.view().seatName(seat)));
        }
        facts.set("vector", StateVector.of(game).describe());
        return entry;
    }

    /** All players; if the request names a game, whether they play it. */
    ObjectNode players(Request request) {
        Game game = namesGame(request) ? context.games().setup(request).game() : null;
        return list(
                "players",
                context.players().all(),
                PlayerProvider::id,
                provider -> MAPPER.valueToTree(PlayerEntry.json(provider, game, provider.messages(context.locale()))));
    }

    /** The rules of a game in words, and its figures as pictures. */
    ObjectNode rules(Request request) {
        GameSetup setup = context.games().setup(request);
        Messages words = setup.provider().messages(context.locale());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put(
                "name", words.has("name") ? words.get("name") : setup.provider().id());
        ArrayNode sections = answer.putArray("sections");
        for (Rulebook.Section section : setup.game().view().rulebook().sections()) {
            ObjectNode entry = sections.addObject();
            entry.put("heading", section.heading().isEmpty() ? "" : words.get(section.heading()));
            ArrayNode blocks = entry.putArray("blocks");
            for (Rulebook.Block block : section.blocks()) {
                ObjectNode one = blocks.addObject();
                one.put("type", block.getClass().getSimpleName().toLowerCase(Locale.ROOT));
                one.put("text", words.get(block.text()));
                if (block instanceof Rulebook.Figure figure) {
                    one.set("picture", new PictureJson(words::get).write(figure.picture()));
                }
            }
        }
        return answer;
    }

    /** A plugin that fails costs its own entry only. */
    private static <T> ObjectNode list(
            String field, List<T> all, Function<T, String> id, Function<T, ObjectNode> entry) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode entries = answer.putArray(field);
        for (T each : all) {
            Supplier<ObjectNode> made = () -> entry.apply(each);
            try {
                entries.add(PluginGuard.of(id.apply(each)).call(made));
            } catch (PluginFault fault) {
                entries.add(MAPPER.valueToTree(Map.of("id", id.apply(each), "error", fault.getMessage())));
            }
        }
        return answer;
    }
}

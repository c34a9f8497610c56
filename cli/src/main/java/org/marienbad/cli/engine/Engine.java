package org.marienbad.cli.engine;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;

/** Answers requests, each a line of JSON, each on its own: nothing is remembered between them. */
public final class Engine {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final RequestedPosition.Maker tables;
    private final PlayerCatalogue players;
    private final Locale locale;
    private final Reach trusted;

    /**
     * An engine whose words for people are in the language of {@code locale}.
     *
     * @param trusted of the settings that requests may have: {@link Reach#ANYWHERE} unless the user says otherwise
     */
    public Engine(GameCatalogue games, PlayerCatalogue players, Locale locale, Reach trusted) {
        this.tables = new RequestedPosition.Maker(games, trusted);
        this.trusted = trusted;
        this.players = players;
        this.locale = locale;
    }

    /** The answer to one request, without a line break; never throws for what a request or a plugin does wrong. */
    public String answer(String line) {
        JsonNode id = NullNode.getInstance();
        ObjectNode answer = MAPPER.createObjectNode();
        try {
            JsonNode request = MAPPER.readTree(line);
            if (!request.isObject()) {
                return error(id, "a request is a JSON object, such as {\"do\":\"position\",\"game\":\"nim\"}");
            }
            id = request.has("id") ? request.get("id") : id;
            answer.set("id", id);
            answer.setAll(task(request));
            return answer.toString();
        } catch (JsonProcessingException malformed) {
            String problem = malformed.getOriginalMessage();
            return error(
                    id,
                    "not JSON at column " + malformed.getLocation().getColumnNr() + ": "
                            + (problem.startsWith("Unexpected end-of-input") ? "the line breaks off" : problem));
        } catch (IllegalArgumentException | PluginFault refused) {
            return error(id, refused.getMessage());
        } catch (RuntimeException | Error failure) {
            return error(id, "failed: " + failure);
        }
    }

    private ObjectNode task(JsonNode request) {
        List<String> names = Stream.of(Task.values()).map(Task::id).toList();
        JsonNode given = request.get("do");
        if (given == null || !given.isTextual()) {
            throw new IllegalArgumentException("field 'do' is missing; allowed: one of " + String.join(", ", names));
        }
        Task task = Stream.of(Task.values())
                .filter(candidate -> candidate.id().equals(given.textValue()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown("do", given.textValue(), names)));
        List<String> known = new ArrayList<>(List.of("id", "do"));
        known.addAll(RequestedPosition.FIELDS);
        known.addAll(task.fields());
        Request fields = new Request(request, "", known);
        return task.answer(fields, tables.make(fields), players, trusted, locale);
    }

    private static String error(JsonNode id, String message) {
        ObjectNode answer = MAPPER.createObjectNode();
        answer.set("id", id);
        answer.put("error", String.valueOf(message).lines().map(String::strip).collect(Collectors.joining(" ")));
        return answer.toString();
    }
}

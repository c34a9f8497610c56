package org.marienbad.learn.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.text.Text;
import org.marienbad.json.PlainJson;
import org.marienbad.learn.text.RefusedException;

/**
 * The kind and origin of a model; the content of {@code model.json}.
 *
 * @param format of the file
 * @param game for which it was trained
 * @param features the features that it sees
 * @param training how it came to be
 */
public record Provenance(int format, TrainedGame game, SeenFeatures features, Source training) {
    /**
     * @param id of the game
     * @param seats how many take part
     * @param options by key, those that are not the default
     * @param rules hash of what may be done in random games, in hexadecimal digits
     */
    public record TrainedGame(String id, int seats, Map<String, Object> options, String rules) {
        /** Such as "kalaha for 2 seats with pits=4". */
        @Override
        public String toString() {
            String changed = options.entrySet().stream()
                    .map(option -> option.getKey() + "=" + option.getValue())
                    .collect(Collectors.joining(", "));
            return id + " for " + seats + (seats == 1 ? " seat" : " seats")
                    + (changed.isEmpty() ? "" : " with " + changed);
        }
    }

    /**
     * @param source where they come from: FEATURES, CELLS, ENCODING or TEXT
     * @param count how many there are
     * @param fingerprint hash of those that are active in positions of random games, in hexadecimal digits
     */
    public record SeenFeatures(String source, int count, String fingerprint) {}

    /**
     * @param recipe with which the same weights come again
     * @param weights their SHA-256 in hexadecimal digits
     * @param circumstances the facts that do not change them
     * @param gate how it did against what was there before; empty if it was not compared
     */
    public record Source(Recipe recipe, String weights, Circumstances circumstances, Map<String, Object> gate) {}

    /**
     * @param method id of the {@link org.marienbad.learn.training.Method}
     * @param hyperparameters by key, all of them: defaults may change from version to version
     * @param seed of the games of self-play
     * @param games how many there were
     */
    public record Recipe(String method, Map<String, Object> hyperparameters, long seed, long games) {}

    /**
     * @param version of the program that trained it; empty if unknown
     * @param plugin SHA-256 of the jar that the game came from; empty if it came from class files
     * @param cpuSeconds that the training took
     * @param parent SHA-256 of the model whose place it took; empty if there was none
     */
    public record Circumstances(String version, String plugin, double cpuSeconds, String parent) {}

    /**
     * The provenance that {@code json} tells.
     *
     * @throws IllegalArgumentException naming what is missing
     */
    static Provenance of(JsonNode json) {
        JsonNode game = json.path("game");
        JsonNode features = json.path("features");
        JsonNode training = json.path("training");
        JsonNode recipe = training.path("recipe");
        JsonNode circumstances = training.path("circumstances");
        return new Provenance(
                json.path("format").asInt(),
                new TrainedGame(text(game, "id"), seats(game), object(game, "options"), text(game, "rules")),
                new SeenFeatures(
                        text(features, "source"), features.path("count").asInt(), text(features, "fingerprint")),
                new Source(
                        new Recipe(
                                text(recipe, "method"),
                                object(recipe, "hyperparameters"),
                                recipe.path("seed").asLong(),
                                recipe.path("games").asLong()),
                        text(training, "weights"),
                        new Circumstances(
                                text(circumstances, "version"),
                                text(circumstances, "plugin"),
                                circumstances.path("cpuSeconds").asDouble(),
                                text(circumstances, "parent")),
                        object(training, "gate")));
    }

    private static int seats(JsonNode game) {
        int seats = game.path("seats").asInt();
        return require(seats > 0, "seats", seats);
    }

    private static String text(JsonNode object, String name) {
        return require(object.path(name).isTextual(), name, object.path(name).asText());
    }

    @SuppressWarnings("unchecked") // keys are text in JSON
    private static Map<String, Object> object(JsonNode object, String name) {
        JsonNode found = object.path(name);
        return (Map<String, Object>) require(found.isObject(), name, PlainJson.plain(found));
    }

    private static <T> T require(boolean isThere, String name, T value) {
        if (!isThere) {
            throw new RefusedException(Text.of("broken.missing", name));
        }
        return value;
    }
}

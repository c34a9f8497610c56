package org.marienbad.learn.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Text;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Training;

/**
 * The knowledge that others need to play for a training: its plan, its inputs, and the code that plays it. It travels
 * as JSON. Immutable.
 */
public final class ActorOrder {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Map<String, Object> plan;
    private final long fingerprint;
    private final CodeVersion code;

    private ActorOrder(Map<String, Object> plan, long fingerprint, CodeVersion code) {
        this.plan = plan;
        this.fingerprint = fingerprint;
        this.code = code;
    }

    /** @param training that of {@code plan} */
    static ActorOrder of(TrainingPlan plan, Training training, Plugins plugins) {
        return new ActorOrder(plan.plain(), training.features().fingerprint(), code(plan, plugins));
    }

    private static CodeVersion code(TrainingPlan plan, Plugins plugins) {
        return CodeVersion.of(Stream.of(plan.setup().provider(), plan.method()), plugins.players());
    }

    /** JSON in one line. */
    public String write() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("plan", plan);
        all.put("fingerprint", fingerprint);
        all.put("code", code.plain());
        try {
            return MAPPER.writeValueAsString(all);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * The output of {@link #write}. Settings in it may name files of this machine: take it only from the user who
     * trains.
     *
     * @throws IllegalArgumentException if it is something else
     */
    public static ActorOrder read(String json) {
        try {
            Parsed parsed = MAPPER.readValue(json, Parsed.class);
            return new ActorOrder(
                    MAPPER.convertValue(
                            Objects.requireNonNull(parsed.plan()), new TypeReference<Map<String, Object>>() {}),
                    parsed.fingerprint(),
                    CodeVersion.of(parsed.code()));
        } catch (JsonProcessingException | NullPointerException broken) {
            throw new RefusedException(Text.of("actor.order"), broken);
        }
    }

    private record Parsed(Map<String, Object> plan, long fingerprint, Map<String, String> code) {}

    /**
     * A training that plays by this order. Each is for one thread.
     *
     * @throws IllegalArgumentException in a sentence, if the game is not here, or is played only by other code
     */
    public Training start(Plugins plugins) {
        TrainingPlan here = TrainingPlan.read(plan, plugins.games());
        code.requireSame(code(here, plugins), "the training “" + here.name() + "” is played");
        Training started = here.startElsewhere();
        if (started.features().fingerprint() != fingerprint) {
            throw new RefusedException(Text.of(
                    "actor.features", here.name(), here.setup().provider().id()));
        }
        return started;
    }
}

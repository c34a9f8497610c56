package org.marienbad.learn.model;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Learned;

/**
 * Models that were read, until their files change or memory becomes scarce: all players of the same rules share the weights of a
 * model. Thread-safe.
 */
final class LoadedModels {
    private static final Map<String, LoadedModels> BY_ADDRESS = new ConcurrentHashMap<>();
    /** The digests of games by {@link RulesDigest}, which plays some to compute them. */
    private static final Map<Game, String> RULES = new WeakHashMap<>();

    private final ModelPlace place;
    private final ModelPlace.Stamp stamp;
    /** By class of the game, which goes with its plugin, and by its rules: options that only change the looks do not matter. */
    private final Map<Class<?>, Map<String, SoftReference<Learned>>> learned = new WeakHashMap<>();

    private Provenance provenance;

    private LoadedModels(ModelPlace place, ModelPlace.Stamp stamp) {
        this.place = place;
        this.stamp = stamp;
    }

    private static LoadedModels at(ModelPlace place) {
        ModelPlace.Stamp now = place.stamp();
        return BY_ADDRESS.compute(
                place.address(),
                (address, known) -> known == null || !known.stamp.equals(now) ? new LoadedModels(place, now) : known);
    }

    static String rules(Game game) {
        synchronized (RULES) {
            String known = RULES.get(game);
            if (known != null) {
                return known;
            }
        }
        // Without the lock: it runs the code of the game, which may take its time.
        String told = RulesDigest.of(game);
        synchronized (RULES) {
            RULES.put(game, told);
        }
        return told;
    }

    /** @throws IllegalArgumentException in a sentence, if it cannot be read */
    static Provenance provenance(ModelPlace place) {
        return at(place).provenance();
    }

    /**
     * All that players of {@code game} use.
     *
     * @throws IllegalArgumentException in a sentence, if it cannot be read, or is not for this game
     */
    static Learned learned(ModelPlace place, Game game, Services services) {
        return at(place).learned(game, rules(game), services);
    }

    private synchronized Provenance provenance() {
        if (provenance == null) {
            try (InputStream in = place.open()) {
                provenance = ModelFile.readProvenance(place.name(), in);
            } catch (IOException unreadable) {
                throw unreadable(place, unreadable);
            }
        }
        return provenance;
    }

    private synchronized Learned learned(Game game, String rules, Services services) {
        Map<String, SoftReference<Learned>> ofClass = learned.computeIfAbsent(game.getClass(), none -> new HashMap<>());
        SoftReference<Learned> kept = ofClass.get(rules);
        Learned known = kept == null ? null : kept.get();
        if (known == null) {
            known = read(place).learned(game, services);
            ofClass.put(rules, new SoftReference<>(known));
        }
        return known;
    }

    /** @throws IllegalArgumentException in a sentence, if it cannot be read */
    static ModelFile read(ModelPlace place) {
        try (InputStream in = place.open()) {
            return ModelFile.read(place.name(), in);
        } catch (IOException unreadable) {
            throw unreadable(place, unreadable);
        }
    }

    private static IllegalArgumentException unreadable(ModelPlace place, IOException why) {
        return new RefusedException(Text.of("model.unreadable", place.name(), AtomicFiles.reason(why)), why);
    }
}

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
import org.marienbad.learn.training.Learned;

/**
 * Models that were read, until their files change or memory becomes scarce: all players of the same rules share the weights of a
 * model. Thread-safe.
 */
final class LoadedModels {
    private static final Map<String, LoadedModels> BY_URL = new ConcurrentHashMap<>();
    /** What {@link RulesDigest} says of games, as it plays some to say it. */
    private static final Map<Game, String> RULES = new WeakHashMap<>();

    private final ModelPlace place;
    private final ModelPlace.Stamp stamp;
    private final Map<Rules, SoftReference<Learned>> learned = new HashMap<>();
    private Provenance provenance;

    /** Of a game: options that only change the looks do not matter. */
    private record Rules(Class<?> game, String digest) {}

    private LoadedModels(ModelPlace place, ModelPlace.Stamp stamp) {
        this.place = place;
        this.stamp = stamp;
    }

    private static LoadedModels at(ModelPlace place) {
        ModelPlace.Stamp now = place.stamp();
        return BY_URL.compute(
                place.url().toString(),
                (url, known) -> known == null || !known.stamp.equals(now) ? new LoadedModels(place, now) : known);
    }

    static String rules(Game game) {
        synchronized (RULES) {
            return RULES.computeIfAbsent(game, RulesDigest::of);
        }
    }

    /** @throws IllegalArgumentException in a sentence, if it cannot be read */
    static Provenance provenance(ModelPlace place) {
        return at(place).provenance();
    }

    /**
     * What players of {@code game} use.
     *
     * @throws IllegalArgumentException in a sentence, if it cannot be read, or is not for this game
     */
    static Learned learned(ModelPlace place, Game game) {
        return at(place).learned(game);
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

    private synchronized Learned learned(Game game) {
        Rules rules = new Rules(game.getClass(), rules(game));
        SoftReference<Learned> kept = learned.get(rules);
        Learned known = kept == null ? null : kept.get();
        if (known == null) {
            known = read(place).learned(game);
            learned.put(rules, new SoftReference<>(known));
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
        return new IllegalArgumentException(
                "model '" + place.name() + "' cannot be read: " + AtomicFiles.reason(why), why);
    }
}

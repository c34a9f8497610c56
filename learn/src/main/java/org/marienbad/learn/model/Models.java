package org.marienbad.learn.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.Model;
import org.marienbad.ai.search.model.ModelSource;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.learn.training.Learned;

/**
 * The models of the user, of the installation, and of games. They are in {@code models/} of the directory that the
 * system property {@code marienbad.data} names, and in {@code models/} beside {@code lib}. Games list theirs one a line
 * in their resource {@code META-INF/marienbad/models/index}. Of those of one name, players of a game use the first that
 * is for it.
 */
public final class Models implements ModelSource {
    private record LearnedModel(String name, Learned learned) implements Model {
        @Override
        public Evaluator evaluator() {
            return learned.evaluator();
        }

        @Override
        public Optional<Policy> policy() {
            return learned.policy();
        }

        @Override
        public Optional<BatchEvaluator> batchEvaluator(Game game, int size) {
            return learned.batches().map(batches -> batches.evaluator(size));
        }
    }

    /**
     * A model that was found.
     *
     * @param name by which players ask for it
     * @param where it lies: its file, or the jar that brings it
     * @param brought whether a game brings it
     * @param hidden whether another of its name counts before it
     */
    public record Found(String name, String where, boolean brought, boolean hidden, Supplier<ModelFile> content) {
        /** @throws IllegalArgumentException in a sentence, if it cannot be read */
        public ModelFile read() {
            return content.get();
        }
    }

    @Override
    public List<String> names(Game game) {
        Set<String> names = new LinkedHashSet<>();
        Set<String> broken = new LinkedHashSet<>();
        for (ModelPlace place : ModelPlace.all(game.getClass().getClassLoader())) {
            try {
                if (isFor(game, place) && !broken.contains(place.name())) {
                    names.add(place.name());
                }
            } catch (IllegalArgumentException unusable) {
                // Who asks for it is told why; it is not offered.
                broken.add(place.name());
            }
        }
        return List.copyOf(names);
    }

    private static boolean isFor(Game game, ModelPlace place) {
        return LoadedModels.provenance(place).game().rules().equals(LoadedModels.rules(game));
    }

    @Override
    public Optional<Model> model(String name, Game game, Services services) {
        return place(name, game).map(place -> new LearnedModel(name, LoadedModels.learned(place, game, services)));
    }

    private static Optional<ModelPlace> place(String name, Game game) {
        List<ModelPlace> called = ModelPlace.all(game.getClass().getClassLoader()).stream()
                .filter(place -> place.name().equals(name))
                .toList();
        // If none is for this game, the first says so.
        return called.stream()
                .filter(place -> isFor(game, place))
                .findFirst()
                .or(() -> called.stream().findFirst());
    }

    /** All models that can be found from {@code loader}, whatever game they are for: those that count first. */
    public static List<Found> all(ClassLoader loader) {
        List<Found> all = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (ModelPlace place : ModelPlace.all(loader)) {
            boolean hidden = !names.add(place.name());
            all.add(found(place, hidden));
        }
        return all;
    }

    private static Found found(ModelPlace place, boolean hidden) {
        return new Found(place.name(), place.where(), place.brought(), hidden, () -> LoadedModels.read(place));
    }

    /**
     * The model called {@code name} for players of {@code game}, or else the first of that name, which is for another
     * game. Empty if there is none.
     *
     * @throws IllegalArgumentException in a sentence, if one of that name that comes before it cannot be read
     */
    public static Optional<Found> find(String name, Game game) {
        return place(name, game).map(place -> found(place, false));
    }
}

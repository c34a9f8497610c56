package org.marienbad.ai.search.shared;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.marienbad.ai.search.model.Model;
import org.marienbad.ai.search.model.ModelSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;

/** The trained models that all sources know. Without a source, as where this library is used alone, there are none. */
public final class ModelSources {
    private static final String NONE = "none";
    /** Which model judges positions instead of an evaluator; initially none. */
    public static final NameSetting SETTING = Setting.ofName("model", NONE);

    private ModelSources() {}

    /** Looked up when the first model is asked for. */
    private static final class Known {
        static final List<ModelSource> SOURCES = StreamSupport.stream(
                        ServiceLoader.load(ModelSource.class, ModelSource.class.getClassLoader())
                                .spliterator(),
                        false)
                .toList();
    }

    /** Names of the models of {@code game}, the best known first. */
    public static List<String> names(Game game) {
        Set<String> names = new LinkedHashSet<>();
        Known.SOURCES.forEach(source -> names.addAll(source.names(game)));
        return List.copyOf(names);
    }

    /** The allowed values of {@link #SETTING} in {@code game}. */
    public static List<String> suggestions(Game game) {
        List<String> suggestions = new ArrayList<>(List.of(NONE));
        suggestions.addAll(names(game));
        return suggestions;
    }

    /**
     * The model that {@link #SETTING} names; empty for none.
     *
     * @param services with which it works
     * @throws IllegalArgumentException in a sentence, if there is no such model, or it cannot be used in {@code game}
     */
    public static Optional<Model> named(String name, Game game, Services services) {
        if (name.equals(NONE)) {
            return Optional.empty();
        }
        Optional<Model> found = Known.SOURCES.stream()
                .map(source -> source.model(name, game, services))
                .flatMap(Optional::stream)
                .findFirst();
        if (found.isEmpty()) {
            throw new IllegalArgumentException(Names.unknown("model", name, suggestions(game)));
        }
        return found;
    }
}

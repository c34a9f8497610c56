package org.marienbad.ai.search.shared;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;

/** The evaluators of a game by name. */
public final class Evaluators {
    private static final String DEFAULT = "default";
    private static final String NONE = "none";
    /** Which evaluator a player uses; initially the game's first. */
    public static final NameSetting SETTING = Setting.ofName("evaluator", DEFAULT);

    private Evaluators() {}

    /**
     * The allowed values of {@code setting} in {@code game} if it is one of {@link Judgement#SETTINGS}; empty for any
     * other.
     */
    public static List<String> suggestions(Game game, NameSetting setting) {
        if (setting.equals(ModelSources.SETTING)) {
            return ModelSources.suggestions(game);
        }
        return setting.equals(SETTING) ? names(game) : List.of();
    }

    private static List<String> names(Game game) {
        Set<String> names = new LinkedHashSet<>(List.of(DEFAULT));
        game.advice().evaluators().forEach(known -> names.add(known.name()));
        names.add(NONE);
        return List.copyOf(names);
    }

    /** Whether there is an evaluator of {@code game} called {@code name}: not where the game has none, or none is wanted. */
    public static boolean exist(String name, Game game) {
        return !game.advice().evaluators().isEmpty()
                && (!name.equals(NONE) || game.advice().evaluator(NONE).isPresent());
    }

    /**
     * The evaluator {@code name} of {@code game}. The default is the game's first. With {@code none}, or in a game
     * without any, all seats are equal. Each gets its share of a constant sum, or else the middle of the range.
     *
     * @throws IllegalArgumentException listing the names there are
     */
    public static Evaluator named(String name, Game game) {
        List<NamedEvaluator> known = game.advice().evaluators();
        Optional<Evaluator> chosen = game.advice().evaluator(name);
        if (chosen.isPresent()) {
            return chosen.get();
        }
        if (name.equals(NONE)) {
            return equal(game.info());
        }
        if (!name.equals(DEFAULT)) {
            throw new IllegalArgumentException(Names.unknown("evaluator", name, names(game)));
        }
        return known.isEmpty() ? equal(game.info()) : known.get(0).evaluator();
    }

    private static Evaluator equal(GameInfo info) {
        double share = info.has(GameInfo.Trait.CONSTANT_SUM)
                ? info.payoffSum() / info.seats()
                : (info.minPayoff() + info.maxPayoff()) / 2;
        return (state, out) -> Arrays.fill(out, share);
    }
}

package org.marienbad.learn.run;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.Methods;
import org.marienbad.learn.feature.UnlearnableException;
import org.marienbad.learn.text.Hyperparameters;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.Training;

/**
 * The model to be trained, and for how long. Immutable. The result depends on it, and on the number of games, alone.
 */
public final class TrainingPlan {
    private static final String NAME = "[a-z0-9]([a-z0-9.-]*[a-z0-9-])?";
    /** Devices on Windows, whatever the extension. */
    private static final String RESERVED = "(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?";

    private final GameSetup setup;
    private final String name;
    private final Method method;
    private final Settings hyper;
    private final long seed;
    private final OptionalLong games;
    private final OptionalDouble minutes;
    private final Optional<PlayerSpec> against;
    private final OptionalInt rounds;
    private final OptionalDouble cost;

    private TrainingPlan(Builder builder) {
        setup = builder.setup;
        name = builder.name;
        method = builder.method;
        hyper = builder.hyper;
        seed = builder.seed;
        games = builder.games;
        minutes = builder.minutes;
        against = builder.against;
        rounds = builder.rounds;
        cost = builder.cost;
    }

    public static Builder of(GameSetup setup, Method method) {
        return new Builder(setup, method);
    }

    /** See the methods of {@link TrainingPlan}; one minute, unless said otherwise. */
    public static final class Builder {
        private final GameSetup setup;
        private String name;
        private Method method;
        private Settings hyper;
        private long seed = 1;
        private OptionalLong games = OptionalLong.empty();
        private OptionalDouble minutes = OptionalDouble.of(1);
        private Optional<PlayerSpec> against = Optional.empty();
        private OptionalInt rounds = OptionalInt.empty();
        private OptionalDouble cost = OptionalDouble.empty();

        private Builder(GameSetup setup, Method method) {
            this.setup = setup;
            method(method);
            name = usualName(setup);
        }

        private Builder(TrainingPlan plan) {
            setup = plan.setup;
            name = plan.name;
            method = plan.method;
            hyper = plan.hyper;
            seed = plan.seed;
            games = plan.games;
            minutes = plan.minutes;
            against = plan.against;
            rounds = plan.rounds;
            cost = plan.cost;
        }

        /** @throws IllegalArgumentException if it cannot be the name of a file on every system */
        public Builder name(String chosen) {
            name = requireName(chosen);
            return this;
        }

        /** By its usual hyperparameters. */
        public Builder method(Method chosen) {
            method = chosen;
            hyper = Settings.defaults(chosen.settings());
            return this;
        }

        /** @throws RefusedException saying what the method allows */
        public Builder hyper(Map<String, ?> given) {
            hyper = Hyperparameters.of(method.id(), method.settings(), given);
            return this;
        }

        public Builder seed(long chosen) {
            seed = chosen;
            return this;
        }

        public Builder games(long count) {
            games = OptionalLong.of(count);
            return this;
        }

        /** As many games as fit into this time, where their number is not given. */
        public Builder minutes(double time) {
            minutes = OptionalDouble.of(time);
            games = OptionalLong.empty();
            return this;
        }

        public Builder against(PlayerSpec opponent) {
            against = Optional.of(opponent);
            return this;
        }

        /** How many rounds are played for a point of the curve, instead of the usual number. */
        public Builder rounds(int count) {
            rounds = OptionalInt.of(count);
            return this;
        }

        /**
         * The cost of a position for the model, in those of its rival, instead of a measurement: the gate counts by it.
         */
        public Builder cost(double ratio) {
            cost = OptionalDouble.of(ratio);
            return this;
        }

        public TrainingPlan build() {
            return new TrainingPlan(this);
        }
    }

    /** @throws RefusedException if {@code name} cannot be the name of a file on every system */
    public static String requireName(String name) {
        if (!name.matches(NAME)) {
            throw new RefusedException(Text.of("name.wrong", name));
        }
        if (name.matches(RESERVED)) {
            throw new RefusedException(Text.of("name.device", name));
        }
        return name;
    }

    /** The name of the game, with what is unusual of it. */
    public static String usualName(GameSetup setup) {
        StringBuilder name = new StringBuilder(setup.provider().id());
        if (setup.seats() != setup.provider().minSeats()) {
            name.append("-seats").append(setup.seats());
        }
        setup.options()
                .changed()
                .forEach((key, value) -> name.append('-')
                        .append((key + value).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-")));
        return name.toString();
    }

    public GameSetup setup() {
        return setup;
    }

    /** Under which the model is installed. */
    public String name() {
        return name;
    }

    public Method method() {
        return method;
    }

    /** Those of the method. */
    public Settings hyper() {
        return hyper;
    }

    public long seed() {
        return seed;
    }

    /** How many games of self-play; empty until it is known how many fit into the time. */
    public OptionalLong games() {
        return games;
    }

    /** How long it may take, as the user sees it. */
    public double minutes() {
        return minutes.orElse(1);
    }

    /** The opponent of the curve; empty for the same search without the model. */
    public Optional<PlayerSpec> against() {
        return against;
    }

    /** How many rounds are played for a point of the curve; empty for as many as suit the game. */
    OptionalInt rounds() {
        return rounds;
    }

    /** The cost of a position for the model, in those of its rival; empty until it is measured for the gate. */
    OptionalDouble cost() {
        return cost;
    }

    /**
     * The training, before its first game.
     *
     * @throws UnlearnableException if the method cannot learn this game
     */
    Training start() {
        method.unsupportedReason(setup.game()).ifPresent(reason -> {
            throw new UnlearnableException(reason);
        });
        return startElsewhere();
    }

    /** The same where it was decided elsewhere, by measuring, that the method can learn this game. */
    Training startElsewhere() {
        return method.start(setup, hyper, seed);
    }

    /** This plan, to be changed. */
    public Builder but() {
        return new Builder(this);
    }

    /** In plain JSON values. */
    Map<String, Object> plain() {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("game", setup.provider().id());
        plain.put("options", setup.options().changed());
        plain.put("seats", setup.seats());
        plain.put("starter", setup.starter());
        plain.put("name", name);
        plain.put("method", method.id());
        // All of them, as another version may have other defaults.
        plain.put("hyper", hyper.toMap());
        plain.put("seed", seed);
        games.ifPresent(count -> plain.put("games", count));
        plain.put("minutes", minutes());
        against.ifPresent(opponent -> plain.put("against", opponent.toString()));
        rounds.ifPresent(count -> plain.put("rounds", count));
        cost.ifPresent(ratio -> plain.put("cost", ratio));
        return plain;
    }

    /** @throws IllegalArgumentException if the game is not there, or does not allow the options any more */
    @SuppressWarnings("unchecked")
    static TrainingPlan read(Map<String, Object> plain, Catalogue<GameProvider> games) {
        GameSetup setup = GameSetup.of(
                games.get((String) plain.get("game")),
                ((Number) plain.get("seats")).intValue(),
                (Map<String, Object>) plain.get("options"),
                ((Number) plain.get("starter")).intValue(),
                Reach.LOCAL);
        Builder builder = of(setup, Methods.named((String) plain.get("method")))
                .hyper((Map<String, Object>) plain.get("hyper"))
                .name((String) plain.get("name"))
                .seed(((Number) plain.get("seed")).longValue())
                .minutes(((Number) plain.get("minutes")).doubleValue());
        if (plain.containsKey("games")) {
            builder.games(((Number) plain.get("games")).longValue());
        }
        if (plain.containsKey("against")) {
            builder.against(PlayerSpec.parse((String) plain.get("against"), Reach.LOCAL));
        }
        if (plain.containsKey("rounds")) {
            builder.rounds(((Number) plain.get("rounds")).intValue());
        }
        if (plain.containsKey("cost")) {
            builder.cost(((Number) plain.get("cost")).doubleValue());
        }
        return builder.build();
    }
}

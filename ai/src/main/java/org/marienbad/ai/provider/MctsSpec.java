package org.marienbad.ai.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.ai.mcts.Horizon;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.Parallelization;
import org.marienbad.ai.mcts.TreeSearchBuilder;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.finalmove.SecureChild;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.selection.Exp3;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.mcts.selection.Priors;
import org.marienbad.ai.mcts.selection.ProgressiveBias;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.mcts.selection.RegretMatching;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.mcts.tree.TreeOptions;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.Model;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.ai.search.shared.Judgement;
import org.marienbad.ai.search.shared.ModelSources;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** The meaning of the settings of {@link MctsProvider} in one game: the builders that they fill in. */
record MctsSpec(Game game, Settings settings, Judgement judgement) {
    private static final String NONE_IN_GAME = ", and this game has none";
    private static final String OPEN = "needs decisions at which nothing is hidden" + NONE_IN_GAME;
    /** Of the priors made from evaluators, in parts of the payoff range. */
    private static final double TEMPERATURE = 0.1;

    /** Exploration constants of rules other than the default one. */
    private static final double UCB1 = 0.3;

    private static final double PUCT = 1.5;

    /** @throws IllegalArgumentException naming a setting that cannot be honored in this game */
    MctsSpec(Game game, Settings settings, Services services) {
        this(game, suited(game, settings), Judgement.of(settings, game, services));
    }

    MctsSpec {
        if (game.info().has(Trait.HIDDEN_INFORMATION)
                && !settings.get(MctsProvider.SELECTION).equals("ucb1")) {
            throw new IllegalArgumentException("setting 'selection' of mcts: '" + settings.text(MctsProvider.SELECTION)
                    + "' is for games without hidden information; allowed: ucb1");
        }
        if (!judgement.exists()) {
            requireNoEvaluator(game.advice().evaluators().isEmpty(), settings);
        }
        if (game.info().has(Trait.HIDDEN_INFORMATION) && wantsOpenPositions(settings) && !OpenPositions.occur(game)) {
            requireOne(settings, MctsProvider.IMPLICIT, List.of(0.0, MctsProvider.IMPLICIT.defaultValue()), OPEN);
            requireOne(settings, MctsProvider.LOOKAHEAD, List.of(false), OPEN);
            requireOne(settings, MctsProvider.TRANSPOSITIONS, List.of(false), OPEN);
        }
        if (settings.get(MctsProvider.EARLY)
                && !settings.get(MctsProvider.CHOICE).equals("robust")) {
            throw new IllegalArgumentException(
                    "setting 'early' of mcts: only with choice=robust can a search end early");
        }
        if (!game.info().has(Trait.HIDDEN_INFORMATION)) {
            requireOne(settings, MctsProvider.OBSERVERS, List.of("single"), "needs hidden information" + NONE_IN_GAME);
            requireOne(settings, MctsProvider.SEALED, List.of("ucb1"), "needs hidden information" + NONE_IN_GAME);
        }
        if (mixes(settings)) {
            requireWithSealed(settings, MctsProvider.OBSERVERS, "multiple");
            requireWithSealed(settings, MctsProvider.HORIZON, "game");
            requireWithSealed(settings, MctsProvider.CHOICE, "robust");
            requireWithSealed(settings, MctsProvider.EARLY, false);
        }
        if (settings.get(MctsProvider.SYMMETRIES)) {
            requireSymmetries(game, settings);
        }
        if (settings.get(MctsProvider.BATCH) > 0) {
            requireBatches(game, settings, judgement);
        }
        if (settings.get(MctsProvider.PONDER)) {
            requirePondering(settings);
        }
    }

    /** {@code settings}, with what the game says suits it where they do not say how to evaluate leaves, nor by which model. */
    private static Settings suited(Game game, Settings settings) {
        String advice = game.advice().search();
        boolean told = !settings.get(MctsProvider.PLAYOUT).equals("auto")
                || !settings.get(ModelSources.SETTING).equals(ModelSources.SETTING.defaultValue());
        if (advice.isEmpty() || told) {
            return settings;
        }
        Map<String, Object> all =
                new LinkedHashMap<>(PlayerSpec.parse("mcts(" + advice + ")").settings());
        all.putAll(settings.changed());
        return Settings.of("setting", "mcts", settings.declared(), all);
    }

    private static void requireNoEvaluator(boolean noneInGame, Settings settings) {
        String need = "needs an evaluator" + (noneInGame ? NONE_IN_GAME : ", and none is wanted");
        requireOne(
                settings,
                MctsProvider.PLAYOUT,
                List.of("auto", "random", "sensible", "mast", "nst", "reply", "decisive"),
                need);
        requireOne(settings, MctsProvider.SELECTION, List.of("ucb1", "grave"), need);
        requireOne(settings, MctsProvider.CUTOFF, List.of(0), need);
        requireOne(settings, MctsProvider.IMPLICIT, List.of(0.0, MctsProvider.IMPLICIT.defaultValue()), need);
    }

    private static void requireSymmetries(Game game, Settings settings) {
        if (!(game instanceof Symmetries)) {
            requireOne(settings, MctsProvider.SYMMETRIES, List.of(false), "needs symmetries" + NONE_IN_GAME);
        }
        boolean learns = settings.get(MctsProvider.SELECTION).equals("grave")
                || settings.get(MctsProvider.PLAYOUT).matches("mast|nst|reply");
        if (learns || !settings.get(MctsProvider.TRANSPOSITIONS)) {
            throw new IllegalArgumentException("setting 'symmetries' of mcts: only with transpositions=on, and without"
                    + " selection=grave and playout=mast, nst or reply");
        }
    }

    private static void requireBatches(Game game, Settings settings, Judgement judgement) {
        if (batches(game, settings, judgement).isEmpty()) {
            throw new IllegalArgumentException(
                    "setting 'batch' of mcts: needs a model that judges positions in batches, in a"
                            + " game without hidden information; allowed: only with playout=auto or none, selection=ucb1 or puct,"
                            + " cutoff=0, implicit=0 or " + MctsProvider.IMPLICIT.defaultValue()
                            + ", early=off and threads=1");
        }
    }

    /** The judge of leaves in batches, if the model can, and no setting needs leaves one by one. */
    private static Optional<BatchEvaluator> batches(Game game, Settings settings, Judgement judgement) {
        boolean plain = settings.get(MctsProvider.PLAYOUT).matches("auto|none")
                && settings.get(MctsProvider.SELECTION).matches("ucb1|puct")
                && settings.get(MctsProvider.CUTOFF) == 0
                && List.of(0.0, MctsProvider.IMPLICIT.defaultValue()).contains(settings.get(MctsProvider.IMPLICIT))
                && !settings.get(MctsProvider.EARLY)
                && settings.get(MctsProvider.THREADS) == 1;
        return plain && !game.info().has(Trait.HIDDEN_INFORMATION)
                ? judgement.model().flatMap(model -> model.batchEvaluator(game, settings.get(MctsProvider.BATCH)))
                : Optional.empty();
    }

    private static void requirePondering(Settings settings) {
        if (settings.get(BudgetSettings.ITERATIONS) != 0) {
            throw new IllegalArgumentException("setting 'ponder' of mcts: what comes of the time of others cannot be"
                    + " repeated, and 'iterations' promise that; allowed: one of the two");
        }
        boolean kept = settings.get(MctsProvider.REUSE)
                && !settings.get(MctsProvider.TRANSPOSITIONS)
                && settings.get(MctsProvider.HORIZON).equals("game");
        if (!kept) {
            throw new IllegalArgumentException("setting 'ponder' of mcts: needs a tree that is kept; allowed: only with"
                    + " reuse=on, transpositions=off and horizon=game");
        }
    }

    /** Whether a setting was changed that information sets have no use for. */
    private static boolean wantsOpenPositions(Settings settings) {
        double implicit = settings.get(MctsProvider.IMPLICIT);
        return implicit != 0 && implicit != MctsProvider.IMPLICIT.defaultValue()
                || settings.get(MctsProvider.LOOKAHEAD)
                || settings.get(MctsProvider.TRANSPOSITIONS);
    }

    private static boolean mixes(Settings settings) {
        return !settings.get(MctsProvider.SEALED).equals("ucb1");
    }

    /** Refuses a setting with which there is no average strategy to draw the action from. */
    private static <T> void requireWithSealed(Settings settings, Setting<T> setting, T wanted) {
        if (!settings.get(setting).equals(wanted)) {
            throw new IllegalArgumentException("setting 'sealed' of mcts: '" + settings.text(MctsProvider.SEALED)
                    + "' is only possible with " + setting.key() + "=" + setting.format(wanted) + ", not with "
                    + setting.key() + "=" + settings.text(setting));
        }
    }

    private static <T> void requireOne(Settings settings, Setting<T> setting, List<T> allowed, String need) {
        if (!allowed.contains(settings.get(setting))) {
            throw new IllegalArgumentException("setting '" + setting.key() + "' of mcts: '" + settings.text(setting)
                    + "' " + need + "; allowed: "
                    + String.join(", ", allowed.stream().map(setting::format).toList()));
        }
    }

    /** A player within {@code budget}, with workers that search its other trees. */
    Player player(long seed, MemoryBudget budget, Optional<RootWorkers> workers) {
        MemoryBudget.Reservation memory =
                budget.reserve("mcts(memory=" + settings.get(MctsProvider.MEMORY) + ")", need());
        Mcts open = mcts().build(seed);
        InformationSetMcts hidden = isHidden() ? informationSetMcts().build(seed) : null;
        TurnPlan plan = settings.get(MctsProvider.HORIZON).equals("turn") ? new TurnPlan(game) : null;
        return new MctsPlayer(open, hidden, plan, settings.get(MctsProvider.PONDER), memory, workers);
    }

    Mcts.Builder mcts() {
        Optional<BatchEvaluator> batches = batches(game, settings, judgement);
        Mcts.Builder builder = batches.isPresent() ? inBatches(batches.get()) : oneByOne();
        return builder.solver(settings.get(MctsProvider.SOLVER))
                .lookahead(settings.get(MctsProvider.LOOKAHEAD))
                .transpositions(settings.get(MctsProvider.TRANSPOSITIONS))
                .symmetries(settings.get(MctsProvider.SYMMETRIES));
    }

    /** Value and policy of several leaves at once; estimates that every child would need are left out. */
    private Mcts.Builder inBatches(BatchEvaluator batches) {
        double c = settings.get(MctsProvider.C);
        return fillTree(Mcts.of(game)).batchEvaluator(batches).selection(new Puct(c == 0 ? PUCT : c));
    }

    private Mcts.Builder oneByOne() {
        Mcts.Builder builder = fill(Mcts.of(game));
        if (selects("puct") || selects("bias")) {
            builder.prior(
                    policy().map(Priors::learned).orElseGet(() -> Priors.softmax(judgement.evaluator(), TEMPERATURE)));
        }
        if (judgement.exists()) {
            builder.implicitMinimax(settings.get(MctsProvider.IMPLICIT));
        }
        return builder;
    }

    InformationSetMcts.Builder informationSetMcts() {
        InformationSetMcts.Builder builder = fill(InformationSetMcts.of(game))
                .multipleObservers(settings.get(MctsProvider.OBSERVERS).equals("multiple"));
        return mixes(settings)
                ? builder.sealed(settings.get(MctsProvider.SEALED).equals("exp3") ? new Exp3() : new RegretMatching())
                : builder;
    }

    /** The settings that do not depend on how leaves are judged. */
    private <B extends TreeSearchBuilder<B>> B fillTree(B builder) {
        builder.limits(BudgetSettings.limits(settings));
        builder.horizon(settings.get(MctsProvider.HORIZON).equals("turn") ? Horizon.TURN : Horizon.GAME)
                .stopEarly(settings.get(MctsProvider.EARLY))
                .reuse(settings.get(MctsProvider.REUSE))
                .finalMove(settings.get(MctsProvider.CHOICE).equals("secure") ? new SecureChild() : new RobustChild())
                .memory(isHidden() ? bytes() / 2 : bytes())
                .threads(
                        settings.get(MctsProvider.THREADS),
                        settings.get(MctsProvider.PARALLEL).equals("tree")
                                ? Parallelization.TREE
                                : Parallelization.ROOT);
        return settings.get(MctsProvider.FPU) < TreeOptions.TRY_ALL
                ? builder.firstPlayUrgency(settings.get(MctsProvider.FPU))
                : builder;
    }

    private <B extends TreeSearchBuilder<B>> B fill(B builder) {
        fillTree(builder).cutoff(settings.get(MctsProvider.CUTOFF));
        selection().ifPresent(builder::selection);
        double epsilon = settings.get(MctsProvider.EPSILON);
        if (judgement.exists()) {
            builder.evaluator(judgement.evaluator());
        } else {
            builder.withoutEvaluator();
        }
        return switch (settings.get(MctsProvider.PLAYOUT)) {
            case "none" -> builder.evaluateLeaves();
            case "evaluator" -> builder.playouts(PlayoutPolicies.epsilonGreedy(judgement.evaluator(), epsilon));
            case "mast" -> builder.playouts(PlayoutPolicies.mast(epsilon));
            case "nst" -> builder.playouts(PlayoutPolicies.nst(epsilon));
            case "reply" -> builder.playouts(PlayoutPolicies.lastGoodReply(PlayoutPolicies.random()));
            case "decisive" -> builder.playouts(PlayoutPolicies.decisive(PlayoutPolicies.random()));
            case "sensible" -> builder.playouts(PlayoutPolicies.epsilon(PlayoutPolicies.ofGame(), epsilon));
            case "random" -> builder.playouts(PlayoutPolicies.random());
            // A model knows more than a playout tells.
            default -> judgement.model().isPresent() ? builder.evaluateLeaves() : builder;
        };
    }

    /** Empty: the one that suits the game. */
    private Optional<SelectionRule> selection() {
        double c = settings.get(MctsProvider.C);
        String rule = rule();
        if (c == 0) {
            return rule.equals("ucb1") ? Optional.empty() : Optional.of(rule(rule, rule.equals("puct") ? PUCT : UCB1));
        }
        return Optional.of(rule(rule, c));
    }

    private static SelectionRule rule(String name, double c) {
        return switch (name) {
            case "grave" -> new Grave(c);
            case "puct" -> new Puct(c);
            case "bias" -> new ProgressiveBias(c, 1);
            default -> new Ucb1(c);
        };
    }

    /** The policy that the model has learned, if it has: not used while something is hidden. */
    private Optional<Policy> policy() {
        return isHidden() ? Optional.empty() : judgement.model().flatMap(Model::policy);
    }

    /** A policy is made for PUCT, so that is the usual rule for it. */
    private String rule() {
        String asked = settings.get(MctsProvider.SELECTION);
        boolean usual = asked.equals(MctsProvider.SELECTION.defaultValue());
        return usual && policy().isPresent() ? "puct" : asked;
    }

    private boolean selects(String rule) {
        return rule().equals(rule);
    }

    /** A game with hidden information has a tree for as long as something is hidden and one for afterwards. */
    private boolean isHidden() {
        return game.info().has(Trait.HIDDEN_INFORMATION);
    }

    private long bytes() {
        return (long) settings.get(MctsProvider.MEMORY) << 20;
    }

    /** Bytes that the trees of the player can come to take: few iterations do not fill its memory. */
    long need() {
        long iterations = BudgetSettings.limits(settings).iterations();
        if (iterations == Long.MAX_VALUE || game.info().has(Trait.CHANCE) || isHidden()) {
            return bytes();
        }
        return mcts().need(iterations);
    }
}

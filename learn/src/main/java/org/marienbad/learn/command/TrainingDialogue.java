package org.marienbad.learn.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ThreadLocalRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.Methods;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.run.Actor;
import org.marienbad.learn.run.ActorVenue;
import org.marienbad.learn.run.CurveOpponents;
import org.marienbad.learn.run.CurvePoint;
import org.marienbad.learn.run.TrainingListener;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.run.TrainingResult;
import org.marienbad.learn.run.TrainingRun;
import org.marienbad.learn.run.TrainingText;
import org.marienbad.learn.run.Trainings;
import org.marienbad.learn.text.RefusedException;

/** One run of {@code marienbad train}: from the options to the model, with the learning curve on the way. */
final class TrainingDialogue implements TrainingListener {
    private static final int SEEDS = 1_000_000_000;

    private final CommandContext context;
    private final Settings settings;
    private final Messages words;
    private final TrainingText text;
    private final Trainings trainings;
    /** Whether others play, and are not those of {@link TrainCommand#SHARE}. */
    private final boolean elsewhere;

    /** @param venue where games are played, if the command says it and not the options */
    TrainingDialogue(CommandContext context, Optional<ActorVenue> venue) {
        this.context = context;
        settings = context.settings();
        words = context.messages();
        text = new TrainingText(words.locale());
        Trainings own = Trainings.in(context.dataDirectory(), context.plugins());
        elsewhere = venue.isPresent();
        trainings = venue.map(own::playedAt)
                .or(() -> given(settings.get(TrainCommand.SHARE)).map(folder -> own.sharedIn(Path.of(folder))))
                .orElse(own);
    }

    /** @throws IllegalArgumentException in one line, if what the options ask for cannot be done */
    boolean run() throws IOException {
        if (!elsewhere && !settings.get(TrainCommand.ACTOR).isEmpty()) {
            return act(Path.of(settings.get(TrainCommand.ACTOR)));
        }
        if (settings.get(TrainCommand.RESUME) && settings.get(TrainCommand.RESTART)) {
            throw new IllegalArgumentException(words.get("one.of", "--resume", "--restart"));
        }
        if (settings.get(TrainCommand.GAMES) > 0 && minutes().isPresent()) {
            throw new IllegalArgumentException(words.get("one.of", "--games", "--minutes"));
        }
        TrainingPlan plan = settings.get(TrainCommand.RESUME) ? continued() : fresh();
        int threads = Processors.orAll(settings.get(TrainCommand.THREADS));
        TrainingRun run =
                settings.get(TrainCommand.RESUME) ? trainings.resume(plan, threads) : trainings.begin(plan, threads);
        say(words.get("begin", plan.name(), plan.method().id(), plan.seed(), threads, text.opponent(plan)));
        run.rival().ifPresent(rival -> say(text.announcement(plan.name(), rival)));
        boolean enough = settings.get(TrainCommand.GAMES) > 0 && run.games() >= settings.get(TrainCommand.GAMES);
        if (settings.get(TrainCommand.RESUME)) {
            resumed(run.games(), enough);
        }
        say(words.get("curve.about"));
        say(words.get("curve.head"));
        run.curve().forEach(this::measured);
        TrainingResult result = trained(run, plan);
        report(run, result);
        if (context.json()) {
            context.printJson(plain(result, run));
        } else if (result.made().isPresent()) {
            long wanted = result.plan().games().orElse(0);
            if (!enough && result.games() > wanted) {
                context.println(words.get("whole", text.whole(result.games()), text.whole(wanted)));
            }
            conclude(result, result.made().get(), run);
        } else {
            context.println(text.get("interrupted", text.whole(result.games())));
            context.println(words.get("go.on", command(plan)));
        }
        return result.made().map(made -> made.gate().passed()).orElse(false);
    }

    /** Reports the result of {@code run}; with a full disk, everything learned up to the last checkpoint is kept. */
    private TrainingResult trained(TrainingRun run, TrainingPlan plan) {
        try {
            return run.run(this);
        } catch (IOException unwritable) {
            throw new RefusedException(
                    Text.of("training.resumable", Trainings.unwritable(unwritable), command(plan)), unwritable);
        }
    }

    /** Whether it can be written or not, what was learned is there. */
    private void report(TrainingRun run, TrainingResult result) {
        try {
            run.writeReport(result, text);
        } catch (IOException unwritten) {
            say(RefusedException.sentence(
                    new RefusedException(Trainings.unwritable(unwritten), unwritten), words.locale()));
        }
    }

    /** Says with how many games a training goes on, and if it does not begin where, or end when, the user may think. */
    private void resumed(long games, boolean enough) {
        say(games == 0 ? words.get("resumed.empty") : words.get("resumed", text.whole(games)));
        if (enough) {
            say(words.get("resumed.enough", text.whole(settings.get(TrainCommand.GAMES))));
        }
    }

    /** Plays for trainings of others until the user cancels. */
    private boolean act(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(words.get("actor.nowhere", folder));
        }
        int threads = Processors.orAll(settings.get(TrainCommand.THREADS));
        say(words.get("actor", folder));
        long[] all = new long[1];
        new Actor(folder, context.plugins(), threads, context::cancelled).run(games -> all[0] = games);
        say(words.get("actor.end", text.whole(all[0])));
        return true;
    }

    private TrainingPlan fresh() throws IOException {
        TrainingPlan.Builder builder = TrainingPlan.of(
                        context.setup(), Methods.named(settings.get(TrainCommand.METHOD)))
                .seed(context.seed().orElseGet(() -> ThreadLocalRandom.current().nextInt(SEEDS)));
        named().ifPresent(builder::name);
        given(settings.get(TrainCommand.HYPER)).ifPresent(hyper -> builder.hyper(pairs(hyper)));
        builder.minutes(minutes().orElse(TrainCommand.USUAL_MINUTES));
        length(builder);
        opponent(builder);
        TrainingPlan plan = builder.build();
        trainings.requireAtRest(plan.name());
        Optional<TrainingPlan> unfinished =
                settings.get(TrainCommand.RESTART) ? Optional.empty() : trainings.unfinished(plan.name());
        if (unfinished.isPresent()) {
            throw new IllegalArgumentException(words.get("unfinished", plan.name(), command(plan)));
        }
        return plan;
    }

    /** The plan that was begun, perhaps to be gone on with for longer. */
    private TrainingPlan continued() throws IOException {
        GameSetup asked = context.setup();
        String name = named().orElseGet(() -> TrainingPlan.usualName(asked));
        TrainingPlan begun = trainings.plan(name);
        requireAsBegun(begun, asked);
        TrainingPlan.Builder builder = begun.but();
        minutes().ifPresent(builder::minutes);
        length(builder);
        opponent(builder);
        TrainingPlan plan = builder.build();
        boolean longer = plan.games().isEmpty()
                || plan.games().getAsLong() > begun.games().orElse(0);
        if (!longer && trainings.unfinished(name).isEmpty()) {
            throw new IllegalArgumentException(words.get("finished", name));
        }
        return plan;
    }

    /** A training goes on as it was begun: nothing that contradicts it is left aside in silence. */
    private void requireAsBegun(TrainingPlan begun, GameSetup asked) {
        GameSetup setup = begun.setup();
        if (!setup.provider().id().equals(asked.provider().id())) {
            throw new IllegalArgumentException(words.get(
                    "other.game",
                    begun.name(),
                    setup.provider().id(),
                    asked.provider().id()));
        }
        if (!asked.options().changed().isEmpty()) {
            requireSame(begun, "-o", setup.options(), asked.options());
        }
        if (asked.seats() != asked.provider().minSeats()) {
            requireSame(begun, "--seats", setup.seats(), asked.seats());
        }
        if (settings.changed().containsKey(TrainCommand.METHOD.key())) {
            requireSame(begun, "--method", begun.method().id(), settings.get(TrainCommand.METHOD));
        }
        given(settings.get(TrainCommand.HYPER)).ifPresent(hyper -> {
            Map<String, Object> all = new LinkedHashMap<>(begun.hyper().toMap());
            all.putAll(pairs(hyper));
            requireSame(
                    begun,
                    "--hyper",
                    begun.hyper(),
                    begun.but().hyper(all).build().hyper());
        });
        context.seed().ifPresent(seed -> requireSame(begun, "--seed", begun.seed(), seed));
    }

    private void requireSame(TrainingPlan begun, String option, Object was, Object asked) {
        if (!was.equals(asked)) {
            throw new IllegalArgumentException(words.get(
                    "other.plan",
                    begun.name(),
                    option + " " + asked,
                    was.toString().isEmpty() ? "–" : was.toString()));
        }
    }

    private OptionalDouble minutes() {
        double minutes = settings.get(TrainCommand.MINUTES);
        return minutes == 0 ? OptionalDouble.empty() : OptionalDouble.of(minutes);
    }

    private Optional<String> named() {
        return given(settings.get(TrainCommand.OUT));
    }

    private static Optional<String> given(String value) {
        return value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    private void length(TrainingPlan.Builder builder) {
        long games = settings.get(TrainCommand.GAMES);
        if (games < 0) {
            throw new IllegalArgumentException(words.get("games.negative", String.valueOf(games)));
        } else if (games > 0) {
            builder.games(games);
        }
    }

    private void opponent(TrainingPlan.Builder builder) {
        given(settings.get(TrainCommand.AGAINST))
                .ifPresent(player -> builder.against(CurveOpponents.limited(
                        PlayerSpec.parse(player, Reach.LOCAL),
                        builder.build().setup().game(),
                        context.plugins().players())));
    }

    /** {@code key=value,key=value}. */
    static Map<String, Object> pairs(String hyper) {
        try {
            return PlayerSpec.parse("hyper(" + hyper + ")").settings();
        } catch (IllegalArgumentException malformed) {
            throw new RefusedException(Text.of("hyper.malformed", hyper), malformed);
        }
    }

    private void say(String line) {
        if (!context.json()) {
            context.println(line);
        }
    }

    @Override
    public boolean cancelled() {
        return context.cancelled();
    }

    @Override
    public void progress(long games, long total) {
        if (total > 0) {
            context.progress(games, total);
        }
    }

    @Override
    public void fixed(long games, double gamesPerSecond, double seconds) {
        say(words.get(
                "fixed", text.whole(Math.round(gamesPerSecond)), text.whole(games), text.whole(Math.round(seconds))));
    }

    @Override
    public void measured(CurvePoint point) {
        say(CurveLine.of(point, text));
    }

    private void conclude(TrainingResult result, TrainingResult.Made made, TrainingRun run) {
        context.println(text.verdict(result.plan(), made));
        context.println(words.get("digest", made.digest()));
        context.println(words.get("repeat", text.repeat(result.plan(), result.games())));
        context.println(words.get("report", run.report()));
        if (made.gate().passed()) {
            player(result.plan())
                    .ifPresent(player -> context.println(words.get(
                            "play",
                            result.plan().setup().provider().id(),
                            player,
                            result.plan().name())));
        } else if (FeatureSets.areTold(result.plan().setup().game())) {
            // Else the verdict has named a better remedy than time.
            context.println(words.get("longer", command(result.plan())));
        }
    }

    /** The player that makes the most of a model in this game. */
    private Optional<String> player(TrainingPlan plan) {
        return context.plugins().players().all().stream()
                .filter(player -> player.settings().stream()
                        .anyMatch(setting -> setting.key().equals("model")))
                .filter(player -> player.unsupportedReason(plan.setup().game()).isEmpty())
                .max(Comparator.comparingInt(
                        player -> player.hintRank(plan.setup().game())))
                .map(PlayerProvider::id);
    }

    /** The beginning of a command that goes on with {@code plan}. */
    private static String command(TrainingPlan plan) {
        String game = plan.setup().provider().id();
        return "marienbad train " + game + (plan.name().equals(game) ? "" : " --out " + plan.name());
    }

    private static Map<String, Object> plain(TrainingResult result, TrainingRun run) {
        TrainingPlan plan = result.plan();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", plan.setup().provider().id());
        all.put("options", plan.setup().options().changed());
        all.put("seats", plan.setup().seats());
        all.put("name", plan.name());
        all.put("method", plan.method().id());
        all.put("hyper", plan.hyper().toMap());
        all.put("seed", plan.seed());
        all.put("games", result.games());
        List<Object> curve = new ArrayList<>();
        for (CurvePoint point : result.curve()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("games", point.games());
            one.put("cpuSeconds", point.cpuSeconds());
            one.put("error", point.error());
            one.put("measured", point.score().games());
            one.put("points", point.score().points());
            one.put(
                    "interval",
                    List.of(
                            point.score().interval().low(),
                            point.score().interval().high()));
            curve.add(one);
        }
        all.put("curve", curve);
        all.put("finished", result.made().isPresent());
        result.made().ifPresent(made -> {
            all.put("gate", made.gate().plain());
            all.put("file", made.file().toString());
            all.put("weights", made.digest());
        });
        all.put("report", run.report().toString());
        return all;
    }
}

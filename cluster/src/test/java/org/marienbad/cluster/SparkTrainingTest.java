package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.Methods;
import org.marienbad.learn.run.ActorOrder;
import org.marienbad.learn.run.TrainingListener;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.run.TrainingResult;
import org.marienbad.learn.run.Trainings;
import org.marienbad.learn.training.Actors;

/** A model that is learned from games that Spark plays is that of the command line. */
class SparkTrainingTest {
    private static final String DATA = "marienbad.data";
    private static final List<String> TUPLES =
            List.of("train", "kalaha", "-o", "pits=3", "-o", "stones=3", "--seed", "3", "--threads", "1");
    private static final List<String> ZERO = Stream.concat(
                    TUPLES.stream(),
                    Stream.of("--method", "zero", "--hyper", "generation=32,simulations=16,passes=1,hidden=16"))
            .toList();

    private static final Pattern RESULT =
            Pattern.compile("(?m)^(SHA-256 of the weights: \\p{XDigit}{64}|The same once more: .*)");

    @TempDir
    private Path directory;

    private String userData;

    @BeforeAll
    static void quiet() {
        SparkLog.quiet();
    }

    @BeforeEach
    void keepUserData() {
        userData = System.getProperty(DATA);
    }

    @AfterEach
    void restoreUserData() {
        if (userData == null) {
            System.clearProperty(DATA);
        } else {
            System.setProperty(DATA, userData);
        }
    }

    /**
     * Trains with a directory of its own for the user's data, and returns the digest of the weights and the command that
     * repeats it. The verdict of the gate is not compared: the CPU time of a position decides how many each side gets.
     */
    private List<String> train(String data, boolean spark, List<String> arguments, String... more) {
        System.setProperty(DATA, directory.resolve(data).toString());
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        if (spark) {
            all.addAll(List.of("--master", "local[2]"));
        }
        String[] line = all.toArray(String[]::new);
        Command.Result result = spark ? Command.bare(line) : Command.marienbad(line);
        assertEquals("", result.err());
        assertTrue(result.out().contains("\nIt is "), result.out());
        List<String> told =
                RESULT.matcher(result.out()).results().map(MatchResult::group).toList();
        assertEquals(2, told.size(), result.out());
        return told;
    }

    @Test
    void theModelIsThatOfOneProcess() {
        String[] tuples = {"--games", "600", "--hyper", "generation=100"};
        assertEquals(train("alone", false, TUPLES, tuples), train("spark", true, TUPLES, tuples));
        assertEquals(train("alone", false, ZERO, "--games", "100"), train("spark", true, ZERO, "--games", "100"));
    }

    @Test
    void pluginsAreShipped() {
        List<String> race = List.of("train", "dice-race", "--seed", "3", "--games", "100");
        String games = System.getProperty("marienbad.testGames");
        assertEquals(
                train("alone", false, race, "--plugins", games, "--threads", "1"),
                train("spark", true, race, "--plugins", games));
    }

    @Test
    void lostGamesArePlayedAgain() {
        TaskKiller.STARTED.set(0);
        TaskKiller.LOST.set(0);
        List<String> told = train(
                "spark", true, ZERO, "--games", "60", "--conf", "spark.extraListeners=" + TaskKiller.class.getName());
        assertTrue(TaskKiller.LOST.get() > 0, TaskKiller.STARTED + " tasks, and none was lost");
        assertEquals(train("alone", false, ZERO, "--games", "60"), told);
    }

    @Test
    void aTrainingGoesOnHereAndThere() {
        List<String> whole = train("alone", false, TUPLES, "--games", "900");
        train("both", true, TUPLES, "--games", "300");
        train("both", false, TUPLES, "--games", "600", "--resume");
        assertEquals(
                whole.get(0),
                train("both", true, TUPLES, "--games", "900", "--resume").get(0));
    }

    private static final TrainingListener TO_THE_END = () -> false;

    private static String digest(TrainingResult result) {
        return result.made().orElseThrow().digest();
    }

    @Test
    void otherCodeIsRefusedAndNothingIsLost() throws IOException {
        Plugins plugins = Plugins.load();
        TrainingPlan plan = TrainingPlan.of(
                        GameSetup.of(plugins.games().get("kalaha"), 2, Map.of("pits", 3), 0), Methods.named("tuples"))
                .games(60)
                .build();
        Trainings trainings = Trainings.in(directory, plugins).playedAt(order -> {
            String other = order.write().replace("\"framework\":\"", "\"framework\":\"0.0.7-");
            SparkCluster cluster = SparkCluster.start("local[1]", Map.of(), OptionalInt.empty(), plugins);
            return new SparkActors(cluster, ActorOrder.read(other));
        });
        Actors.Unable refused =
                assertThrows(Actors.Unable.class, () -> trainings.begin(plan, 1).run(TO_THE_END));
        String expected =
                "an executor of Spark refuses the games: the training “kalaha-pits3” is played by other code than"
                        + " there is here: framework 0.0.7-";
        assertTrue(refused.getMessage().startsWith(expected), refused.getMessage());
        assertEquals(1, refused.getMessage().lines().count());
        TrainingResult resumed =
                Trainings.in(directory, plugins).resume(plan, 1).run(TO_THE_END);
        TrainingResult alone =
                Trainings.in(directory.resolve("alone"), plugins).begin(plan, 1).run(TO_THE_END);
        assertEquals(digest(alone), digest(resumed));
    }

    @Test
    void faultsAreOneLineAndNothingIsBegun() {
        System.setProperty(DATA, directory.toString());
        Command.Result none = Command.bare("train", "kalaha");
        assertEquals(2, none.status());
        assertTrue(none.err().startsWith("marienbad: --master is missing: the URL of a cluster"), none.err());
        Command.Result wrong = Command.bare("train", "kalaha", "--master", "nowhere");
        assertEquals(2, wrong.status());
        assertTrue(wrong.err().startsWith("marienbad: Spark does not start with --master nowhere: "), wrong.err());
        assertEquals(1, wrong.err().lines().count());
        assertFalse(
                Files.exists(directory.resolve("training/kalaha/plan.json")), "whoever tries again needs no --resume");
        Command.Result unknown = Command.bare("train", "kalahu", "--master", "local[2]");
        assertTrue(unknown.err().contains("unknown game 'kalahu' (did you mean 'kalaha'?)"), unknown.err());
    }

    @Test
    void theHelpNamesTheOptionsOfBoth() {
        String help = Command.bare("train", "--help").good().out();
        for (String word : List.of(
                "--master", "--conf", "--hyper", "--resume", "Common options: marienbad-spark --help", "docs/lab.md")) {
            assertTrue(help.contains(word), word + " is not in: " + help);
        }
        assertFalse(help.contains("--actor"), help);
    }
}

package org.marienbad.desktop;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameTree;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Session;
import org.marienbad.play.Consultation;
import org.marienbad.play.LiveGame;

/** The house rules: who may know whom. */
class ArchitectureTest {
    /** The framework's packages: each may depend on those before it. */
    private static final List<String> FRAMEWORK =
            List.of("file", "text", "setting", "picture", "game", "player", "shared", "match", "record", "plugin");

    /** The rooms of the window: each a screen, or a few that belong together. */
    private static final List<String> ROOMS =
            List.of("analysis", "home", "setup", "game", "history", "lab", "plugins", "settings");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.marienbad");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.marienbad.framework.game",
                "org.marienbad.ai.mcts",
                "org.marienbad.ai.mcts.finalmove",
                "org.marienbad.ai.mcts.parallel",
                "org.marienbad.ai.mcts.playout",
                "org.marienbad.ai.mcts.selection",
                "org.marienbad.ai.mcts.tree",
                "org.marienbad.games.kalaha",
                "org.marienbad.games.minuteempire.data",
                "org.marienbad.games.minuteempire.map",
                "org.marienbad.games.nim",
                "org.marienbad.testkit",
                "org.marienbad.cli.console",
                "org.marienbad.cli.engine",
                "org.marienbad.games.kalaha.solver",
                "org.marienbad.games.kalaha.theses",
                "org.marienbad.json",
                "org.marienbad.request",
                "org.marienbad.opponents.exec",
                "org.marienbad.opponents.kgp",
                "org.marienbad.lab.folder",
                "org.marienbad.lab.live",
                "org.marienbad.lab.matrix",
                "org.marienbad.lab.plan",
                "org.marienbad.lab.replication",
                "org.marienbad.lab.report",
                "org.marienbad.lab.results",
                "org.marienbad.lab.run",
                "org.marienbad.lab.shard",
                "org.marienbad.lab.space",
                "org.marienbad.lab.statistics",
                "org.marienbad.lab.tournament",
                "org.marienbad.lab.tuning",
                "org.marienbad.learn.command",
                "org.marienbad.learn.feature",
                "org.marienbad.learn.run",
                "org.marienbad.learn.value",
                "org.marienbad.store",
                "org.marienbad.play",
                "org.marienbad.play.analysis",
                "org.marienbad.play.coach",
                "org.marienbad.play.setup",
                "org.marienbad.server.protocol",
                "org.marienbad.server.house",
                "org.marienbad.server.room",
                "org.marienbad.server.serving",
                "org.marienbad.server.threads",
                "org.marienbad.server.web",
                "org.marienbad.server.command",
                "org.marienbad.server.join",
                "org.marienbad.desktop.text",
                "org.marienbad.desktop.widget",
                "org.marienbad.desktop.board",
                "org.marienbad.desktop.context",
                "org.marienbad.desktop.analysis",
                "org.marienbad.desktop.home",
                "org.marienbad.desktop.setup",
                "org.marienbad.desktop.game",
                "org.marienbad.desktop.history",
                "org.marienbad.desktop.lab",
                "org.marienbad.desktop.plugins",
                "org.marienbad.desktop.settings",
                "org.marienbad.desktop.screen"
            })
    void theRulesSeeEveryPart(String name) {
        assertTrue(CLASSES.containPackage(name), name + " is not among the classes checked");
    }

    @Test
    void noPackageDependsInACircle() {
        check(slices().matching("org.marienbad.(**)").should().beFreeOfCycles());
    }

    @Test
    void thePackagesOfTheFrameworkBuildOnEachOtherInOneDirection() {
        for (int i = 0; i + 1 < FRAMEWORK.size(); i++) {
            String[] later = FRAMEWORK.subList(i + 1, FRAMEWORK.size()).stream()
                    .map(name -> "org.marienbad.framework." + name + "..")
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage("org.marienbad.framework." + FRAMEWORK.get(i) + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(later));
        }
    }

    /** The packages of the command line: a package may know these, and none but the start of the program knows all. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "console: ",
                "option: console",
                "record: console option",
                "play: console option record engine",
                "history: console option record play",
                "match: console option record",
                "tournament: console option match",
                "solve: console option",
                "engine: console catalogue solve",
                "analyse: console option record play solve engine",
                "matrix: console",
                "catalogue: console option",
                "picture: console option record",
                "plugin: console option",
                "check: console option",
                "bench: console option",
                "manual: console",
                "template: console"
            })
    void aPackageOfTheCommandLineKnowsThoseBelowIt(String part, String below) {
        String cli = "org.marienbad.cli.";
        String[] known = Stream.concat(Stream.of(part), below == null ? Stream.empty() : Stream.of(below.split(" ")))
                .map(name -> cli + name + "..")
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage(cli + part + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.marienbad.cli..").and(resideOutsideOfPackages(known))));
    }

    /** The packages of the lab and of what screens share: a package may know these of its own project. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "lab.statistics: ",
                "lab.matrix: ",
                "lab.replication: ",
                "lab.space: ",
                "lab.tuning: lab.space",
                "lab.tournament: lab.statistics",
                "lab.plan: lab.tournament lab.space lab.statistics lab.tuning",
                "lab.results: lab.tournament lab.plan lab.space lab.statistics",
                "lab.run: lab.tournament lab.plan lab.results lab.tuning",
                "lab.shard: lab.tournament lab.plan",
                "lab.report: lab.tournament lab.plan lab.results lab.run lab.statistics lab.matrix lab.space lab.tuning lab.profile",
                "lab.profile: lab.tournament lab.results lab.statistics",
                "lab.folder: lab.tournament lab.plan lab.results lab.run lab.shard lab.report",
                "lab.live: lab.tournament lab.plan lab.results lab.run lab.report lab.folder",
                "play: ",
                "play.analysis: play",
                "play.coach: play",
                "play.setup: play",
                "server.protocol: ",
                "server.house: server.protocol",
                "server.room: server.protocol server.house",
                "server.serving: server.protocol server.house server.room",
                "server.threads: server.house server.serving"
            })
    void aPackageOfTheLabOfPlayOrOfTheServerKnowsThoseBelowIt(String part, String below) {
        String[] known = Stream.concat(Stream.of(part), below == null ? Stream.empty() : Stream.of(below.split(" ")))
                .map(name -> "org.marienbad." + name)
                .toArray(String[]::new);
        String project = "org.marienbad." + part.split("\\.")[0] + "..";
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad." + part)
                .should()
                .dependOnClassesThat(resideInAPackage(project).and(resideOutsideOfPackages(known))));
    }

    /** Requests to the rooms of a server are answered by classes that know neither how they are reached nor who runs them. */
    @Test
    void theRoomsOfTheServerKnowNoNetworkNoDatabaseAndNoThread() {
        check(noClasses()
                .that()
                .resideInAnyPackage(
                        "org.marienbad.server.protocol..",
                        "org.marienbad.server.house..",
                        "org.marienbad.server.room..",
                        "org.marienbad.server.serving..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "org.marienbad.server.threads..",
                                "org.marienbad.server.web..",
                                "org.marienbad.server.command..",
                                "org.eclipse.jetty..",
                                "com.google.inject..",
                                "java.net.http..",
                                "java.sql..",
                                "javax.sql..")
                        .or(JavaClass.Predicates.belongToAnyOf(
                                Thread.class, ThreadFactory.class, ThreadPoolExecutor.class, Executors.class))));
    }

    /** A player that takes a seat elsewhere knows a server by its protocol only. */
    @Test
    void guestsKnowNoServer() {
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.server.join..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.marienbad.server..")
                        .and(resideOutsideOfPackages("org.marienbad.server.join.."))));
    }

    /** The rooms of tree search, from the bottom up; the algorithms stand above them. */
    @Test
    void theRoomsOfTreeSearchBuildOnEachOtherInOneDirection() {
        List<String> rooms = List.of("selection", "playout", "finalmove", "tree", "parallel");
        for (int i = 0; i < rooms.size(); i++) {
            String[] later = Stream.concat(
                            Stream.of("org.marienbad.ai.mcts"),
                            rooms.subList(i + 1, rooms.size()).stream().map(room -> "org.marienbad.ai.mcts." + room))
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage("org.marienbad.ai.mcts." + rooms.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(later));
        }
        // The strategies are for everybody: they know nothing of each other.
        check(slices().matching("org.marienbad.ai.mcts.(selection|playout|finalmove)")
                .should()
                .notDependOnEachOther());
    }

    /** The rooms of the window stand side by side on what every screen gets; only the window itself knows all. */
    @Test
    void theRoomsOfTheWindowKnowNothingOfEachOther() {
        for (String room : ROOMS) {
            String[] known = Stream.of(room, "context", "board", "widget", "text")
                    .map(name -> "org.marienbad.desktop." + name + "..")
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage("org.marienbad.desktop." + room + "..")
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("org.marienbad.desktop..").and(resideOutsideOfPackages(known))));
        }
        String[] below = {"context", "board", "widget", "text"};
        for (int i = 0; i < below.length; i++) {
            String[] known = Stream.of(below)
                    .skip(i)
                    .map(name -> "org.marienbad.desktop." + name + "..")
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage("org.marienbad.desktop." + below[i] + "..")
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("org.marienbad.desktop..").and(resideOutsideOfPackages(known))));
        }
    }

    @Test
    void theFrameworkNeedsNothingButTheJdk() {
        check(classes()
                .that()
                .resideInAPackage("org.marienbad.framework..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.marienbad.framework.."));
    }

    /** The floors of the house: a project may depend on these of ours, and on no others. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "board: framework",
                "rbg: framework",
                "drawing: framework",
                "json: framework drawing",
                "request: framework json",
                "testkit: framework drawing json",
                "ai: framework",
                "lab: framework drawing json request",
                "learn: framework drawing ai lab json",
                "opponents: framework drawing json",
                "store: framework drawing json",
                "play: framework drawing json request store",
                "games: framework board drawing lab ai",
                "cli: framework drawing json request testkit lab store play",
                "server: framework drawing json request store play",
                "desktop: framework drawing json request store play lab learn cli"
            })
    void aProjectKnowsThoseBelowIt(String project, String below) {
        String[] known = Stream.concat(Stream.of(project), Stream.of(below.split(" ")))
                .map(name -> "org.marienbad." + name + "..")
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad." + project + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.marienbad..").and(resideOutsideOfPackages(known))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "com.google.inject: cli server",
                "org.eclipse.jetty: server",
                "io.micrometer: server",
                "com.fasterxml: json request testkit lab learn cli games opponents server",
                "org.hipparchus: lab cli",
                "com.samskivert: lab",
                "picocli: cli",
                "net.harawata: cli",
                "org.jline: cli",
                "org.knowm: lab",
                "com.zaxxer: store",
                "org.flywaydb: store",
                "org.postgresql: store",
                "org.apache.spark: cluster",
                "com.badlogic: desktop",
                "org.junit: testkit"
            })
    void librariesAreUsedOnlyWhereTheyBelong(String library, String projects) {
        String[] users = Stream.of(projects.split(" "))
                .map(name -> "org.marienbad." + name + "..")
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideOutsideOfPackages(users)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library + ".."));
    }

    /**
     * Answers of the engine are made from views: positions are held where plies are applied or searched, no further.
     */
    @Test
    void theEngineShowsViewsOnly() {
        String[] holders = {"GameLine", "ChooseRequest", "SolveRequest", "StatePool", "StateVector"};
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.cli.engine")
                .and(describe(
                        "are not holders of positions",
                        type -> Stream.of(holders)
                                .noneMatch(holder -> type.getName().startsWith("org.marienbad.cli.engine." + holder))))
                .should()
                .dependOnClassesThat()
                .areAssignableTo(State.class));
    }

    @Test
    void aGameKnowsRulesOnly() {
        String[] known = {
            "java.",
            "org.marienbad.games.",
            "org.marienbad.framework.file.",
            "org.marienbad.framework.text.",
            "org.marienbad.framework.setting.",
            "org.marienbad.framework.picture.",
            "org.marienbad.framework.game.",
            "org.marienbad.framework.player.",
            "org.marienbad.drawing.",
            "org.marienbad.board."
        };
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games..")
                .and()
                .resideOutsideOfPackages(
                        "org.marienbad.games.*.data..",
                        "org.marienbad.games.*.command..",
                        "org.marienbad.games.*.solver..",
                        "org.marienbad.games.kalaha.theses..")
                .should()
                .dependOnClassesThat(outside(known)));
        // Expert players and solvers may stand on what the algorithms for any game have in common.
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games.*.solver..")
                .should()
                .dependOnClassesThat(outside(and(and(known, "org.marienbad.ai."), "com.fasterxml."))));
        // Commands of its own, and experiments.
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games.*.command..")
                .should()
                .dependOnClassesThat(outside(and(known, "org.marienbad.framework.plugin."))));
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games.kalaha.theses..")
                .should()
                .dependOnClassesThat(
                        outside(and(and(known, "org.marienbad.framework.shared."), "org.marienbad.lab."))));
        // Only where a game reads its data files does it know their format.
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games.*.data..")
                .should()
                .dependOnClassesThat(outside(and(known, "com.fasterxml."))));
        // Expert players live beside the rules, in packages of their own; the rules know nothing of them.
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.games.*")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.marienbad.framework.player..", "org.marienbad.games.*.*..")
                        .and(resideOutsideOfPackages("org.marienbad.games.*.data..", "org.marienbad.games.*.map.."))));
        // But for what games of a family have in common, which is a project of its own.
        check(slices().matching("org.marienbad.games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAPackage("org.marienbad.games.mancala..")));
    }

    @Test
    void anAiKnowsGamesAndPlayersOnly() {
        check(noClasses()
                .that()
                .resideInAPackage("org.marienbad.ai..")
                .should()
                .dependOnClassesThat(outside(
                        "java.",
                        "org.marienbad.ai.",
                        "org.marienbad.framework.file.",
                        "org.marienbad.framework.text.",
                        "org.marienbad.framework.setting.",
                        "org.marienbad.framework.game.",
                        "org.marienbad.framework.player.",
                        "org.marienbad.framework.shared.")));
        check(slices().matching("org.marienbad.ai.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(),
                        JavaClass.Predicates.resideInAPackage("org.marienbad.ai.search.."))
                .ignoreDependency(
                        JavaClass.Predicates.resideInAPackage("org.marienbad.ai.provider"),
                        DescribedPredicate.alwaysTrue()));
    }

    /** Screens hold what their observer may see; the truth stays behind them, in {@code play}. */
    @Test
    void screensKnowNoTrueStates() {
        DescribedPredicate<JavaClass> screens = resideInAnyPackage(
                "org.marienbad.desktop..",
                "org.marienbad.play.setup..",
                "org.marienbad.cli.console..",
                "org.marienbad.cli.play..");
        check(holdNoTruth(screens));
        // In a server one class stands between; a player at the server of others holds what its own seat may know.
        check(holdNoTruth(resideInAPackage("org.marienbad.server..")
                .and(resideOutsideOfPackages("org.marienbad.server.join.."))
                .and(describe(
                        "are not the game of a room",
                        type -> !type.getName().startsWith("org.marienbad.server.room.RoomGame")))));
        // The rule notices: those behind the screens do hold it.
        assertThrows(AssertionError.class, () -> check(holdNoTruth(type(LiveGame.class))));
        assertThrows(AssertionError.class, () -> check(holdNoTruth(type(Consultation.class))));
    }

    private static ArchRule holdNoTruth(DescribedPredicate<JavaClass> some) {
        return noClasses()
                .that(some)
                .should()
                .dependOnClassesThat(JavaClass.Predicates.assignableTo(State.class)
                        .or(JavaClass.Predicates.belongToAnyOf(Session.class)))
                .orShould()
                .callMethodWhere(JavaCall.Predicates.target(owner(type(GameView.class)))
                        .and(JavaCall.Predicates.target(
                                nameMatching("picture|motions|events|notation|objection|breakdown|ending"))))
                .orShould()
                .callMethodWhere(JavaCall.Predicates.target(owner(type(Game.class)))
                        .and(JavaCall.Predicates.target(
                                nameMatching("newInitialState|action|parse|seen|scores|position|stateOf"))))
                .orShould()
                .callMethodWhere(JavaCall.Predicates.target(owner(type(GameTree.class)))
                        .and(JavaCall.Predicates.target(nameMatching("notation"))))
                .orShould()
                .callMethodWhere(JavaCall.Predicates.target(owner(type(MatchView.class)))
                        .and(JavaCall.Predicates.target(nameMatching("as|of|determinized"))))
                .orShould()
                .accessFieldWhere(JavaAccess.Predicates.target(owner(type(Observer.class))));
    }

    @Test
    void onlyTheWaysInTalkToTheProcess() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("org.marienbad.desktop..", "org.marienbad.cli..")
                .should()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err"));
    }

    private static String[] and(String[] known, String more) {
        return Stream.concat(Stream.of(known), Stream.of(more)).toArray(String[]::new);
    }

    private static DescribedPredicate<JavaClass> outside(String... prefixes) {
        return DescribedPredicate.describe("are none of " + String.join(", ", prefixes), type -> {
            String name = type.getBaseComponentType().getName();
            if (type.getBaseComponentType().isPrimitive()) {
                return false;
            }
            for (String prefix : prefixes) {
                if (name.startsWith(prefix)) {
                    return false;
                }
            }
            return true;
        });
    }

    private static void check(ArchRule rule) {
        rule.check(CLASSES);
    }
}

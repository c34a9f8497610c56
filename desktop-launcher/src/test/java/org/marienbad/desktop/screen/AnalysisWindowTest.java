package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.LiveGame;

/** Hint, analysis and result beside the board. */
@InWindow
class AnalysisWindowTest extends GameInWindow {
    private static final String[] SMALL = {
        "game=kalaha",
        "game.kalaha.option.pits=3",
        "game.kalaha.option.stones=2",
        "seat.0.player=person",
        "seat.1.player=person",
        "speed=0"
    };

    @Override
    Harness open(String... preferences) throws Exception {
        return open(Plugins.load(), preferences);
    }

    private Harness open(Plugins plugins, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(plugins, remembered, Locale.ENGLISH);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private String words(Harness harness, String name) throws Exception {
        return harness.gl(() -> words(harness.find(name)));
    }

    private static String words(Actor actor) {
        StringBuilder words = new StringBuilder(actor instanceof Label label ? label.getText() + "\n" : "");
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> words.append(words(child)));
        }
        return words.toString();
    }

    private boolean has(String name, String words) {
        Actor actor = application.stage().getRoot().findActor(name);
        return actor != null && words(actor).contains(words);
    }

    @Test
    void theAnalysisFollowsThePositionShown() throws Exception {
        try (Harness harness = open(SMALL)) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.analysis");
            harness.until("a proof", () -> has("analysis.value.0", "proven"));
            harness.shot("analysis-start");
            String first = words(harness, "analysis.line.0");
            assertTrue(first.startsWith("b\n"), first);
            assertTrue(words(harness, "analysis.reason").contains("wins by"), words(harness, "analysis.page"));
            play(harness, "c", "A");
            harness.until(
                    "the whole game", () -> application.stage().getRoot().findActor("analysis.blunder.0") != null);
            harness.shot("analysis-later");
            harness.click("analysis.blunder.0");
            assertEquals(0, live().tree().index(), "the position before the mistake");
            harness.key(Keys.END);
            harness.click("analysis.graph"); // in its middle
            assertEquals(1, live().tree().index(), "after one of two plies");
            harness.key(Keys.HOME);
            harness.until("the start again", () -> live().tree().index() == 0 && has("analysis.line.0", first));
            harness.click("panel.close");
            assertFalse(harness.isThere("analysis.page"));
        }
    }

    @Test
    void estimatesOfKalahaAreInStones() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.hint");
            harness.until("a hint", () -> has("hint.value", "stone") || has("hint.value", "even"));
            harness.shot("hint-stones");
            harness.click("panel.analysis");
            play(harness, "c", "f", "A");
            ask(harness, "minimax");
            harness.until("an estimate", () -> has("analysis.value.0", "stone"));
            String value = words(harness, "analysis.value.0").strip();
            assertTrue(value.matches("[+−]\\d+ stones?"), value);
            harness.shot("analysis-stones");
        }
    }

    @Test
    void theTreeUnfolds() throws Exception {
        try (Harness harness = open(SMALL)) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.analysis");
            ask(harness, "mcts");
            harness.until(
                    "the end of the search",
                    () -> branch().isPresent() && has("analysis.value.0", "proven") && !has("analysis.status", "…"));
            String branch = harness.gl(() -> branch().orElseThrow());
            int before = harness.gl(() -> rows());
            harness.click(branch);
            assertTrue(harness.gl(() -> rows()) > before, branch);
            harness.shot("analysis-tree");
            harness.click(branch);
            assertEquals(before, harness.gl(() -> rows()), "folded again");
        }
    }

    private int rows() {
        return ((Group) application.stage().getRoot().findActor("analysis.tree")).getChildren().size;
    }

    /** The first row of the tree that can be unfolded. */
    private Optional<String> branch() {
        Group tree = application.stage().getRoot().findActor("analysis.tree");
        for (Actor row : tree == null ? new Array<Actor>() : tree.getChildren()) {
            for (Actor part : ((Group) row).getChildren()) {
                if (part.getName() != null && part.getName().startsWith("analysis.branch")) {
                    return Optional.of(part.getName());
                }
            }
        }
        return Optional.empty();
    }

    @SuppressWarnings("unchecked") // the list of analysts is one of ids
    private Select<String> analysts(Harness harness) {
        return (Select<String>) harness.find("analysis.analyst");
    }

    private void ask(Harness harness, String id) throws Exception {
        harness.gl(() -> {
            Select<String> select = analysts(harness);
            for (Select.Item<String> item : select.getItems()) {
                if (item.value().equals(id)) {
                    select.setSelected(item);
                }
            }
            assertEquals(id, select.value());
            return null;
        });
    }

    @Test
    void theAnalystStaysInAnotherLanguage() throws Exception {
        try (Harness harness = open(SMALL)) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.analysis");
            ask(harness, "random");
            harness.gl(() -> {
                application.context().language("cs");
                return null;
            });
            harness.until(
                    "Czech",
                    () -> "cs".equals(application.context().words().locale().getLanguage()));
            harness.frames(2);
            // The panel that was open stays open.
            assertEquals("random", harness.gl(() -> analysts(harness).value()));
        }
    }

    @Test
    void anAnalystThatFailsSaysSoAndAnotherTakesOver() throws Exception {
        try (Harness harness = open(Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), SMALL)) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.analysis");
            ask(harness, "broken");
            harness.until("the reason", () -> has("analysis.page", "out of ideas"));
            harness.shot("analysis-failed");
            play(harness, "c");
            assertEquals(1, live().tree().index(), "the game goes on");
            ask(harness, "minimax");
            harness.until("lines", () -> application.stage().getRoot().findActor("analysis.value.0") != null);
            assertFalse(has("analysis.page", "out of ideas"));
        }
    }

    @Test
    void theSeriesGoesOnWithAGameThatIsContinued() throws Exception {
        try (Harness harness = open(SMALL)) {
            Home.play(harness, application);
            finish(harness);
            harness.click("result.rematch");
            settle(harness);
            playFirst(harness);
            harness.click("games");
            harness.until("continue", () -> application.stage().getRoot().findActor("continue") != null);
            harness.click("continue");
            harness.until("the game", () -> application.gameScreen() != null);
            assertEquals(1, live().tree().index());
            finish(harness);
            harness.until("the score of both", () -> has("result.page", "Series:"));
        }
    }

    private void playFirst(Harness harness) throws Exception {
        harness.gl(() -> {
            live().play(live().view().legalActions().get(0).code());
            return null;
        });
        settle(harness);
    }

    private void finish(Harness harness) throws Exception {
        settle(harness);
        while (!live().tree().isOver()) {
            playFirst(harness);
        }
        harness.until("the result", () -> application.stage().getRoot().findActor("result.page") != null);
    }

    @Test
    void theEndTellsWhoCameWhereAndWhyAndCanBePlayedAgain() throws Exception {
        try (Harness harness = open(
                "game=kalaha",
                "game.kalaha.option.pits=3",
                "game.kalaha.option.stones=2",
                "seat.0.player=random",
                "seat.1.player=random",
                "game.kalaha.seed=8",
                "speed=0")) {
            Home.begin(harness, application);
            harness.until(
                    "the end",
                    () -> live().tree().isOver() && application.gameScreen().isSettled());
            harness.until("the result", () -> application.stage().getRoot().findActor("result.page") != null);
            String page = words(harness, "result.page");
            assertTrue(page.contains("1.\nRandom"), page);
            assertEquals(
                    page.indexOf("Random 1") < page.indexOf("Random 2"),
                    harness.gl(() -> ((Group) harness.find("seat.0.crown")).hasChildren()),
                    "the winner has a cup");
            assertTrue(harness.isThere("result.breakdown"), page);
            harness.until("the graph", () -> !has("analysis.progress", "left"));
            harness.shot("result");
            LiveGame last = live();
            harness.click("result.rematch");
            assertNotEquals(last, live());
            assertEquals(1 - last.setup().starter(), live().setup().starter(), "the other one starts");
            harness.until("the next end", () -> live().tree().isOver() && has("result.page", "Series:"));
            harness.shot("result-series");
            harness.click("result.review");
            harness.until(
                    "an earlier position",
                    () -> live().tree().index() < live().tree().length());
            harness.until("the analysis", () -> has("analysis.value.0", "proven"));
            harness.shot("result-review");
        }
    }

    @Test
    void theResultIsThatOfTheLineShown() throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            harness.click("play.nim");
            take(harness, "1:1", "2:3", "3:5", "4:7");
            settle(harness);
            String first = words(harness, "result.ranking");
            harness.gl(() -> {
                live().jump(3);
                return null;
            });
            take(harness, "4:6", "4:1");
            settle(harness);
            assertTrue(harness.gl(() -> live().tree().isOver()));
            assertNotEquals(first, words(harness, "result.ranking"), "now the other one has won");
            harness.gl(() -> {
                live().visit(4);
                return null;
            });
            settle(harness);
            assertEquals(first, words(harness, "result.ranking"));
        }
    }

    private void take(Harness harness, String... actions) throws Exception {
        for (String action : actions) {
            harness.gl(() -> {
                live().play(live().view().legalActions().stream()
                        .filter(legal -> legal.notation().equals(action))
                        .findFirst()
                        .orElseThrow()
                        .code());
                return null;
            });
        }
    }

    @Test
    void theHintLeavesTheBoardInUse() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.press(Keys.H, 'h');
            harness.until("the hint", () -> application.stage().getRoot().findActor("hint.action") != null);
            harness.shot("hint-kalaha");
            assertTrue(harness.isThere("hint.play"));
            play(harness, "c");
            assertEquals(1, live().tree().index(), "played although the hint is there");
        }
    }

    @Test
    void inMinuteEmpireTheHintHasAReason() throws Exception {
        try (Harness harness = open("game=minute-empire", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.hint");
            harness.until("the hint", () -> application.stage().getRoot().findActor("hint.action") != null);
            harness.frames(30);
            harness.shot("hint-empire");
            String page = words(harness, "hint.page");
            assertFalse(page.contains("payoff"), page);
        }
    }

    @Test
    void nimShowsItsTable() throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.resize(1000, 700);
            harness.click("panel.analysis");
            harness.until("an answer", () -> has("analysis.value.0", "proven"));
            harness.shot("analysis-nim-1000");
            assertTrue(words(harness, "analysis.facts").contains("1\n1\n1"), "heap 4 has seven matches");
        }
    }

    @Test
    void theAnalysisOfOnePersonsDiceIsGoneForTheNext() throws Exception {
        try (Harness harness = open("game=liars-dice", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            harness.click("play.liars-dice");
            harness.until("a page", () -> application.stage().getRoot().findActor("handOverPage") != null);
            harness.gl(() -> {
                live().takeOver();
                return null;
            });
            harness.click("panel.analysis");
            harness.until("a line", this::isAnalysed);
            take(harness, "1x6");
            harness.until("the next page", () -> application.stage().getRoot().findActor("handOverPage") != null);
            boolean left = harness.gl(() -> {
                live().takeOver();
                return isAnalysed();
            });
            assertFalse(left);
        }
    }

    private boolean isAnalysed() {
        return application.stage().getRoot().findActor("analysis.line.0") != null;
    }
}

package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import org.junit.jupiter.api.Test;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;

/** Who plays the seats of a game, and what their cards tell. */
@InWindow
class SeatsWindowTest extends GameInWindow {
    private static void choose(Harness harness, int seat, String player) throws Exception {
        harness.gl(() -> {
            Select<?> select = (Select<?>) harness.find("seat." + seat + ".player");
            int index = 0;
            while (!player.equals(select.getItems().get(index).value())) {
                index++;
            }
            select.setSelectedIndex(index);
            return null;
        });
    }

    private static String player(Harness harness, int seat) throws Exception {
        return harness.gl(() -> ((Select<?>) harness.find("seat." + seat + ".player"))
                .getSelected()
                .label());
    }

    @Test
    void anotherPlayerInMidGameIsOfThatGameOnly() throws Exception {
        try (Harness harness = open("speed=0", "game=kalaha", "seat.0.player=person", "seat.1.player=computer")) {
            Home.play(harness, application);
            settle(harness);
            choose(harness, 1, "person");
            choose(harness, 0, "computer(level=medium)");
            harness.frames(2);
            harness.click("seat.0.settings");
            harness.gl(() -> {
                Select<?> level = (Select<?>) harness.find("seat.0.level");
                level.setSelectedIndex(0);
                return null;
            });
            harness.click("dialog.apply");
            harness.until(
                    "the other level",
                    () -> application.controller().seated().get(0).contains("easy"));
            assertEquals("Easy", player(harness, 0));
            harness.click("games");
            Home.play(harness, application);
            settle(harness);
            assertTrue(harness.gl(() -> live().isPerson(0) && !live().isPerson(1)));
            harness.click("games");
            Home.setUp(harness, application);
            assertEquals(
                    "", harness.gl(() -> application.context().preferences().get("game.kalaha.seat.0.player", "")));
            assertFalse(harness.gl(() -> application
                    .context()
                    .preferences()
                    .get("game.kalaha.seat.0.computer.level", "")
                    .equals("easy")));
        }
    }

    @Test
    void thePersonSeesItsOwnSideBelow() throws Exception {
        try (Harness harness = open("speed=0", "game=kalaha", "seat.0.player=person", "seat.1.player=computer")) {
            Home.play(harness, application);
            settle(harness);
            assertTrue(isAbove(harness, "spot.A", "spot.a"));
            choose(harness, 1, "person");
            choose(harness, 0, "computer(level=medium)");
            harness.frames(3);
            assertTrue(isAbove(harness, "spot.a", "spot.A"), "the second seat is the only person's now");
            harness.click("turnBoard");
            harness.frames(3);
            assertTrue(isAbove(harness, "spot.A", "spot.a"));
        }
    }

    private static boolean isAbove(Harness harness, String one, String other) throws Exception {
        return harness.gl(() -> harness.find(one).getY() > harness.find(other).getY());
    }

    @Test
    void manySeatsTellTheLevelsOfTheirPlayersInAWord() throws Exception {
        try (Harness harness = open(
                "speed=0",
                "game=minute-empire",
                "game.minute-empire.seats=4",
                "seat.0.player=person",
                "seat.1.player=computer",
                "seat.2.player=computer",
                "seat.2.computer.level=easy",
                "seat.3.player=random")) {
            harness.resize(1280, 800);
            Home.play(harness, application);
            harness.frames(3);
            assertEquals("Medium", player(harness, 1));
            assertEquals("Easy", player(harness, 2));
            assertEquals("Random", player(harness, 3));
            harness.shot("seats-levels");
        }
    }

    @Test
    void theCardOfTheSeatToMoveKeepsItsFactsBesideAHint() throws Exception {
        try (Harness harness = open(
                "speed=0",
                "game=minute-empire",
                "game.minute-empire.seats=4",
                "seat.0.player=person",
                "seat.1.player=random",
                "seat.2.player=random",
                "seat.3.player=random")) {
            harness.resize(800, 600);
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.hint");
            harness.frames(3);
            harness.shot("seats-800-hint");
            float own = harness.gl(() -> harness.find("seat.0").getHeight());
            float other = harness.gl(() -> harness.find("seat.1").getHeight());
            assertTrue(own > 1.5f * other, own + " beside " + other);
            assertTrue(harness.gl(() -> harness.find("panel").getHeight()) > 100, "the hint can be read");
        }
    }

    @Test
    void aLookBackSaysThatAMoveBeginsAVariation() throws Exception {
        try (Harness harness = open("speed=0", "game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.a");
            settle(harness);
            harness.gl(() -> {
                ((Slider) harness.find("replaySlider")).setValue(0);
                return null;
            });
            assertTrue(harness.texts().contains("An earlier position: your move begins a variation."));
        }
    }
}

package org.marienbad.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;

class ClicksTest {
    private static final Action ALONE = Action.of(0, "a", "a");
    private static final Action LEFT = Action.of(1, "b-c", "b", "c");
    private static final Action RIGHT = Action.of(2, "b-d", "b", "d");
    private static final Action STAY = Action.of(3, "b", "b");
    private static final Action PASS = Action.of(4, "pass");

    private final Clicks clicks = new Clicks();

    @BeforeEach
    void offer() {
        clicks.offer(List.of(ALONE, LEFT, RIGHT, STAY, PASS));
    }

    @Test
    void everySpotThatStartsAnActionLeadsOn() {
        assertEquals(Set.of("a", "b"), clicks.next());
        assertEquals(List.of(PASS), clicks.buttons());
    }

    @Test
    void aClickThatLeavesOneActionMeansIt() {
        assertEquals(Optional.of(ALONE), clicks.meaning("a"));
        assertEquals(Optional.of(ALONE), clicks.click("a"));
        assertEquals(List.of(), clicks.clicked());
    }

    @Test
    void clicksNarrowUntilOneIsLeft() {
        assertEquals(Optional.empty(), clicks.click("b"));
        assertEquals(Set.of("c", "d"), clicks.next());
        assertEquals(List.of(STAY), clicks.buttons(), "its spots are all clicked, so a button says it");
        assertEquals(Optional.of(RIGHT), clicks.click("d"));
    }

    @Test
    void choosingAPiecePlaysNothingEvenWhereOnlyOneActionBeginsWithIt() {
        clicks.offer(List.of(ALONE, LEFT));
        assertEquals(Optional.of(LEFT), clicks.meaning("b"), "what it can lead to is shown");
        assertEquals(Optional.empty(), clicks.click("b"));
        assertEquals(Set.of("c"), clicks.next());
        assertEquals(Optional.of(LEFT), clicks.click("c"));
    }

    @Test
    void allSpotsThatMayFollowAreKnownBeforeTheClick() {
        assertEquals(Set.of("c", "d"), clicks.following("b"));
        assertEquals(Set.of(), clicks.following("a"), "this click decides");
        assertEquals(Set.of(), clicks.following("c"), "it begins nothing");
        clicks.click("b");
        assertEquals(Set.of(), clicks.following("c"), "this click decides");
    }

    @Test
    void theSameSpotAgainOrResetTakesBack() {
        clicks.click("b");
        assertEquals(Optional.empty(), clicks.click("b"));
        assertEquals(Set.of("a", "b"), clicks.next());
        clicks.click("b");
        clicks.reset();
        assertEquals(List.of(), clicks.clicked());
    }

    @Test
    void anotherStartReplacesTheClicksAndNonsenseIsIgnored() {
        clicks.click("b");
        assertEquals(Optional.empty(), clicks.click("nowhere"));
        assertEquals(List.of("b"), clicks.clicked());
        assertEquals(Optional.of(ALONE), clicks.click("a"));
    }

    @Test
    void nothingOfferedNothingClicked() {
        clicks.offer(List.of());
        assertTrue(clicks.next().isEmpty());
        assertEquals(Optional.empty(), clicks.click("a"));
    }
}

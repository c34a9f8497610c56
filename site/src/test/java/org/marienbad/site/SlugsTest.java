package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SlugsTest {
    @Test
    void anchorsAreThoseOfGitHub() {
        Slugs slugs = new Slugs();
        assertEquals("what-a-seat-may-see", slugs.next("What a seat may see"));
        assertEquals("liars-dice", slugs.next("Liar's dice"));
        assertEquals("play---for-screen-readers", slugs.next("play -- for screen readers".replace("--", "-")));
        assertEquals("clocks", slugs.next("Clocks"));
        assertEquals("clocks-1", slugs.next("Clocks"));
        assertEquals("časy-a-měření", slugs.next("Časy a měření"));
    }
}

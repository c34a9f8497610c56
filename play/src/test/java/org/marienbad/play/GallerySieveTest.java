package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class GallerySieveTest {
    private static final Set<Trait> NONE = EnumSet.noneOf(Trait.class);
    private final GameProvider two = new NoughtsProvider();

    private static boolean suits(GallerySieve sieve, GameProvider game, String told) {
        return sieve.suits(game, told, NONE);
    }

    @Test
    void accentsAndCapitalsDoNotMatter() {
        assertTrue(suits(new GallerySieve(" krizky", "", "", ""), two, "Křížky a kolečka"));
        assertFalse(suits(new GallerySieve("go", "", "", ""), two, "Křížky a kolečka"));
        assertTrue(suits(GallerySieve.ALL, two, ""));
    }

    @Test
    void gamesAreChosenByPlayersAndMinutes() {
        assertTrue(suits(new GallerySieve("", "2", "", ""), two, ""));
        assertFalse(suits(new GallerySieve("", "3", "", ""), two, ""));
        GameProvider many = new AuctionProvider();
        assertTrue(many.maxSeats() < 4 || suits(new GallerySieve("", "4", "", ""), many, ""));
        assertFalse(suits(new GallerySieve("", "4", "", ""), two, ""));
        assertTrue(suits(new GallerySieve("", "", "10", ""), two, "") == two.minutes() <= 10);
        assertTrue(suits(new GallerySieve("", "", "long", ""), two, "") == two.minutes() > 20);
    }

    @Test
    void luckAndSecretsAreKinds() {
        Set<Trait> dice = EnumSet.of(Trait.CHANCE);
        assertTrue(new GallerySieve("", "", "", "chance").suits(two, "", dice));
        assertFalse(new GallerySieve("", "", "", "plain").suits(two, "", dice));
        assertFalse(new GallerySieve("", "", "", "hidden").suits(two, "", dice));
        assertTrue(new GallerySieve("", "", "", "plain").suits(two, "", NONE));
    }
}

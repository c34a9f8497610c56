package org.marienbad.framework.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private final Messages english = Messages.of(Locale.ENGLISH);
    private final Messages czech = Messages.of(Locale.forLanguageTag("cs"));

    @Test
    void aTextIsResolvedInTheLanguageOfTheMessages() {
        assertEquals("Player 2", english.get(Text.of("seat", 2)));
        assertEquals("Hráč 2", czech.get(Text.of("seat", 2)));
    }

    @Test
    void aTextMayBeTheArgumentOfAnother() {
        Text text = Text.of("forfeit.failed", Text.of("seat", 1), "oops");
        assertEquals("Hráč 1 prohrává: hráč selhal (oops).", czech.get(text));
    }

    @Test
    void aKeyThatNoBundleKnowsIsShownAsItStands() {
        assertEquals("It's a draw", english.get(Text.of("It's a draw")));
        assertEquals("3 left", english.get(Text.of("{0} left", 3)));
    }

    @Test
    void anUnknownLanguageAndAnUnknownBundleFallBack() {
        Messages finnish =
                Messages.of(Locale.forLanguageTag("fi")).with(getClass().getClassLoader(), "no.such.bundle");
        assertEquals("Player 2", finnish.get("seat", 2));
    }
}

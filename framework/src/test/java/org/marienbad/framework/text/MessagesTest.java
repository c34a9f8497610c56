package org.marienbad.framework.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Map;
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
    void whoChoosesAnActionIsToldItAsAnOrder() {
        Messages english = Messages.of(Locale.ENGLISH);
        assertEquals("Place a piece on e3", english.own(Text.of("action.place", "Black", "e3")));
        assertEquals("Položit kámen na e3", Messages.of(new Locale("cs")).own(Text.of("action.place", "Černý", "e3")));
        Messages other = english.with(Map.of("action.place", "{0} puts a disc on {1}"));
        assertEquals("Black puts a disc on e3", other.own(Text.of("action.place", "Black", "e3")), "its own words");
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

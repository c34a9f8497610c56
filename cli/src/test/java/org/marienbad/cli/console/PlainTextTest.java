package org.marienbad.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PlainTextTest {
    @Test
    void controlCharactersAreWrittenOut() {
        assertEquals("\\u001b[2Jred\\u0007", PlainText.line("\u001b[2Jred\u0007"));
        assertEquals("a\\u000ab\\u000d", PlainText.line("a\nb\r"));
        assertEquals("a\nb\\u009b1m", PlainText.lines("a\nb\u009b1m"));
        assertEquals("1\\u202e2", PlainText.lines("1\u202e2"));
    }

    @Test
    void everythingElseStaysAsItIs() {
        String text = "Kámen\t⟨1;3⟩ 🂡 – 5×";
        assertSame(text, PlainText.line(text));
        assertSame(text, PlainText.lines(text));
    }
}

package org.marienbad.opponents.kgp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KgpLineTest {
    private static KgpLine parse(String line) {
        return KgpLine.parse(line).orElseThrow();
    }

    @Test
    void linesOfTheSpecificationAreRead() {
        assertEquals(new KgpLine(-1, -1, "kgp", List.of("1", "0", "0")), parse("kgp 1 0 0"));
        assertEquals(
                new KgpLine(4, -1, "state", List.of("<3,0,0,3,3,3,3,3,3>")), parse("4 state <3,0,0,3,3,3,3,3,3>\r"));
        assertEquals(new KgpLine(-1, 4, "move", List.of("1")), parse("@4 move 1"));
        assertEquals(new KgpLine(6, 4, "stop", List.of()), parse("6@4 stop"));
        assertEquals(
                new KgpLine(-1, -1, "error", List.of("Unsupported activity")), parse("error \"Unsupported activity\""));
        assertEquals(
                new KgpLine(10, -1, "set", List.of("info:name", "like \" this \\ and", "0.5")),
                parse("  10   set  info:name \"like \\\" this \\\\ and\"\t0.5  "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "@", "4", "@4", "7@ state", "!", "error \"no end", "error \"glued\"to", "error glued\"to\""})
    void otherLinesAreNoCommands(String line) {
        // A number alone may be a name; it means nothing to anybody.
        assertTrue(KgpLine.parse(line).map(KgpLine::arguments).orElse(List.of()).isEmpty(), line);
    }

    @Test
    void aLongLineOfQuotesAndBackslashesIsReadInNoTime() {
        assertEquals(Optional.empty(), KgpLine.parse("error \"" + "\\".repeat(16_000)));
        assertEquals(Optional.empty(), KgpLine.parse("error " + "\"\"".repeat(8_000) + "x"));
    }

    @Test
    void aCommandIsWrittenAsItIsRead() {
        assertEquals("7@4 move 3", KgpLine.answer(4, "move", 3).numbered(7).toString());
        assertEquals("goodbye", KgpLine.of("goodbye").toString());
        String name = "a \"quoted\" \\ name\nof two lines";
        KgpLine set = KgpLine.of("set", "info:name", KgpLine.text(name));
        assertEquals(
                List.of("info:name", "a \"quoted\" \\ name of two lines"),
                parse(set.toString()).arguments());
    }

    @ParameterizedTest
    @CsvSource({"12,12", "-3,-3", "+4,4"})
    void wholeNumbersAreNumbers(String text, int value) {
        assertEquals(OptionalInt.of(value), KgpLine.of("kgp", text).number(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "x", "12345678901"})
    void otherArgumentsAreNoNumbers(String text) {
        assertEquals(OptionalInt.empty(), KgpLine.of("kgp", text).number(0));
        assertEquals(OptionalInt.empty(), KgpLine.of("kgp").number(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"localhost", "localhost:2671", "[::1]:2671", "ws://localhost/socket", "wss://example.org:443/a?b"
            })
    void addressesAreHostsOrUrls(String text) {
        assertEquals(text, Address.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a b",
                "localhost:x",
                "localhost:70000",
                "http://localhost",
                "localhost/x",
                "ws:///x",
                "user@host"
            })
    void otherAddressesAreRefused(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Address.parse(text))
                .getMessage();
        assertEquals(
                "'" + text + "' is no address; allowed: HOST, HOST:PORT or the URL of a WebSocket, such as"
                        + " ws://localhost:8080/socket",
                message);
    }
}

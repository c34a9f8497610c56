package org.marienbad.server.join;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeatLinkTest {
    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080/#room=12&invite=Ab_-9, http://localhost:8080/, 12, INVITATION, Ab_-9",
        "https://example.org/#room=a-B_c&seat=xyz, https://example.org/, a-B_c, SEAT, xyz",
        "http://localhost:8080#room=12, http://localhost:8080/, 12, OPEN, ''",
        "https://example.org/games/index.html#room=7, https://example.org/games/, 7, OPEN, ''",
        "http://[::1]:8080/#room=7, http://[::1]:8080/, 7, OPEN, ''"
    })
    void aLinkNamesServerRoomAndRight(String text, String server, String room, SeatLink.Kind kind, String token) {
        SeatLink link = SeatLink.parse(text);
        assertEquals(server, link.server().toString());
        assertEquals(room, link.room());
        assertEquals(kind, link.kind());
        assertEquals(token, link.token());
        assertEquals(link, SeatLink.parse(link.toString()));
        assertEquals(server + "#room=8&seat=q", link.toSeat("8", "q").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost:8080",
                "http://localhost:8080/",
                "http://localhost/#room=",
                "http://localhost/#room=1&watch=SECRET",
                "http://localhost/#room=../x&seat=SECRET",
                "http://localhost/#room=1&seat=SECRET&more=1",
                "http://user:pw@localhost/#room=1&seat=SECRET",
                "ftp://localhost/#room=1&seat=SECRET",
                "http:///#room=1&seat=SECRET",
                "http://local host/#room=1&invite=SECRET"
            })
    void otherTextIsRefusedWithoutTellingSecrets(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> SeatLink.parse(text))
                .getMessage();
        assertTrue(
                message.contains("allowed: an invitation or seat link such as http://localhost:8080/#room=ID"),
                message);
        assertFalse(message.contains("SECRET"), message);
    }

    @Test
    void waitsGrowUntilTheServerAnswers() {
        Backoff backoff = new Backoff(Duration.ofMillis(500), Duration.ofSeconds(3));
        assertEquals(Duration.ofMillis(500), backoff.next());
        assertEquals(Duration.ofSeconds(1), backoff.next());
        assertEquals(Duration.ofSeconds(2), backoff.next());
        assertEquals(Duration.ofSeconds(3), backoff.next());
        assertEquals(Duration.ofSeconds(3), backoff.next());
        backoff.reset();
        assertEquals(Duration.ofMillis(500), backoff.next());
    }
}

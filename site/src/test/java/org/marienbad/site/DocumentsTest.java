package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The documents of this repository. */
class DocumentsTest {
    private final Documents documents = new Documents(Path.of(".."));

    DocumentsTest() throws IOException {}

    @Test
    void everyLinkLeadsSomewhere() {
        assertEquals(List.of(), documents.broken());
    }

    @Test
    void documentsAreFoundOverSeveralLinks() {
        assertTrue(documents.pages().containsKey(Path.of("docs", "games.md")));
        assertTrue(documents.pages().containsKey(Path.of("games", "kalaha", "README.md")));
    }
}

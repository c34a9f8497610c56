package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
    @TempDir
    private Path folder;

    private Path repository;
    private Path site;

    @BeforeEach
    void repository() throws IOException {
        repository = folder.resolve("repository");
        site = folder.resolve("site");
        put("README.md", "# Home\n\n[games](docs/games.md), [results](docs/results), [code](src/A.java)\n");
        put("CONTRIBUTING.md", "# Contributing\n");
        put(
                "docs/games.md",
                "# Games\n\n## Nim\n\n2 to 6 seats\n\n![Nim](images/games/nim.svg)\n\n[Heaps](../games/nim/README.md). Back [home](../README.md#home).\n");
        put("docs/images/games/nim.svg", "<svg/>");
        put("games/nim/README.md", "# nim: the game\n\nHeaps.\n");
        put("docs/results/values.md", "# Values\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSee [Nim](../games.md#nim).\n");
        put("docs/results/values.csv", "1,2\n");
        put("src/A.java", "class A {}\n");
    }

    private void put(String file, String text) throws IOException {
        Path path = repository.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private Documents write() throws IOException {
        Path api = Files.createDirectories(folder.resolve("javadoc"));
        Files.writeString(api.resolve("index.html"), "<p id=\"top\">Javadoc</p>");
        Documents documents = new Documents(repository);
        Path page = Files.createDirectories(folder.resolve("page"));
        Files.writeString(page.resolve("index.html"), "<p>A game</p>");
        new Site(documents).write(api, page, site);
        return documents;
    }

    private String page(String address) throws IOException {
        return Files.readString(site.resolve(address));
    }

    @Test
    void allThatIsLinkedIsThere() throws IOException {
        assertEquals(List.of(), write().broken());
        assertEquals(List.of(), new LinkCheck(site, List.of(Site.API)).broken());
        assertTrue(page("docs/games.html").contains("<a href=\"../index.html#home\">home</a>"));
        assertTrue(page("docs/results/index.html").contains("<a href=\"values.html\">Values</a>"));
        assertEquals("1,2\n", page("docs/results/values.csv"));
        assertTrue(page("docs/results/values.html").contains("<td>1</td>"));
        assertTrue(page("gallery.html")
                .contains("<a href=\"docs/games.html#nim\"><img src=\"docs/images/games/nim.svg\""));
        assertTrue(page("search.js").contains("\"address\":\"docs/games.html#nim\""));
        assertTrue(page("docs/games.html").contains("<a href=\"../docs/games.html\" aria-current=\"page\">Games</a>"));
    }

    @Test
    void documentsOfAGameHaveABoardThatLoadsNothingBeforeAClick() throws IOException {
        write();
        String board =
                "<a href=\"%splay/index.html?game=nim\" data-live=\"%1$splay/index.html?embed&amp;language=en&amp;game=nim\">"
                        + "<img src=\"%1$sdocs/images/games/nim.svg\" alt=\"Nim\" />";
        for (String address : List.of("docs/games.html", "games/nim/index.html")) {
            String top = address.startsWith("docs") ? "../" : "../../";
            assertTrue(page(address).contains(String.format(board, top)), page(address));
            assertFalse(page(address).contains("<iframe"));
        }
        assertFalse(page("index.html").contains("data-live"));
    }

    @Test
    void linksThatLeadNowhereAreNamed() throws IOException {
        put(
                "docs/games.md",
                "# Games\n\n## Nim\n\n[a](none.md), [b](#none), [c](results/values.md#none), [d](https://example.org/none)\n");
        assertEquals(
                List.of(
                        "docs/games.md: 'none.md' leads nowhere",
                        "docs/games.md: '#none' leads nowhere",
                        "docs/games.md: 'results/values.md#none' leads nowhere"),
                write().broken());
        assertEquals(3, new LinkCheck(site, List.of(Site.API)).broken().size());
    }

    @Test
    void outputOfABuildIsNotPartOfAFolder() throws IOException {
        put("docs/results/build/made.txt", "made");
        write();
        assertFalse(page("docs/results/index.html").contains("made"));
    }
}

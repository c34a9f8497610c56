package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** A game in text on the page: paths of squares are clicked, and a menu tells moves of the same path apart. */
class TextGameTest extends TestInBrowser {
    private static final Path CHESS = Path.of(
            "..", "languages", "rbg", "src", "main", "resources", "org", "marienbad", "rbg", "games", "chess.rbg");

    @Override
    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder, CHESS);
    }

    @Test
    void aLinkThatCarriesAGameSaysThatThisServerPlaysItsOwn() {
        Page ann = visitor();
        ann.open(url("game=AAAA"));
        ann.until("a notice", () -> ann.text("#notices").contains("This server plays only its own games"));
        ann.find("[data-game=chess]");
        Browser.keep(ann, "carried");
    }

    @Test
    void aPawnBecomesThePieceThatIsChosen() {
        Page ann = visitor();
        open(ann, "chess", 2);
        start(ann);
        Page bob = join(visitor("cs"), invitation(ann, 1), "Bob");
        Page mover = ann;
        for (String path : List.of("a2-a4", "b7-b5", "a4-b5", "a7-a6", "b5-a6", "h7-h6", "a6-a7", "h6-h5")) {
            mover.until("a turn", mover::isAsked);
            for (String spot : path.split("-")) {
                mover.clickSpot(spot);
            }
            mover = mover == ann ? bob : ann;
        }
        ann.until("Ann's turn", ann::isAsked);
        Browser.keep(ann, "chess");
        ann.clickSpot("a7");
        assertTrue(ann.clickable().contains("b8"), () -> ann.clickable().toString());
        ann.clickSpot("b8");
        List<WebElement> menu = ann.all(".choices .choice");
        assertEquals(
                List.of("Bishop", "Knight", "Queen", "Rook"),
                menu.stream()
                        .map(each -> each.getText().replaceAll(".* ", ""))
                        .sorted()
                        .toList());
        ann.size(390, 844);
        Browser.keep(ann, "chess-promotion-390");
        menu.stream().filter(each -> each.getText().endsWith("Knight")).forEach(WebElement::click);
        bob.until("Bob's turn", bob::isAsked);
        assertTrue(bob.text(".moves-list").contains("a7-b8: Jezdec"), bob.text(".moves-list"));
    }
}

package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.lesson.LessonSearch;
import org.marienbad.play.lesson.SearchLesson;

/** The lessons that come with the program, with all its games and players. */
class SearchLessonsTest {
    private final Plugins plugins = Plugins.load();

    @Test
    void everyPageShowsStepsThatItsSearchHas() {
        int pages = 0;
        for (String name : SearchLesson.NAMES) {
            for (SearchLesson.Page page :
                    SearchLesson.named(name, Locale.ENGLISH).orElseThrow().pages()) {
                LessonSearch search = page.search().orElseThrow();
                Explanation explanation = explanation(search);
                assertFalse(search.shown(explanation).isEmpty(), page.title());
                pages++;
            }
        }
        assertEquals(30, pages);
    }

    private Explanation explanation(LessonSearch search) {
        GameSetup setup = search.setup(plugins::game);
        MatchView line = MatchView.of(setup, search.line(setup), Observer.REFEREE);
        Consultation asked = setup.position().isPresent() ? Consultation.ofPosition(line) : Consultation.of(line);
        PlayerSpec spec = search.players().get(0);
        Recording recording = new Recording(search.most());
        asked.ask(
                spec.create(plugins.players(), setup.game(), Seeds.oneWay(search.seed(), "player", 0)),
                Budget.UNLIMITED,
                new Monitor() {
                    @Override
                    public boolean cancelled() {
                        return recording.isFull();
                    }

                    @Override
                    public SearchObserver observer() {
                        return recording;
                    }
                });
        assertFalse(recording.isFull(), () -> "a search longer than its steps: " + spec);
        return new Explanation(recording, setup.game(), asked.view().determinized(), Messages::of);
    }
}

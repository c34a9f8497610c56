package org.marienbad.cli.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.lesson.LessonDocument;
import org.marienbad.play.lesson.LessonSearch;
import org.marienbad.play.lesson.SearchLesson;
import org.marienbad.play.lesson.ShownPage;

/** Reads lessons on search, searches what they show, and tells them. */
final class LessonTeller {
    private static final String ENDING = ".txt";
    private static final int INDENT = 2;

    private final Plugins plugins;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Messages words;
    private final int nodes;

    /**
     * @param words with those of explanations
     * @param nodes of a tree that is drawn whole
     */
    LessonTeller(Plugins plugins, Opponents opponents, Terminal terminal, Messages words, int nodes) {
        this.plugins = plugins;
        this.opponents = opponents;
        this.terminal = terminal;
        this.words = words;
        this.nodes = nodes;
    }

    /** Prints the names and subjects of the lessons that come with the program. */
    void list() {
        for (String name : SearchLesson.NAMES) {
            SearchLesson lesson = SearchLesson.named(name, words.locale()).orElseThrow();
            terminal.println(words.get("lesson.list", name, lesson.title()));
            Columns.wrap(lesson.summary(), terminal.width() - INDENT)
                    .forEach(line -> terminal.println(" ".repeat(INDENT) + line));
        }
    }

    /** The lesson of that name, or in that file. */
    SearchLesson read(String name) {
        Optional<SearchLesson> known = SearchLesson.named(name, words.locale());
        if (known.isPresent()) {
            return known.get();
        }
        if (!name.endsWith(ENDING)) {
            throw new BadInput("--lesson " + name + " is not allowed; allowed: " + String.join(", ", SearchLesson.NAMES)
                    + ", or a file that ends in " + ENDING);
        }
        Path file = Path.of(name);
        Path translated = file.resolveSibling(file.getFileName()
                .toString()
                .replaceFirst("\\.txt$", "_" + words.locale().getLanguage() + ENDING));
        List<String> lines = lines(file);
        List<String> wanted = Files.exists(translated) ? lines(translated) : lines;
        return BadInput.wrap("--lesson " + name, () -> SearchLesson.read(lines, wanted));
    }

    private static List<String> lines(Path file) {
        try {
            return TextFiles.read(file).lines().toList();
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file, unreadable);
        }
    }

    /** Searches what the pages of {@code lesson} show. */
    private List<ShownPage> shown(SearchLesson lesson) {
        List<ShownPage> pages = new ArrayList<>();
        LessonSearch last = null;
        List<ExplainedSearch> searches = List.of();
        for (SearchLesson.Page page : lesson.pages()) {
            String place = "page " + (pages.size() + 1);
            terminal.progress(page.title());
            if (page.search().isPresent()) {
                LessonSearch search = page.search().get();
                if (last == null || !search.searchesAs(last)) {
                    searches = BadInput.wrap(place, () -> search(search));
                    last = search;
                }
                ExplainedSearch first = searches.get(0);
                List<Integer> steps = BadInput.wrap(place, () -> search.shown(first.explanation()));
                pages.add(new ShownPage(page, searches, steps));
            } else {
                pages.add(new ShownPage(page, List.of(), List.of()));
            }
        }
        terminal.clearProgress();
        return pages;
    }

    private List<ExplainedSearch> search(LessonSearch search) {
        GameSetup setup = search.setup(plugins::game);
        MatchView line = MatchView.of(setup, search.line(setup), Observer.REFEREE);
        Consultation asked = setup.position().isPresent() ? Consultation.ofPosition(line) : Consultation.of(line);
        WatchedPlayers players = new WatchedPlayers(opponents, Budget.UNLIMITED, search.seed(), nodes);
        List<ExplainedSearch> searches = new ArrayList<>();
        for (PlayerSpec spec : search.players()) {
            searches.add(players.ask(spec, asked, new Recording(search.most())));
        }
        return searches;
    }

    /** Prints {@code lesson}. */
    void print(SearchLesson lesson) {
        List<ShownPage> pages = shown(lesson);
        terminal.println(lesson.title());
        wrapped(lesson.summary());
        List<ExplainedSearch> before = List.of();
        for (ShownPage shown : pages) {
            terminal.println("");
            terminal.println((pages.indexOf(shown) + 1) + ". " + shown.page().title());
            for (SearchLesson.Paragraph text : shown.page().texts()) {
                String sign = text.sign() == '!' ? words.get("lesson.answer") + ": " : "";
                terminal.println("");
                wrapped(sign + text.words());
            }
            boolean isNew = !shown.searches().equals(before);
            if (isNew && !shown.searches().isEmpty()) {
                terminal.println("");
                shown.searches().get(0).position().lines().forEach(terminal::println);
            }
            before = shown.searches();
            for (ExplainedSearch search : shown.searches()) {
                terminal.println("");
                terminal.println(search.lead(words));
                shown.steps().stream()
                        .filter(step -> step < search.explanation().size())
                        .forEach(step -> search.print(step, words, terminal::println));
            }
        }
    }

    private void wrapped(String text) {
        Columns.wrap(text, terminal.width()).forEach(terminal::println);
    }

    /** {@code lesson} as a page. */
    String html(SearchLesson lesson) {
        return new LessonDocument(lesson, shown(lesson), words).html();
    }
}

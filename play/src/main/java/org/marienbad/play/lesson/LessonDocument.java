package org.marienbad.play.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.ExplanationPage;

/** A lesson as a file that needs no network: its pages one after the other, each with its searches. */
public final class LessonDocument {
    private final SearchLesson lesson;
    private final List<ShownPage> pages;
    private final Messages words;

    /** @param words with those of explanations */
    public LessonDocument(SearchLesson lesson, List<ShownPage> pages, Messages words) {
        this.lesson = lesson;
        this.pages = List.copyOf(pages);
        this.words = words;
    }

    public String html() {
        // Pages that look at the same search share it.
        List<List<ExplainedSearch>> shared = new ArrayList<>();
        List<Object> told = new ArrayList<>();
        for (ShownPage page : pages) {
            if (!page.searches().isEmpty() && !shared.contains(page.searches())) {
                shared.add(page.searches());
            }
            Map<String, Object> data = new LinkedHashMap<>();
            data.put("title", page.page().title());
            data.put(
                    "texts",
                    page.page().texts().stream()
                            .map(text -> List.of(String.valueOf(text.sign()), text.words()))
                            .toList());
            data.put("searches", shared.indexOf(page.searches()));
            data.put("steps", page.steps());
            told.add(data);
        }
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("words", ExplanationPage.words(words));
        data.put("lesson", lessonWords());
        data.put("summary", lesson.summary());
        data.put("pages", told);
        data.put(
                "searches",
                shared.stream()
                        .map(searches -> ExplanationPage.data(searches, words))
                        .toList());
        return ExplanationPage.filled(template(), words, lesson.title(), data);
    }

    private Map<String, String> lessonWords() {
        Map<String, String> own = new LinkedHashMap<>();
        for (String key : List.of("page", "next", "back", "answer", "step", "look")) {
            own.put(key, words.get("lesson." + key, "{0}", "{1}"));
        }
        return own;
    }

    private static String template() {
        try (InputStream in = LessonDocument.class.getResourceAsStream("lesson.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

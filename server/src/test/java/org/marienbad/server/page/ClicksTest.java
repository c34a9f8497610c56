package org.marienbad.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.game.Action;

/** The cases by which the page's narrowing of clicks is tested in a browser say what {@link Action#startsWith} says. */
class ClicksTest {
    static JsonNode cases() throws IOException {
        try (InputStream file = ClicksTest.class.getResourceAsStream("/org/marienbad/server/clicks.json")) {
            return new ObjectMapper().readTree(file);
        }
    }

    @TestFactory
    Stream<DynamicTest> casesHoldForActions() throws IOException {
        return StreamSupport.stream(cases().spliterator(), false)
                .map(one -> DynamicTest.dynamicTest(one.path("name").asText(), () -> check(one)));
    }

    private static void check(JsonNode one) {
        List<Action> legal = new ArrayList<>();
        one.path("legal")
                .forEach(action -> legal.add(Action.of(
                        action.path("code").asInt(),
                        "ply" + action.path("code").asInt(),
                        strings(action.path("spots")).toArray(String[]::new))));
        List<String> clicked = new ArrayList<>();
        for (JsonNode step : one.path("steps")) {
            JsonNode click = step.path("click");
            if (!click.isMissingNode()) {
                clicked = after(click.asText(), clicked, legal);
            }
            List<String> clicks = clicked;
            List<Action> left =
                    legal.stream().filter(action -> action.startsWith(clicks)).toList();
            if (step.path("plays").isInt()) {
                assertEquals(
                        List.of(step.path("plays").asInt()),
                        left.stream().map(Action::code).toList());
                return;
            }
            assertTrue(
                    clicks.isEmpty() || left.size() > 1 || left.get(0).spots().size() > clicks.size(),
                    "nothing is decided yet");
            TreeSet<String> next = new TreeSet<>();
            left.stream()
                    .filter(action -> action.spots().size() > clicks.size())
                    .forEach(action -> next.add(action.spots().get(clicks.size())));
            assertEquals(new TreeSet<>(strings(step.path("next"))), next);
            List<Integer> buttons = left.stream()
                    .filter(action -> action.spots().size() == clicks.size())
                    .map(Action::code)
                    .toList();
            List<Integer> expected = new ArrayList<>();
            step.path("buttons").forEach(code -> expected.add(code.asInt()));
            assertEquals(expected, buttons);
        }
    }

    /** The clicks after one more: a new beginning, or nothing if it leads nowhere. */
    private static List<String> after(String click, List<String> clicked, List<Action> legal) {
        List<String> longer = new ArrayList<>(clicked);
        longer.add(click);
        if (legal.stream().anyMatch(action -> action.startsWith(longer))) {
            return longer;
        } else if (!clicked.isEmpty() && clicked.get(clicked.size() - 1).equals(click)) {
            return clicked.subList(0, clicked.size() - 1);
        }
        return legal.stream().anyMatch(action -> action.startsWith(List.of(click))) ? List.of(click) : clicked;
    }

    private static List<String> strings(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}

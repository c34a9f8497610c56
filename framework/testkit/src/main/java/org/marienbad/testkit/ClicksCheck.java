package org.marienbad.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Messages;

/**
 * Whether a person can choose every action by clicks on the picture or by a button, and no two actions in the same way. Actions with the same clicks have
 * buttons after them.
 */
final class ClicksCheck {
    private ClicksCheck() {}

    static int check(Sample sample) {
        Messages messages = sample.subject().provider().messages(Locale.ENGLISH);
        return sample.visit((state, ply) -> {
            if (state.actor() >= 0) {
                check(sample, state, messages);
            }
        });
    }

    private static void check(Sample sample, State state, Messages messages) {
        Set<String> spots = Pictures.ids(sample.game().view().picture(state, Observer.seat(state.actor())));
        Map<List<String>, Action> byClicks = new HashMap<>();
        Map<List<Object>, Action> byButton = new HashMap<>();
        for (int code : sample.legal(state)) {
            Action action = sample.game().action(state, code);
            if (!spots.containsAll(action.spots())) {
                throw Violation.of("spots of " + action.notation(), "spots of the picture " + spots, action.spots());
            }
            String words = messages.get(action.words());
            if (words.isBlank()) {
                throw Violation.of("words of " + action.notation(), "not empty", "'" + words + "'");
            }
            byClicks.put(action.spots(), action);
            Action same = byButton.put(List.of(action.spots(), words), action);
            if (same != null) {
                String clicks = action.spots().isEmpty() ? "" : "clicks " + action.spots() + " and ";
                throw Violation.of(
                        clicks + "button '" + words + "'", "one action", same.notation() + " and " + action.notation());
            }
        }
        byClicks.forEach((clicks, action) -> {
            for (int length = 1; length < clicks.size(); length++) {
                Action shorter = byClicks.get(clicks.subList(0, length));
                if (shorter != null) {
                    throw Violation.of(
                            "clicks " + clicks + " of " + action.notation(),
                            "no other action that begins them",
                            shorter.notation() + " is " + shorter.spots());
                }
            }
        });
    }
}

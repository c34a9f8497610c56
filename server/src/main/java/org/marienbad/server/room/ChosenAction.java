package org.marienbad.server.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;

/** The action that a person chooses, by its code, its notation, or the spots that were clicked. */
final class ChosenAction {
    private static final int MOST_NAMED = 12;

    private ChosenAction() {}

    /** The legal action that is asked for, by its code, its notation, or the spots that were clicked. */
    static int code(MatchView view, Body body, Caller caller) {
        List<Action> legal = view.legalActions();
        Optional<Action> found;
        if (body.has("code")) {
            int code = body.number("code", Integer.MIN_VALUE, Integer.MAX_VALUE);
            found = legal.stream().filter(action -> action.code() == code).findFirst();
        } else if (body.has("spots")) {
            return clicked(view, body.texts("spots"), caller);
        } else {
            String ply = body.text("ply");
            found = legal.stream()
                    .filter(action -> action.notation().equals(ply))
                    .findFirst();
        }
        return found.orElseThrow(() -> Refusal.of(
                        Refusal.Reason.ILLEGAL,
                        "refused.illegal",
                        body.has("code")
                                ? String.valueOf(body.optionalLong("code").orElse(0))
                                : body.text("ply"),
                        legal.stream().limit(MOST_NAMED).map(Action::notation).collect(Collectors.joining(" "))
                                + (legal.size() > MOST_NAMED ? " …" : "")))
                .code();
    }

    /** The only action of exactly these spots; if there is none, the game tells why. */
    private static int clicked(MatchView view, List<String> spots, Caller caller) {
        for (int count = 1; count <= spots.size(); count++) {
            Optional<Text> objection = view.objection(spots.subList(0, count - 1), spots.get(count - 1));
            if (objection.isPresent()) {
                GameWords words =
                        GameWords.of(view.setup().provider(), caller.visitor().locale());
                throw new Refusal(Refusal.Reason.ILLEGAL, Text.of("{0}", words.get(objection.get())));
            }
        }
        int[] meant = view.legalActions().stream()
                .filter(action -> !spots.isEmpty() && action.spots().equals(spots))
                .mapToInt(Action::code)
                .toArray();
        if (meant.length == 1) {
            return meant[0];
        }
        throw Refusal.of(Refusal.Reason.ILLEGAL, meant.length == 0 ? "refused.spots" : "refused.spots.several");
    }
}

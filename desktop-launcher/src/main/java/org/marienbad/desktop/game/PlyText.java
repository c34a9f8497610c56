package org.marienbad.desktop.game;

import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;

/** Words for the plies of a game, in the language shown, as far as the view knows them. */
final class PlyText {
    private final GameController play;
    private final UiMessages words;

    PlyText(GameController play, UiMessages words) {
        this.play = play;
        this.words = words;
    }

    /** Short, for lists: {@code e[f](12)}; empty where what was played is not known. */
    String notation(MatchView view, int ply) {
        return view.seen(ply).isKnown() ? view.plyNotation(ply) : "";
    }

    /** A sentence that names the seat and its action. */
    String sentence(MatchView view, int ply) {
        Seen seen = view.seen(ply);
        String who = who(seen.actor());
        if (!seen.isKnown()) {
            String what = play.sentence(seen.words(), words);
            return what.isEmpty() ? who : seen.actor() < 0 ? what : words.get("game.moves.unseen", who, what);
        }
        Action action = view.action(ply).orElseThrow();
        String sentence = play.sentence(action.words(), words);
        return sentence.isEmpty() || sentence.equals(action.notation()) ? who + ": " + action.notation() : sentence;
    }

    /** A few words for each thing that happened in a ply: "Captures 7". */
    List<String> events(MatchView view, int ply) {
        return view.events(ply).stream()
                .map(event -> play.sentence(event, words))
                .toList();
    }

    /** The same in one, after the sentence. */
    String whole(MatchView view, int ply) {
        String events = String.join(", ", events(view, ply));
        String sentence = sentence(view, ply);
        return events.isEmpty() ? sentence : sentence + " – " + events;
    }

    /** Its actor: a seat, or chance. */
    String who(int actor) {
        return actor < 0 ? words.get("game.moves.chance") : play.seatName(actor, words);
    }

    /** All names of {@code seats}. */
    String names(List<Integer> seats) {
        return seats.stream().map(this::who).collect(Collectors.joining(", "));
    }
}

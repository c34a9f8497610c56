package org.marienbad.desktop.game;

import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;

/** Words for the plies of a game, in the language shown, as far as the view knows them. */
final class PlyText {
    private final GameController play;
    private final UiMessages words;
    private final boolean titled;

    PlyText(GameController play, UiMessages words) {
        this(play, words, false);
    }

    private PlyText(GameController play, UiMessages words, boolean titled) {
        this.play = play;
        this.words = words;
        this.titled = titled;
    }

    /** The same about a lesson, in which nobody sits at the seats: they are called by their titles. */
    PlyText titled() {
        return new PlyText(play, words, true);
    }

    private String worded(Text text) {
        return titled ? words.get(play.provider(), text) : play.sentence(text, words);
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
            String what = worded(seen.words());
            return what.isEmpty() ? who : seen.actor() < 0 ? what : words.get("game.moves.unseen", who, what);
        }
        Action action = view.action(ply).orElseThrow();
        String sentence = worded(action.words());
        return sentence.isEmpty() || sentence.equals(action.notation()) ? who + ": " + action.notation() : sentence;
    }

    /** A few words for each thing that happened in a ply: "Captures 7". */
    List<String> events(MatchView view, int ply) {
        return view.events(ply).stream().map(this::worded).toList();
    }

    /** The same in one, after the sentence. */
    String whole(MatchView view, int ply) {
        String events = String.join(", ", events(view, ply));
        String sentence = sentence(view, ply);
        return events.isEmpty() ? sentence : sentence + " – " + events;
    }

    /** Its actor: a seat, or chance. */
    String who(int actor) {
        return actor < 0
                ? words.get("game.moves.chance")
                : titled ? play.seatTitle(actor, words) : play.seatName(actor, words);
    }

    /** All names of {@code seats}. */
    String names(List<Integer> seats) {
        return seats.stream().map(this::who).collect(Collectors.joining(", "));
    }
}

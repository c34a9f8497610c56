package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.text.Text;

/** The rules for people, as far as files tell them: the words of the companion, the start, and the pieces of each seat. */
final class TextRulebook {
    private TextRulebook() {}

    static Rulebook of(RbgGame game, Companion companion) {
        State start = game.newInitialState();
        Rulebook.Builder book = Rulebook.builder().section("rules.game").text("summary");
        companion.named("rules.").keySet().forEach(book::text);
        book.section("rules.board")
                .figure(game.view().picture(start, Observer.SPECTATOR), Marks.NONE, "rules.start")
                .text("rules.first", game.view().seatName(start.actor()));
        for (int seat = 0; seat < game.info().seats(); seat++) {
            List<Text> pieces = pieces(game, seat);
            if (pieces.size() > 1) {
                book.text("rules.pieces", game.view().seatName(seat), joined(pieces));
            }
        }
        return book.section("rules.end").text("rules.limit", game.mostPlies()).build();
    }

    /** The names of the pieces of a seat, each look once. */
    private static List<Text> pieces(RbgGame game, int seat) {
        Set<Object> looks = new LinkedHashSet<>();
        List<Text> names = new ArrayList<>();
        for (int piece = 0; piece < game.rules().description().pieces().size(); piece++) {
            if (game.looks().owner(piece) != seat
                    || game.looks().tokens(piece).isEmpty()
                    || !looks.add(game.looks().tokens(piece))) {
                continue;
            }
            names.add(Text.of("piece." + game.rules().description().pieces().get(piece)));
        }
        return names;
    }

    private static Text joined(List<Text> names) {
        return names.stream()
                .reduce((one, other) -> Text.of("{0}, {1}", one, other))
                .orElse(Text.EMPTY);
    }
}

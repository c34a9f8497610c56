package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/** How the stones travel: one by one, then what is captured, then what is left at the end. */
final class BoardMotions {
    private final KalahaState before;
    private final KalahaRules rules;
    private final int seat;
    private final List<Motion> motions = new ArrayList<>();
    private int step;

    private BoardMotions(KalahaState before) {
        this.before = before;
        rules = before.rules;
        seat = before.actor();
    }

    static List<Motion> of(KalahaState before, int code) {
        BoardMotions board = new BoardMotions(before);
        if (code == before.rules.swap()) {
            board.swap();
        } else {
            board.sow(code);
        }
        return List.copyOf(board.motions);
    }

    private void sow(int from) {
        SowResult sown = SowResult.of(before, from);
        for (int place : sown.path()) {
            move(letter(seat, from), idOf(place), 1);
            step++;
        }
        if (sown.captures()) {
            move(letter(seat, sown.last()), PitNames.storeId(seat), 1);
            move(letter(1 - seat, rules.opposite(sown.last())), PitNames.storeId(seat), sown.captured());
            step++;
        }
        for (int row = 0; row < 2; row++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                move(letter(row, pit), PitNames.storeId(row), sown.swept(row, pit));
            }
        }
    }

    /** The seats change sides: seen from its seat, every pit and store of the other becomes its own. */
    private void swap() {
        for (int s = 0; s < 2; s++) {
            move(PitNames.storeId(s), PitNames.storeId(1 - s), before.store(s));
            for (int pit = 0; pit < rules.pits(); pit++) {
                move(letter(s, pit), letter(1 - s, pit), before.stones(s, pit));
            }
        }
    }

    private String idOf(int place) {
        if (place == rules.pits()) {
            return PitNames.storeId(seat);
        }
        return place < rules.pits() ? letter(seat, place) : letter(1 - seat, place - rules.pits() - 1);
    }

    private String letter(int row, int pit) {
        return PitNames.letter(rules, row, pit);
    }

    private void move(String from, String to, int stones) {
        if (stones > 0) {
            motions.add(new Motion(step, from, to, Tokens.of(Kind.STONE, stones)));
        }
    }
}

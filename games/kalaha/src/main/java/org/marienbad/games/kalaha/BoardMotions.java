package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/** How the stones travel: one by one, then what is captured, then what is left at the end. */
final class BoardMotions {
    private final KalahaState before;
    private final KalahaRules rules;
    private final int seat;
    private final int[][] pits;
    private final List<Motion> motions = new ArrayList<>();
    private int step;

    private BoardMotions(KalahaState before) {
        this.before = before;
        rules = before.rules;
        seat = before.actor();
        pits = new int[2][rules.pits()];
        for (int s = 0; s < 2; s++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                pits[s][pit] = before.stones(s, pit);
            }
        }
    }

    static List<Motion> of(KalahaState before, int code) {
        BoardMotions board = new BoardMotions(before);
        if (code == before.rules.swap()) {
            board.swap();
        } else {
            board.capture(board.sow(code));
            State after = before.copy();
            after.apply(code);
            if (after.actor() == State.TERMINAL && before.rules.leftoversToOwner()) {
                board.sweep();
            }
        }
        return List.copyOf(board.motions);
    }

    /** Returns where the last stone falls: an own pit, or a greater number. */
    private int sow(int from) {
        int stones = pits[seat][from];
        int place = from;
        pits[seat][from] = 0;
        for (; stones > 0; stones--) {
            place = (place + 1) % (2 * rules.pits() + 1);
            move(PitNames.letter(rules, seat, from), idOf(place), 1);
            step++;
            if (place < rules.pits()) {
                pits[seat][place]++;
            } else if (place > rules.pits()) {
                pits[1 - seat][place - rules.pits() - 1]++;
            }
        }
        return place;
    }

    private String idOf(int place) {
        if (place == rules.pits()) {
            return PitNames.storeId(seat);
        }
        return place < rules.pits()
                ? PitNames.letter(rules, seat, place)
                : PitNames.letter(rules, 1 - seat, place - rules.pits() - 1);
    }

    private void capture(int last) {
        if (last >= rules.pits() || pits[seat][last] != 1) {
            return;
        }
        int opposite = rules.pits() - 1 - last;
        int taken = pits[1 - seat][opposite];
        if (taken > 0 || rules.emptyCapture()) {
            toStore(seat, last, seat);
            toStore(1 - seat, opposite, seat);
            step++;
        }
    }

    private void sweep() {
        for (int s = 0; s < 2; s++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                toStore(s, pit, s);
            }
        }
    }

    private void toStore(int row, int pit, int owner) {
        move(PitNames.letter(rules, row, pit), PitNames.storeId(owner), pits[row][pit]);
        pits[row][pit] = 0;
    }

    /** The seats change sides: seen from its seat, every pit and store of the other becomes its own. */
    private void swap() {
        for (int s = 0; s < 2; s++) {
            move(PitNames.storeId(s), PitNames.storeId(1 - s), before.store(s));
            for (int pit = 0; pit < rules.pits(); pit++) {
                move(PitNames.letter(rules, s, pit), PitNames.letter(rules, 1 - s, pit), pits[s][pit]);
            }
        }
    }

    private void move(String from, String to, int stones) {
        if (stones > 0) {
            motions.add(new Motion(step, from, to, Tokens.of(Kind.STONE, stones)));
        }
    }
}

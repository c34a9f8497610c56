package org.marienbad.games.kalaha.notation;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.SowResult;

/**
 * One ply a line, every sowing being one:
 *
 * <pre>
 * 1.c+             the last stone falls into the store, South moves again
 * 2.a(1)           the store holds 1 afterwards
 * 3.f[a](8) !      captures from its own pit a; a mark by the writer
 * 4.D(25) +-       the store holds more than half for the first time: North has won
 * #                the game is over
 * +-               North has won; -+ South has, = a draw
 * </pre>
 *
 * A capture is written even if the pit opposite was empty. The store is counted before the stones left at the end go to
 * their owners. Taking over the other side is written {@code swap}. The text behind a semicolon is a comment.
 */
public final class KalahaNotation implements GameNotation {
    static final String NORTH_WON = "+-";
    static final String SOUTH_WON = "-+";
    static final String DRAW = "=";
    static final String OVER = "#";
    static final String COMMENT = ";";

    @Override
    public String id() {
        return "kalaha";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        KalahaGame kalaha = (KalahaGame) game;
        KalahaState state = kalaha.newInitialState(transcript.starter());
        StringBuilder text = new StringBuilder();
        int number = 1;
        for (Ply ply : transcript.plies()) {
            if (!kalaha.isLegal(state, ply.action())) {
                throw new IllegalArgumentException("ply " + number + " is not legal");
            }
            text.append(number).append('.').append(kalaha.view().notation(state, ply.action()));
            if (ply.mark() != Mark.NONE) {
                text.append(' ').append(ply.mark().sign());
            }
            String lead = lead(kalaha, state, ply.action());
            text.append(lead.isEmpty() ? "" : " " + lead);
            text.append(ply.comment().isEmpty() ? "" : "  " + COMMENT + " " + ply.comment())
                    .append('\n');
            state.apply(ply.action());
            number++;
        }
        if (state.actor() == State.TERMINAL) {
            text.append(OVER).append('\n').append(result(state)).append('\n');
        }
        return text.toString();
    }

    @Override
    public Transcript read(Game game, String text) {
        return new Reader((KalahaGame) game, text).game();
    }

    /** The sign that the mover's store exceeds half of the stones for the first time; nothing elsewhere. */
    static String lead(KalahaGame game, KalahaState before, int code) {
        if (code == game.rules().swap()) {
            return "";
        }
        SowResult sown = SowResult.of(before, code);
        int total = game.rules().total();
        boolean first = 2 * before.store(sown.seat()) <= total && 2 * sown.store() > total;
        return first ? (sown.seat() == 0 ? SOUTH_WON : NORTH_WON) : "";
    }

    static String result(KalahaState end) {
        int lead = end.store(0) - end.store(1);
        return lead > 0 ? SOUTH_WON : lead < 0 ? NORTH_WON : DRAW;
    }
}

package org.marienbad.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.Plies;

/** Whether a game read from a file can have been played in a tournament: catches files edited by accident. */
final class ResultCheck {
    private static final double SAME = 1e-9;

    private final Tournament tournament;
    private final GameInfo info;

    ResultCheck(Tournament tournament) {
        this.tournament = tournament;
        info = tournament.setup().game().info();
    }

    /** @throws IllegalArgumentException naming the field that cannot be right */
    void check(GameResult game) {
        GameSetup setup = tournament.drawn(game.fixture());
        int starter = Tournament.starter(setup);
        require(game.starter() == starter, "starter", game.starter(), starter);
        int made = Arrays.stream(game.decisions()).sum();
        require(
                game.length() >= 0 && game.length() <= info.maxPlies(),
                "length",
                game.length(),
                "0 to " + info.maxPlies());
        // The decision that forfeits a game is made, but never becomes a ply.
        int most = game.length() + (game.forfeit().isPresent() ? 1 : 0);
        require(least(game.decisions()) >= 0 && made <= most, "decisions", made, "0 to " + most + " in all");
        require(Arrays.stream(game.nanos()).allMatch(nanos -> nanos >= 0), "nanos", "negative", "0 or more");
        game.forfeit()
                .ifPresent(forfeit -> require(
                        forfeit.seat() >= 0 && forfeit.seat() < info.seats(),
                        "forfeit.seat",
                        forfeit.seat(),
                        "a seat from 0"));
        payoffs(game);
        game.verdict().ifPresent(verdict -> verdict(verdict, game));
        plies(game, setup);
    }

    private void payoffs(GameResult game) {
        for (double payoff : game.payoffs()) {
            require(
                    payoff >= info.minPayoff() - SAME && payoff <= info.maxPayoff() + SAME,
                    "payoffs",
                    payoff,
                    info.minPayoff() + " to " + info.maxPayoff());
        }
        if (info.has(GameInfo.Trait.CONSTANT_SUM) && game.forfeit().isEmpty()) {
            double sum = Arrays.stream(game.payoffs()).sum();
            require(Math.abs(sum - info.payoffSum()) < 1e-6, "the sum of payoffs", sum, info.payoffSum());
        }
    }

    private static void verdict(Verdict verdict, GameResult game) {
        for (int seat = 0; seat < verdict.judged().length; seat++) {
            int judged = verdict.judged()[seat];
            int errors = verdict.errors()[seat];
            double lost = verdict.lost()[seat];
            require(judged >= 0 && judged <= game.length(), "judged", judged, "0 to " + game.length());
            require(errors >= 0 && errors <= judged, "errors", errors, "0 to " + judged);
            require(lost >= 0 && Double.isFinite(lost), "lost", lost, "a finite number from 0");
        }
    }

    /** Plays the plies again, where they are kept. */
    private void plies(GameResult game, GameSetup setup) {
        int timed = tournament.options().log() ? game.notes().size() : 0;
        require(game.noteNanos().length == timed, "noteNanos", game.noteNanos().length + " numbers", timed);
        int measured = game.noteCpuNanos().length;
        require(measured == 0 || measured == timed, "noteCpuNanos", measured + " numbers", timed);
        if (!tournament.options().keepsNotes()) {
            require(game.notes().isEmpty(), "notes", game.notes().size(), "none: the plan keeps none");
        }
        if (!tournament.options().keepsPlies()) {
            require(game.plies().isEmpty(), "plies", game.plies().size(), "none: the plan keeps none");
            return;
        }
        require(game.plies().size() == game.length(), "plies", game.plies().size(), game.length());
        Game rules = setup.game();
        State state = setup.newState();
        List<Integer> played = new ArrayList<>();
        for (String ply : game.plies()) {
            int action = Plies.read(rules, state, ply);
            played.add(action);
            state.apply(action);
        }
        require(
                GameResult.digest(played) == game.digest(),
                "digest",
                Long.toHexString(game.digest()),
                "that of the plies");
        if (game.forfeit().isEmpty()) {
            require(state.actor() == State.TERMINAL, "plies", played.size(), "all up to the end of the game");
            double[] payoffs = new double[info.seats()];
            state.payoffs(payoffs);
            require(
                    Arrays.equals(payoffs, game.payoffs()),
                    "payoffs",
                    Arrays.toString(game.payoffs()),
                    Arrays.toString(payoffs));
        }
    }

    private static int least(int[] values) {
        return IntStream.of(values).min().orElse(0);
    }

    private static void require(boolean right, String field, Object given, Object allowed) {
        if (!right) {
            throw new IllegalArgumentException("'" + field + "' is " + given + "; allowed: " + allowed);
        }
    }
}

package org.marienbad.lab.report;

import java.io.IOException;
import java.io.Writer;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The games of a tournament as comma-separated values, a row a game, for spreadsheets and statistics programs. */
public final class GamesTable implements AutoCloseable {
    private final Tournament tournament;
    private final Writer out;
    private final Csv csv = new Csv();
    private final boolean scored;

    /** Writes the heads of the columns; closes {@code out} in the end. */
    public GamesTable(Tournament tournament, Writer out) throws IOException {
        this.tournament = tournament;
        this.out = out;
        int seats = tournament.setup().seats();
        scored = tournament.setup().game().scores(tournament.setup().game().newInitialState()).length > 0;
        csv.texts("index", "round", "starter");
        for (int seat = 1; seat <= seats; seat++) {
            csv.text("player" + seat);
        }
        for (int seat = 1; seat <= seats; seat++) {
            csv.text("payoff" + seat);
        }
        for (int seat = 1; scored && seat <= seats; seat++) {
            csv.text("score" + seat);
        }
        csv.text("length").text("forfeit");
        for (int seat = 1; seat <= seats; seat++) {
            csv.text("decisions" + seat);
        }
        for (int seat = 1; seat <= seats; seat++) {
            csv.text("nanos" + seat);
        }
        out.write(csv.end().take());
    }

    public void add(GameResult game) throws IOException {
        csv.whole(game.fixture().index()).whole(game.fixture().round()).whole(game.starter() + 1);
        for (int entrant : game.fixture().entrants()) {
            Entrant player = tournament.entrants().get(entrant);
            csv.text(player.name());
        }
        for (double payoff : game.payoffs()) {
            csv.decimal(payoff);
        }
        for (int score : game.scores()) {
            csv.whole(score);
        }
        csv.whole(game.length())
                .text(game.forfeit()
                        .map(forfeit -> (forfeit.seat() + 1) + " " + forfeit.cause())
                        .orElse(""));
        for (int decisions : game.decisions()) {
            csv.whole(decisions);
        }
        for (long nanos : game.nanos()) {
            csv.whole(nanos);
        }
        out.write(csv.end().take());
    }

    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}

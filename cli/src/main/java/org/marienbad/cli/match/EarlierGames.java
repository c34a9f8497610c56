package org.marienbad.cli.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.record.RecordFile;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The games of a match that broke off, as its records tell of them. They count, but for the time of their decisions. */
record EarlierGames(TournamentRun run, Results results, Path records) {
    /** @throws BadInput if it is not the game that the match would play in that place */
    void add(long number, String line) {
        Tournament tournament = results.tournament();
        String where = RecordFile.partOf(records) + ": line " + number + ": ";
        if (number > tournament.games()) {
            throw new BadInput(where + "the match has " + tournament.games() + " games only");
        }
        MatchRecord record = BadInput.wrap("record", () -> MatchRecordJson.read(line), where);
        Fixture fixture = tournament.fixture(number - 1);
        if (record.payoffs().isEmpty() || record.plies().isEmpty()) {
            throw new BadInput(where + "the game is not over");
        }
        requireSame(record, run.record(result(fixture, tournament, record, List.of(), new int[0])), where);
        GameResult result = BadInput.wrap("record", () -> replayed(tournament, fixture, record), where);
        results.add(result);
        run.resume(result);
    }

    private static GameResult replayed(Tournament tournament, Fixture fixture, MatchRecord record) {
        Game game = tournament.setup().game();
        State state = tournament.drawn(fixture).newState();
        List<Integer> codes = new ArrayList<>();
        for (RecordedPly ply : record.plies()) {
            int code = Plies.read(game, state, ply.ply());
            codes.add(code);
            state.apply(code);
        }
        return result(fixture, tournament, record, codes, game.scores(state));
    }

    private static GameResult result(
            Fixture fixture, Tournament tournament, MatchRecord record, List<Integer> codes, int[] scores) {
        GameSetup setup = tournament.drawn(fixture);
        return GameResult.builder(fixture)
                .starter(setup.starter())
                .payoffs(record.payoffs().orElseThrow().stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray())
                .scores(scores)
                .length(codes.size())
                .digest(GameResult.digest(codes))
                .decisions(new int[setup.seats()])
                .nanos(new long[setup.seats()])
                .forfeit(record.forfeit())
                .plies(record.plies().stream().map(RecordedPly::ply).toList())
                .build();
    }

    private static void requireSame(MatchRecord record, MatchRecord expected, String where) {
        Map<String, Function<MatchRecord, Object>> entries = new LinkedHashMap<>();
        entries.put("game", MatchRecord::game);
        entries.put("seats", MatchRecord::seats);
        entries.put("options", MatchRecord::options);
        entries.put("players", MatchRecord::players);
        entries.put("seed", each -> each.seed().orElse(null));
        entries.put("starter", MatchRecord::starter);
        entries.forEach((name, entry) -> {
            if (!Objects.equals(entry.apply(record), entry.apply(expected))) {
                throw new BadInput(where + "of another match: its " + name + ": " + entry.apply(record) + ", not "
                        + entry.apply(expected) + "; --resume needs the same command line");
            }
        });
    }
}

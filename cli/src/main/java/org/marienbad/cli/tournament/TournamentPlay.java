package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Tournament;

/** Plays one tournament, or a part of it. */
final class TournamentPlay {
    private final ExperimentStage stage;
    private final Path output;
    private final Tournament tournament;

    TournamentPlay(ExperimentStage stage, Path output, Tournament tournament) {
        this.stage = stage;
        this.output = output;
        this.tournament = tournament;
    }

    /** @param planned the code that the plan was written with: the user is warned if the games are played by other code */
    ExperimentStage.Played play(Optional<Part> part, Optional<CodeVersion> planned) throws IOException {
        TournamentRun run = stage.run(tournament, part);
        planned.filter(code -> !code.equals(run.code()))
                .ifPresent(code -> stage.terminal()
                        .warn("marienbad: warning: the plan is one of other code, so the games may be others: " + code
                                + "; here " + run.code()));
        String what = ExperimentStage.counted(tournament.entrants().size(), "entrant") + ", "
                + ExperimentStage.counted(tournament.pairings().size(), "pairing") + ", "
                + ExperimentStage.counted(tournament.games(), "game")
                + part.map(one -> ", part " + one).orElse("");
        ExperimentStage.Played played =
                stage.play(output, run, "games", folder -> stage.announce(what, tournament, folder.before()));
        if (part.isPresent()) {
            sayPart(part.get(), played);
        } else {
            sayResults(played);
        }
        return played;
    }

    private void sayResults(ExperimentStage.Played played) {
        Results results = played.results();
        TournamentSummary summary = new TournamentSummary(results);
        if (stage.json()) {
            stage.terminal().printJson(summary.json());
        }
        summary.lines().forEach(stage::say);
        stage.sayReport(played, TournamentFolder.page(output));
        if (!played.finished()) {
            stage.sayInterrupted(
                    "after " + results.games() + " of " + ExperimentStage.counted(tournament.games(), "game"), output);
        }
    }

    private void sayPart(Part part, ExperimentStage.Played played) {
        long games = played.results().games();
        if (stage.json()) {
            Map<String, Object> plain = new LinkedHashMap<>();
            plain.put("part", part.toString());
            plain.put("games", games);
            plain.put("complete", played.finished());
            stage.terminal().printJson(plain);
        }
        long all = part.to(tournament.games()) - part.from(tournament.games());
        stage.say("Part " + part + ": " + games + " of " + ExperimentStage.counted(all, "game") + " in " + output
                + ". When all parts are there, `marienbad tournament merge " + output.getParent()
                + "` makes the report.");
        if (!played.finished()) {
            stage.terminal().warn("marienbad: interrupted; the same command goes on");
        }
    }
}

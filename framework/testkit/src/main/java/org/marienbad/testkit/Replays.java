package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;

/** Checks REPLAY and RECORD: the same plies give the same game. */
final class Replays {
    /** Records are replayed by notation, which is slow: about this many actions are examined in a case. */
    private static final long MOST_LOOKS = 200_000;

    private static final int FUTURE = 24;

    private Replays() {}

    /** The same plies give the same positions, in the same game and in another made from the same options. */
    static int replay(Sample sample) {
        Case subject = sample.subject();
        Game twin = subject.provider().create(subject.seats(), subject.options());
        Case other = new Case(subject.provider(), subject.seats(), subject.options(), twin);
        return sample.eachLine(line -> {
            State again = subject.start(line.starter());
            State elsewhere = other.start(line.starter());
            return line.visitAll((state, ply) -> {
                Fingerprint first = sample.fingerprint(state);
                first.requireSame("replay", sample.fingerprint(again));
                first.requireSame("replay in a second game of the same options", Fingerprint.of(other, elsewhere));
                if (ply < line.length()) {
                    again.apply(line.ply(ply));
                    elsewhere.apply(line.ply(ply));
                }
            });
        });
    }

    /** Record to JSON to record gives the same plies and the same last position. */
    static int record(Sample sample) {
        long looks = 0;
        int tested = 0;
        for (RandomGame line : sample.lines()) {
            if (line.end() == RandomGame.End.TERMINAL && looks < MOST_LOOKS) {
                looks += (long) line.length() * sample.subject().info().maxLegalActions();
                tested++;
                try {
                    record(sample, line);
                } catch (RuntimeException failed) {
                    throw Violation.thrown("the record", failed).at(line.where(line.length()));
                }
            }
        }
        return tested;
    }

    private static void record(Sample sample, RandomGame line) {
        Case subject = sample.subject();
        State end = line.at(line.length());
        double[] payoffs = new double[subject.seats()];
        end.payoffs(payoffs);
        GameSetup setup = GameSetup.of(
                subject.provider(), subject.seats(), subject.options().toMap(), line.starter());
        MatchResult result = MatchResult.of(setup, line.seed(), line.plies(), payoffs)
                .scores(sample.game().scores(end))
                .build();
        MatchRecord written = MatchRecord.of(result, java.util.Collections.nCopies(subject.seats(), "somebody"));
        MatchRecord read = MatchRecordJson.read(MatchRecordJson.write(written));
        if (!written.equals(read)) {
            throw Violation.of("record read from its JSON", written, read);
        }
        MatchRecord.Replay replay = read.replay(id -> subject.provider());
        List<Integer> plies = java.util.Arrays.stream(replay.plies()).boxed().toList();
        if (!plies.equals(line.plies())) {
            throw Violation.of("plies of the record", line.plies(), plies);
        }
        sample.fingerprint(end).requireSame("last position of the record", sample.fingerprint(replay.state()));
    }

    /** The positions after {@code ply} plies of {@code line}: the next one, and one some plies later. */
    static List<Fingerprint> future(Sample sample, RandomGame line, int ply) {
        return future(sample, line, ply, line.at(ply));
    }

    private static List<Fingerprint> future(Sample sample, RandomGame line, int ply, State state) {
        List<Fingerprint> future = new ArrayList<>(2);
        int last = Math.min(line.length(), ply + FUTURE);
        for (int i = ply; i < last; i++) {
            state.apply(line.ply(i));
            if (i == ply || i == last - 1) {
                future.add(sample.fingerprint(state));
            }
        }
        return future;
    }

    /** Plays the line on in {@code found}: fields that text and hash do not show must be the same, too. */
    static void requireSameFuture(
            String problem, Sample sample, RandomGame line, int ply, List<Fingerprint> future, State found) {
        List<Fingerprint> other = future(sample, line, ply, found);
        for (int i = 0; i < future.size(); i++) {
            future.get(i).requireSame(problem + (i == 0 ? ", one ply later" : ", some plies later"), other.get(i));
        }
    }
}

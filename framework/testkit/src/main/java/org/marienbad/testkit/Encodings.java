package org.marienbad.testkit;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.State;

/** Checks ENCODING and HASH: positions as words, as numbers and as text. */
final class Encodings {
    private static final int MOST_NEAR = 300;

    private Encodings() {}

    /** Decoding into any position gives back all but the history, and the same words once more. */
    static int roundTrip(Sample sample) {
        int words = sample.subject().info().words();
        return sample.eachLine((line, other) -> {
            State[] used = {line.at(line.length()), other.at(other.length() / 2), other.start()};
            return line.visit((state, ply) -> {
                long[] encoding = encode(state, words, 0);
                requireEqual("words left as they were", encoding, encode(state, words, -1));
                Fingerprint fresh = sample.fingerprint(state);
                for (State target : used) {
                    target.decode(encoding);
                    requireEqual("words of the decoded position", encoding, encode(target, words, 0));
                    if (sample.isHistoryDependent()) {
                        requireSameDecoded(sample, target, encoding);
                    } else {
                        fresh.requireSame("decode(encode)", sample.fingerprint(target));
                        State copy = target.copy();
                        Replays.requireSameFuture(
                                "decode(encode)", sample, line, ply, Replays.future(sample, line, ply), copy);
                    }
                }
                fresh.requireSame("decode(encode) ties the original to the target", sample.fingerprint(state));
            });
        });
    }

    private static void requireSameDecoded(Sample sample, State decoded, long[] encoding) {
        State fresh = sample.subject().start(0);
        fresh.decode(encoding);
        sample.fingerprint(fresh)
                .requireSame("decoding into a used position and into a new one", sample.fingerprint(decoded));
    }

    /** The words of {@code state}, in a buffer full of {@code filling}; nothing may be written behind them. */
    private static long[] encode(State state, int words, long filling) {
        long[] buffer = new long[words + Case.SPARE_WORDS];
        Arrays.fill(buffer, filling);
        state.encode(buffer);
        for (int i = words; i < buffer.length; i++) {
            if (buffer[i] != filling) {
                throw Violation.of("words written by encode", "at most " + words, "word " + (i + 1));
            }
        }
        return Arrays.copyOf(buffer, words);
    }

    private static void requireEqual(String problem, long[] expected, long[] found) {
        if (!Arrays.equals(expected, found)) {
            throw Violation.of(problem, Arrays.toString(expected), Arrays.toString(found));
        }
    }

    private record Seen(Fingerprint fingerprint, String where) {}

    /**
     * Over all positions of the sample, and those near the start, texts are equal exactly if hashes are, and exactly if
     * encodings are. Then all else is equal, too. Near the start, many ways lead to the same position. If repetition
     * matters this holds for positions without history, as they are decoded.
     */
    static int equality(Sample sample) {
        Map<String, Seen> byText = new HashMap<>();
        Map<Long, Seen> byHash = new HashMap<>();
        Map<List<Long>, Seen> byEncoding = new HashMap<>();
        int tested = sample.eachLine(line -> line.visit((state, ply) -> requireUnique(
                byText, byHash, byEncoding, sample.fingerprint(sample.withoutHistory(state)), line.where(ply))));
        Deque<State> open = new ArrayDeque<>(List.of(sample.subject().start(0)));
        for (int i = 0; i < MOST_NEAR && !open.isEmpty(); i++) {
            State state = open.remove();
            Fingerprint fingerprint = sample.fingerprint(sample.withoutHistory(state));
            requireUnique(byText, byHash, byEncoding, fingerprint, "near the start");
            int[] legal = sample.legal(state);
            for (int k = 0; k < legal.length && open.size() < MOST_NEAR; k++) {
                State child = state.copy();
                child.apply(legal[k]);
                open.add(child);
            }
            tested++;
        }
        return tested;
    }

    private static void requireUnique(
            Map<String, Seen> byText,
            Map<Long, Seen> byHash,
            Map<List<Long>, Seen> byEncoding,
            Fingerprint fingerprint,
            String where) {
        Seen now = new Seen(fingerprint, where);
        requireSame("text", byText.putIfAbsent(fingerprint.text(), now), fingerprint);
        Seen alike = byHash.putIfAbsent(fingerprint.hash(), now);
        if (alike != null && !alike.fingerprint().text().equals(fingerprint.text())) {
            Fingerprint other = alike.fingerprint();
            throw Fingerprint.collision(other.text(), other.actor(), fingerprint.text(), fingerprint.actor())
                    .at("the first " + alike.where());
        }
        requireSame("hash", alike, fingerprint);
        requireSame("encoding", byEncoding.putIfAbsent(fingerprint.encoding(), now), fingerprint);
    }

    private static void requireSame(String what, Seen known, Fingerprint found) {
        if (known != null) {
            found.requireSame(
                    "equal " + what + " of two positions, the other " + known.where() + "; but", known.fingerprint());
        }
    }
}

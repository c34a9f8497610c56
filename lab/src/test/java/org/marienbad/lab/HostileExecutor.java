package org.marienbad.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.run.GameExecutor;

/**
 * Plays as a bad day of a cluster does: chunks in any order, by workers that share nothing. Some are played twice. Some
 * are lost after they were played, and played again elsewhere. Some are reported again long after they were counted.
 */
public final class HostileExecutor implements GameExecutor {
    private static final int WAVE = 4;

    private final List<BiFunction<String, long[], List<String>>> workers;
    private final Random random;
    private final int chunk;

    public HostileExecutor(List<BiFunction<String, long[], List<String>>> workers, long seed, int chunk) {
        this.workers = workers;
        this.random = new Random(seed);
        this.chunk = chunk;
    }

    @Override
    public int window() {
        return WAVE * chunk;
    }

    @Override
    public Work start(Board board) {
        Thread thread = new Thread(
                () -> PluginGuard.run(() -> play(board), failure -> board.failed((RuntimeException) failure)));
        thread.setDaemon(true);
        thread.start();
        return thread::interrupt;
    }

    private void play(Board board) {
        List<String> former = new ArrayList<>();
        for (long[] taken = board.take(WAVE * chunk); taken.length > 0; taken = board.take(WAVE * chunk)) {
            List<String> lines = new ArrayList<>();
            for (int from = 0; from < taken.length; from += chunk) {
                long[] numbers = Arrays.copyOfRange(taken, from, Math.min(from + chunk, taken.length));
                lines.addAll(played(board.plan(), numbers));
                if (random.nextInt(3) == 0) {
                    lines.addAll(played(board.plan(), numbers));
                }
            }
            List<String> all = new ArrayList<>(lines);
            all.addAll(former.subList(0, random.nextInt(former.size() + 1)));
            former = lines;
            Collections.shuffle(all, random);
            all.forEach(board::report);
        }
    }

    private List<String> played(String plan, long[] numbers) {
        if (random.nextInt(4) == 0) {
            worker().apply(plan, numbers); // and the answer is lost
        }
        return worker().apply(plan, numbers);
    }

    private BiFunction<String, long[], List<String>> worker() {
        return workers.get(random.nextInt(workers.size()));
    }
}

package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.shared.DaemonThreads;

/** Several threads over one game see the same as one thread. */
final class Threads {
    private static final int THREADS = 4;
    private static final int MOST_LINES = 5;

    private Threads() {}

    static int check(Sample sample) {
        List<RandomGame> lines =
                sample.lines().subList(0, Math.min(MOST_LINES, sample.lines().size()));
        List<List<Object>> serial =
                lines.stream().map(line -> story(sample, line)).toList();
        CountDownLatch start = new CountDownLatch(THREADS);
        ExecutorService executor = Executors.newFixedThreadPool(THREADS, DaemonThreads.named("conformance"));
        try {
            List<Future<Void>> running = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                int first = thread;
                running.add(executor.submit((Callable<Void>) () -> {
                    start.countDown();
                    start.await();
                    for (int i = 0; i < lines.size(); i++) {
                        int index = (first + i) % lines.size();
                        requireSame(serial.get(index), story(sample, lines.get(index)), lines.get(index));
                    }
                    return null;
                }));
            }
            for (Future<Void> future : running) {
                future.get();
            }
        } catch (ExecutionException failed) {
            throw Violation.thrown("the game in " + THREADS + " threads", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SkipCheck("interrupted");
        } finally {
            executor.shutdownNow();
        }
        return lines.size() * THREADS;
    }

    /** Everything that the game returns in the course of {@code line}. */
    private static List<Object> story(Sample sample, RandomGame line) {
        List<Object> story = new ArrayList<>();
        line.visit((state, ply) -> {
            story.add(sample.fingerprint(state));
            if (ply < line.length()) {
                Action action = sample.game().action(state, line.ply(ply));
                OptionalInt parsed = sample.game().parse(state, action.notation());
                story.add(List.of(action, parsed));
            }
            if (state.actor() >= 0 && ply < line.length()) {
                story.add(sample.game().view().picture(state, Observer.seat(state.actor())));
                story.add(sample.game().view().motions(state, line.ply(ply), Observer.seat(state.actor())));
            }
            if (state.actor() != State.TERMINAL) {
                sample.game().advice().evaluators().forEach(evaluator -> {
                    double[] out = new double[sample.subject().seats()];
                    evaluator.evaluator().forThread().evaluate(state, out);
                    story.add(java.util.Arrays.toString(out));
                });
            }
        });
        return story;
    }

    private static void requireSame(List<Object> serial, List<Object> parallel, RandomGame line) {
        for (int i = 0; i < Math.min(serial.size(), parallel.size()); i++) {
            if (!serial.get(i).equals(parallel.get(i))) {
                throw Violation.of("seen by one of " + THREADS + " threads", serial.get(i), parallel.get(i))
                        .at(line.where(line.length()));
            }
        }
    }
}

package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The choices of a test that is run once for every way to choose: which of two threads goes on, for example. */
final class Choices {
    /** The choices made, and the number of alternatives. */
    private record Choice(int taken, int count) {}

    private final List<Choice> path;
    private int next;

    private Choices(List<Choice> path) {
        this.path = path;
    }

    /** Runs {@code test} for every way to choose; returns how many there were. */
    static int all(Consumer<Choices> test) {
        List<Choice> path = new ArrayList<>();
        int runs = 0;
        do {
            test.accept(new Choices(path));
            runs++;
        } while (advance(path));
        return runs;
    }

    private static boolean advance(List<Choice> path) {
        while (!path.isEmpty()) {
            Choice last = path.remove(path.size() - 1);
            if (last.taken() + 1 < last.count()) {
                path.add(new Choice(last.taken() + 1, last.count()));
                return true;
            }
        }
        return false;
    }

    /** One of {@code count}, from 0. */
    int of(int count) {
        if (next == path.size()) {
            path.add(new Choice(0, count));
        }
        return path.get(next++).taken();
    }

    /** Runs the steps of each task in their order, and those of different tasks in the order of the choices. */
    @SafeVarargs
    final void interleave(List<Runnable>... tasks) {
        int[] done = new int[tasks.length];
        while (true) {
            List<Integer> going = new ArrayList<>();
            for (int task = 0; task < tasks.length; task++) {
                if (done[task] < tasks[task].size()) {
                    going.add(task);
                }
            }
            if (going.isEmpty()) {
                return;
            }
            int task = going.get(of(going.size()));
            tasks[task].get(done[task]++).run();
        }
    }
}

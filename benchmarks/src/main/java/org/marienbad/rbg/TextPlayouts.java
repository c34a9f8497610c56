package org.marienbad.rbg;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.marienbad.rbg.compile.FastPositions;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;

/**
 * Random playouts of games in text, for docs/measurements/games-in-text.md. Arguments: seconds of CPU time to warm up and to measure, then descriptions or
 * folders with them. Prints a line for each: playouts a second of CPU time, plies and bytes a playout, milliseconds to read and to compile.
 */
final class TextPlayouts {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final RbgPosition start;
    private final RbgPosition position;
    private final MoveList moves = new MoveList();
    private final SplittableRandom random = new SplittableRandom(1);
    private long playouts;
    private long plies;

    private TextPlayouts(RbgPosition start) {
        this.start = start;
        position = start.copy();
    }

    public static void main(String[] arguments) throws IOException {
        double warmUp = Double.parseDouble(arguments[0]);
        double seconds = Double.parseDouble(arguments[1]);
        System.out.println("game\tplayouts/s\tplies\tbytes\tread ms\tcompile ms");
        for (String place : List.of(arguments).subList(2, arguments.length)) {
            try (Stream<Path> files = Files.walk(Path.of(place))) {
                for (Path file : files.filter(file -> file.toString().endsWith(".rbg"))
                        .sorted()
                        .toList()) {
                    measure(file, warmUp, seconds);
                }
            }
        }
    }

    private static void measure(Path file, double warmUp, double seconds) throws IOException {
        long begin = System.nanoTime();
        RbgRules rules = new RbgRules(DescriptionReader.read(Files.readString(file)));
        long read = System.nanoTime();
        RbgPosition start = FastPositions.start(rules, file.getFileName().toString());
        long compiled = System.nanoTime();
        TextPlayouts measured = new TextPlayouts(start);
        measured.run(warmUp);
        long playouts = measured.playouts;
        long plies = measured.plies;
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        double time = measured.run(seconds);
        bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
        System.out.printf(
                "%s\t%.1f\t%.1f\t%d\t%d\t%d%n",
                file.getFileName().toString().replace(".rbg", ""),
                (measured.playouts - playouts) / time,
                (double) (measured.plies - plies) / (measured.playouts - playouts),
                bytes / (measured.playouts - playouts),
                (read - begin) / 1_000_000,
                (compiled - read) / 1_000_000);
    }

    /** Plays for some seconds of CPU time, and returns how many it were. */
    private double run(double seconds) {
        long begin = THREADS.getCurrentThreadCpuTime();
        long end = begin + (long) (seconds * 1e9);
        long now = begin;
        long asked = plies;
        while (now < end) {
            play();
            // The clock takes as long as a short playout, so it is asked seldom.
            if (plies - asked > 1000) {
                asked = plies;
                now = THREADS.getCurrentThreadCpuTime();
            }
        }
        return (now - begin) / 1e9;
    }

    private void play() {
        position.copyFrom(start);
        while (true) {
            position.list(MoveUnit.MOVE, moves, Integer.MAX_VALUE);
            if (moves.size() == 0) {
                playouts++;
                return;
            }
            plies++;
            position.apply(moves, (int) ((random.nextInt() & 0xFFFFFFFFL) * moves.size() >>> Integer.SIZE));
        }
    }
}

package org.marienbad.cli.command;

import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How many games are played, how fast, and how long the rest will take; nothing where nobody watches. */
final class GamesBar implements AutoCloseable {
    /** Null where nobody watches. */
    private final ProgressBar bar;

    /** @param done games that were played before */
    GamesBar(Terminal terminal, long done, long games) {
        bar = terminal.watched()
                ? new ProgressBarBuilder()
                        .setTaskName("games")
                        .startsFrom(done, Duration.ZERO)
                        .setInitialMax(games)
                        .showSpeed()
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(250)
                        .setMaxRenderedLength(Columns.WIDTH)
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .clearDisplayOnFinish()
                        .build()
                : null;
    }

    /** So many more are played. Any thread may say so. */
    void step(long more) {
        if (bar != null) {
            bar.stepBy(more);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}

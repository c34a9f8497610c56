package org.marienbad.desktop.command;

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
                        .startsFrom(done, java.time.Duration.ZERO)
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

    void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}

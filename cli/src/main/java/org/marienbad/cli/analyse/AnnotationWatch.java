package org.marienbad.cli.analyse;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.marienbad.cli.console.News;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.Annotator;

/**
 * Follows the annotation of a game: tells plies as they are judged, and ends it when the user does. If a ply has a
 * time, the game has twice as much for all its plies. A player that takes longer leaves the first ones out.
 */
final class AnnotationWatch implements Annotator.Watch {
    private final AnnotatedGame annotated;
    private final int length;
    private final News news;
    private final Messages words;
    private final BooleanSupplier stopped;
    private final LongSupplier nanoTime;
    private final long begun;
    /** The time that may have passed when a ply is begun. */
    private final long latest;

    private int leftOut;

    /**
     * @param nanos of a ply, {@code Long.MAX_VALUE} if it has no time
     * @param begun by {@code nanoTime}
     */
    AnnotationWatch(
            AnnotatedGame annotated,
            int length,
            News news,
            Messages words,
            BooleanSupplier stopped,
            LongSupplier nanoTime,
            long nanos,
            long begun) {
        this.annotated = annotated;
        this.length = length;
        this.news = news;
        this.words = words;
        this.stopped = stopped;
        this.nanoTime = nanoTime;
        this.begun = begun;
        // So that the last ply begun, in its own time, ends within twice that of all.
        latest = nanos > Long.MAX_VALUE / (2L * length + 1) ? Long.MAX_VALUE : 2 * nanos * length - nanos;
    }

    @Override
    public boolean cancelled() {
        return stopped.getAsBoolean();
    }

    @Override
    public boolean wants(int ply, int left) {
        if (ply == length) {
            return false;
        }
        if (nanoTime.getAsLong() - begun > latest) {
            leftOut++;
            return false;
        }
        news.progress(words.get("annotate.progress", left));
        return true;
    }

    @Override
    public void annotated(int ply, Annotation annotation) {
        news.add(annotated.line(ply, annotation));
    }

    /** How many plies have been left out, since the time was used up. */
    int leftOut() {
        return leftOut;
    }
}

package org.marienbad.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;

/** Reads the body of a request, counting as it comes: no header is believed. */
final class RequestBody extends CompletableFuture<byte[]> implements Runnable {
    /** The body is longer than is allowed. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("the body is too long", null, false, false);
        }
    }

    private final Request request;
    private final int longest;
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();

    private RequestBody(Request request, int longest) {
        this.request = request;
        this.longest = longest;
    }

    /** The body; fails if it is longer than {@code longest} bytes. Who sends for longer than {@code patience} is cut off. */
    static CompletableFuture<byte[]> of(Request request, int longest, Duration patience) {
        RequestBody body = new RequestBody(request, longest);
        Scheduler.Task deadline = request.getComponents()
                .getScheduler()
                .schedule(body::cutOff, patience.toMillis(), TimeUnit.MILLISECONDS);
        CompletableFuture<byte[]> unused = body.whenComplete((bytes, failure) -> deadline.cancel());
        body.run();
        return body;
    }

    private void cutOff() {
        if (!isDone()) {
            request.getConnectionMetaData()
                    .getConnection()
                    .getEndPoint()
                    .close(new TimeoutException("the body of the request did not come in time"));
        }
    }

    @Override
    public void run() {
        while (true) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                request.demand(this);
                return;
            }
            if (Content.Chunk.isFailure(chunk)) {
                completeExceptionally(chunk.getFailure());
                return;
            }
            boolean last = chunk.isLast();
            boolean fits = add(chunk.getByteBuffer());
            chunk.release();
            if (!fits) {
                completeExceptionally(new TooLong());
                return;
            } else if (last) {
                complete(read.toByteArray());
                return;
            }
        }
    }

    private boolean add(ByteBuffer more) {
        if (read.size() + more.remaining() > longest) {
            return false;
        }
        byte[] bytes = new byte[more.remaining()];
        more.get(bytes);
        read.writeBytes(bytes);
        return true;
    }
}

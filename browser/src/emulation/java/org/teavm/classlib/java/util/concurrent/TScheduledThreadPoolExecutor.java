package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.teavm.jso.browser.Window;

/** Does tasks later, in turns of their own. */
public class TScheduledThreadPoolExecutor implements Executor {
    public TScheduledThreadPoolExecutor(int threads, TThreadFactory factory) {}

    public void setRemoveOnCancelPolicy(boolean removes) {}

    @Override
    public void execute(Runnable task) {
        Window.setTimeout(task::run, 0);
    }

    public TScheduledFuture<?> schedule(Runnable task, long time, TimeUnit unit) {
        Later later = new Later(task);
        Window.setTimeout(later::run, (int) Math.min(Integer.MAX_VALUE, unit.toMillis(time)));
        return later;
    }

    private static final class Later extends TFutureTask<Object> implements TScheduledFuture<Object> {
        Later(Runnable task) {
            super(task, null);
        }
    }
}

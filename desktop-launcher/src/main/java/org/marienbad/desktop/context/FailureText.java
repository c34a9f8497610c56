package org.marienbad.desktop.context;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.MemoryBudget;

/**
 * A failure, in the words of a dialog.
 *
 * @param reason for people, in the language shown where it has words there
 * @param trace for who mends it
 */
record FailureText(String reason, String trace) {
    static FailureText of(Throwable failure, UiMessages words) {
        Throwable cause = cause(failure);
        String reason = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        if (cause instanceof MemoryBudget.Refusal refusal) {
            reason =
                    words.get(refusal.words().key(), refusal.words().arguments().toArray());
        }
        return new FailureText(reason, trace(cause));
    }

    /** The real failure: the toolkit wraps exceptions on their way. The fault of a plugin says whose it is. */
    private static Throwable cause(Throwable failure) {
        Throwable cause = failure;
        while (!(cause instanceof PluginFault) && cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String trace(Throwable failure) {
        StringWriter lines = new StringWriter();
        failure.printStackTrace(new PrintWriter(lines));
        return lines.toString().replace("\t", "    ");
    }
}

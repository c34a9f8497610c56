package org.marienbad.learn.command;

import java.io.IOException;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.learn.text.RefusedException;

/** Runs commands that tell in the user's language why something cannot be done. */
final class Translated {
    private Translated() {}

    /** The work of a command. */
    @FunctionalInterface
    interface Work {
        boolean run() throws IOException;
    }

    /** @throws IllegalArgumentException in a sentence of the user's language, if {@code work} refuses to do it */
    static boolean run(CommandContext context, Work work) throws IOException {
        try {
            return work.run();
        } catch (RefusedException refused) {
            throw new IllegalArgumentException(refused.in(context.messages().locale()), refused);
        }
    }
}

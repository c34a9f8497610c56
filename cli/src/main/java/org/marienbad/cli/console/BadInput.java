package org.marienbad.cli.console;

import java.util.function.Supplier;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.shared.PluginGuard;

/** Bad input of the user. The message is one line: what is wrong, where, what is allowed. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /** Refuses a number that is not from 1 to {@code max}. */
    public static void requireFrom1(String option, int given, int max) {
        if (given < 1 || given > max) {
            throw new BadInput(option + " " + given + " is not allowed; allowed: a whole number from 1 to " + max);
        }
    }

    /**
     * The result of {@code call}. A refusal (IllegalArgumentException) is the user's bad input, and so is a plugin that
     * fails: {@code source} says which.
     */
    public static <T> T wrap(String source, Supplier<T> call) {
        return wrap(source, call, "");
    }

    /** The same; {@code where} stands before the message of a refusal. */
    public static <T> T wrap(String source, Supplier<T> call, String where) {
        try {
            return PluginGuard.of(source)
                    .passing(BadInput.class)
                    .passing(IllegalArgumentException.class)
                    .call(call);
        } catch (IllegalArgumentException refused) {
            throw new BadInput(where + refused.getMessage(), refused);
        } catch (PluginFault fault) {
            throw new BadInput(fault.getMessage(), fault);
        }
    }
}

package org.marienbad.framework.game;

import java.util.Locale;
import org.marienbad.framework.text.Messages;

/**
 * A game, player, solver, notation or command that is found by its type in {@code META-INF/services} of the class path or of a jar.
 * Needs a public constructor without parameters.
 */
public interface Plugin {
    /** Key in files and commands, never translated: small letters, digits, dashes. */
    String id();

    /** Base name of the message bundle: {@code messages} in the package of the class. */
    default String messages() {
        return getClass().getPackageName() + ".messages";
    }

    /** The words of this plugin in one language, the framework's own where it has none. */
    default Messages messages(Locale locale) {
        return Messages.of(locale).with(getClass().getClassLoader(), messages());
    }
}

package org.marienbad.framework.game;

/**
 * A plugin that breaks its contract: it throws, hangs or returns nothing. The message is one line that names the plugin
 * and the method.
 */
public class PluginFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PluginFault(String message, Throwable cause) {
        super(message, cause);
    }
}

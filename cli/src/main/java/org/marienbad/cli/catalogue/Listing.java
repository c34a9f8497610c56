package org.marienbad.cli.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.shared.PluginGuard;

/**
 * The description of some providers, or of a single one.
 *
 * @param single whether the user asked for one: then its failure is the command's, else it costs its own entry alone
 * @param id the name of a provider, its kind included: "game nim"
 */
record Listing<P>(List<P> providers, boolean single, Function<P, String> id, Terminal terminal) {
    void print(Consumer<P> printer) {
        for (P provider : providers) {
            try {
                PluginGuard.of(id.apply(provider)).run(() -> printer.accept(provider));
            } catch (PluginFault fault) {
                if (single) {
                    throw fault;
                }
                terminal.warn("marienbad: " + fault.getMessage());
            }
        }
    }

    /** Prints a list, or the object of the single provider. */
    void printJson(Function<P, Map<String, Object>> json) {
        List<Object> all = new ArrayList<>();
        print(provider -> all.add(json.apply(provider)));
        terminal.printJson(single ? all.get(0) : all);
    }
}

package org.marienbad.framework.plugin;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.text.Messages;

/** A provider that is its own only command: {@code marienbad ID …}, without a second word. */
public interface OneWordCommand extends CommandProvider, Subcommand {
    @Override
    default String name() {
        return id();
    }

    @Override
    default List<Subcommand> subcommands(Services services) {
        return List.of(this);
    }

    @Override
    default Messages messages(Locale locale) {
        return CommandProvider.super.messages(locale);
    }
}

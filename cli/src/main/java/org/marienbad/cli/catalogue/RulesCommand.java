package org.marienbad.cli.catalogue;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "rules",
        header = "Print the rules of a game with the given options.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {"", "Examples:", "  marienbad rules kalaha", "  marienbad --lang cs rules nim --seats 3 -o misere=on"
        })
public final class RulesCommand implements Callable<Integer> {
    @Mixin
    private GameOptions game;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    RulesCommand(Catalogue<GameProvider> games, Terminal terminal, Locale locale) {
        this.games = games;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        GameProvider provider = game.provider(games);
        GameSetup setup = game.setup(games, provider, 0);
        Messages messages = provider.messages(locale);
        String name = messages.has("name") ? messages.get("name") : provider.id();
        Rulebook rules = setup.game().view().rulebook();
        if (rules.isEmpty()) {
            throw new BadInput("game " + provider.id() + " does not tell its rules");
        }
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("game", provider.id());
            all.put("name", name);
            all.put("options", setup.options().toMap());
            all.put("language", locale.getLanguage());
            all.put(
                    "sections",
                    rules.sections().stream()
                            .map(section -> json(section, messages))
                            .toList());
            terminal.printJson(all);
            return ExitStatus.SUCCESS;
        }
        terminal.println(name);
        rules.sections().forEach(section -> print(section, messages));
        return ExitStatus.SUCCESS;
    }

    private static Map<String, Object> json(Rulebook.Section section, Messages messages) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("heading", section.heading().isEmpty() ? "" : messages.get(section.heading()));
        one.put(
                "paragraphs",
                section.blocks().stream()
                        .filter(block -> !(block instanceof Rulebook.Figure))
                        .map(block -> messages.get(block.text()))
                        .toList());
        return one;
    }

    /** The words of a section; pictures are for screens that can draw them. */
    private void print(Rulebook.Section section, Messages messages) {
        if (!section.heading().isEmpty()) {
            String heading = messages.get(section.heading());
            terminal.println("");
            terminal.println(heading);
            terminal.println("-".repeat(heading.length()));
        }
        boolean first = true;
        for (Rulebook.Block block : section.blocks()) {
            if (block instanceof Rulebook.Figure) {
                continue;
            }
            if (!first || section.heading().isEmpty()) {
                terminal.println("");
            }
            first = false;
            int indent = block instanceof Rulebook.Example ? 2 : 0;
            Columns.wrap(messages.get(block.text()), terminal.width() - indent)
                    .forEach(line -> terminal.println(" ".repeat(indent) + line));
        }
    }
}

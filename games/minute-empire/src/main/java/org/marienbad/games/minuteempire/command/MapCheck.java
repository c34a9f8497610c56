package org.marienbad.games.minuteempire.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.text.Messages;
import org.marienbad.games.minuteempire.data.DataException;
import org.marienbad.games.minuteempire.map.MapFiles;
import org.marienbad.games.minuteempire.map.WorldMap;

/** Tells what is in maps, or what is wrong with them. */
final class MapCheck implements Subcommand {
    @Override
    public String name() {
        return "check";
    }

    @Override
    public Messages messages(Locale locale) {
        return MapCommand.words(locale);
    }

    @Override
    public Operands operands() {
        return new Operands("FILE", 1, Integer.MAX_VALUE);
    }

    @Override
    public boolean run(CommandContext context) {
        boolean fine = true;
        for (String file : context.operands()) {
            try {
                context.println(summary(file, MapFiles.read(file), context.messages()));
            } catch (DataException fault) {
                context.println(fault.getMessage());
                fine = false;
            }
        }
        return fine;
    }

    private static String summary(String file, WorldMap map, Messages words) {
        String continents = map.continents().stream()
                .map(continent -> continent.id() + " " + continent.regions().size())
                .collect(Collectors.joining(", "));
        return words.get(
                "check.summary",
                file,
                map.regions().size(),
                map.continents().size(),
                continents,
                pairs(map.land()),
                pairs(map.sea()),
                map.regions().get(map.start()).id());
    }

    private static int pairs(List<List<Integer>> neighbours) {
        return neighbours.stream().mapToInt(List::size).sum() / 2;
    }
}

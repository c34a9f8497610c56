package org.marienbad.games.minuteempire.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.text.Messages;
import org.marienbad.games.minuteempire.data.DataException;
import org.marienbad.games.minuteempire.map.MapFiles;
import org.marienbad.games.minuteempire.map.WorldMap;

/** Describes maps, or names their faults. */
final class MapCheck implements Subcommand {
    @Override
    public String id() {
        return "check";
    }

    @Override
    public Operands operands() {
        return new Operands("FILE", 1, Integer.MAX_VALUE);
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public boolean run(CommandContext context) {
        boolean fine = true;
        List<Object> all = new ArrayList<>();
        for (String file : context.operands()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("file", file);
            String line;
            try {
                WorldMap map = MapFiles.read(file);
                line = summary(file, map, context.messages());
                describe(map, one);
            } catch (DataException fault) {
                line = fault.getMessage();
                one.put("fault", line);
                fine = false;
            }
            all.add(one);
            if (!context.json()) {
                context.println(line);
            }
        }
        if (context.json()) {
            context.printJson(all);
        }
        return fine;
    }

    private static void describe(WorldMap map, Map<String, Object> one) {
        Map<String, Integer> continents = new LinkedHashMap<>();
        map.continents()
                .forEach(continent ->
                        continents.put(continent.id(), continent.regions().size()));
        one.put("regions", map.regions().size());
        one.put("continents", continents);
        one.put("land", pairs(map.land()));
        one.put("sea", pairs(map.sea()));
        one.put("start", map.regions().get(map.start()).id());
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

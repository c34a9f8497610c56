package org.marienbad.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.marienbad.games.minuteempire.data.DataException;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.data.WorldMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        header = "Tell what is in maps, or what is wrong with them.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Exit status: 0 all maps can be played, 1 some cannot.",
            "",
            "Example:",
            "  marienbad map check my-map.txt side-a"
        })
final class MapCheckCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "JSON, or rows of W, G and S in plain text; or the name of a map that comes with the game.")
    private List<String> files;

    private final Terminal terminal;

    @Inject
    MapCheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        int status = Launch.FINE;
        for (String file : files) {
            try {
                terminal.println(file + ": " + summary(DataFiles.map(file)));
            } catch (DataException fault) {
                terminal.println(fault.getMessage());
                status = Launch.FAILED;
            }
        }
        return status;
    }

    /** For example "25 regions, 4 continents (W 7, I 2, C 13, S 3), 30 borders by land, 7 by sea, start 12". */
    private static String summary(WorldMap map) {
        String continents = map.continents().stream()
                .map(continent -> continent.id() + " " + continent.regions().size())
                .collect(Collectors.joining(", "));
        return map.regions().size() + " regions, "
                + map.continents().size() + " continent" + (map.continents().size() == 1 ? "" : "s")
                + " (" + continents + "), " + pairs(map.land()) + " borders by land, " + pairs(map.sea())
                + " by sea, start " + map.regions().get(map.start()).id();
    }

    private static int pairs(List<List<Integer>> neighbours) {
        return neighbours.stream().mapToInt(List::size).sum() / 2;
    }
}

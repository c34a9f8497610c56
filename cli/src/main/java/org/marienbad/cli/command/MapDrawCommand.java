package org.marienbad.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.framework.picture.Svg;
import org.marienbad.games.minuteempire.MapPicture;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.minuteempire.data.DataFiles;
import org.marienbad.games.minuteempire.data.WorldMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "draw",
        header = "Draw a map as SVG, or write it with the outlines of its regions as JSON.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  marienbad map draw side-b --output side-b.svg",
            "  marienbad map draw my-map.txt --output my-map.json"
        })
final class MapDrawCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE",
            description = "JSON, or rows of W, G and S in plain text; or the name of a map that comes with the game.")
    private String file;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write: a drawing if the name ends in .svg, the map if it ends in .json. Default:"
                    + " the drawing on the standard output.")
    private Path output;

    private final Terminal terminal;

    @Inject
    MapDrawCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        WorldMap map = BadInput.wrap("map " + file, () -> DataFiles.map(file));
        String name = output == null ? ".svg" : output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".svg") && !name.endsWith(".json")) {
            throw new BadInput("--output " + output + " is not allowed; allowed: a name that ends in .svg or .json");
        }
        String text = name.endsWith(".json")
                ? DataFiles.write(map)
                : Svg.render(MapPicture.of(map), new MinuteEmpireProvider().messages(Locale.ENGLISH));
        if (output == null) {
            terminal.println(text.stripTrailing());
        } else {
            AtomicFile.write(output, text);
            terminal.println("Wrote " + output + ".");
        }
        return Launch.FINE;
    }
}

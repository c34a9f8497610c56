package org.marienbad.games.minuteempire.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.games.minuteempire.MapPicture;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.minuteempire.map.MapFiles;
import org.marienbad.games.minuteempire.map.WorldMap;

/** Draws a map as SVG, or writes it with the outlines of its regions as JSON. */
final class MapDraw implements Subcommand {
    @Override
    public String id() {
        return "draw";
    }

    @Override
    public Operands operands() {
        return new Operands("FILE", 1, 1);
    }

    @Override
    public Output output() {
        return Output.FILE;
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        WorldMap map = MapFiles.read(context.operands().get(0));
        Path output = context.output().orElse(null);
        String name = output == null ? ".svg" : output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".svg") && !name.endsWith(".json")) {
            throw new IllegalArgumentException(
                    "--output " + output + " is not allowed; allowed: a name that ends in .svg or .json");
        }
        String text = name.endsWith(".json") ? MapFiles.write(map) : draw(map);
        if (output == null) {
            context.println(text.stripTrailing());
        } else {
            AtomicFiles.write(output, text);
            context.println(context.messages().get("draw.written", output.toString()));
        }
        return true;
    }

    private static String draw(WorldMap map) {
        GameProvider game = new MinuteEmpireProvider();
        Layout layout = Layout.of(MapPicture.of(map), Artwork.of(game), game.messages(Locale.ENGLISH)::get);
        return Svg.paint(layout.drawing(Marks.NONE), Artwork.of(game), PictureTheme.LIGHT, "");
    }
}

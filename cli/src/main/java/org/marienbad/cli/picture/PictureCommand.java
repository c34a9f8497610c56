package org.marienbad.cli.picture;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.PositionOptions;
import org.marienbad.cli.record.GameFile;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.DrawingJson;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "picture",
        header = "Draw a position as the window shows it.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The position is the start of the game, or --position, after --plies; or what a game that was played",
            "(--record, a match record or in its notation) came to after --ply plies, by default at its end.",
            "What is hidden in the game is drawn as everybody may see it, or as --seat does.",
            "The ending of FILE says what is written: .svg, .png, or .json with what a program paints.",
            "A .gif moves: it shows the game ply by ply.",
            "",
            "Examples:",
            "  marienbad picture kalaha --output kalaha.svg",
            "  marienbad picture nim -o heaps=3-4-5 --plies '2:2' --mark legal --output nim.png",
            "  marienbad picture minute-empire --seats 3 --seed 7 --theme dark --output map.png --size 1600x1300",
            "  marienbad picture kalaha --record game.json --ply 12 --output twelve.png",
            "  marienbad picture kalaha --record game.json --size 560x400 --output game.gif"
        })
public final class PictureCommand implements Callable<Integer> {
    private static final int USUAL_WIDTH = 1200;
    private static final int MOST_PIXELS = 16_000;
    /** Hundredths of a second that a ply of a moving picture is shown, and the last one. */
    private static final int FRAME = 90;

    private static final int LAST_FRAME = 400;

    /** The spots that can be pointed out. */
    enum Pointing {
        NONE,
        LAST,
        LEGAL
    }

    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PositionOptions position;

    @Option(names = "--record", paramLabel = "FILE", description = "A game that was played, in place of a position.")
    private Path record;

    @Option(names = "--ply", paramLabel = "N", description = "How many of its plies. Default: all.")
    private Integer ply;

    @Option(
            names = "--seat",
            paramLabel = "N",
            description = "Whose eyes to look through (1, 2, …). Default: a spectator's.")
    private Integer seat;

    @Option(
            names = "--mark",
            paramLabel = "last|legal|none",
            description = "Mark the spots of the last ply, or those that may be clicked. Default: ${DEFAULT-VALUE}.")
    private String mark = "last";

    @Option(
            names = "--theme",
            paramLabel = "light|dark|high-contrast",
            description = "The colours. Default: ${DEFAULT-VALUE}.")
    private String theme = PictureTheme.LIGHT.id();

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "Width and height in pixels. Default: 1200 wide, as high as needed.")
    private String size;

    @Option(names = "--caption", description = "Write below what the window says: whose turn it is, who has won.")
    private boolean caption;

    @Option(names = "--output", required = true, paramLabel = "FILE", description = "Where to: .svg, .png or .json.")
    private Path output;

    private final Catalogue<GameProvider> games;
    private final PlayedGames files;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    PictureCommand(Catalogue<GameProvider> games, PlayedGames files, Terminal terminal, Locale locale) {
        this.games = games;
        this.files = files;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        String ending = UserFiles.ending("--output", output, List.of("svg", "png", "json", "gif"));
        PictureTheme colors = one("--theme", theme, PictureTheme.values(), PictureTheme::id);
        Pointing pointing =
                one("--mark", mark, Pointing.values(), each -> each.name().toLowerCase(Locale.ROOT));
        UserFiles.requireAbsent(output);
        MatchView view = view();
        if (view.picture().isEmpty()) {
            throw new BadInput("game " + view.setup().provider().id() + " has no picture");
        }
        Messages words = view.setup().provider().messages(locale);
        Artwork artwork = Artwork.of(view.setup().provider());
        Drawing drawing = drawing(view, pointing, artwork, words);
        String below = below(view, words);
        ImageSize image = ImageSize.of(size, drawing, below);
        switch (ending) {
            case "svg" -> UserFiles.write(output, image.sized(Svg.paint(drawing, artwork, colors, below)));
            case "png" -> PngPainter.write(output, drawing, artwork, colors, below, image);
            case "gif" -> writeMoving(view, pointing, artwork, colors, image, words);
            default -> UserFiles.write(output, DrawingJson.write(drawing, artwork) + "\n");
        }
        terminal.println(CliMessages.of(locale).get("picture.written", output.toString()));
        return ExitStatus.SUCCESS;
    }

    private static Drawing drawing(MatchView view, Pointing pointing, Artwork artwork, Messages words) {
        return Layout.of(view.picture(), artwork, words::get).drawing(marks(view, pointing));
    }

    private String below(MatchView view, Messages words) {
        return caption ? words.get(view.picture().caption()) : "";
    }

    /** Writes a frame for the beginning and for each ply. */
    private void writeMoving(
            MatchView end, Pointing pointing, Artwork artwork, PictureTheme colors, ImageSize image, Messages words) {
        try (MovingPicture moving = new MovingPicture()) {
            for (int i = 0; i <= end.length(); i++) {
                MatchView view = end.after(i);
                Drawing drawing = drawing(view, pointing, artwork, words);
                moving.add(
                        PngPainter.painted(drawing, artwork, colors, below(view, words), image),
                        i == end.length() ? LAST_FRAME : FRAME);
            }
            byte[] file = moving.finished();
            AtomicFiles.write(output, out -> out.write(file));
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        }
    }

    private MatchView view() {
        if (record == null) {
            if (ply != null) {
                throw new BadInput("--ply counts the plies of a --record");
            }
            GameSetup setup = gameOptions.setup(games, 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
            return position.view(setup, observer(setup));
        }
        if (!position.fromStart() || position.hasPlies()) {
            throw new BadInput("--record holds a whole game; leave out --position and --plies, or --record");
        }
        PlayedGame played = GameFile.read(files, record, gameOptions.id(), gameOptions.options());
        return BadInput.wrap(
                record.toString(),
                () -> {
                    played.requireKnown();
                    List<Integer> codes = played.codes();
                    int count = ply == null ? codes.size() : ply;
                    if (count < 0 || count > codes.size()) {
                        throw new BadInput(
                                "--ply " + count + " is not allowed; allowed: 0 to " + codes.size() + " in " + record);
                    }
                    return MatchView.guarded(
                            played.setup(),
                            LineOfPlay.of(played.setup(), codes.subList(0, count)),
                            observer(played.setup()),
                            Session.TRUSTED);
                },
                record + ": ");
    }

    private Observer observer(GameSetup setup) {
        if (seat == null) {
            return Observer.SPECTATOR;
        }
        BadInput.requireFrom1("--seat", seat, setup.seats());
        return Observer.seat(seat - 1);
    }

    private static Marks marks(MatchView view, Pointing pointing) {
        return switch (pointing) {
            case NONE -> Marks.NONE;
            case LAST ->
                view.length() == 0
                        ? Marks.NONE
                        : Marks.NONE.with(
                                Mark.LAST,
                                view.action(view.length() - 1)
                                        .map(Action::spots)
                                        .orElse(List.of()));
            case LEGAL ->
                Marks.NONE.with(
                        Mark.LEGAL,
                        view.legalActions().stream()
                                .filter(action -> !action.spots().isEmpty())
                                .map(action -> action.spots().get(0))
                                .distinct()
                                .toList());
        };
    }

    private static <E> E one(String option, String given, E[] values, Function<E, String> name) {
        return Arrays.stream(values)
                .filter(value -> name.apply(value).equals(given))
                .findFirst()
                .orElseThrow(() -> new BadInput(option + " " + given + " is not allowed; allowed: "
                        + String.join(", ", Arrays.stream(values).map(name).toList())));
    }

    /** The size of an image, and where the drawing is in it, in pixels. */
    record ImageSize(int width, int height, double scale, double left, double bottom) {
        private static final double MARGIN = .035;
        private static final double CAPTION = .044;

        /** As {@code given}, or as large as usual; the drawing has a margin, and below it a line if there are words. */
        static ImageSize of(String given, Drawing drawing, String caption) {
            double side = Math.max(drawing.width(), drawing.height());
            double wide = drawing.width() + 2 * MARGIN * side;
            double foot = MARGIN * side + (caption.isEmpty() ? 0 : CAPTION * side);
            double high = drawing.height() + MARGIN * side + foot;
            int width = USUAL_WIDTH;
            int height = (int) Math.round(USUAL_WIDTH * high / wide);
            if (given != null) {
                String[] numbers = given.split("x", -1);
                if (!given.matches("\\d{1,5}x\\d{1,5}")
                        || !isAllowed(Integer.parseInt(numbers[0]))
                        || !isAllowed(Integer.parseInt(numbers[1]))) {
                    throw new BadInput("--size " + given + " is not allowed; allowed: 1x1 to " + MOST_PIXELS + "x"
                            + MOST_PIXELS + ", such as 1200x800");
                }
                width = Integer.parseInt(numbers[0]);
                height = Integer.parseInt(numbers[1]);
            }
            double scale = Math.min(width / wide, height / high);
            double left = (width - scale * drawing.width()) / 2;
            double bottom = (height - scale * high) / 2 + scale * foot;
            return new ImageSize(width, height, scale, left, bottom);
        }

        private static boolean isAllowed(int pixels) {
            return pixels >= 1 && pixels <= MOST_PIXELS;
        }

        /** How large the caption is, in units, and how far below the drawing. */
        double captionSize(Drawing drawing, String caption) {
            double side = Math.max(drawing.width(), drawing.height());
            return Math.min(side * CAPTION * .6, 1.85 * drawing.width() / Math.max(1, caption.length()));
        }

        String sized(String svg) {
            return svg.replaceFirst("<svg ", "<svg width=\"" + width + "\" height=\"" + height + "\" ");
        }
    }
}

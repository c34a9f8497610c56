package org.marienbad.cli.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Primitive;
import org.marienbad.json.DrawingJson;

class PictureCommandTest {
    @TempDir
    Path folder;

    private Cli.Result draw(String output, String... arguments) {
        List<String> all = new ArrayList<>(List.of("picture"));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--output", folder.resolve(output).toString()));
        return Cli.run(all.toArray(String[]::new));
    }

    private Path drawn(String output, String... arguments) {
        Cli.Result result = draw(output, arguments);
        assertEquals(0, result.status(), result.err());
        assertEquals("The picture is in " + folder.resolve(output) + ".\n", result.out());
        return folder.resolve(output);
    }

    @Test
    void drawsAPositionAsSvg() throws IOException {
        String svg = Files.readString(drawn("a.svg", "kalaha", "--plies", "c b", "--caption", "--size", "640x400"));
        assertTrue(svg.startsWith("<svg width=\"640\" height=\"400\""), svg.substring(0, 60));
        assertTrue(svg.contains(">North to move</text>") && svg.contains(">South</text>"));
    }

    @Test
    void paintsTheSamePictureAsPngInEveryTheme() throws IOException {
        BufferedImage light =
                ImageIO.read(drawn("a.png", "nim", "--size", "400x300").toFile());
        BufferedImage dark = ImageIO.read(
                drawn("b.png", "nim", "--size", "400x300", "--theme", "dark").toFile());
        assertEquals(400, light.getWidth());
        assertEquals(300, light.getHeight());
        assertEquals(0xfff3ede2, light.getRGB(1, 1), "paper");
        assertEquals(0xff1d1a17, dark.getRGB(1, 1), "night");
        assertNotEquals(light.getRGB(1, 1), light.getRGB(200, 150), "wood");
    }

    @Test
    void writesWhatAProgramPaints() throws IOException {
        Path file = drawn("a.json", "nim", "-o", "heaps=1-2", "--plies", "1:1 2:2", "--mark", "none");
        Drawing drawing = DrawingJson.read(Files.readString(file));
        assertEquals(
                3,
                drawing.primitives().stream()
                        .filter(Primitive.Icon.class::isInstance)
                        .filter(primitive -> primitive.spot().equals("taken"))
                        .count(),
                "the game is over, and can be drawn all the same");
    }

    @Test
    void marksLegalSpotsOrTheLastOnes() throws IOException {
        String legal = Files.readString(drawn("legal.json", "kalaha", "--mark", "legal"));
        String last = Files.readString(drawn("last.json", "kalaha", "--plies", "c"));
        String none = Files.readString(drawn("none.json", "kalaha", "--plies", "c", "--mark", "none"));
        assertEquals(List.of("f", "e", "d", "c", "b", "a").stream().sorted().toList(), marked(legal));
        assertEquals(List.of("c"), marked(last));
        assertEquals(List.of(), marked(none));
    }

    private static List<String> marked(String json) {
        return DrawingJson.read(json).primitives().stream()
                .filter(primitive -> primitive.layer() == Primitive.Layer.MARK)
                .map(Primitive::spot)
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void drawsAPlyOfAGameThatWasPlayed() throws IOException {
        Path record = folder.resolve("game.json");
        Cli.Result match = Cli.run(
                "match",
                "kalaha",
                "-p",
                "random",
                "-p",
                "random",
                "--seed",
                "3",
                "--games",
                "1",
                "--records",
                record.toString());
        assertEquals(0, match.status(), match.err());
        String begin = Files.readString(drawn("0.json", "--record", record.toString(), "--ply", "0"));
        assertEquals(Files.readString(drawn("start.json", "kalaha")), begin);
        assertNotEquals(begin, Files.readString(drawn("end.json", "--record", record.toString())));
        assertEquals(
                "--ply 9999 is not allowed",
                draw("x.json", "--record", record.toString(), "--ply", "9999")
                        .err()
                        .substring("marienbad: ".length(), "marienbad: --ply 9999 is not allowed".length()));
    }

    @Test
    void aMovingPictureHasAFrameForEachPly() throws IOException {
        Path gif = drawn("a.gif", "nim", "--plies", "4:2 3:1", "--caption", "--size", "200x150");
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            assertEquals(3, reader.getNumImages(true));
            assertEquals(200, reader.getWidth(0));
            assertTrue(reader.getWidth(1) < 200, "later frames hold only the changed part");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.bmp | kalaha | allowed: a name ending in .svg, .png, .json or .gif",
                "a.svg | kalaha --theme red | allowed: light, dark, high-contrast",
                "a.svg | kalaha --mark all | allowed: none, last, legal",
                "a.svg | kalaha --size 100 | allowed: 1x1 to 16000x16000",
                "a.svg | kalaha --size 0x9 | allowed: 1x1 to 16000x16000",
                "a.svg | kalaha --seat 3 | a whole number from 1 to 2",
                "a.svg | kalaha --ply 3 | counts the plies of a --record"
            })
    void badInputIsOneLineAndWritesNothing(String output, String arguments, String message) {
        Cli.Result result = draw(output, arguments.split(" "));
        assertEquals(2, result.status());
        assertTrue(result.err().contains(message) && result.errLines().size() == 1, result.err());
        assertTrue(Files.notExists(folder.resolve(output)));
    }

    @Test
    void aGameWithoutAPictureSaysSo() {
        Cli.Result result = draw("a.svg", "auction", "--plugins", System.getProperty("marienbad.testGames"));
        assertEquals(2, result.status());
        assertTrue(result.err().contains("game auction has no picture"), result.err());
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(folder.resolve("a.svg"), "mine");
        assertTrue(draw("a.svg", "kalaha").err().contains("exists already"));
        assertEquals("mine", Files.readString(folder.resolve("a.svg")));
    }
}

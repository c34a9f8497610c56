package org.marienbad.browser.missing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.teavm.classlib.java.security.TMessageDigest;
import org.teavm.classlib.java.util.THexFormat;
import org.teavm.classlib.java.util.TSplittableRandom;
import org.teavm.classlib.java.util.zip.TZipInputStream;

/** The classes that stand in for those of the JDK do what those do. */
class MissingTest {
    @Test
    void theGeneratorGivesTheNumbersOfTheJdk() {
        SplittableRandom seeds = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            long seed = seeds.nextLong();
            SplittableRandom ours = new SplittableRandom(seed);
            TSplittableRandom theirs = new TSplittableRandom(seed);
            for (int round = 0; round < 50; round++) {
                assertEquals(ours.nextInt(), theirs.nextInt());
                int bound = 1 + seeds.nextInt(Integer.MAX_VALUE) >>> seeds.nextInt(31) | 1;
                assertEquals(ours.nextInt(bound), theirs.nextInt(bound));
                assertEquals(ours.nextInt(64), theirs.nextInt(64));
                assertEquals(ours.nextInt(-bound, bound), theirs.nextInt(-bound, bound));
                long most = seeds.nextLong(1, Long.MAX_VALUE) >>> seeds.nextInt(62) | 1;
                assertEquals(ours.nextLong(most), theirs.nextLong(most));
                assertEquals(ours.nextDouble(), theirs.nextDouble());
                assertEquals(ours.nextBoolean(), theirs.nextBoolean());
                assertEquals(ours.split().nextLong(), theirs.split().nextLong());
            }
        }
    }

    @Test
    void digestsAreThoseOfTheJdk() throws Exception {
        for (int length = 0; length < 200; length++) {
            byte[] bytes = "š".repeat(length).getBytes(StandardCharsets.UTF_8);
            assertArrayEquals(
                    MessageDigest.getInstance("SHA-256").digest(bytes),
                    TMessageDigest.getInstance("SHA-256").digest(bytes));
        }
    }

    @Test
    void archivesAreReadAsByTheJdk() throws IOException {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 60; round++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[][] contents = {new byte[100 + round * 1000], new byte[round % 7], new byte[70_000]};
            try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
                zip.setLevel(round % 10);
                for (byte[] content : contents) {
                    int letters = 1 + random.nextInt(255);
                    for (int i = 0; i < content.length; i++) {
                        content[i] = i > 300 && random.nextInt(9) > 0
                                ? content[i - 1 - random.nextInt(300)]
                                : (byte) random.nextInt(letters);
                    }
                    zip.putNextEntry(new ZipEntry("š" + content.length));
                    zip.write(content);
                }
            }
            TZipInputStream zip = new TZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
            for (byte[] content : contents) {
                assertEquals("š" + content.length, zip.getNextEntry().getName());
                assertArrayEquals(content, zip.readAllBytes());
            }
            assertNull(zip.getNextEntry());
        }
    }

    @Test
    void digitsOfSixteenAreThoseOfTheJdk() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 100; i++) {
            long number = random.nextLong() >> random.nextInt(64);
            byte[] bytes = BigInteger.valueOf(number).toByteArray();
            assertEquals(HexFormat.of().toHexDigits(number), THexFormat.of().toHexDigits(number));
            assertEquals(HexFormat.of().formatHex(bytes), THexFormat.of().formatHex(bytes));
        }
    }

    @Test
    void productsOfLongsAreThoseOfTheJdk() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 10_000; i++) {
            long x = random.nextLong() >> random.nextInt(64);
            long y = random.nextLong() >> random.nextInt(64);
            assertEquals(Math.multiplyHigh(x, y), Missing.multiplyHigh(x, y));
        }
    }

    @Test
    void propertiesAreReadAsTheJdkReadsThem() throws IOException {
        String text =
                "# a comment\n! another = 1\n\na=1\n b : two \\\n   lines\nc\\ d=e\\u0159\\n\\=\nempty=\nf čeština\n"
                        + "g=back\\\\slash\nh=it''s {0}\n";
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        Map<String, String> expected = new HashMap<>();
        properties.stringPropertyNames().forEach(key -> expected.put(key, properties.getProperty(key)));
        Map<String, String> read = new HashMap<>();
        new PropertiesText(new StringReader(text)).forEach(read::put);
        assertEquals(expected, read);
    }

    @Test
    void textsAreSplitAndReplacedAsTheJdkDoes() {
        for (String text : new String[] {"", "a", "a\n", "a\r\nb\n\nc", "\n"}) {
            assertEquals(text.lines().toList(), Missing.lines(text).toList());
        }
        Consumer<String> compare = text -> {
            Pattern pattern = Pattern.compile("[a-c](\\d)");
            assertEquals(
                    pattern.matcher(text).replaceAll(found -> "<" + found.group(1) + ">"),
                    Missing.replaceAll(pattern.matcher(text), found -> "<" + found.group(1) + ">"));
            assertEquals(
                    pattern.matcher(text).results().count(),
                    Missing.results(pattern.matcher(text)).count());
        };
        compare.accept("a1 b2 x3");
        compare.accept("");
    }
}

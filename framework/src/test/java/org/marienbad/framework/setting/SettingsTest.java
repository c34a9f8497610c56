package org.marienbad.framework.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    private static final IntSetting STONES = Setting.ofInt("stones", 1, 10, 4);
    private static final DoubleSetting C = Setting.ofDouble("c", 0, 10, 1.4);
    private static final BooleanSetting CAPTURE = Setting.ofBoolean("emptyCapture", true);
    private static final ChoiceSetting END = Setting.ofChoice("end", "rowEmpty", "moverEmpty");
    private static final IntListSetting HEAPS = Setting.ofIntList("heaps", 1, 16, 0, 63, List.of(1, 3, 5, 7));
    private static final NameSetting EVALUATOR = Setting.ofName("evaluator", "default");
    private static final List<Setting<?>> ALL = List.of(STONES, C, CAPTURE, END, HEAPS, EVALUATOR);

    private static Settings of(Map<String, ?> given) {
        return Settings.of("option", "kalaha", ALL, given);
    }

    @Test
    void valuesNotGivenAreTheInitialOnes() {
        Settings settings = of(Map.of("stones", "6"));
        assertEquals(6, settings.get(STONES));
        assertEquals(1.4, settings.get(C));
        assertEquals(Map.of("stones", 6), settings.changed());
        assertEquals("stones=6", settings.toString());
    }

    @Test
    void settingsDifferFromTheUsualValuesOrElseFromTheDefaults() {
        Map<String, String> usual = Map.of("end", "moverEmpty");
        assertEquals(List.of(), of(Map.of("end", "moverEmpty")).differing(usual));
        assertEquals(List.of(END), of(Map.of()).differing(usual), "a default may be unusual");
        assertEquals(
                List.of(STONES, END), of(Map.of("end", "rowEmpty", "stones", 6)).differing(usual));
        assertEquals(List.of(END), of(Map.of("end", "moverEmpty")).differing(Map.of()));
    }

    @Test
    void aFieldTellsTheKindTheLimitsAndTheWordsOfASetting() {
        assertEquals(Map.of("min", 1, "max", 10), STONES.field().limits());
        assertEquals(Map.of("min", 0.0, "max", 10.0), C.field().limits());
        assertEquals(
                List.of("min", "max", "minSize", "maxSize"),
                List.copyOf(HEAPS.field().limits().keySet()));
        assertEquals(Map.of(), Setting.ofLong("seed", 1).field().limits());
        assertEquals(List.of("on", "off"), CAPTURE.field().values());
        assertEquals(List.of("rowEmpty", "moverEmpty"), END.field().values());
        assertEquals(
                List.of("N", "X", "on|off", "rowEmpty|moverEmpty", "N-N", "NAME"),
                ALL.stream().map(setting -> setting.field().label()).toList());
        assertEquals(Setting.Kind.TEXT, Setting.ofText("command").field().kind());
        assertEquals(
                List.of("a", "b"),
                Setting.ofFile("model", List.of("a", "b")).field().values());
    }

    @Test
    void textAndPlainJsonMeanTheSame() {
        assertEquals(
                of(Map.of("stones", "6", "c", "2", "emptyCapture", "off", "end", "moverEmpty", "heaps", "2-2")),
                of(Map.of("stones", 6, "c", 2.0, "emptyCapture", false, "end", "moverEmpty", "heaps", List.of(2, 2))));
    }

    @Test
    void settingsOfOtherValuesAreNotEqual() {
        assertEquals(of(Map.of("stones", 6)), of(Map.of("stones", 6)));
        assertNotEquals(of(Map.of("stones", 6)), of(Map.of("stones", 5)));
        assertNotEquals(of(Map.of("stones", 6)), of(Map.of()));
        assertNotEquals(of(Map.of()), Settings.defaults(List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "stones, 11, a whole number from 1 to 10",
        "stones, 0, a whole number from 1 to 10",
        "stones, many, a whole number from 1 to 10",
        "stones, 4.5, a whole number from 1 to 10",
        "stones, 99999999999999999999, a whole number from 1 to 10",
        "c, -0.1, a number from 0 to 10",
        "c, NaN, a number from 0 to 10",
        "emptyCapture, maybe, on or off",
        "end, never, 'one of rowEmpty, moverEmpty'",
        "heaps, 1-64, 'a list such as 1-3-5-7 of 1 to 16 whole numbers from 0 to 63'",
        "heaps, 1--2, 'a list such as 1-3-5-7 of 1 to 16 whole numbers from 0 to 63'",
        "evaluator, ../etc/, 'a name of letters, digits, dots and dashes'",
        "evaluator, a b, 'a name of letters, digits, dots and dashes'",
    })
    void valuesOutOfRangeAreRefusedWithWhatIsAllowed(String key, String value, String allowed) {
        String message = assertThrows(IllegalArgumentException.class, () -> of(Map.of(key, value)))
                .getMessage();
        assertEquals("option '" + key + "' of kalaha: '" + value + "' is not allowed; allowed: " + allowed, message);
    }

    @Test
    void aJsonNumberWithAFractionIsNoWholeNumber() {
        assertThrows(IllegalArgumentException.class, () -> of(Map.of("stones", 4.5)));
        assertEquals(4, of(Map.of("stones", 4.0)).get(STONES));
        assertThrows(IllegalArgumentException.class, () -> of(Map.of("stones", 4294967300L)));
    }

    @Test
    void pathsAndCommandsAreTakenFromThisMachineOnly() {
        FileSetting map = Setting.ofFile("map", List.of("side-a", "side-b"));
        TextSetting command = Setting.ofText("command");
        List<Setting<?>> declared = List.of(map, command);
        assertEquals("side-a", Settings.defaults(declared).get(map));
        assertEquals(
                "side-b",
                Settings.of("option", "empire", declared, Map.of("map", "side-b"))
                        .get(map));
        for (Map<String, String> given : List.of(Map.of("map", "/dev/zero"), Map.of("command", "rm -r /"))) {
            assertEquals(
                    given,
                    Settings.of("option", "empire", declared, given, Reach.LOCAL)
                            .changed());
            String message = assertThrows(
                            IllegalArgumentException.class, () -> Settings.of("option", "empire", declared, given))
                    .getMessage();
            assertTrue(
                    message.endsWith("only from the command line and dialogs of this machine, or with --allow-local"));
        }
        assertEquals(
                "option 'map' of empire: '/dev/zero' is not allowed here; allowed: one of side-a, side-b; paths and"
                        + " commands are accepted only from the command line and dialogs of this machine, or with"
                        + " --allow-local",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Settings.of("option", "empire", declared, Map.of("map", "/dev/zero")))
                        .getMessage());
        assertTrue(Setting.ofFile("f", List.of()).parse("a\nb").isEmpty());
        assertThrows(IllegalArgumentException.class, () -> new FileSetting("f", List.of("a"), "/etc/passwd"));
    }

    @Test
    void unknownKeysAreRefusedWithWhatExists() {
        String message = assertThrows(IllegalArgumentException.class, () -> of(Map.of("stons", 4)))
                .getMessage();
        assertEquals(
                "unknown option of kalaha 'stons' (did you mean 'stones'?); there are: "
                        + "stones, c, emptyCapture, end, heaps, evaluator",
                message);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> of(Map.of("quux", 4)))
                .getMessage()
                .startsWith("unknown option of kalaha 'quux'; there are"));
    }

    @Property
    void everyAllowedValueSurvivesItsTextAndItsPlainForm(
            @ForAll @IntRange(min = 1, max = 10) int stones,
            @ForAll @DoubleRange(min = 0, max = 10) double c,
            @ForAll boolean capture,
            @ForAll @Size(min = 1, max = 16) List<@IntRange(min = 0, max = 63) Integer> heaps) {
        roundTrip(STONES, stones);
        roundTrip(C, c);
        roundTrip(CAPTURE, capture);
        roundTrip(HEAPS, heaps);
    }

    private static <T> void roundTrip(Setting<T> setting, T value) {
        assertEquals(value, setting.parse(setting.format(value)).orElseThrow());
        assertEquals(value, setting.parse(setting.plain(value)).orElseThrow());
    }
}

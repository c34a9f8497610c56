package org.marienbad.learn.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.DiceRaceProvider;

class TrainCommandTest {
    @TempDir
    Path data;

    private class Trained extends RecordingContext {
        private final TrainCommand command;
        private final GameProvider game;
        private final Locale locale;
        private final int stopAfter;
        private int asked;

        Trained(TrainCommand command, GameProvider game, Map<String, ?> settings, Locale locale, int stopAfter) {
            super(command, List.of(), settings, data);
            this.command = command;
            this.game = game;
            this.locale = locale;
            this.stopAfter = stopAfter;
        }

        @Override
        public GameSetup setup() {
            return GameSetup.of(game);
        }

        @Override
        public OptionalLong seed() {
            return OptionalLong.of(3);
        }

        @Override
        public Messages messages() {
            return command.messages(locale);
        }

        @Override
        public boolean cancelled() {
            return ++asked > stopAfter;
        }
    }

    private Trained train(Locale locale, int stopAfter, boolean success, Object... settings) throws IOException {
        return train(new KalahaProvider(), locale, stopAfter, success, settings);
    }

    private Trained train(GameProvider game, Locale locale, int stopAfter, boolean success, Object... settings)
            throws IOException {
        Map<String, Object> all = new LinkedHashMap<>(Map.of("threads", 1, "out", "mine"));
        for (int i = 0; i < settings.length; i += 2) {
            all.put((String) settings[i], settings[i + 1]);
        }
        TrainCommand command = new TrainCommand();
        Trained context = new Trained(command, game, all, locale, stopAfter);
        assertEquals(success, command.run(context), context.printed.toString());
        return context;
    }

    private static String line(Trained context, String start) {
        return context.printed.stream()
                .filter(line -> line.startsWith(start))
                .findFirst()
                .orElseThrow(() -> new AssertionError(start + " is not in " + context.printed));
    }

    @Test
    void theCurveTheVerdictAndTheWayToRepeatItArePrinted() throws IOException {
        Trained context = train(Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 300, "against", "random");
        assertEquals(
                "Training “mine” by tuples, seed 3, threads: 1. Points are against random.", context.printed.get(0));
        assertTrue(
                line(context, "Played 3")
                        .matches("Played 3\\d\\d games instead of 300, as the last generation is played whole."),
                context.printed.toString());
        int head = context.printed.indexOf("       games     CPU s  points  95 % interval  in games");
        assertEquals(
                "Strength by games of self-play; CPU seconds of learning, not of measuring:",
                context.printed.get(head - 1));
        assertTrue(
                context.printed.get(head + 1).matches(" {11}0       0\\.0 .*     100  █+.?"),
                context.printed.toString());
        for (String line : context.printed.subList(head - 1, head + 3)) {
            assertTrue(line.length() <= 80, line);
        }
        line(context, "         2");
        assertTrue(
                line(context, "The same once more: ").matches(".* train kalaha --games 3\\d\\d --seed 3 --out mine"));
        assertTrue(
                line(context, "It is weaker than ").contains("So nothing was replaced; "), context.printed.toString());
        assertFalse(Files.exists(data.resolve("models/mine.model")));
        assertTrue(Files.readString(data.resolve("training/mine/report.html")).contains("<h2 id=\"curve\">"));
    }

    @Test
    void anInterruptedTrainingGoesOnAndIsNotBegunAnew() throws IOException {
        Trained stopped = train(Locale.ENGLISH, 300, false, "games", 5000);
        line(stopped, "Interrupted after ");
        assertEquals("Go on: marienbad train kalaha --out mine --resume", line(stopped, "Go on: "));
        assertFalse(Files.exists(data.resolve("models/mine.model")));
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> train(Locale.ENGLISH, 300, false, "games", 5000));
        assertEquals(
                "the training “mine” was interrupted; marienbad train kalaha --out mine --resume goes on with it,"
                        + " --restart begins anew",
                refused.getMessage());
        Trained resumed = train(new Locale("cs"), Integer.MAX_VALUE, true, "resume", true, "games", 6000);
        line(resumed, "Výcvik „mine“ metodou tuples, semínko 3, vláken: 1.");
        assertTrue(line(resumed, "Je silnější než ").contains("Proto byl nainstalován: "), resumed.printed.toString());
        assertTrue(Files.exists(data.resolve("models/mine.model")));
        assertTrue(Files.readString(data.resolve("training/mine/report.html")).contains("Jak síla rostla"));
    }

    @Test
    void aTrainingThatGoesOnSaysWhatItBeginsWith() throws IOException {
        train(Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 16, "against", "random");
        Files.delete(data.resolve("training/mine/last.model"));
        Trained enough = train(Locale.ENGLISH, Integer.MAX_VALUE, false, "resume", true, "games", 10);
        line(enough, "Goes on after 16 games.");
        line(enough, "The 10 games asked for are played already, so none are added.");
        assertTrue(enough.printed.stream().noneMatch(line -> line.startsWith("Played ")), enough.printed.toString());
        Files.delete(data.resolve("training/mine/state.bin"));
        line(
                train(Locale.ENGLISH, 0, false, "resume", true, "games", 20),
                "It was interrupted before the first checkpoint, so no games were kept; it begins with the first.");
    }

    @Test
    void aFileThatCannotBeWrittenIsNamedAndTheWayOnIsSaid() {
        Path state = data.resolve("training/mine/state.bin");
        TrainCommand command = new TrainCommand();
        Map<String, Object> settings = Map.of("threads", 1, "out", "mine", "games", 16, "against", "random");
        Trained obstructed = new Trained(command, new KalahaProvider(), settings, Locale.ENGLISH, Integer.MAX_VALUE) {
            @Override
            public boolean cancelled() {
                try {
                    Files.createDirectories(state.resolve("in-the-way"));
                } catch (IOException impossible) {
                    throw new UncheckedIOException(impossible);
                }
                return false;
            }
        };
        String refused = assertThrows(IllegalArgumentException.class, () -> command.run(obstructed))
                .getMessage();
        assertTrue(refused.startsWith("cannot write " + state + " ("), refused);
        assertTrue(
                refused.endsWith(
                        "); free space there, or make it writable; then marienbad train kalaha --out mine --resume"
                                + " goes on from the last checkpoint"),
                refused);
    }

    private String refused(Object... settings) {
        return refusedIn(Locale.ENGLISH, settings);
    }

    private String refusedIn(Locale locale, Object... settings) {
        return assertThrows(IllegalArgumentException.class, () -> train(locale, 300, false, settings))
                .getMessage();
    }

    @Test
    void faultsAreSaidInTheUsersLanguage() {
        Locale czech = new Locale("cs");
        assertEquals(
                "výcvik „mine“ v " + data.resolve("training/mine") + " nikdo nezačal",
                refusedIn(czech, "resume", true));
        assertEquals(
                "--games a --minutes nelze zadat zároveň; přípustné je jen jedno z nich",
                refusedIn(czech, "games", 16, "minutes", 1.0));
        assertEquals("--games -1 není přípustné; přípustné je číslo od 1", refusedIn(czech, "games", -1));
        assertEquals(
                "--hyper „lambda=“ není přípustné; přípustné je klíč=hodnota,klíč=hodnota, například"
                        + " lambda=0.8,rate=0.5",
                refusedIn(czech, "hyper", "lambda="));
        assertEquals(
                "hyperparametr „lambda“ metody tuples: hodnota „2“ není přípustná; přípustné: 0…1, obvykle: 0.7",
                refusedIn(czech, "hyper", "lambda=2"));
        assertTrue(refusedIn(czech, "hyper", "lamda=1")
                .startsWith("metoda tuples nemá hyperparametr „lamda“ (nemyslíte „lambda“?); má tyto, "));
        assertEquals(
                "--actor " + data.resolve("nowhere") + " není složka",
                refusedIn(czech, "actor", data.resolve("nowhere").toString()));
    }

    @Test
    void aTrainingGoesOnAsItWasBegun() throws IOException {
        train(Locale.ENGLISH, 30, false, "games", 5000, "hyper", "lambda=0.5");
        assertEquals(
                "the training “mine” cannot go on with --method mlp; it was begun with tuples",
                refused("resume", true, "method", "mlp"));
        assertEquals(
                "the training “mine” cannot go on with --hyper lambda=0.9; it was begun with lambda=0.5",
                refused("resume", true, "hyper", "lambda=0.9"));
        train(Locale.ENGLISH, 30, false, "resume", true, "hyper", "lambda=0.5,rate=1");
    }

    @Test
    void aFinishedTrainingGoesOnOnlyForLonger() throws IOException {
        train(Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 16, "against", "random");
        Path made = data.resolve("training/mine/last.model");
        byte[] before = Files.readAllBytes(made);
        String finished = "the training “mine” has come to its end; --minutes, or more --games, make it longer";
        assertEquals(finished, refused("resume", true));
        assertEquals(finished, refused("resume", true, "games", 16));
        assertArrayEquals(before, Files.readAllBytes(made));
        line(train(Locale.ENGLISH, 3, false, "resume", true, "minutes", 1.0), "Goes on after 16 games.");
    }

    @Test
    void aShortTrainingUnderTheGamesNameDoesNotReplaceTheBundledModel() throws IOException {
        Trained context = train(Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 300, "out", "kalaha");
        assertTrue(
                line(context, "It will have to match the model “kalaha” that comes with the game: ")
                        .endsWith(". --out NAME makes one of another name instead."),
                context.printed.toString());
        assertTrue(
                line(context, "It is weaker than the model “kalaha” that comes with the game: ")
                        .contains(
                                "So nothing was replaced; it is kept in " + data.resolve("training/kalaha/last.model")),
                context.printed.toString());
        line(context, "Train for longer: marienbad train kalaha --resume --minutes 10");
        assertFalse(Files.exists(data.resolve("models")));
    }

    @Test
    void aGameThatTellsLearningNothingIsAdvisedToAndNotToTrainForLonger() throws IOException {
        Trained context = train(
                new DiceRaceProvider(), Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 16, "against", "random");
        assertTrue(line(context, "It is ").contains(" Implementing Cells may teach more"), context.printed.toString());
        assertFalse(context.printed.toString().contains("Train for longer"), context.printed.toString());
    }

    @Test
    void aSearchWithoutALimitHasAsManyIterationsAsTheModel() throws IOException {
        Trained context = train(Locale.ENGLISH, 30, false, "games", 16, "against", "minimax(model=kalaha)");
        assertEquals(
                "Training “mine” by tuples, seed 3, threads: 1. Points are against"
                        + " minimax(model=kalaha,iterations=300).",
                context.printed.get(0));
        for (String limited : List.of("mcts(iterations=40)", "minimax(depth=2)", "minimax(millis=1)", "random")) {
            assertTrue(
                    train(Locale.ENGLISH, 0, false, "games", 16, "against", limited, "restart", true)
                            .printed
                            .get(0)
                            .endsWith(" Points are against " + limited + "."),
                    limited);
        }
    }

    @Test
    void aModelNamesItsOrigin() throws IOException {
        train(Locale.ENGLISH, Integer.MAX_VALUE, false, "games", 300, "against", "random", "out", "small");
        Path file = data.resolve("training/small/last.model");
        RecordingContext told = new RecordingContext(new ModelCommand(), file.toString(), Map.of());
        assertTrue(new ModelCommand().run(told));
        assertTrue(told.printed.get(0).startsWith("last: kalaha for 2 seats; tuples, 3"), told.printed.toString());
        assertTrue(told.printed.get(1).endsWith(", seed 3."), told.printed.toString());
        assertTrue(
                told.printed.contains("           0       0.0    61.0    51.2 – 70.0       100  ████████████▎"),
                told.printed.toString());
        IllegalArgumentException unknown = assertThrows(
                IllegalArgumentException.class,
                () -> new ModelCommand().run(new RecordingContext(new ModelCommand(), "nobody", Map.of())));
        assertTrue(unknown.getMessage().startsWith("unknown model 'nobody'"), unknown.getMessage());
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        for (String bundle : List.of(
                "org.marienbad.learn.messages",
                "org.marienbad.learn.command.messages",
                "org.marienbad.learn.run.messages")) {
            assertEquals(
                    ResourceBundle.getBundle(bundle, Locale.ROOT).keySet(),
                    ResourceBundle.getBundle(bundle, new Locale("cs")).keySet());
        }
    }

    @Test
    void faultsAreSaidInOneLine() {
        assertEquals(
                "no training called 'mine' was begun in " + data.resolve("training/mine"),
                assertThrows(IllegalArgumentException.class, () -> train(Locale.ENGLISH, 300, false, "resume", true))
                        .getMessage());
        assertTrue(assertThrows(
                        IllegalArgumentException.class, () -> train(Locale.ENGLISH, 300, false, "hyper", "lambda=2"))
                .getMessage()
                .equals("hyperparameter 'lambda' of tuples: '2' is not allowed; allowed: 0…1, default: 0.7"));
        assertEquals(
                "unknown hyperparameter 'lamda' of linear (did you mean 'lambda'?); there are, each with its default and"
                        + " range: lambda=0.7 (0…1), exploration=0.1 (0…1), opening=12 (0…1000), generation=256"
                        + " (1…1048576), rate=1 (0…100)",
                refused("method", "linear", "hyper", "lamda=0.5"));
        String network = refused("method", "mlp", "hyper", "depth=3");
        assertTrue(network.contains("hidden=60 (1…8 × 1…4096)"), network);
        assertTrue(network.contains("halving=0 (0…)"), network);
        assertTrue(network.contains("outputs=1 (1…64)"), network);
        assertTrue(assertThrows(
                        IllegalArgumentException.class, () -> train(Locale.ENGLISH, 300, false, "against", "nobody"))
                .getMessage()
                .startsWith("unknown player 'nobody'"));
        assertEquals(
                "--hyper 'lambda=' is not allowed; allowed: key=value,key=value, for example lambda=0.8,rate=0.5",
                refused("hyper", "lambda="));
        assertEquals("--games and --minutes are given; allowed: one of them", refused("games", 16, "minutes", 1.0));
        for (String device : List.of("con", "nul.txt", "com1", "lpt9")) {
            assertEquals(
                    "'" + device + "' is not allowed as a name: on Windows it is a device; allowed: any other",
                    refused("out", device));
        }
        assertEquals(
                "'mine.' is not allowed as a name; allowed: small letters, digits, dots and dashes, a letter or digit"
                        + " first, no dot last",
                refused("out", "mine."));
        assertFalse(Files.exists(data.resolve("training")));
    }
}

package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.text.Messages;
import org.marienbad.rbg.game.RbgProvider;

class RbgProviderTest {
    /** Who cannot put three stones more loses; the stones of a turn are put one after the other. */
    private static final String TRIPLES = """
            // Three stones a turn.
            #players = white(100), black(100)
            #pieces = e, w, b
            #variables =
            #board = rectangle(up, down, left, right,
                [e,e,e,e,e,e] [e,e,e,e,e,e] [e,e,e,e,e,e] [e,e,e,e,e,e] [e,e,e,e,e,e])
            #any = (up* + down*)(left* + right*)
            #stone(own) = any {e} [own]
            #turn(me; other; own) = [$ me = 0, other = 100] ->me stone(own) stone(own) stone(own) ->>
            #rules = ( turn(white; black; w) turn(black; white; b) )*
            """;

    /** A man goes to and fro for ever; at the upper edge he may become a king, or a queen. */
    private static final String WALK = """
            #players = white(100), black(100)
            #pieces = e, whiteMan, whiteKing, whiteQueen
            #variables =
            #board = rectangle(up, down, left, right, [e,e] [e,e] [whiteMan,e])
            #any = (up* + down*)(left* + right*)
            #go = (up + down)
            #walk = any {whiteMan} [e] go ({? up} [whiteMan] + {! up} ([whiteMan] + [whiteKing] + [whiteQueen])) ->>
            #rules = ( ->white (walk + any {whiteKing, whiteQueen} ->>) ->black ->> )*
            """;

    @TempDir
    private Path folder;

    private RbgProvider provider(String name, String text) throws IOException {
        Path file = folder.resolve(name + ".rbg");
        Files.writeString(file, text);
        return RbgProvider.read(file, id -> id.equals("taken"));
    }

    private static List<String> notations(Game game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(code -> game.action(state, code).notation())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"hexen, hexen", "taken, rbg-taken", "15puzzle, rbg-15puzzle", "My_Game2x2, my-game2x2"})
    void idsComeFromTheNamesOfFiles(String name, String id) throws IOException {
        assertEquals(id, provider(name, TRIPLES).id());
    }

    @Test
    void positionsWithTooManyMovesAreOfferedStepByStep() throws IOException {
        GameSetup setup = GameSetup.of(provider("triples", TRIPLES));
        Game game = setup.game();
        State state = setup.newState();
        assertTrue(game.info().has(GameInfo.Trait.EXTRA_TURNS));
        assertEquals(30, game.legalActions(state).length);
        for (int stone = 0; stone < 9; stone++) {
            assertEquals(stone / 3 % 2, state.actor());
            assertEquals(30 - stone, game.legalActions(state).length);
            state.apply(game.legalActions(state)[0]);
        }
        assertEquals(21 * 20 * 19, game.legalActions(state).length, "few enough to be offered whole");
        State copy = state.copy();
        copy.apply(game.legalActions(state)[0]);
        assertEquals(0, copy.actor());
        long[] words = new long[game.info().words()];
        state.encode(words);
        copy.decode(words);
        assertEquals(state.toString(), copy.toString());
    }

    /** Killer moves and learned policies take an action for the same move wherever they meet it. */
    @Test
    void anActionMeansTheSameMoveInAllPositions() throws IOException {
        Game game = GameSetup.of(RbgProvider.read(
                        Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games", "chess.rbg"),
                        id -> false))
                .game();
        Map<Integer, String> known = new HashMap<>();
        SplittableRandom random = new SplittableRandom(3);
        State state = game.newInitialState();
        for (int ply = 0; ply < 200 && state.actor() != State.TERMINAL; ply++) {
            int[] legal = game.legalActions(state);
            for (int code : legal) {
                String notation = game.action(state, code).notation();
                assertEquals(notation, known.computeIfAbsent(code, unknown -> notation));
            }
            state.apply(legal[random.nextInt(legal.length)]);
        }
    }

    /** For consoles: rows as they are drawn, a sign for each piece. */
    @Test
    void positionsAreWrittenAsBoards() throws IOException {
        assertEquals(
                ". .\n. .\nM .\nwhite to move",
                GameSetup.of(provider("walk", WALK)).newState().toString());
    }

    @Test
    void aGameWithoutEndIsADrawAfterTheLastPly() throws IOException {
        RbgProvider provider = provider("walk", WALK);
        GameSetup setup = GameSetup.of(provider, 2, Map.of("plies", 20), 0);
        State state = setup.newState();
        for (int ply = 0; ply < 20; ply++) {
            state.apply(setup.game().legalActions(state)[0]);
        }
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[2], payoffs);
        Picture picture = setup.game().view().picture(state, Observer.SPECTATOR);
        assertEquals(
                "A draw. The game has ended after 20 plies, as many as are allowed.",
                provider.messages(Locale.ENGLISH).get(picture.caption()));
    }

    /** Several moves with the same vertices are told apart by what they put down; screens offer them after the same clicks. */
    @Test
    void movesOfTheSamePathAreAMenu() throws IOException {
        RbgProvider provider = provider("walk", WALK);
        Game game = GameSetup.of(provider).game();
        State state = game.newInitialState();
        for (String notation : List.of("a1-a2", "pass")) {
            state.apply(game.parse(state, notation).orElseThrow());
        }
        assertEquals(
                List.of("a2-a1", "a2-a3=whiteKing", "a2-a3=whiteMan", "a2-a3=whiteQueen"),
                notations(game, state).stream().sorted().toList());
        Action king = game.action(state, game.parse(state, "a2-a3=whiteKing").orElseThrow());
        assertEquals(List.of("a2", "a3"), king.spots());
        assertEquals(
                "White plays a2-a3: King", provider.messages(Locale.ENGLISH).get(king.words()));
    }

    private Map<String, Kind> kinds(String players, String... pieces) throws IOException {
        String board = String.join("] [", pieces);
        Game game = GameSetup.of(provider("looks", """
                #players = %s
                #pieces = e, %s
                #variables =
                #board = rectangle(up, down, left, right, [e] [%s])
                #rules = ->%s down [e] ->> {}
                """.formatted(
                                players, String.join(", ", pieces), board, players.substring(0, players.indexOf('(')))))
                .game();
        Map<String, Kind> kinds = new HashMap<>();
        List<Picture.Spot> spots =
                game.view().picture(game.newInitialState(), Observer.SPECTATOR).spots();
        for (Picture.Spot spot : spots) {
            if (!spot.tokens().isEmpty()) {
                String row = spot.id().substring(1);
                kinds.put(
                        pieces[pieces.length - Integer.parseInt(row)],
                        spot.tokens().get(0).kind());
            }
        }
        return kinds;
    }

    @Test
    void namesOfPiecesSuggestTheirLooks() throws IOException {
        assertEquals(
                Map.of(
                        "whiteKing", Kind.CHESS_KING,
                        "blackRookUnmoved", Kind.CHESS_ROOK,
                        "blackPawn", Kind.CHESS_PAWN,
                        "wall", Kind.STONE),
                kinds("white(1), black(1)", "whiteKing", "blackRookUnmoved", "blackPawn", "wall", "justArrived"));
        assertEquals(
                Map.of("wk", Kind.CHESS_KING, "bn", Kind.CHESS_KNIGHT, "wq", Kind.CHESS_QUEEN),
                kinds("white(1), black(1)", "wk", "bn", "wq"));
        assertEquals(
                Map.of("whiteMan", Kind.WHITE_DISC, "redKing", Kind.KING, "redElephant", Kind.letter("E")),
                kinds("white(1), red(1)", "whiteMan", "redKing", "redElephant", "toBeRemoved"));
        assertEquals(Map.of("a", Kind.letter("A"), "b", Kind.letter("B")), kinds("player(1)", "a", "b"));
    }

    @Test
    void playersCalledAfterColorsHaveThem() throws IOException {
        assertEquals("none", provider("walk", WALK).pictures().get("icon.sign-0"), "light and dark tell them apart");
        assertEquals("#f4f1ea", provider("walk", WALK).pictures().get("ink.player-0"));
        assertEquals(Map.of(), provider("walk", WALK.replace("black", "guest")).pictures());
        Files.writeString(folder.resolve("walk.properties"), "color.guest = gold");
        assertEquals(
                "#d9a520",
                provider("walk", WALK.replace("black", "guest")).pictures().get("ink.player-1"));
        Files.writeString(folder.resolve("walk.properties"), "color.guest = #123456");
        assertEquals(
                "#123456",
                provider("walk", WALK.replace("black", "guest")).pictures().get("ink.player-1"));
    }

    /** Rings of a mill: ways up and to the right tell where points lie. */
    @Test
    void waysCalledAfterDirectionsLayOutAGraph() throws IOException {
        Game game = GameSetup.of(provider("ring", """
                #players = white(1)
                #pieces = e
                #variables =
                #board = a[e]{up: b, right: d} b[e]{up: c} c[e]{right: x} d[e]{right: g}
                    x[e]{right: y} y[e]{down: f} f[e]{down: g} g[e]{left: d}
                #rules = ->white up [e] ->> {}
                """)).game();
        Map<String, List<Double>> places = new HashMap<>();
        game.view().picture(game.newInitialState(), Observer.SPECTATOR).spots().forEach(spot -> {
            if (spot.shape() instanceof Picture.Circle circle) {
                places.put(spot.id(), List.of((circle.x() - 8.5) / 10, (circle.y() - 8.5) / 10));
            }
        });
        assertEquals(List.of(0.0, 2.0), places.get("c"));
        assertEquals(List.of(2.0, 2.0), places.get("y"));
        assertEquals(List.of(2.0, 1.0), places.get("f"));
        assertEquals(List.of(1.0, 0.0), places.get("d"));
    }

    @Test
    void companionsHaveWordsAndLooks() throws IOException {
        Files.writeString(
                folder.resolve("walk.properties"),
                "title = The walker's way\nseat.white = Walker\nsymbol.whiteMan = pawn\ncell.rx0y0 = home\nminutes = 7\n");
        Files.writeString(folder.resolve("walk_cs.properties"), "title = Chodec\nseat.white = Poutník\n");
        RbgProvider provider = provider("walk", WALK);
        Game game = GameSetup.of(provider).game();
        Messages english = provider.messages(Locale.ENGLISH);
        Messages czech = provider.messages(Locale.forLanguageTag("cs"));
        assertEquals("The walker's way", english.get("name"));
        assertEquals("Walker", english.get(game.view().seatName(0)));
        assertEquals("Black", english.get(game.view().seatName(1)));
        assertEquals("Chodec", czech.get("name"));
        assertEquals("Poutník", czech.get(game.view().seatName(0)));
        assertEquals("Black", czech.get(game.view().seatName(1)), "English, where a translation says nothing");
        assertEquals(7, provider.minutes());
        List<Picture.Spot> spots =
                game.view().picture(game.newInitialState(), Observer.SPECTATOR).spots();
        assertTrue(spots.stream().anyMatch(spot -> spot.id().equals("home")));
        assertTrue(spots.stream()
                .flatMap(spot -> spot.tokens().stream())
                .anyMatch(tokens -> tokens.kind().equals(Kind.PAWN) && tokens.owner() == 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seat.red=Red|walk.properties: 'seat.red': there is none of that name; there are: white, black",
                "symbol.e=knight|walk.properties: 'symbol.e' is 'knight'; allowed: none, up to three letters, or one of stone, disc,"
                        + " king, black-stone, white-stone, black-disc, white-disc, black-king, white-king, pawn, cross, ring,"
                        + " match, coin, star, flag, chess-king, chess-queen, chess-rook, chess-bishop, chess-knight, chess-pawn, dot",
                "color=red|walk.properties: unknown entry 'color'; there are: title, summary, board, minutes, seat.PLAYER,"
                        + " color.PLAYER, piece.PIECE, symbol.PIECE, owner.PIECE, cell.VERTEX, at.VERTEX, line.NAME, arc.NAME, rules.DIGIT",
                "color.white=snow|walk.properties: 'color.white' is 'snow'; allowed: red, green and blue as in #c8402f, or one of black,"
                        + " blue, brown, gold, gray, green, grey, orange, purple, red, silver, white, yellow",
                "line.a=black 1 2|walk.properties: 'line.a' is 'black 1 2'; allowed: points, to the right and up, such as '0 1 5 1';"
                        + " a player may stand before them",
            })
    void mistakesInCompanionsAreToldByTheirEntry(String entry, String message) throws IOException {
        Files.writeString(folder.resolve("walk.properties"), entry);
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> provider("walk", WALK))
                        .getMessage());
    }

    @Test
    void scoresWithoutAConstantSumAreTheirOwnPayoffs() throws IOException {
        Game game = GameSetup.of(provider("shares", """
                #players = white(10), black(4)
                #pieces = e
                #variables =
                #board = rectangle(up, down, left, right, [e])
                #rules = ->white ([$ white = 5, black = 1] + [$ white = 10]) ->> {}
                """)).game();
        State state = game.newInitialState();
        state.apply(game.legalActions(state)[0]);
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {0, -0.5}, payoffs);
        assertArrayEquals(new int[] {5, 1}, game.scores(state));
    }
}

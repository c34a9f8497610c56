package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.games.minuteempire.map.Continent;
import org.marienbad.games.minuteempire.map.MapFiles;
import org.marienbad.games.minuteempire.map.WorldMap;
import org.marienbad.json.PictureJson;
import org.marienbad.testkit.GoldenDrawing;

/** The pictures that people see and click. */
class EmpirePictureTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    /** To accept a change, delete the file and run the test again. */
    @ParameterizedTest
    @CsvSource({"picture-2,2,official,side-a,60", "picture-5,5,thesis,isles,90"})
    void thePictureIsAsItWas(String name, int seats, String rules, String map, int plies) throws IOException {
        EmpireGame game = Games.of(seats, "rules", rules, "map", map);
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        Messages words = provider.messages(Locale.ENGLISH);
        Picture picture = game.view().picture(played(game, plies), Observer.seat(0));
        GoldenDrawing.requireSame(
                Path.of("src/test/resources/pictures", name + ".txt"),
                Layout.of(picture, Artwork.of(provider), words::get).drawing(Marks.NONE));
        ObjectNode json = new PictureJson(words::get).write(picture);
        StringBuilder lines = new StringBuilder();
        json.remove("spots").forEach(spot -> lines.append(line(spot)));
        json.remove("panels").forEach(panel -> lines.append(line(panel)));
        lines.append(line(json));
        Path file = GOLDEN.resolve(name + ".json");
        if (!Files.exists(file)) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, lines);
        }
        assertEquals(Files.readString(file), lines.toString());
    }

    private static String line(JsonNode node) {
        return node.toString() + "\n";
    }

    /** A position that a random game comes to, and in which a seat is to move. */
    private static EmpireState played(EmpireGame game, int plies) {
        EmpireState state = game.newInitialState();
        long random = 1;
        for (int ply = 0; ply < plies || state.actor() == State.CHANCE; ply++) {
            int[] legal = Games.legal(game, state);
            random = Seeds.mix(random + ply);
            state.apply(legal[Math.floorMod(random, legal.length)]);
        }
        return state;
    }

    @Test
    void armiesCitiesAndHoldersAreThoseOfThePosition() {
        EmpireGame game = Games.of(3, "rules", "thesis");
        EmpireState state = played(game, 70);
        Scoring scoring = state.scoring();
        Picture picture = game.view().picture(state, Observer.seat(0));
        for (int region = 0; region < game.rules().board.regions; region++) {
            Spot spot = spot(picture, "region." + game.rules().board.id(region));
            assertEquals(scoring.controller(region), spot.owner());
            for (int seat = 0; seat < 3; seat++) {
                assertEquals(state.armies(seat, region), count(spot, EmpirePicture.ARMY, seat));
                assertEquals(state.cities(seat, region), count(spot, EmpirePicture.CITY, seat));
            }
        }
        assertEquals(3, picture.panels().size());
    }

    @Test
    void theRowShowsPriceGoodAndActions() {
        EmpireGame game = Games.of(2, "rules", "official");
        EmpireState state = game.newInitialState();
        while (state.phase() != Phase.PICK) {
            state.apply(Games.legal(game, state)[0]);
        }
        Picture picture = game.view().picture(state, Observer.seat(0));
        for (int place = 0; place < 6; place++) {
            String card = "card." + (place + 1);
            assertEquals(List.of(0, 1, 1, 2, 2, 3).get(place), count(spot(picture, card + ".price"), Kind.COIN, -1));
            assertEquals(
                    state.card(place).icons(),
                    spot(picture, card + ".good").tokens().get(0).count());
            assertEquals(
                    state.card(place).steps().get(0).count(),
                    spot(picture, card + ".a").tokens().get(0).count());
        }
    }

    @Test
    void sealedBidsAreNotSeen() {
        EmpireGame game = Games.of(2, "rules", "official", "neutralArmies", "none");
        EmpireState state = game.newInitialState();
        while (state.phase() != Phase.BID) {
            state.apply(Games.legal(game, state)[0]);
        }
        EmpireState low = Games.play(game, state.copy(), "bid1");
        EmpireState high = Games.play(game, state.copy(), "bid9");
        assertEquals(game.view().picture(low, Observer.seat(1)), game.view().picture(high, Observer.seat(1)));
        assertEquals(
                List.of("bid.9"),
                game.action(state, game.parse(state, "bid9").orElseThrow()).spots());
    }

    @Test
    void armiesWalkAndCardsMoveUp() {
        EmpireGame game = Games.of(2, "rules", "thesis");
        EmpireState state = game.newInitialState();
        boolean walked = false;
        boolean slid = false;
        for (int ply = 0; state.actor() != State.TERMINAL; ply++) {
            int[] legal = Games.legal(game, state);
            int code = legal[Math.floorMod(Seeds.mix(ply), legal.length)];
            List<Motion> motions = game.view().motions(state, code, Observer.seat(0));
            String notation = game.action(state, code).notation();
            if (notation.contains(">")) {
                String[] ends = notation.split(">");
                assertEquals(
                        List.of(new Motion(
                                0,
                                "region." + ends[0],
                                "region." + ends[1],
                                new Tokens(EmpirePicture.ARMY, state.actor(), 1))),
                        motions);
                walked = true;
            } else if (notation.startsWith("card1")) {
                slid |= motions.stream()
                        .map(motion -> motion.from() + " " + motion.to())
                        .collect(Collectors.toSet())
                        .containsAll(List.of("card.2.good card.1.good", "card.2.a card.1.a"));
            }
            state.apply(code);
        }
        assertTrue(walked && slid);
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-a", "side-b", "compass", "narrows", "isles"})
    void theNameOfAContinentLiesInTheWaterBesideIt(String id) {
        WorldMap map = MapFiles.read(id);
        Picture picture = MapPicture.of(map);
        for (Continent continent : map.continents()) {
            Spot name = spot(picture, "continent." + continent.id());
            Picture.Circle place = (Picture.Circle) name.shape();
            int nearest = -1;
            double least = Double.MAX_VALUE;
            for (int region = 0; region < map.regions().size(); region++) {
                Picture.Polygon outline = (Picture.Polygon)
                        spot(picture, "region." + map.regions().get(region).id())
                                .shape();
                List<Double> border = new ArrayList<>(outline.points());
                border.addAll(outline.points().subList(0, 2));
                double distance = new Picture.Line(border).distance(place.x(), place.y());
                assertFalse(outline.contains(place.x(), place.y()), continent.id());
                assertTrue(distance > place.radius() - .5, continent.id() + " is written over a border");
                nearest = distance < least ? region : nearest;
                least = Math.min(least, distance);
            }
            assertTrue(continent.regions().contains(nearest), continent.id() + " is nearer to another continent");
        }
    }

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static int count(Spot spot, Kind kind, int owner) {
        return spot.tokens().stream()
                .filter(tokens -> tokens.kind() == kind && tokens.owner() == owner)
                .mapToInt(Tokens::count)
                .sum();
    }
}

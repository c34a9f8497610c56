package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.toy.Toy;

class RecordedVariationsTest {
    private static final Catalogue<GameProvider> GAMES = GameProvider.catalogue(List.of(new Toy()));
    private static final int COUNTERS = 6;

    @Property
    void anyTreeOfPliesSurvivesFilesAndSessions(
            @ForAll boolean dice, @ForAll @Size(max = 60) List<@IntRange(max = 11) Integer> choices) {
        survives(dice, line(dice, false, COUNTERS, 3, choices.iterator()));
    }

    /** Many editors write the ply that two variations share in each of them. */
    @Example
    void variationsThatBeginAlikeAreOneUpToWhereTheyDiffer() {
        RecordedPly one = RecordedPly.of("take1");
        RecordedPly two = RecordedPly.of("take2");
        List<RecordedPly> likeTheLine = List.of(one, two, one);
        survives(
                false,
                List.of(
                        one.with(List.of(likeTheLine, List.of(two, one), List.of(two, two))),
                        one.with(List.of(List.of(two, two))),
                        one));
    }

    @Example
    void noVariationGoesOnAfterAForfeit() {
        RecordedPly one = RecordedPly.of("take1");
        GameSetup setup = GameSetup.of(new Toy());
        MatchRecord record = new MatchRecordBuilder(setup, List.of(MatchRecord.PERSON, MatchRecord.PERSON))
                .tree(List.of(one.with(List.of(List.of(one, one)))))
                .forfeit(Optional.of(Forfeit.resigned(1)))
                .build();
        assertEquals(
                "record: a variation goes on where the game was over after ply 1",
                assertThrows(IllegalArgumentException.class, () -> record.replay(GAMES::get))
                        .getMessage());
    }

    /**
     * A line with variations, some of them equal, as far as {@code choices} go.
     *
     * @param depth how deep variations are nested in each other
     */
    private static List<RecordedPly> line(boolean dice, boolean coin, int left, int depth, Iterator<Integer> choices) {
        List<RecordedPly> line = new ArrayList<>();
        int rest = left;
        boolean chance = coin;
        while (rest > 0 && choices.hasNext()) {
            int choice = choices.next();
            int action = chance ? choice % 2 : 1 + choice % Math.min(3, rest);
            List<List<RecordedPly>> variations = new ArrayList<>();
            for (int more = choice / 3; more > 1 && depth > 0 && choices.hasNext(); more--) {
                variations.add(line(dice, chance, rest, depth - 1, choices));
            }
            Optional<RecordedPly.Time> time = chance || choice % 4 == 0
                    ? Optional.empty()
                    : Optional.of(new RecordedPly.Time(rest, Optional.empty()));
            line.add(new RecordedPly((chance ? "*take" : "take") + action, time, Optional.empty(), variations));
            rest -= action;
            chance = dice && !chance;
        }
        return line;
    }

    private static void survives(boolean dice, List<RecordedPly> line) {
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("dice", dice, "counters", COUNTERS), 0);
        List<String> players = List.of(MatchRecord.PERSON, MatchRecord.PERSON);
        MatchRecord written =
                new MatchRecordBuilder(setup, players).seed(1).tree(line).build();
        MatchRecord read = MatchRecordJson.read(MatchRecordJson.write(written));
        assertEquals(written, read);

        Map<List<Integer>, Long> plies = new HashMap<>();
        addPlies(line, List.of(), plies);
        MatchRecord.Replay replay = read.replay(GAMES::get);
        assertEquals(plies, plies(replay.tree()));
        List<Integer> main = line.stream().map(RecordedVariationsTest::action).toList();
        assertEquals(main, actions(replay).subList(0, main.size()));

        Session session = new Session(setup, 1, Runnable::run, Session.TRUSTED);
        if (dice) {
            session.show(replay.tree()); // chance would have brought something else
        } else {
            session.replay(replay.tree());
        }
        assertEquals(ordered(replay.tree()), ordered(session.tree()));
        assertEquals(replay.state().toString(), session.view(Observer.REFEREE).text());
        assertEquals(replay.plies().length, session.tree().length());

        MatchRecord kept = MatchRecord.of(session, players, seat -> true);
        MatchRecord.Replay again =
                MatchRecordJson.read(MatchRecordJson.write(kept)).replay(GAMES::get);
        assertEquals(plies, plies(again.tree()));
        assertEquals(ordered(replay.tree()), ordered(again.tree()));
        session.close();
    }

    private static List<Integer> actions(MatchRecord.Replay replay) {
        return Arrays.stream(replay.plies()).boxed().toList();
    }

    /** Of each line of play its last ply's time, zero where it is not known; those that begin others first. */
    private static Map<List<Integer>, Long> plies(PlyTree tree) {
        Map<List<Integer>, Long> plies = new LinkedHashMap<>();
        addPlies(tree, PlyTree.START, List.of(), plies);
        return plies;
    }

    private static List<List<Integer>> ordered(PlyTree tree) {
        return List.copyOf(plies(tree).keySet());
    }

    private static void addPlies(PlyTree tree, int node, List<Integer> before, Map<List<Integer>, Long> plies) {
        for (int child : tree.children(node)) {
            List<Integer> path = path(before, tree.action(child));
            assertNull(plies.put(path, tree.time(child).spent().toMillis()), () -> path + " is there twice");
            addPlies(tree, child, path, plies);
        }
    }

    private static void addPlies(List<RecordedPly> line, List<Integer> before, Map<List<Integer>, Long> plies) {
        List<Integer> at = before;
        for (RecordedPly ply : line) {
            List<Integer> here = at;
            ply.variations().forEach(variation -> addPlies(variation, here, plies));
            at = path(here, action(ply));
            plies.merge(at, ply.time().map(RecordedPly.Time::spent).orElse(0L), Math::max);
        }
    }

    private static List<Integer> path(List<Integer> before, int action) {
        return Stream.concat(before.stream(), Stream.of(action)).toList();
    }

    private static int action(RecordedPly ply) {
        return ply.ply().charAt(ply.ply().length() - 1) - '0';
    }
}

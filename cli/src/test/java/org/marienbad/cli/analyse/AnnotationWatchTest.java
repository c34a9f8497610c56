package org.marienbad.cli.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.News;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Annotation;
import org.marienbad.play.analysis.Annotator;

/** An analysis keeps within its time, and ends when the user wants it to. */
class AnnotationWatchTest {
    private static final long PLY = 10;
    private static final int LENGTH = 10;

    private final GameSetup setup = GameSetup.of(new NimProvider(), 2, Map.of("heaps", List.of(LENGTH)), 0);
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final List<Integer> asked = new ArrayList<>();
    private long now = 77;
    private AnnotationWatch watch;

    /**
     * Annotates a game of ten plies, each of which leaves one less of a heap of ten. The player takes {@code nanos} for
     * each decision. Returns the plies that were looked at.
     */
    private List<Integer> annotated(long nanos, int stopAfter) {
        PlayerProvider slow = new PlayerProvider() {
            @Override
            public String id() {
                return "slow";
            }

            @Override
            public Optional<Text> unsupportedReason(Game game) {
                return Optional.empty();
            }

            @Override
            public Player create(Game game, Settings settings, long seed) {
                return (view, seat, budget, monitor) -> {
                    asked.add(seat);
                    now += nanos;
                    stopped.set(asked.size() == stopAfter);
                    int[] legal = new int[LENGTH + 1];
                    int action = legal[view.legalActions(legal) - 1];
                    return Decision.of(action)
                            .with(List.of(new Decision.ActionValue(action, 1, new double[] {0, 0}, false, new int[0])));
                };
            }
        };
        PlayedGame played = new PlayedGame(
                setup,
                IntStream.iterate(LENGTH - 1, left -> left >= 0, left -> left - 1)
                        .mapToObj(left -> new Ply(left, Mark.NONE, ""))
                        .toList(),
                Optional.empty());
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(new StringWriter()));
        AnnotatedGame game = new AnnotatedGame(played, CliMessages.of(Locale.ENGLISH), Locale.ENGLISH);
        watch = new AnnotationWatch(
                game, LENGTH, new News(terminal), CliMessages.of(Locale.ENGLISH), stopped::get, () -> now, PLY, now);
        Analysts analysts = new Analysts(PlayerProvider.catalogue(List.of(slow)), SolverProvider.catalogue(List.of()));
        List<Optional<Annotation>> known = new Annotator(analysts)
                .annotate(
                        MatchView.of(setup, played.codes(), Observer.REFEREE),
                        new Annotator.AnnotationOptions(
                                new Solver.Limits(1, 1, 1, 1), 1, PlayerSpec.of("slow"), Budget.UNLIMITED, 1),
                        watch);
        List<Integer> plies = new ArrayList<>();
        for (int ply = 0; ply < LENGTH; ply++) {
            if (known.get(ply).isPresent()) {
                plies.add(ply);
            }
        }
        return plies;
    }

    @ParameterizedTest
    @CsvSource({"1, 10", "10, 10", "20, 10", "50, 5", "90, 4", "1000, 2"})
    void aSlowPlayerLeavesTheFirstPliesOut(long nanos, int looked) {
        long begun = now;
        List<Integer> plies = annotated(nanos, -1);
        assertEquals(looked, plies.size());
        assertEquals(LENGTH - looked, watch.leftOut());
        assertEquals(LENGTH - looked, plies.get(0), "the last plies are looked at first");
        assertTrue(now - begun <= 2 * PLY * LENGTH + nanos, "no more than the last decision later");
    }

    @Test
    void aStoppedAnnotationKeepsItsResultsSoFar() {
        assertEquals(List.of(7, 8, 9), annotated(1, 3), "the last ply wins, and the third decision is broken off");
        assertEquals(3, asked.size());
        assertEquals(0, watch.leftOut());
    }
}

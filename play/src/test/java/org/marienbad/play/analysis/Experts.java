package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;

/** Players and solvers for tests. */
final class Experts {
    private Experts() {}

    /** A kind of player called {@code id} that makes what {@code maker} gives. */
    static PlayerProvider player(String id, Supplier<Player> maker) {
        return new PlayerProvider() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public Optional<Text> unsupportedReason(Game game) {
                return Optional.empty();
            }

            @Override
            public Player create(Game game, Settings settings, long seed) {
                return maker.get();
            }
        };
    }

    /** The same with one setting. */
    static PlayerProvider player(String id, Setting<?> setting, Supplier<Player> maker) {
        PlayerProvider plain = player(id, maker);
        return new PlayerProvider() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public List<Setting<?>> settings() {
                return List.of(setting);
            }

            @Override
            public Optional<Text> unsupportedReason(Game game) {
                return plain.unsupportedReason(game);
            }

            @Override
            public Player create(Game game, Settings settings, long seed) {
                return plain.create(game, settings, seed);
            }
        };
    }

    static Analysts of(PlayerProvider... players) {
        return new Analysts(PlayerProvider.catalogue(List.of(players)), SolverProvider.catalogue(List.of()));
    }

    /** The same with one who knows that multiples of four are lost in {@link Toy}. */
    static Analysts withSolver(PlayerProvider... players) {
        SolverProvider provider = new SolverProvider() {
            @Override
            public String id() {
                return "fours";
            }

            @Override
            public Optional<Text> unsupportedReason(Game game) {
                return Optional.empty();
            }

            @Override
            public Solver create(Game game, Settings settings) {
                return (position, goal, limits, watch) ->
                        fours(Integer.parseInt(position.toString().split(" ")[0]), position.actor());
            }
        };
        return new Analysts(PlayerProvider.catalogue(List.of(players)), SolverProvider.catalogue(List.of(provider)));
    }

    private static Solution fours(int left, int seat) {
        List<ActionBounds> lines = new ArrayList<>();
        for (int take = 1; take <= Math.min(3, left); take++) {
            lines.add(new ActionBounds(take, Value.exactly((left - take) % 4 == 0 ? 1 : -1)));
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return Solution.of(seat, Measure.PAYOFF, lines.get(0).value())
                .lines(lines)
                .build();
    }
}

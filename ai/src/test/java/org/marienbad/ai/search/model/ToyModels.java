package org.marienbad.ai.search.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;

/**
 * Models of tic-tac-toe: "edge" likes to have cell 1, "tipster" has a policy that always points at cell 7, "flock" is "edge" in
 * batches.
 */
public final class ToyModels implements ModelSource {
    private record Toy(String name, Evaluator evaluator, Optional<Policy> policy) implements Model {}

    /** The numbers of leaves that "flock" was asked for since somebody cleared the list. */
    static final List<Integer> BATCHES = new ArrayList<>();

    private record Flock(String name, Evaluator evaluator) implements Model {
        @Override
        public Optional<BatchEvaluator> batchEvaluator(Game game, int size) {
            return Optional.of(new BatchEvaluator() {
                @Override
                public int batchSize() {
                    return size == 0 ? 8 : size;
                }

                @Override
                public void evaluate(State[] leaves, int count, double[][] payoffs, double[][] priors) {
                    BATCHES.add(count);
                    for (int i = 0; i < count; i++) {
                        evaluator.evaluate(leaves[i], payoffs[i]);
                    }
                }
            });
        }
    }

    @Override
    public List<String> names(Game game) {
        return isTicTacToe(game) ? List.of("edge", "tipster", "flock") : List.of();
    }

    private static boolean isTicTacToe(Game game) {
        return game.info().equals(new TicTacToe().info());
    }

    @Override
    public Optional<Model> model(String name, Game game, Services services) {
        if (name.equals("other")) {
            throw new IllegalArgumentException("model 'other' was trained for another game");
        }
        Model edge = new Toy(
                "edge",
                (state, out) -> {
                    long[] words = new long[1];
                    state.encode(words);
                    int mover = (int) words[0] & 1;
                    boolean own = (words[0] >> 11 & 1) != 0;
                    boolean others = (words[0] >> 2 & 1) != 0;
                    out[mover] = own ? 0.5 : others ? -0.5 : 0;
                    out[1 - mover] = -out[mover];
                },
                Optional.empty());
        Model tipster = new Toy(
                "tipster",
                (state, out) -> {
                    out[0] = 0;
                    out[1] = 0;
                },
                Optional.of((state, actions, count, out) -> {
                    for (int i = 0; i < count; i++) {
                        out[i] = actions[i] == 7 ? 1 : 0.01;
                    }
                }));
        return isTicTacToe(game)
                ? List.of(edge, tipster, new Flock("flock", edge.evaluator())).stream()
                        .filter(model -> model.name().equals(name))
                        .findFirst()
                : Optional.empty();
    }
}

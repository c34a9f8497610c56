/** Searches, learners and solvers that play any game. */
@SuppressWarnings("module") // The exports name a module that is built after this one.
module org.marienbad.ai {
    requires java.management;
    requires transitive org.marienbad.framework;

    exports org.marienbad.ai.cfr;
    exports org.marienbad.ai.expectiminimax;
    exports org.marienbad.ai.greedy;
    exports org.marienbad.ai.maxn;
    exports org.marienbad.ai.mcts;
    exports org.marienbad.ai.mcts.finalmove;
    exports org.marienbad.ai.mcts.playout;
    exports org.marienbad.ai.mcts.selection;
    exports org.marienbad.ai.minimax;
    exports org.marienbad.ai.montecarlo;
    exports org.marienbad.ai.proof;
    exports org.marienbad.ai.search;
    exports org.marienbad.ai.search.deepening;
    exports org.marienbad.ai.search.model;
    exports org.marienbad.ai.search.shared to
            org.marienbad.learn;
    exports org.marienbad.ai.solver;

    uses org.marienbad.framework.player.PlayerProvider;
    uses org.marienbad.ai.search.model.ModelSource;

    provides org.marienbad.framework.player.PlayerProvider with
            org.marienbad.ai.provider.ComputerProvider,
            org.marienbad.ai.provider.RandomProvider,
            org.marienbad.ai.provider.GreedyProvider,
            org.marienbad.ai.provider.MinimaxProvider,
            org.marienbad.ai.provider.MctsProvider,
            org.marienbad.ai.provider.MaxnProvider,
            org.marienbad.ai.provider.ExpectiminimaxProvider,
            org.marienbad.ai.provider.MonteCarloProvider,
            org.marienbad.ai.provider.PerfectProvider,
            org.marienbad.ai.cfr.CfrProvider;
    provides org.marienbad.framework.player.SolverProvider with
            org.marienbad.ai.provider.RetrogradeProvider,
            org.marienbad.ai.cfr.CfrSolverProvider,
            org.marienbad.ai.provider.ProofNumberSolverProvider;
}

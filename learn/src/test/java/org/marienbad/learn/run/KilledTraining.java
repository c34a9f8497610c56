package org.marienbad.learn.run;

import java.io.IOException;
import java.nio.file.Path;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.Methods;

/** A process that trains and says when it has saved a checkpoint, until it is killed. */
final class KilledTraining {
    private KilledTraining() {}

    static TrainingPlan plan(Plugins plugins, long games) {
        return TrainingPlan.of(
                        GameSetup.of(plugins.games().get("kalaha")),
                        Methods.all().get(0))
                // Not the game's own name, under which its bundled model would have to be matched.
                .name("mine")
                .seed(7)
                .games(games)
                .cost(1)
                .build();
    }

    public static void main(String[] arguments) throws IOException {
        Plugins plugins = Plugins.load();
        Trainings trainings = Trainings.in(Path.of(arguments[0]), plugins).checkpointing(0);
        trainings.begin(plan(plugins, Long.parseLong(arguments[1])), 2).run(new TrainingListener() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(long games, long total) {
                System.out.println(games);
            }
        });
    }
}

package org.marienbad.framework.match;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** Takes one, and writes down its life. */
class DiaryPlayer implements Player {
    final List<String> diary = new CopyOnWriteArrayList<>();
    final CountDownLatch closed = new CountDownLatch(1);

    @Override
    public void begin(GameSetup setup, int seat) {
        diary.add("begin " + setup.provider().id() + " at " + seat);
    }

    @Override
    public void observe(Seen ply) {
        diary.add(ply.actor() + (ply.isKnown() ? " takes " + ply.action() : " takes ?"));
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        diary.add("choose in " + view);
        return Decision.of(1);
    }

    @Override
    public void end(double[] payoffs) {
        diary.add("end " + payoffs[0] + " " + payoffs[1]);
        payoffs[0] = 99; // its own copy
    }

    @Override
    public void close() {
        diary.add("close");
        closed.countDown();
    }
}

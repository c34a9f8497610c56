package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;

/** What a request about a game can ask for, the fields that this takes, and how it is answered. */
enum Task {
    /** The position as it stands. */
    POSITION(1, List.of("words", "history")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.position();
        }
    },
    /** The position after one more ply. */
    APPLY(1, List.of("ply", "words", "history")) {
        @Override
        ObjectNode answer(Asked asked) {
            asked.play();
            try {
                return asked.position();
            } finally {
                asked.takeBack();
            }
        }
    },
    /** What a player decides. */
    CHOOSE(1, List.of("player", "budget", "seed")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.choose();
        }
    },
    /** The number of sequences of plies. */
    PERFT(1, List.of("depth", "millis")) {
        @Override
        ObjectNode answer(Asked asked) {
            Request request = asked.request();
            int max = asked.line().setup().game().info().maxPlies();
            if (!request.has("depth")) {
                throw request.missing("depth", "a whole number from 0 to " + max);
            }
            int depth = (int) request.getLong("depth", 0, max, 0);
            long millis = request.getLong("millis", 1, Perft.MAX_MILLIS, Perft.MAX_MILLIS);
            asked.job().allow((millis + GRACE_MILLIS) * 1_000_000, "the game");
            MatchView view = asked.view();
            long[] nodes = Perft.count(view.setup().game(), view.determinized(), depth, millis, asked.job()::cancelled);
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            answer.put("depth", depth).put("nodes", depth == 0 ? 1 : nodes[depth - 1]);
            ArrayNode byDepth = answer.putArray("byDepth");
            Arrays.stream(nodes).forEach(byDepth::add);
            return answer;
        }
    },
    /** What the position looks like, and where to click. */
    PICTURE(1, List.of()) {
        @Override
        ObjectNode answer(Asked asked) {
            Observer observer = asked.observer();
            int actor = asked.line().view(observer).actor();
            // Without secrets it matters only from which side one looks.
            Observer seated = observer == Observer.REFEREE && !asked.request().has("observer")
                    ? Observer.seat(Math.max(0, actor))
                    : observer;
            return new PositionJson(asked.line().view(seated), asked.context().locale()).picture();
        }
    },
    /** Begins a session. */
    OPEN(2, List.of("words", "history")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.position();
        }
    },
    /** Plays a ply in a session. */
    PLY(2, List.of("ply", "words", "history")) {
        @Override
        ObjectNode answer(Asked asked) {
            asked.play();
            return asked.position();
        }
    },
    /** Takes plies back in a session. */
    UNDO(2, List.of("count", "words", "history")) {
        @Override
        ObjectNode answer(Asked asked) {
            int length = asked.line().length();
            if (length == 0) {
                throw new IllegalArgumentException("no ply has been played; there is nothing to undo");
            }
            asked.line().undo((int) asked.request().getLong("count", 1, length, 1));
            return asked.position();
        }
    },
    /** Ends a session. */
    CLOSE(2, List.of()) {
        @Override
        ObjectNode answer(Asked asked) {
            asked.session().close();
            return JsonNodeFactory.instance.objectNode().put("closed", true);
        }
    };

    private static final long GRACE_MILLIS = 5_000;

    private final int protocol;
    private final List<String> fields;

    Task(int protocol, List<String> fields) {
        this.protocol = protocol;
        this.fields = fields;
    }

    /** How a request names it. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The first protocol that has it. */
    int protocol() {
        return protocol;
    }

    /** Whether it is about a session and nothing else. */
    boolean needsSession() {
        return protocol == 2;
    }

    /** Fields beside those that every request may have. */
    List<String> fields() {
        return fields;
    }

    abstract ObjectNode answer(Asked asked);

    /**
     * A request, the game it is about, and the job that it is.
     *
     * @param session the session that it is part of, or null
     */
    record Asked(Request request, GameLine line, EngineSession session, Job job, EngineContext context) {
        Observer observer() {
            return RequestedGames.observer(request, line.setup());
        }

        MatchView view() {
            return line.view(observer());
        }

        ObjectNode position() {
            boolean words = request.getBoolean("words");
            return new PositionJson(view(), context.locale()).position(words, request.getBoolean("history"));
        }

        void play() {
            String ply = request.getText("ply").orElseThrow(() -> request.missing("ply", "the ply to play"));
            if (session != null) {
                line.requireMayPlay(ply, observer());
            }
            line.play(ply, observer(), "ply");
        }

        /** Takes the ply of this request back where the game goes on without it. */
        void takeBack() {
            if (session != null) {
                line.undo(1);
            }
        }

        ObjectNode choose() {
            int mover = Math.max(0, line.view(Observer.SPECTATOR).actor());
            ChooseRequest choice =
                    new ChooseRequest(request, context, line.setup().game(), mover);
            Observer seat = request.observer("observer", line.setup().seats()).orElseGet(() -> Observer.seat(mover));
            if (session != null) {
                return session.choose(choice, seat, job);
            }
            EngineSession once = new EngineSession("");
            once.open(line);
            job.onExpiry(() -> once.leftBehind(job));
            try {
                return once.choose(choice, seat, job);
            } finally {
                once.close();
            }
        }
    }
}

package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.request.GameRequest;
import org.marienbad.testkit.Perft;

/** The kinds of requests about a game, their fields, and their answers. */
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
    /** A player's decision. */
    CHOOSE(1, List.of("player", "budget", "seed")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.choose();
        }
    },
    /** The number of sequences of plies, or of turns. */
    PERFT(1, List.of("depth", "turns", "millis")) {
        @Override
        ObjectNode answer(Asked asked) {
            Request request = asked.request();
            int max = asked.line().setup().game().info().maxPlies();
            if (!request.has("depth")) {
                throw request.missing("depth", "a whole number from 0 to " + max);
            }
            int depth = (int) request.getLong("depth", 0, max, 0);
            long millis = request.getLong("millis", 1, MAX_PERFT_MILLIS, MAX_PERFT_MILLIS);
            asked.job().allow((millis + GRACE_MILLIS) * 1_000_000, "the game");
            long deadline = System.nanoTime() + millis * 1_000_000;
            MatchView view = asked.view();
            Perft perft = Perft.of(view.setup().game(), view.determinized(), depth, request.getBoolean("turns"), () -> {
                if (asked.job().cancelled()) {
                    throw new IllegalArgumentException("cancelled");
                }
                if (System.nanoTime() > deadline) {
                    throw new IllegalArgumentException(
                            "perft was not done in time; ask for less 'depth' or allow more 'millis'");
                }
            });
            long[] nodes = perft.counts();
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            answer.put("depth", depth)
                    .put("nodes", depth == 0 ? 1 : nodes[depth - 1])
                    .put("over", perft.over());
            ArrayNode byDepth = answer.putArray("byDepth");
            Arrays.stream(nodes).forEach(byDepth::add);
            return answer;
        }
    },
    /** The picture of the position, and the clicks of its actions. */
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
    /** How the tokens traveled in the last ply, or would in another one. */
    MOTIONS(1, List.of("ply")) {
        @Override
        ObjectNode answer(Asked asked) {
            boolean another = asked.request().has("ply");
            if (another) {
                asked.play();
            }
            try {
                return new PositionJson(asked.view(), asked.context().locale()).motions();
            } finally {
                if (another) {
                    asked.takeBack();
                }
            }
        }
    },
    /** The worth of a position under perfect play. */
    SOLVE(1, SolveRequest.FIELDS) {
        @Override
        ObjectNode answer(Asked asked) {
            return new SolveRequest(
                            asked.request(), asked.context(), asked.line().setup())
                    .answer(asked.view(), asked.job());
        }
    },
    /** The games there are. */
    GAMES(1, Needs.SETUP, List.of()) {
        @Override
        ObjectNode answer(Asked asked) {
            return new CatalogueJson(asked.context()).games(asked.request());
        }
    },
    /** The players there are. */
    PLAYERS(1, Needs.SETUP, List.of()) {
        @Override
        ObjectNode answer(Asked asked) {
            return new CatalogueJson(asked.context()).players(asked.request());
        }
    },
    /** The rules of a game in words. */
    RULES(1, Needs.SETUP, List.of()) {
        @Override
        ObjectNode answer(Asked asked) {
            return new CatalogueJson(asked.context()).rules(asked.request());
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
    },
    /** Holds positions in a session. */
    SPAWN(2, List.of("count", "free")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.session().states().spawn(asked.line(), asked.request());
        }
    },
    /** Plays in positions that are held. */
    STEP(2, List.of("states", "actions", "copy", "free")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.session().states().step(asked.line().setup().game(), asked.request());
        }
    },
    /** Lets go of positions. */
    FREE(2, List.of("free")) {
        @Override
        ObjectNode answer(Asked asked) {
            return JsonNodeFactory.instance
                    .objectNode()
                    .put("freed", asked.session().states().free(asked.request()));
        }
    },
    /** Positions as numbers. */
    VECTORS(2, List.of("states", "observers")) {
        @Override
        ObjectNode answer(Asked asked) {
            return asked.session().states().vectors(asked.line().setup().game(), asked.request());
        }
    };

    /** The field that a request must have. */
    private enum Needs {
        /** Nothing, but it may name a game. */
        SETUP,
        /** A position, by a session or by fields of its own. */
        POSITION,
        /** A session. */
        SESSION
    }

    private static final long GRACE_MILLIS = 5_000;
    private static final long MAX_PERFT_MILLIS = 600_000;

    private final int protocol;
    private final Needs needs;
    private final List<String> fields;

    Task(int protocol, Needs needs, List<String> fields) {
        this.protocol = protocol;
        this.needs = needs;
        this.fields = fields;
    }

    Task(int protocol, List<String> fields) {
        this(protocol, protocol == 1 ? Needs.POSITION : Needs.SESSION, fields);
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
        return needs == Needs.SESSION;
    }

    /** Whether it is about a position. */
    boolean needsPosition() {
        return needs != Needs.SETUP;
    }

    /**
     * The fields that a request may have.
     *
     * @param sessions whether there are sessions in the protocol
     * @param inSession whether the request names one
     */
    List<String> fields(boolean sessions, boolean inSession) {
        List<String> known = new ArrayList<>(List.of("id", "do"));
        if (needs == Needs.SETUP) {
            known.addAll(GameRequest.NAMES);
        } else {
            known.add("observer");
            if (sessions) {
                known.add("session");
            }
            if (!inSession && (this == OPEN || !needsSession())) {
                known.addAll(RequestedGames.FIELDS);
            }
            if (inSession && !needsSession()) {
                known.add("state");
            }
        }
        known.addAll(fields);
        return known;
    }

    abstract ObjectNode answer(Asked asked);

    /**
     * A request, the game it is about, and the job that it is.
     *
     * @param line the position it is about, or null if it needs none
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

        private ChooseRequest choice(int mover, EngineSession asking) {
            return new ChooseRequest(request, context, line.setup().game(), mover, asking::seed);
        }

        ObjectNode choose() {
            int mover = Math.max(0, line.view(Observer.SPECTATOR).actor());
            Observer seat = request.observer("observer", line.setup().seats()).orElseGet(() -> Observer.seat(mover));
            if (session != null) {
                return session.choose(choice(mover, session), line, seat, job);
            }
            EngineSession once = new EngineSession("", new AtomicInteger());
            job.onExpiry(() -> once.leftBehind(job));
            try {
                return once.choose(choice(mover, once), line, seat, job);
            } finally {
                once.close();
            }
        }
    }
}

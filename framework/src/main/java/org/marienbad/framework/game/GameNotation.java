package org.marienbad.framework.game;

import java.util.List;

/**
 * The notation in which people write down whole games, as a plugin listed in
 * {@code META-INF/services/org.marienbad.framework.game.GameNotation}.
 */
public interface GameNotation extends Plugin {
    /** A catalogue of {@code notations}, in the order of their games' ids. */
    static Catalogue<GameNotation> catalogue(List<GameNotation> notations) {
        return Catalogue.byId("notation", notations);
    }

    /** The id of the game. */
    @Override
    String id();

    /**
     * The game as text that {@link #read} reads.
     *
     * @throws IllegalArgumentException if a ply is not legal
     */
    String write(Game game, Transcript transcript);

    /**
     * Reads a game, finished or not.
     *
     * @throws IllegalArgumentException that says in one line at which line and column what was expected
     */
    Transcript read(Game game, String text);

    /** An annotator's judgement of a ply. */
    enum Mark {
        NONE(""),
        STRONG("!"),
        WEAK("?");

        private final String sign;

        Mark(String sign) {
            this.sign = sign;
        }

        /** {@code !}, {@code ?} or nothing. */
        public String sign() {
            return sign;
        }
    }

    /**
     * One ply of a game.
     *
     * @param action a legal action or chance outcome
     * @param mark the writer's judgment
     * @param comment the writer's remark, one line; may be empty
     */
    record Ply(int action, Mark mark, String comment) {
        public static Ply of(int action) {
            return new Ply(action, Mark.NONE, "");
        }
    }

    /** A game played: who began, and all plies. */
    record Transcript(int starter, List<Ply> plies) {
        public Transcript {
            plies = List.copyOf(plies);
        }
    }
}

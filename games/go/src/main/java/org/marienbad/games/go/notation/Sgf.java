package org.marienbad.games.go.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.State;
import org.marienbad.games.go.GoGame;
import org.marienbad.games.go.GoRules;

/**
 * A game in the Smart Game Format, version 4 (A. Hollosi): {@code (;GM[1]FF[4]SZ[9]KM[7.5];B[ee];W[cc]C[a comment])}.
 * Variations but the first are left out when read, as are properties that say nothing about the moves; set-up stones
 * and handicap are refused. If the moves end the game, its komi and its winner must be those of the file, as the rules
 * (dead stones, counting) may differ. Marks are {@code TE} (good) and {@code BM} (bad).
 */
public final class Sgf implements GameNotation {
    private static final String COLORS = "BW";
    /** Properties about the move of their node. */
    private static final Set<String> REMARKS = Set.of("C", "TE", "BM");

    @Override
    public String id() {
        return "go";
    }

    @Override
    public String write(Game game, Transcript transcript) {
        GoRules rules = ((GoGame) game).rules();
        State state = game.newInitialState(transcript.starter());
        StringBuilder moves = new StringBuilder();
        for (Ply ply : transcript.plies()) {
            if (!game.isLegal(state, ply.action())) {
                throw new IllegalArgumentException("action " + ply.action() + " is not legal");
            }
            moves.append("\n;")
                    .append(COLORS.charAt(state.actor()))
                    .append('[')
                    .append(coordinates(rules, ply.action()))
                    .append(']')
                    .append(
                            switch (ply.mark()) {
                                case STRONG -> "TE[1]";
                                case WEAK -> "BM[1]";
                                case NONE -> "";
                            });
            if (!ply.comment().isEmpty()) {
                String escaped = ply.comment().replace("\\", "\\\\").replace("]", "\\]");
                moves.append("C[").append(escaped).append(']');
            }
            state.apply(ply.action());
        }
        String result = state.actor() == State.TERMINAL ? "RE[" + result((GoGame) game, state) + "]" : "";
        return "(;GM[1]FF[4]CA[UTF-8]AP[Marienbad]SZ[" + rules.size() + "]KM[" + decimal(rules.komi()) + "]" + result
                + moves + ")\n";
    }

    private static String result(GoGame game, State end) {
        double lead = game.lead(end);
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + decimal(Math.abs(lead));
    }

    private static String decimal(double halves) {
        return halves == Math.rint(halves) ? String.valueOf((int) halves) : String.valueOf(halves);
    }

    /** Column and row from above as letters; nothing for a pass. */
    private static String coordinates(GoRules rules, int action) {
        if (action == rules.pass()) {
            return "";
        }
        int row = rules.size() - 1 - action / rules.size();
        return (char) ('a' + action % rules.size()) + String.valueOf((char) ('a' + row));
    }

    @Override
    public Transcript read(Game game, String text) {
        return new Reader((GoGame) game, new SgfText(text)).transcript();
    }

    /** Plays along, so that whatever is read is legal. */
    private static final class Reader {
        private final GoGame game;
        private final SgfText text;
        private final State state;
        private final List<Ply> plies = new ArrayList<>();

        Reader(GoGame game, SgfText text) {
            this.game = game;
            this.text = text;
            state = game.newInitialState();
        }

        Transcript transcript() {
            List<SgfText.Property> properties = new ArrayList<>(text.mainLine());
            // In a node the order of properties means nothing: a comment may stand before the move that it is about.
            properties.sort(Comparator.comparingInt(SgfText.Property::node)
                    .thenComparingInt(property -> REMARKS.contains(property.key()) ? 1 : 0));
            for (SgfText.Property property : properties) {
                switch (property.key()) {
                    case "B", "W" -> move(property);
                    case "C" -> change(last -> new Ply(last.action(), last.mark(), comment(last, property)));
                    case "TE" -> change(last -> new Ply(last.action(), Mark.STRONG, last.comment()));
                    case "BM" -> change(last -> new Ply(last.action(), Mark.WEAK, last.comment()));
                    case "GM" -> require(property, "1", "Go");
                    case "SZ" -> require(property, String.valueOf(game.rules().size()), "this board");
                    case "HA" -> require(property, "0", "a game without handicap");
                    case "AB", "AW", "AE" ->
                        throw text.refused(property, "a game from the empty board, without set-up stones");
                    default -> {}
                }
            }
            if (plies.isEmpty()) {
                throw new IllegalArgumentException("expected a move; there is none in the main line");
            }
            if (state.actor() == State.TERMINAL) {
                properties.forEach(this::requireSameCount);
            }
            return new Transcript(0, plies);
        }

        /** The file's result must not contradict that of the same moves here. */
        private void requireSameCount(SgfText.Property property) {
            String value = property.value().strip();
            String wanted = switch (property.key()) {
                case "KM" -> decimal(game.rules().komi());
                case "RE" -> result(game, state);
                default -> value;
            };
            boolean same = property.key().equals("KM")
                    ? sameNumber(value, wanted)
                    : winner(value).equals(winner(wanted));
            if (!same && !(property.key().equals("RE") && winner(value).isEmpty())) {
                throw text.refused(
                        property, property.key() + "[" + wanted + "], as the moves are counted in this game");
            }
        }

        private static boolean sameNumber(String one, String other) {
            try {
                return Double.parseDouble(one) == Double.parseDouble(other);
            } catch (NumberFormatException noNumber) {
                return false;
            }
        }

        /** B, W, 0 for a draw; empty where the file does not say. */
        private static String winner(String result) {
            return result.matches("[BW]\\+.*") ? result.substring(0, 1) : result.matches("0|Draw") ? "0" : "";
        }

        private void require(SgfText.Property property, String value, String meaning) {
            if (!property.value().strip().equals(value)) {
                throw text.refused(property, property.key() + "[" + value + "], " + meaning);
            }
        }

        private static String comment(Ply last, SgfText.Property property) {
            return (last.comment() + " " + property.value()).strip().replaceAll("\\s+", " ");
        }

        private void change(UnaryOperator<Ply> changed) {
            if (!plies.isEmpty()) {
                plies.add(changed.apply(plies.remove(plies.size() - 1)));
            }
        }

        private void move(SgfText.Property property) {
            if (state.actor() == State.TERMINAL) {
                throw text.refused(property, "nothing, for the game is over");
            }
            String mover = COLORS.substring(state.actor(), state.actor() + 1);
            if (!property.key().equals(mover)) {
                throw text.refused(property, "a move of " + mover);
            }
            OptionalInt action = action(property.value().strip());
            plies.add(Ply.of(action.orElseThrow(() -> text.refused(property, "a legal move of " + mover))));
            state.apply(action.getAsInt());
        }

        private OptionalInt action(String coordinates) {
            int size = game.rules().size();
            if (coordinates.isEmpty() || coordinates.equals("tt")) {
                return OptionalInt.of(game.rules().pass());
            }
            if (coordinates.length() != 2) {
                return OptionalInt.empty();
            }
            int column = coordinates.charAt(0) - 'a';
            int row = size - 1 - (coordinates.charAt(1) - 'a');
            boolean inside = column >= 0 && column < size && row >= 0 && row < size;
            return inside ? game.parse(state, game.rules().nameOf(row * size + column)) : OptionalInt.empty();
        }
    }
}

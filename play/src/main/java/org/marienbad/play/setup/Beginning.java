package org.marienbad.play.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.Plies;
import org.marienbad.json.PlainJson;
import org.marienbad.play.OwnLine;

/**
 * The position in which a game is to begin. It is the usual start or one that was written, with the plies that somebody
 * played from there for both sides. Immutable. Calls the game in the caller's thread.
 */
public final class Beginning {
    private final GameSetup usual;
    private final Optional<Map<String, Object>> written;
    private final OwnLine line;

    private Beginning(GameSetup usual, Optional<Map<String, Object>> written, List<String> plies) {
        this.usual = usual;
        this.written = written;
        GameSetup start = written.map(usual::from).orElse(usual).drawn(0);
        line = OwnLine.of(start, List.of(), plies)
                .orElseThrow(() -> new IllegalArgumentException("this ply is not legal here, or the line is too long"));
    }

    /** The usual start of {@code setup}. */
    public static Beginning usual(GameSetup setup) {
        return of(setup, List.of());
    }

    /**
     * The position to which {@code plies} lead from the start of {@code setup}; chance before anybody has decided something is drawn
     * anew when the game begins.
     *
     * @throws IllegalArgumentException if a ply is not legal, or there are too many
     */
    public static Beginning of(GameSetup setup, List<String> plies) {
        return new Beginning(setup, Optional.empty(), plies);
    }

    /** Whether games of {@code setup} can begin elsewhere: they have a set-up, and hide nothing from its author. */
    public static boolean isOffered(GameSetup setup) {
        return position(usual(setup).view()).isPresent();
    }

    /** The position of {@code view} for another game to begin in; empty where something is hidden, or there is no set-up. */
    public static Optional<Map<String, Object>> position(MatchView view) {
        return hides(view.setup()) ? Optional.empty() : view.position();
    }

    /** Whether the author of a position would know secrets of the game. */
    public static boolean hides(GameSetup setup) {
        return setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    /**
     * The same under other rules.
     *
     * @throws IllegalArgumentException if its position or a ply is not allowed there
     */
    public Beginning under(GameSetup rules) {
        return new Beginning(rules, written, line.plies());
    }

    /**
     * The position that {@code text} writes as a JSON object.
     *
     * @throws IllegalArgumentException saying what is wrong
     */
    public Beginning written(String text) {
        return new Beginning(usual, Optional.of(PlainJson.read(text)), List.of());
    }

    /**
     * One ply further; chance is drawn.
     *
     * @param ply in notation
     * @throws IllegalArgumentException if it is not legal
     */
    public Beginning played(String ply) {
        List<String> longer = new ArrayList<>(line.plies());
        longer.add(ply);
        return new Beginning(usual, written, longer);
    }

    /** Without the last ply that somebody decided. */
    public Beginning back() {
        List<String> plies = line.plies();
        int last = plies.size() - 1;
        while (last > 0 && plies.get(last).startsWith(Plies.CHANCE_MARK)) {
            last--;
        }
        return new Beginning(usual, written, plies.subList(0, Math.max(0, last)));
    }

    /** The plies played from the start or the written position, outcomes of chance included. */
    public List<String> plies() {
        return line.plies();
    }

    /** Those of the plies that somebody has decided. */
    public List<String> decided() {
        return line.plies().stream()
                .filter(ply -> !ply.startsWith(Plies.CHANCE_MARK))
                .toList();
    }

    /** The position, as the seat to move sees it. */
    public MatchView view() {
        return line.view();
    }

    /** Whether the game begins as it always does: nobody has written or decided anything. */
    public boolean isUsual() {
        return written.isEmpty() && isUndecided();
    }

    private boolean isUndecided() {
        return decided().isEmpty();
    }

    /** The position as a JSON object in lines, which {@link #written} reads. */
    public String text() {
        return position(view()).map(PlainJson::lines).orElse("");
    }

    /** The game that begins here. */
    public GameSetup setup() {
        return (isUndecided() ? written : position(view())).map(usual::from).orElse(usual);
    }
}

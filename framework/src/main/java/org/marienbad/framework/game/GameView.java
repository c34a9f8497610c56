package org.marienbad.framework.game;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.PictureWords;
import org.marienbad.framework.text.Text;

/** The words and pictures of a game for people. A game that draws nothing and says nothing uses {@link #NONE}. */
public interface GameView {
    /** No picture, no words but the framework's own. */
    GameView NONE = new GameView() {};

    /** The picture for {@code observer}. Spots keep their ids for the whole game. */
    default Picture picture(State state, Observer observer) {
        return Picture.EMPTY;
    }

    /**
     * The position as {@code observer} sees it, in whole sentences, for people who listen. They say what lies where and
     * what everybody has, and the task of the seat to move if the game has words for it. Empty where the picture shows
     * nothing of it.
     */
    default List<Text> description(State state, Observer observer) {
        return PictureWords.of(picture(state, observer), this::seatName);
    }

    /**
     * How the tokens travel when {@code code} is played in {@code before}, as {@code observer} sees it; may be empty.
     */
    default List<Motion> motions(State before, int code, Observer observer) {
        return List.of();
    }

    /** The rules in force, for people to read. */
    default Rulebook rulebook() {
        return Rulebook.NONE;
    }

    /**
     * The steps of a coach for somebody's first game: three to six about its rules, or up to 24 that play a short one.
     * Empty in a game that has none, or is taught by another, see {@link GameProvider#lesson}.
     */
    default List<CoachStep> coach() {
        return List.of();
    }

    /** The name of a seat for people: "South". */
    default Text seatName(int seat) {
        return Text.of("seat", seat + 1);
    }

    /**
     * Annotations of the legal action {@code code} of {@code before}, one sentence each, the most important first:
     * facts about the position ("captures 5"), not opinions. For hints and annotated games; may be empty.
     */
    default List<Text> annotations(State before, int code) {
        return List.of();
    }

    /**
     * Reasons for a turn, as facts in a hint. The given {@code line} begins with the ply advised and continues with the
     * expected rest of the same seat's turn. A game in which a turn is many plies says what all of them bring.
     */
    default List<Text> reasons(LineOfPlay line) {
        return annotations(line.position(0), line.ply(0));
    }

    /**
     * The effects of the ply {@code code} of {@code before}, a few words each, the most important first: "Moves again",
     * "Captures 7". Nothing that {@code observer} may not know.
     */
    default List<Text> events(State before, int code, State after, Observer observer) {
        return List.of();
    }

    /**
     * The ply as move lists have it: with its consequences, as in {@code f[a](8)}, language-neutral, short. Asked only for
     * observers that know the action. Empty where it is the notation of {@link Action}.
     */
    default String notation(State before, int code) {
        return "";
    }

    /**
     * Why a click on {@code spot} neither begins nor continues a legal action of the seat to move, in one sentence:
     * "This pit is North's". Empty where there is nothing more to say than that nothing can be played there.
     *
     * @param state as the seat to move knows it, guesses for the rest
     * @param clicked the spots clicked before, which begin a legal action
     */
    default Text objection(State state, List<String> clicked, String spot) {
        return Text.EMPTY;
    }

    /**
     * The parts of the scores, at any time, as far as {@code observer} may know them; empty in a game that needs no
     * explanation. In a game with {@link Game#scores} the parts of a seat add up to its score.
     */
    default List<ScoreLine> breakdown(LineOfPlay line, Observer observer) {
        return List.of();
    }

    /**
     * A table about the position that helps to understand it, of nothing that {@code observer} may not know; empty in a
     * game that has none.
     */
    default Optional<FactTable> facts(State state, Observer observer) {
        return Optional.empty();
    }

    /** Why the game, which is over, has ended, in one sentence; empty where the position says it. */
    default Text ending(LineOfPlay line) {
        return Text.EMPTY;
    }

    /**
     * A payoff of a seat in the game's own units: "+4 stones"; empty where the framework's words will do, see {@link
     * Values#of}.
     *
     * @param proven whether perfect play leads to it; otherwise it is an expectation
     */
    default Text value(double payoff, boolean proven) {
        return Text.EMPTY;
    }

    /**
     * The position in a few letters, such as {@code ⟨1;3;5⟩}, for the boxes of a tree; empty where that is not
     * possible.
     */
    default String shortForm(State state) {
        return "";
    }
}

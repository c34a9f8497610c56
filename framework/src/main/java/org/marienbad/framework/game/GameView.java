package org.marienbad.framework.game;

import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** What people see and read of a game. A game that draws nothing and says nothing uses {@link #NONE}. */
public interface GameView {
    /** No picture, no words but the framework's own. */
    GameView NONE = new GameView() {};

    /** What {@code observer} sees. Spots keep their ids for the whole game. */
    default Picture picture(State state, Observer observer) {
        return Picture.EMPTY;
    }

    /**
     * How the tokens travel when {@code code} is played in {@code before}, as {@code observer} sees it; may be empty.
     */
    default List<Motion> motions(State before, int code, Observer observer) {
        return List.of();
    }

    /** The rules in force, for people to read: a paragraph each; empty in a game that tells none. */
    default List<Text> rulebook() {
        return List.of();
    }

    /** What people call a seat: "South". */
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
     * The position in a few letters, such as {@code ⟨1;3;5⟩}, for the boxes of a tree; empty where that is not
     * possible.
     */
    default String shortForm(State state) {
        return "";
    }
}

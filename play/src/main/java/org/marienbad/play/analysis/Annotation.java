package org.marienbad.play.analysis;

import java.util.Optional;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.State;

/**
 * The findings about one ply of a played game. All values are those of the seat that moved.
 *
 * @param position the position in which it was played
 * @param action the action played
 * @param mark {@code !} or {@code ?} by the rules of {@link Judge}
 * @param before the value of that position, as of {@code better}
 * @param after the value of the position after it
 * @param better the better action beside a {@code ?}, where it is known
 */
public record Annotation(
        State position, int action, Mark mark, Prospect before, Prospect after, Optional<Integer> better) {}

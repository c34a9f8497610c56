package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Picture;

/** The places of figures in a box or circle. */
class ClusterTest {
    @Test
    void figuresDoNotOverlapAndStayInTheirRoom() {
        for (int size = 1; size <= 12; size++) {
            List<Integer> counts = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                counts.add(1 + i * 5 % 13);
            }
            Cluster round = Cluster.inCircle(10, counts);
            Cluster box = Cluster.inBox(30, 8, counts);
            assertEquals(size, round.figures().size());
            for (int i = 0; i < size; i++) {
                Picture.Circle one = round.figures().get(i);
                assertTrue(Math.hypot(one.x(), one.y()) <= 11, "in the circle, nearly");
                assertTrue(one.y() + one.radius() <= 10 * Cluster.NAME_HEIGHT, "below the name");
                Picture.Circle other = box.figures().get(i);
                assertTrue(Math.abs(other.x()) + other.radius() <= 15 && Math.abs(other.y()) + other.radius() <= 4);
                for (int j = 0; j < i; j++) {
                    Picture.Circle before = round.figures().get(j);
                    double away = Math.hypot(one.x() - before.x(), one.y() - before.y());
                    assertTrue(away >= 2 * round.radius(), "apart");
                }
            }
        }
    }

    @Test
    void theRoomOfAPolygonIsWhereMostTokensFit() {
        List<Double> square = List.of(0.0, 0.0, 10.0, 0.0, 10.0, 10.0, 0.0, 10.0);
        assertEquals(new Picture.Circle(5, 5, 5), new Picture.Polygon(square).inscribedCircle());
        // A hook: the middle of its corners is not even in it.
        List<Double> hook = List.of(0.0, 0.0, 12.0, 0.0, 12.0, 2.0, 4.0, 2.0, 4.0, 12.0, 0.0, 12.0);
        Picture.Circle circle = new Picture.Polygon(hook).inscribedCircle();
        assertEquals(2.3, circle.radius(), 0.3);
        assertTrue(circle.x() < 4 && circle.y() < 12, circle.toString());
    }
}

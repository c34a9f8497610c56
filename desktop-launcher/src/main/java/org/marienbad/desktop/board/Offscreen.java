package org.marienbad.desktop.board;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Matrix4;

/** Paints into images instead of the window. */
final class Offscreen {
    private Offscreen() {}

    /**
     * Runs {@code painting}, which begins and ends {@code batch}, with its origin in the lower left corner of
     * {@code image}; a unit is a pixel.
     *
     * @param batch not begun, and left as it was
     */
    static void paint(FrameBuffer image, Batch batch, Runnable painting) {
        Matrix4 projection = batch.getProjectionMatrix().cpy();
        Matrix4 transform = batch.getTransformMatrix().cpy();
        image.begin();
        batch.setProjectionMatrix(new Matrix4().setToOrtho2D(0, 0, image.getWidth(), image.getHeight()));
        batch.setTransformMatrix(new Matrix4());
        painting.run();
        image.end();
        batch.setProjectionMatrix(projection);
        batch.setTransformMatrix(transform);
    }
}

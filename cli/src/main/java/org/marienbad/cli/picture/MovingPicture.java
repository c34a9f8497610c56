package org.marienbad.cli.picture;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** An animated GIF that begins anew after its end. A frame is written as the smallest box of changed pixels. */
final class MovingPicture implements AutoCloseable {
    private static final byte[] FOREVER = {1, 0, 0};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private Optional<BufferedImage> shown = Optional.empty();

    MovingPicture() throws IOException {
        writer.setOutput(new MemoryCacheImageOutputStream(bytes));
        writer.prepareWriteSequence(null);
    }

    /** Adds a frame that stays for {@code hundredths} of a second; all frames have the same size. */
    void add(BufferedImage frame, int hundredths) throws IOException {
        Rectangle box = shown.map(before -> changed(before, frame))
                .orElseGet(() -> new Rectangle(frame.getWidth(), frame.getHeight()));
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
        String format = metadata.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
        set(root, "ImageDescriptor", "imageLeftPosition", box.x, "imageTopPosition", box.y);
        set(root, "GraphicControlExtension", "delayTime", hundredths, "disposalMethod", "doNotDispose");
        if (shown.isEmpty()) {
            IIOMetadataNode repeat = new IIOMetadataNode("ApplicationExtension");
            repeat.setAttribute("applicationID", "NETSCAPE");
            repeat.setAttribute("authenticationCode", "2.0");
            repeat.setUserObject(FOREVER);
            child(root, "ApplicationExtensions").appendChild(repeat);
        }
        metadata.setFromTree(format, root);
        writer.writeToSequence(
                new IIOImage(frame.getSubimage(box.x, box.y, box.width, box.height), null, metadata), null);
        shown = Optional.of(frame);
    }

    /** The whole file, after its last frame. */
    byte[] finished() throws IOException {
        writer.endWriteSequence();
        ((MemoryCacheImageOutputStream) writer.getOutput()).flush();
        return bytes.toByteArray();
    }

    private static Rectangle changed(BufferedImage before, BufferedImage after) {
        Rectangle box = new Rectangle(0, 0, -1, -1);
        for (int y = 0; y < after.getHeight(); y++) {
            for (int x = 0; x < after.getWidth(); x++) {
                if (before.getRGB(x, y) != after.getRGB(x, y)) {
                    Rectangle pixel = new Rectangle(x, y, 1, 1);
                    box = box.isEmpty() ? pixel : box.union(pixel);
                }
            }
        }
        return box.isEmpty() ? new Rectangle(1, 1) : box;
    }

    private static void set(IIOMetadataNode root, String name, Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            child(root, name).setAttribute((String) attributes[i], attributes[i + 1].toString());
        }
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        if (root.getElementsByTagName(name).getLength() == 0) {
            root.appendChild(new IIOMetadataNode(name));
        }
        return (IIOMetadataNode) root.getElementsByTagName(name).item(0);
    }

    @Override
    public void close() {
        writer.dispose();
    }
}

package org.marienbad.build;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** An icon of 128 pixels in the form that a system wants it; all of them may hold a PNG as it is. */
final class ProgramIcon {
    private static final int SIZE = 128;

    private ProgramIcon() {}

    /** Windows: a directory of one entry, and the picture. */
    static void ico(Path png, Path target) throws IOException {
        byte[] picture = Files.readAllBytes(png);
        int header = 6 + 16;
        ByteBuffer icon = ByteBuffer.allocate(header + picture.length).order(ByteOrder.LITTLE_ENDIAN);
        icon.putShort((short) 0).putShort((short) 1).putShort((short) 1);
        icon.put((byte) SIZE).put((byte) SIZE).put((byte) 0).put((byte) 0);
        icon.putShort((short) 1).putShort((short) 32).putInt(picture.length).putInt(header);
        icon.put(picture);
        Files.write(target, icon.array());
    }

    /** macOS: {@code ic07} is a picture of 128 pixels. */
    static void icns(Path png, Path target) throws IOException {
        byte[] picture = Files.readAllBytes(png);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream icon = new DataOutputStream(bytes)) {
            icon.write("icns".getBytes(StandardCharsets.US_ASCII));
            icon.writeInt(16 + picture.length);
            icon.write("ic07".getBytes(StandardCharsets.US_ASCII));
            icon.writeInt(8 + picture.length);
            icon.write(picture);
        }
        Files.write(target, bytes.toByteArray());
    }
}

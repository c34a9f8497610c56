package org.teavm.classlib.java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;

/**
 * Entries that are deflated, without a check of their digests: a tenth of the program of TeaVM's own. Each is unpacked as a whole
 * when it is reached.
 */
public final class TZipInputStream extends InputStream {
    private static final int ENTRY = 0x04034b50;
    private static final int DIGEST = 0x08074b50;
    private static final int DEFLATED = 8;
    /** A flag: sizes and digest come behind the content. */
    private static final int BEHIND = 8;

    private final InputStream in;
    private InputStream content = new ByteArrayInputStream(new byte[0]);

    public TZipInputStream(InputStream in) {
        this.in = in;
    }

    /** Null behind the last. */
    public ZipEntry getNextEntry() throws IOException {
        if (number(4) != ENTRY) {
            return null;
        }
        number(2);
        int flags = number(2);
        if (number(2) != DEFLATED) {
            throw new ZipException("an entry is not deflated");
        }
        bytes(16);
        int name = number(2);
        int extra = number(2);
        ZipEntry entry = new ZipEntry(new String(bytes(name), StandardCharsets.UTF_8));
        bytes(extra);
        content = new ByteArrayInputStream(new TInflated(in).bytes());
        if ((flags & BEHIND) != 0) {
            bytes(number(4) == DIGEST ? 12 : 8);
        }
        return entry;
    }

    /** Of so many bytes, the lowest first; beyond the end they are all ones. */
    private int number(int bytes) throws IOException {
        int number = 0;
        for (int i = 0; i < bytes; i++) {
            number |= (in.read() & 255) << 8 * i;
        }
        return number;
    }

    /** TeaVM's own way to read several stays where it was. */
    private byte[] bytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) in.read();
        }
        return bytes;
    }

    @Override
    public int read() throws IOException {
        return content.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        return content.read(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}

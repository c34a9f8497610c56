package org.marienbad.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.compression.CompressionPool;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;

/**
 * Packs the messages of one socket (RFC 7692), each by itself, so that no packer belongs to a socket. Jetty's own would keep a
 * quarter of a megabyte for each of them. A message that many sockets get is packed once.
 *
 * <p>Public for Jetty alone, which makes one for each socket.
 */
public final class PackedMessages extends PerMessageDeflateExtension {
    static final String NAME = "permessage-deflate";

    /** Neither side packs a message by what was in those before. */
    static final String ANSWER = NAME + ";server_no_context_takeover;client_no_context_takeover";

    /** The length of the bytes 0, 0, 255, 255, with which packed content ends. */
    private static final int END = 4;

    private static final int REMEMBERED = 32;
    private static final int LONGEST_REMEMBERED = 256 * 1024;

    /** By what they hold, the messages packed last. */
    private static final Map<ByteBuffer, byte[]> PACKED = new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ByteBuffer, byte[]> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** The parts so far of a message that Jetty has split; null between messages, so that a socket at rest holds none. */
    private ByteArrayOutputStream message;

    public PackedMessages() {}

    @Override
    public void sendFrame(OutgoingEntry entry) {
        Frame frame = entry.getFrame();
        boolean whole = frame.isFin() && frame.getOpCode() != OpCode.CONTINUATION;
        if (frame.isControlFrame() || whole && frame.getPayloadLength() <= Exchange.WORTH_PACKING) {
            nextOutgoingFrame(entry);
            return;
        }
        byte[] part = BufferUtil.toArray(frame.getPayload());
        if (!frame.isFin()) {
            if (message == null) {
                message = new ByteArrayOutputStream();
            }
            message.writeBytes(part);
            entry.getCallback().succeeded();
            return;
        }
        byte[] all = part;
        if (!whole) {
            message.writeBytes(part);
            all = message.toByteArray();
            message = null;
        }
        Frame packed = new Frame(OpCode.TEXT, true, ByteBuffer.wrap(packed(all)));
        packed.setRsv1(true);
        nextOutgoingFrame(new OutgoingEntry.Builder(entry).frame(packed).build());
    }

    private byte[] packed(byte[] content) {
        ByteBuffer key = ByteBuffer.wrap(content);
        synchronized (PACKED) {
            byte[] known = PACKED.get(key);
            if (known != null) {
                return known;
            }
        }
        byte[] packed = pack(content);
        if (content.length <= LONGEST_REMEMBERED) {
            synchronized (PACKED) {
                PACKED.put(key, packed);
            }
        }
        return packed;
    }

    private byte[] pack(byte[] content) {
        CompressionPool<Deflater>.Entry pooled = getDeflaterPool().acquire();
        try {
            Deflater deflater = pooled.get();
            deflater.setInput(content);
            ByteArrayOutputStream packed = new ByteArrayOutputStream(content.length / 4);
            byte[] buffer = new byte[8 * 1024];
            int length;
            do {
                length = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
                packed.write(buffer, 0, length);
            } while (length == buffer.length);
            byte[] all = packed.toByteArray();
            return Arrays.copyOf(all, all.length - END); // the other side adds it again
        } finally {
            pooled.release();
        }
    }
}

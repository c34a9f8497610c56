package org.marienbad.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/** Content packed by gzip, for clients that say that they can unpack it. */
final class Gzip {
    private Gzip() {}

    static boolean isAccepted(Request request) {
        return request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).contains("gzip");
    }

    static byte[] pack(byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(content.length / 4);
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(content);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return packed.toByteArray();
    }
}

package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.nayuki.qrcodegen.QrCode;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;

/** A link as a QR code, which a phone reads off a screen. */
final class LinkCode {
    /** Longer texts make codes that phones hardly read. */
    private static final int LONGEST = 300;

    private LinkCode() {}

    /** The code of {@code text}: its {@code size} in modules, and the dark ones as the {@code path} of an SVG. */
    static ObjectNode of(String text) {
        if (text.length() > LONGEST) {
            throw new Refusal(Refusal.Reason.MALFORMED, Text.of("refused.text", "text"));
        }
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
                }
            }
        }
        return ServerJson.object().put("size", code.size).put("path", path.toString());
    }
}

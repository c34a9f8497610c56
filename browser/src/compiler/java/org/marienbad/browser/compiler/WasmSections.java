package org.marienbad.browser.compiler;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The sections of a WebAssembly module. */
final class WasmSections {
    private static final int HEADER = 8;
    private static final int CUSTOM = 0;
    /** Those that the program needs when it is loaded; all others help to find errors, and are half of the file. */
    private static final Set<String> NEEDED = Set.of("teavm.memoryRequirements", "teavm.imports");

    private final byte[] module;
    private int at;

    private WasmSections(byte[] module) {
        this.module = module;
    }

    /** {@code module} without the names of its functions and lines. */
    static byte[] withoutNames(byte[] module) {
        return new WasmSections(module).withoutNames();
    }

    private byte[] withoutNames() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(module.length);
        out.write(module, 0, HEADER);
        at = HEADER;
        while (at < module.length) {
            int start = at;
            int kind = module[at++];
            int length = number();
            int end = at + length;
            if (kind != CUSTOM || NEEDED.contains(name())) {
                out.write(module, start, end - start);
            }
            at = end;
        }
        return out.toByteArray();
    }

    private String name() {
        int length = number();
        return new String(module, at, length, StandardCharsets.UTF_8);
    }

    /** An unsigned number in LEB128, as all lengths are. */
    private int number() {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = module[at++];
            number |= (next & 127) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }
}

package org.marienbad.framework.plugin;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The constants of a class file (JVM specification, section 4.4), in which calls of methods can be given another name. */
final class ClassConstants {
    private static final int MAGIC = 0xCAFEBABE;
    /** Offset of the number of constants; they follow it. */
    private static final int COUNT = 8;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15;
    private static final int MOST = 0xFFFF;

    private final byte[] code;

    ClassConstants(byte[] code) {
        this.code = code;
    }

    /**
     * The class file with all calls that {@code which} chooses renamed to {@code name}; empty if there is none, or the
     * file is no readable class.
     *
     * @param type the type of their parameters and result
     * @param which decides by class and name, such as {@code java/lang/System.exit}
     */
    Optional<byte[]> renamed(String name, String type, Predicate<String> which) {
        try {
            int[] offsets = offsets();
            List<Integer> calls = new ArrayList<>();
            for (int offset : offsets) {
                if (offset > 0 && code[offset] == METHOD && isOf(offsets, offset, type, which)) {
                    calls.add(offset);
                }
            }
            int count = u2(COUNT);
            return calls.isEmpty() || count + 3 > MOST ? Optional.empty() : Optional.of(renamed(calls, name, type));
        } catch (IOException | IndexOutOfBoundsException malformed) {
            return Optional.empty(); // the virtual machine says so
        }
    }

    private boolean isOf(int[] offsets, int method, String type, Predicate<String> which) throws IOException {
        int nameAndType = offsets[u2(method + 3)];
        return text(offsets[u2(nameAndType + 3)]).equals(type)
                && which.test(text(offsets[u2(offsets[u2(method + 1)] + 1)]) + "."
                        + text(offsets[u2(nameAndType + 1)]));
    }

    /** Adds a name, a type and both together behind the other constants, and lets the calls point there. */
    private byte[] renamed(List<Integer> calls, String name, String type) throws IOException {
        int count = u2(COUNT);
        int end = end();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(code.length + 100);
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(code, 0, COUNT);
        out.writeShort(count + 3);
        out.write(code, COUNT + 2, end - COUNT - 2);
        out.writeByte(UTF8);
        out.writeUTF(name);
        out.writeByte(UTF8);
        out.writeUTF(type);
        out.writeByte(NAME_AND_TYPE);
        out.writeShort(count);
        out.writeShort(count + 1);
        out.write(code, end, code.length - end);
        byte[] renamed = bytes.toByteArray();
        for (int call : calls) {
            renamed[call + 3] = (byte) (count + 2 >>> 8);
            renamed[call + 4] = (byte) (count + 2);
        }
        return renamed;
    }

    /** The beginnings of the constants, by index; 0 at those that do not exist. */
    private int[] offsets() throws IOException {
        if (new DataInputStream(new ByteArrayInputStream(code)).readInt() != MAGIC) {
            throw new IOException("no class file");
        }
        int[] offsets = new int[u2(COUNT)];
        int at = COUNT + 2;
        for (int i = 1; i < offsets.length; i++) {
            offsets[i] = at;
            int tag = code[at];
            at = next(at);
            i += tag == LONG || tag == DOUBLE ? 1 : 0;
        }
        return offsets;
    }

    private int end() {
        int at = COUNT + 2;
        for (int i = 1; i < u2(COUNT); i++) {
            i += code[at] == LONG || code[at] == DOUBLE ? 1 : 0;
            at = next(at);
        }
        return at;
    }

    private int next(int at) {
        return at
                + switch (code[at]) {
                    case UTF8 -> 3 + u2(at + 1);
                    case LONG, DOUBLE -> 9;
                    case 7, 8, 16, 19, 20 -> 3; // class, string, type of a method, module, package
                    case METHOD_HANDLE -> 4;
                    default -> 5;
                };
    }

    private String text(int offset) throws IOException {
        return new DataInputStream(new ByteArrayInputStream(code, offset + 1, code.length - offset - 1)).readUTF();
    }

    private int u2(int offset) {
        return (code[offset] & 0xFF) << 8 | code[offset + 1] & 0xFF;
    }
}

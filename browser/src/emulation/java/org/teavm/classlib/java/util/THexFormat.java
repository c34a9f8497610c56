package org.teavm.classlib.java.util;

/** Lower case, without delimiters. */
public final class THexFormat {
    private static final THexFormat PLAIN = new THexFormat();

    private THexFormat() {}

    public static THexFormat of() {
        return PLAIN;
    }

    public String toHexDigits(long value) {
        String digits = Long.toHexString(value);
        return "0".repeat(2 * Long.BYTES - digits.length()) + digits;
    }

    public String formatHex(byte[] bytes) {
        StringBuilder digits = new StringBuilder();
        for (byte each : bytes) {
            digits.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
        }
        return digits.toString();
    }
}

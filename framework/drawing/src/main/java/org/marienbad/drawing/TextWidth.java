package org.marienbad.drawing;

/**
 * The approximate width of words in a bold sans serif font, in parts of its size. It is enough to place labels in the
 * same way on every screen.
 */
final class TextWidth {
    /** Height of capitals and digits. */
    static final double CAPITAL = .73;

    /** From one line to the next. */
    static final double LINE = 1.21;

    private TextWidth() {}

    static double of(String words, double size) {
        return words.codePoints().mapToDouble(TextWidth::width).sum() * size;
    }

    private static double width(int letter) {
        if (letter == ' ' || ".,:;'!|()[]ijlftI".indexOf(letter) >= 0) {
            return .34;
        } else if ("mwMW@%".indexOf(letter) >= 0) {
            return .92;
        } else if (letter >= 0x2E80) {
            return 1;
        }
        return Character.isUpperCase(letter) || Character.isDigit(letter) ? .66 : .58;
    }
}

package org.teavm.classlib.java.util;

/** Joins texts. */
public final class TStringJoiner {
    private final String separator;
    private final String suffix;
    private final StringBuilder text = new StringBuilder();
    private boolean begun;
    private final String prefix;

    public TStringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public TStringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public TStringJoiner add(CharSequence next) {
        if (begun) {
            text.append(separator);
        }
        begun = true;
        text.append(next);
        return this;
    }

    @Override
    public String toString() {
        return prefix + text + suffix;
    }
}

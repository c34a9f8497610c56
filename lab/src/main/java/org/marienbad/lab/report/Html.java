package org.marienbad.lab.report;

/** Builds a page. Text is escaped, so that markup in it is shown as text. */
final class Html {
    private final StringBuilder page = new StringBuilder();

    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /** Markup as it stands. */
    Html raw(String markup) {
        page.append(markup);
        return this;
    }

    Html text(String text) {
        return raw(escape(text));
    }

    /** {@code <tag>text</tag>}; {@code open} may have attributes after the name of the tag. */
    Html element(String open, String text) {
        String tag = open.split(" ", 2)[0];
        return raw("<" + open + ">").text(text).raw("</" + tag + ">\n");
    }

    @Override
    public String toString() {
        return page.toString();
    }
}

package org.marienbad.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Compares trees of JSON: the last digits of sines and roots may differ, and JDK 17 writes some with one digit more. */
final class Difference {
    private static final double LAST_DIGIT = 1e-9;
    private static final double ROUNDED = 0.0011;
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:([.,])\\d+)?");
    private static final int MOST_LETTERS = 400;
    private static final int AROUND = 60;

    private Difference() {}

    /** The first place where trees differ; empty if they are equal. */
    static String first(String path, JsonNode expected, JsonNode answer) {
        if (expected.equals(answer)
                || expected.isDouble()
                        && answer.isNumber()
                        && Math.abs(expected.doubleValue() - answer.doubleValue()) < LAST_DIGIT) {
            return "";
        }
        if (expected.isObject() && answer.isObject() && expected.size() == answer.size()) {
            for (Map.Entry<String, JsonNode> entry : expected.properties()) {
                String inside = first(path + "." + entry.getKey(), entry.getValue(), answer.path(entry.getKey()));
                if (!inside.isEmpty()) {
                    return inside;
                }
            }
            return "";
        } else if (expected.isArray() && expected.size() == answer.size()) {
            for (int i = 0; i < expected.size(); i++) {
                String inside = first(path + "[" + i + "]", expected.get(i), answer.get(i));
                if (!inside.isEmpty()) {
                    return inside;
                }
            }
            return "";
        }
        if (expected.isTextual() && answer.isTextual()) {
            return isRounded(expected.asText(), answer.asText()) ? "" : text(path, expected.asText(), answer.asText());
        }
        return path + ": " + shortened(expected) + " here, " + shortened(answer) + " there";
    }

    /** A half in the fourth decimal is rounded up here and down there. */
    private static boolean isRounded(String expected, String answer) {
        List<MatchResult> numbers = NUMBER.matcher(expected).results().toList();
        List<MatchResult> others = NUMBER.matcher(answer).results().toList();
        boolean isSame = NUMBER.matcher(expected)
                        .replaceAll("")
                        .equals(NUMBER.matcher(answer).replaceAll(""))
                && numbers.size() == others.size();
        for (int i = 0; isSame && i < numbers.size(); i++) {
            isSame = isRounded(numbers.get(i), others.get(i));
        }
        return isSame;
    }

    /** With the same mark, if both have one. */
    private static boolean isRounded(MatchResult expected, MatchResult answer) {
        return (expected.group(1) == null
                        || answer.group(1) == null
                        || expected.group(1).equals(answer.group(1)))
                && Math.abs(value(expected) - value(answer)) < ROUNDED;
    }

    private static double value(MatchResult number) {
        return Double.parseDouble(number.group().replace(',', '.'));
    }

    private static String text(String path, String expected, String answer) {
        int at = 0;
        while (at < Math.min(expected.length(), answer.length()) && expected.charAt(at) == answer.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - AROUND);
        return expected.equals(answer)
                ? ""
                : path + ": " + around(expected, from) + " here, " + around(answer, from) + " there";
    }

    private static String around(String text, int from) {
        return text.substring(from, Math.min(text.length(), from + 2 * AROUND));
    }

    /** Lists by the number of their entries and the last of them, so that a message can be read. */
    private static String shortened(JsonNode node) {
        String text =
                node.isArray() ? node.size() + " entries, the last " + node.path(node.size() - 1) : node.toString();
        return text.length() > MOST_LETTERS ? text.substring(0, MOST_LETTERS) + "…" : text;
    }
}

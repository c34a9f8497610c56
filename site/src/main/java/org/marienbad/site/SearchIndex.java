package org.marienbad.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The index for the search of the site: each section of each page. */
final class SearchIndex {
    private final List<Map<String, String>> documents = new ArrayList<>();

    /** @param address from the top of the site */
    void add(String address, MarkdownPage page) {
        for (Section section : page.sections()) {
            documents.add(Map.of(
                    "address", address + "#" + section.anchor(),
                    "page", page.title(),
                    "heading", section.heading(),
                    "text", section.text()));
        }
    }

    /** A script, since a page opened from a file may load scripts, but not data. */
    String script() {
        try {
            return "window.searched = " + new ObjectMapper().writeValueAsString(documents) + ";\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

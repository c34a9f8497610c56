package org.marienbad.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A simple name of a top-level type means one type in main code; examples are not looked at. */
class NamesTest {
    private static final Pattern TOP_LEVEL = Pattern.compile(
            "^(?:(?:public|abstract|final|sealed|non-sealed) )*(?:class|interface|enum|record|@interface) (\\w+)",
            Pattern.MULTILINE);

    @Test
    void everyNameMeansOneType() throws IOException {
        Map<String, Set<String>> places = new TreeMap<>();
        List<Path> sources = Sources.files(path -> path.matches("(?!/docs/).*/src/main/java/.*\\.java"));
        for (Path file : sources) {
            Matcher type = TOP_LEVEL.matcher(Files.readString(Sources.ROOT.resolve(file)));
            while (type.find()) {
                places.computeIfAbsent(type.group(1), name -> new TreeSet<>()).add(file.toString());
            }
        }
        places.entrySet().removeIf(type -> type.getValue().size() == 1);
        assertEquals(Map.of(), places);
    }
}

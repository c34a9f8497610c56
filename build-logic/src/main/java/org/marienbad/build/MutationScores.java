package org.marienbad.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Reads PIT's report: killed, survived and not covered, by package; the survivors one by one. */
@DisableCachingByDefault(because = "it only prints")
public abstract class MutationScores extends DefaultTask {
    private static final class Score {
        private int killed;
        private int survived;
        private int uncovered;

        private double ofCovered() {
            return killed + survived == 0 ? 100 : 100.0 * killed / (killed + survived);
        }
    }

    /** PIT's {@code mutations.xml}. */
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getReport();

    /** Least share of covered mutants that must be killed, in per cent, by package. */
    @Input
    public abstract MapProperty<String, Integer> getThresholds();

    /** Prints the scores; fails if a package is below its threshold. */
    @TaskAction
    public void print() throws IOException, XMLStreamException {
        Map<String, Score> scores = new TreeMap<>();
        List<String> survivors = new ArrayList<>();
        try (InputStream in = Files.newInputStream(getReport().get().getAsFile().toPath())) {
            XMLStreamReader xml = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in);
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamReader.START_ELEMENT
                        && xml.getLocalName().equals("mutation")) {
                    add(xml, scores, survivors);
                }
            }
        }
        survivors.stream().sorted().forEach(line -> getLogger().lifecycle("survived: {}", line));
        List<String> failures = new ArrayList<>();
        scores.forEach((name, score) -> {
            getLogger()
                    .lifecycle(String.format(
                            Locale.ROOT,
                            "%-50s %4d killed %4d survived %4d not covered  %5.1f %% of covered",
                            name,
                            score.killed,
                            score.survived,
                            score.uncovered,
                            score.ofCovered()));
            int threshold = getThresholds().get().getOrDefault(name, 0);
            if (score.ofCovered() < threshold) {
                failures.add(name + " is below " + threshold + " %");
            }
        });
        if (!failures.isEmpty()) {
            throw new GradleException("mutation scores: " + String.join(", ", failures));
        }
    }

    private static void add(XMLStreamReader xml, Map<String, Score> scores, List<String> survivors)
            throws XMLStreamException {
        String status = xml.getAttributeValue(null, "status");
        Map<String, String> fields = new HashMap<>();
        while (!(xml.next() == XMLStreamReader.END_ELEMENT && xml.getLocalName().equals("mutation"))) {
            if (xml.isStartElement()) {
                String name = xml.getLocalName();
                if (List.of("mutatedClass", "mutatedMethod", "lineNumber", "description")
                        .contains(name)) {
                    fields.put(name, xml.getElementText());
                }
            }
        }
        String type = fields.get("mutatedClass");
        Score score = scores.computeIfAbsent(type.substring(0, type.lastIndexOf('.')), name -> new Score());
        switch (status) {
            case "NO_COVERAGE" -> score.uncovered++;
            case "SURVIVED" -> {
                score.survived++;
                survivors.add(type + "." + fields.get("mutatedMethod") + ":" + fields.get("lineNumber") + " "
                        + fields.get("description"));
            }
            default -> score.killed++;
        }
    }
}

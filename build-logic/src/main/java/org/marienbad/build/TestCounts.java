package org.marienbad.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;
import org.gradle.tooling.events.FinishEvent;
import org.gradle.tooling.events.OperationCompletionListener;
import org.gradle.tooling.events.task.TaskFinishEvent;
import org.gradle.tooling.events.task.TaskSkippedResult;

/**
 * Ends a build that had tests with "N passed, N failed, N skipped". The numbers come from the reports, so that tests
 * count as well whose results are up to date or from the build cache.
 */
public abstract class TestCounts
        implements BuildService<TestCounts.Parameters>, OperationCompletionListener, AutoCloseable {
    interface Parameters extends BuildServiceParameters {
        DirectoryProperty getRoot();
    }

    private int passed;
    private int failed;
    private int skipped;

    @Override
    public synchronized void onFinish(FinishEvent event) {
        if (event instanceof TaskFinishEvent task && !(task.getResult() instanceof TaskSkippedResult)) {
            String path = task.getDescriptor().getTaskPath();
            int colon = path.lastIndexOf(':');
            String project = path.substring(0, colon).replace(':', '/');
            String results = "./" + project + "/build/test-results/" + path.substring(colon + 1);
            File[] reports = getParameters()
                    .getRoot()
                    .dir(results)
                    .get()
                    .getAsFile()
                    .listFiles((folder, name) -> name.endsWith(".xml"));
            for (File report : reports == null ? new File[0] : reports) {
                count(report);
            }
        }
    }

    private void count(File report) {
        try (InputStream in = Files.newInputStream(report.toPath())) {
            XMLStreamReader suite = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in);
            suite.nextTag();
            int wrong = number(suite, "failures") + number(suite, "errors");
            int passedOver = number(suite, "skipped");
            failed += wrong;
            skipped += passedOver;
            passed += number(suite, "tests") - wrong - passedOver;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(report + " is not a test report", e);
        }
    }

    private static int number(XMLStreamReader suite, String attribute) {
        return Integer.parseInt(suite.getAttributeValue(null, attribute));
    }

    @Override
    public synchronized void close() {
        if (passed + failed + skipped > 0) {
            System.out.println(passed + " passed, " + failed + " failed, " + skipped + " skipped");
        }
    }
}

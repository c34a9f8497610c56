package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** What JUnit is told: failures fail, what cannot be judged any more is aborted, the rest passes. */
class JUnitLayerTest {
    @Test
    void failuresFailAndWhatBuildsOnThemIsAborted() throws Throwable {
        List<String> failed = new ArrayList<>();
        List<String> aborted = new ArrayList<>();
        List<String> passed = new ArrayList<>();
        Conformance conformance =
                Conformance.of(new FaultyProvider(Fault.NOTATION_TWICE)).games(2);
        for (DynamicTest test : tests(GameConformance.nodes(conformance)).toList()) {
            String check = test.getDisplayName().replaceFirst(":.*", "");
            try {
                test.getExecutable().execute();
                passed.add(check);
            } catch (AssertionFailedError failure) {
                assertTrue(failure.getMessage().contains("notation 'take'"), failure::getMessage);
                failed.add(check);
            } catch (TestAbortedException abortion) {
                aborted.add(check);
            }
        }
        assertEquals(List.of("notation", "notation", "notation"), failed);
        assertTrue(aborted.contains("record") && passed.contains("copy") && passed.contains("coverage"));
    }

    private static Stream<DynamicTest> tests(Stream<? extends DynamicNode> nodes) {
        return nodes.flatMap(node -> node instanceof DynamicContainer container
                ? tests(container.getChildren())
                : Stream.of((DynamicTest) node));
    }
}

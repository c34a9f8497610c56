package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** JUnit is told of each case once: a case with a failing check fails and names the check, one that cannot be judged is aborted. */
class JUnitLayerTest {
    @Test
    void aCaseNamesTheChecksThatFailAndTheRestPasses() throws Throwable {
        List<String> failed = new ArrayList<>();
        List<String> aborted = new ArrayList<>();
        List<String> passed = new ArrayList<>();
        Conformance conformance =
                Conformance.of(new FaultyProvider(Fault.NOTATION_TWICE)).games(2);
        for (DynamicNode node : GameConformance.nodes(conformance).toList()) {
            try {
                ((DynamicTest) node).getExecutable().execute();
                passed.add(node.getDisplayName());
            } catch (AssertionFailedError failure) {
                assertTrue(
                        failure.getMessage().matches("notation \\[.*] FAILED: .*notation 'take'.*"),
                        failure::getMessage);
                failed.add(node.getDisplayName());
            } catch (TestAbortedException abortion) {
                assertTrue(
                        abortion.getMessage()
                                .matches(
                                        ".* skipped: (fails as for 2 seats, default options|failed in 3 cases already)"),
                        abortion::getMessage);
                aborted.add(node.getDisplayName());
            }
        }
        assertEquals(1, failed.size());
        assertEquals("2 seats, default options", failed.get(0));
        assertTrue(aborted.size() > 3, "further cases: " + aborted);
        assertEquals(2, passed.size(), "what all cases share: " + passed);
    }
}

package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import scala.Function1;
import scala.collection.Iterator;

class SparkJobsTest {
    @Test
    void nothingIsSubmittedOnceTheWorkHasEnded() {
        SparkLog.quiet();
        List<RuntimeException> failures = new ArrayList<>();
        try (JavaSparkContext context =
                new JavaSparkContext(SparkCluster.conf("local[1]", Map.of(), OptionalInt.empty()))) {
            SparkJobs jobs = new SparkJobs(context, failures::add);
            jobs.close();
            Function1<Iterator<Integer>, Integer> task =
                    (Function1<Iterator<Integer>, Integer> & Serializable) parts -> parts.next();
            IllegalStateException refused = assertThrows(
                    IllegalStateException.class, () -> jobs.submit(List.of(1), task, (result, part) -> {}));
            assertEquals("this work has ended: no more games are submitted", refused.getMessage());
            jobs.fail(refused);
            assertEquals(List.of(), failures, "its end is nobody's failure");
        }
    }
}

package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import java.util.OptionalInt;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;

class SparkClusterTest {
    @Test
    void aLocalOneListensToThisMachineOnly() {
        SparkConf local = SparkCluster.conf("local[2]", Map.of(), OptionalInt.empty());
        assertEquals("127.0.0.1", local.get("spark.driver.bindAddress"));
        assertEquals("127.0.0.1", local.get("spark.driver.host"));
        assertEquals("false", local.get("spark.ui.enabled"));
        SparkConf cluster = SparkCluster.conf("spark://node1:7077", Map.of(), OptionalInt.empty());
        assertFalse(cluster.contains("spark.driver.host"));
    }

    @Test
    void theUsersSettingsWin() {
        SparkConf conf = SparkCluster.conf(
                "local[2]", Map.of("spark.driver.maxResultSize", "1g", "spark.app.name", "mine"), OptionalInt.of(4));
        assertEquals("1g", conf.get("spark.driver.maxResultSize"));
        assertEquals("mine", conf.get("spark.app.name"));
        assertEquals("4", conf.get("spark.task.cpus"));
    }

    @Test
    void resultsOfMillionsOfGamesAreNotTooLarge() {
        assertEquals(
                "0", SparkCluster.conf("local", Map.of(), OptionalInt.empty()).get("spark.driver.maxResultSize"));
    }
}

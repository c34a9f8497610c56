/** Tournaments and trainings on a cluster: Apache Spark plays the numbered games of the lab, and those of self-play. */
package org.marienbad.cluster;

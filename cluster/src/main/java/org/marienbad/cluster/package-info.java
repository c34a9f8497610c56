/** Tournaments on a cluster: Apache Spark plays the numbered games of the lab. */
package org.marienbad.cluster;

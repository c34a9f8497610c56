/** Self-play data for learning. */
package org.marienbad.lab.shard;

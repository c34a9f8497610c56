/** Experiments that anybody can repeat, and the command that does it. */
package org.marienbad.lab.replication;

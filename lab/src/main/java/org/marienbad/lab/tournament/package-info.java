/** A tournament as a value: who takes part, who meets whom, how games are played, and what comes of each. */
package org.marienbad.lab.tournament;

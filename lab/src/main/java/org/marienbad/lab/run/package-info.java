/** Plays the numbered games of a tournament, in threads or elsewhere; the results do not depend on which. */
package org.marienbad.lab.run;

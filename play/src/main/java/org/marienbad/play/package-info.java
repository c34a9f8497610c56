/** Games that were played, as text: match records and the notations that people write. */
package org.marienbad.play;

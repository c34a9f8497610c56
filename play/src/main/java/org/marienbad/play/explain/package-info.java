/** How a search decides: its steps recorded, the tree as it was at each of them, and what is said of them. */
package org.marienbad.play.explain;

/** Many games between the same players. */
package org.marienbad.cli.match;

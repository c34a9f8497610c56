/** Small games, monitors and meters for the tests of the AIs. */
package org.marienbad.ai.toy;

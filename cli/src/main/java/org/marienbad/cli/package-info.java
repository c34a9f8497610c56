/** The command {@code marienbad} without a window. */
package org.marienbad.cli;

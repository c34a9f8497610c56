/** Finds games and players on the class path and in plugin jars, and offers them by name. */
package org.marienbad.framework.plugin;

/** The screen on which plugins are installed and removed. */
package org.marienbad.desktop.plugins;

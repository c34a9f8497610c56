/** The choices of a person about the window. */
package org.marienbad.desktop.settings;

/** The screens of the window, and what they remember. */
package org.marienbad.desktop.screen;

/** The window itself: the only package that knows all rooms. */
package org.marienbad.desktop.screen;

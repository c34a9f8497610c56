/** The application: where the window and the commands are put together. */
package org.marienbad.desktop;

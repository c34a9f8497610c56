/** What a person chooses about the window. */
package org.marienbad.desktop.settings;

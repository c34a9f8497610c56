/** What a position looks like, as plain data that any screen can draw. */
package org.marienbad.framework.picture;

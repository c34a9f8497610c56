/** The picture of a position, as plain data that any screen can draw. */
package org.marienbad.framework.picture;

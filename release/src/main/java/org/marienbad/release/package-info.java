/** The files of a version, for others. */
package org.marienbad.release;

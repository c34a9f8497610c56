/** Files that are written as a whole, and locks between processes. */
package org.marienbad.framework.file;

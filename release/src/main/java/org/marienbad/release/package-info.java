/** What is given to others with a version. */
package org.marienbad.release;

/** Matrix games given as text. */
package org.marienbad.cli.matrix;

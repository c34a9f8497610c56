/** The command that draws positions. */
package org.marienbad.cli.picture;

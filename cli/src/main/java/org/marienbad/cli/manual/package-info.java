/** Information about the commands: help, the manual page, completion for shells. */
package org.marienbad.cli.manual;

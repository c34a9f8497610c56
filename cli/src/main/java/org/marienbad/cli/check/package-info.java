/** The conformance kit on the command line. */
package org.marienbad.cli.check;

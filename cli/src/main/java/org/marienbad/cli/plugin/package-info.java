/** The places of plugins, their installation, and the commands that they bring. */
package org.marienbad.cli.plugin;

/** Projects for plugins of others, ready to be built: {@code marienbad new}. */
package org.marienbad.cli.template;

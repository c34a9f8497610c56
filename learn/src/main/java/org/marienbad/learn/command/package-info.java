/** {@code marienbad train} and {@code marienbad model}. */
package org.marienbad.learn.command;

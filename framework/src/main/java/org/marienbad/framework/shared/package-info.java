/** Parts of the framework that our own modules share: calls of plugins, threads, what players are shown, words for seats. */
package org.marienbad.framework.shared;

/** What learning sees of positions: the features of a game, its cells, or what is derived from its encoding or text. */
package org.marienbad.learn.feature;

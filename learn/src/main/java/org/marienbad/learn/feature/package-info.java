/** Inputs of learning: the features of a game, its cells, or those derived from its encoding or text. */
package org.marienbad.learn.feature;

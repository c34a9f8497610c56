/** A description of a game in Regular Boardgames as a tree: names resolved, macros gone, boards laid out. */
package org.marienbad.rbg.tree;

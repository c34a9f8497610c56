/** Spaces of the settings of a player: axes of values or ranges, grids and random samples of them. */
package org.marienbad.lab.space;

/** Tournaments by plan. */
package org.marienbad.cli.tournament;

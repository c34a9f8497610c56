/** The notation of the first thesis, in which games of Kalaha are written ply by ply. */
package org.marienbad.games.kalaha.notation;

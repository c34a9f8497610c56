/** Liar's dice: hidden dice, rising bids about all of them, and somebody who calls "liar". */
package org.marienbad.games.liarsdice;

/** Connect four: rules on bitboards, position data, estimates, picture and words. */
package org.marienbad.games.connectfour;

/** Players for any game, one package an algorithm; this package holds their words in every language. */
package org.marienbad.ai;

/** Who decides: players, what they may spend, what they report, and the providers that plug them in. */
package org.marienbad.framework.player;

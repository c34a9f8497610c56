/** Programs on this machine that are asked for decisions. */
package org.marienbad.opponents.process;

/** Alpha-beta search for two seats without chance and secrets. */
package org.marienbad.ai.minimax;

/** The player that looks one ply ahead. */
package org.marienbad.ai.greedy;

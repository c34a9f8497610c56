/** Depth-first searches under iterative deepening that several players share: max^n, and alpha-beta with chance. */
package org.marienbad.ai.deepening;

/** Depth-first searches of one depth, which iterative deepening drives: max^n, and alpha-beta with chance. */
package org.marienbad.ai.search.depthfirst;

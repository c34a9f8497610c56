/** The common parts of searching players: results, clock, state stack, action order, evaluators by name. */
package org.marienbad.ai.search;

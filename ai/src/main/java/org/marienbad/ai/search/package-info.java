/** What searching players share: results, clock, state stack, action order, evaluators by name. */
package org.marienbad.ai.search;

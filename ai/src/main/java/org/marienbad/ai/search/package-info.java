/** What searching players share: clock, state stack, action order, position table, evaluators by name, needs. */
package org.marienbad.ai.search;

/** What searching players share: budget clock, state stack, action order, evaluators by name, needs. */
package org.marienbad.ai.search;

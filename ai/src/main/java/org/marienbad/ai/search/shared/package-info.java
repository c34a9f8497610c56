/** Parts of the searches of this library: order of actions, evaluators by settings, position table, needs, time of solvers. */
package org.marienbad.ai.search.shared;

/** Networks that are not computed here, but by a runtime of a plugin. */
package org.marienbad.learn.network;

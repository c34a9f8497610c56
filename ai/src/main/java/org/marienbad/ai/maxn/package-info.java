/** Max^n and paranoid search for any number of seats, without chance and secrets. */
package org.marienbad.ai.maxn;

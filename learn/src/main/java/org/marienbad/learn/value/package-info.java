/** Estimates of payoffs that can be trained: sums of weights and networks, on sparse features. */
package org.marienbad.learn.value;

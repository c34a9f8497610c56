/** Learning a value and a policy from games played by search, as AlphaZero does. */
package org.marienbad.learn.zero;

/** Models as files, and where they are found: what was learned of one game, with where it comes from. */
package org.marienbad.learn.model;

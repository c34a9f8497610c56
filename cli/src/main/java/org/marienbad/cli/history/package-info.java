/** The games that this user has played: listed, shown, exported, deleted, counted. */
package org.marienbad.cli.history;
